// The toast after a clear: restore, or leave it so (FI-08, FI-09, LI-06).
import { useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio';
import { forgetCleared, restoreFilters } from '#src/discovery/state/actions.ts';
import { useDiscovery } from '#src/discovery/state/context.tsx';
import { useTexts } from '#src/services/services.tsx';
import { Button } from '#src/ui/button.tsx';
import { Toast } from '#src/ui/toast.tsx';

/** Waits while a sheet covers the page. */
export function ClearedToast({ isCovered }: { isCovered: boolean }) {
  const { instance } = useDiscovery();
  const texts = useTexts();
  const { cleared, revision } = useSnapshot(instance);
  const isShown = cleared !== null && !isCovered;
  const forget = () => forgetCleared(instance);
  useEscape(isShown, forget);
  if (!isShown) return null;
  return (
    <Toast
      key={revision}
      message={texts.listing.clearedFilters}
      onDone={forget}
      actions={
        <>
          <Button kind="quiet" onClick={() => restoreFilters(instance)}>
            {texts.listing.restore}
          </Button>
          <Button kind="quiet" onClick={forget}>
            {texts.listing.ok}
          </Button>
        </>
      }
    />
  );
}

function useEscape(isActive: boolean, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isActive) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') escape();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isActive]);
}
