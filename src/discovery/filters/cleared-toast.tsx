// The toast after filters were cleared, with a button that restores them (FI-08, FI-09, LI-06).
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useIsWide } from '#src/discovery/filters/use-is-wide.ts';
import { forgetCleared, restoreFilters } from '#src/discovery/state/actions.ts';
import { useDiscovery } from '#src/discovery/state/context.tsx';
import { useTexts } from '#src/discovery/host-context.tsx';
import { Button } from '#src/ui/button.tsx';
import { Toast } from '#src/ui/toast.tsx';

interface ClearedToastProps {
  readonly isPanelOpen: boolean;
  /** Called before it leaves while it has the focus, which can then move. */
  readonly onBeforeLeave: () => void;
}

/** Rendered while something is cleared; hidden while the panel is a sheet that covers the page. */
export function ClearedToast({ isPanelOpen, onBeforeLeave }: ClearedToastProps) {
  const { instance } = useDiscovery();
  const texts = useTexts();
  const { revision } = useSnapshot(instance);
  const toast = useRef<HTMLDivElement>(null);
  const forget = () => {
    if (toast.current?.contains(document.activeElement) === true) onBeforeLeave();
    forgetCleared(instance);
  };
  const isCovered = !useIsWide() && isPanelOpen;
  useEscape(forget);
  if (isCovered) return null;
  return (
    <div ref={toast}>
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
    </div>
  );
}

function useEscape(onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') escape();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
