// After a filter change or a closed panel: moves focus that was lost with a removed button to the bar, and scrolls to the top after a clear.
import { type RefObject, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useDiscovery } from '#src/discovery/state/context.tsx';

export function useRestoreFocus(bar: RefObject<HTMLElement | null>): void {
  const { instance } = useDiscovery();
  const { revision, filtersOpen, sortingOpen } = useSnapshot(instance);
  const isPanelOpen = filtersOpen || sortingOpen;
  useEffect(() => {
    if (revision === 0) return;
    // FI-08
    if (instance.cleared !== null) scrollTo({ top: 0 });
    if (document.activeElement === document.body) focusBar(bar.current);
  }, [revision, instance, bar]);
  useEffect(() => {
    if (!isPanelOpen) return undefined;
    const element = bar.current;
    return () => {
      // A floating button that opened it was hidden meanwhile, and could not take the focus back.
      if (document.activeElement === document.body) focusBar(element);
    };
  }, [isPanelOpen, bar]);
}

/** Its first button; the bar itself while it has none, as before the results without filters have come. */
export function focusBar(bar: HTMLElement | null): void {
  if (bar === null) return;
  // Set here rather than in the markup, which the server sends with every listing.
  bar.tabIndex = -1;
  (bar.querySelector<HTMLElement>('button:enabled:not([hidden])') ?? bar).focus({ preventScroll: true });
}
