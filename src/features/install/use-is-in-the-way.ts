// Whether something at the foot of the window would be in the way: over a dialog or menu, a form, or while someone types.
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useServices } from '#src/services/services.tsx';

const TYPED_INTO = 'textarea, select, input:not([type="checkbox"], [type="radio"])';

/** `onPage` stays the same function. */
export function useIsInTheWay(onPage: (call: () => void) => () => void): boolean {
  const { view } = useServices();
  const { activeModal, activeMegaMenu, isInboxOpen, isDevicePanelOpen } = useSnapshot(view);
  const [hasForm, setHasForm] = useState(true);
  useEffect(() => {
    const look = () => {
      const isTyping = document.activeElement?.matches(TYPED_INTO) === true;
      setHasForm(isTyping || document.querySelector('main form, dialog[open]') !== null);
    };
    look();
    const stopPages = onPage(look);
    addEventListener('focusin', look);
    addEventListener('focusout', look);
    return () => {
      stopPages();
      removeEventListener('focusin', look);
      removeEventListener('focusout', look);
    };
  }, [onPage]);
  return (
    hasForm || activeModal !== null || activeMegaMenu !== null || isInboxOpen || isDevicePanelOpen === true
  );
}
