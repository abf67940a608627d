// A press on a button whose script has not come yet is kept, and made again once it has: no early press is lost.

/** After that the shopper has moved on, and a late answer would surprise. */
const REPLAY_WITHIN_MS = 10_000;

/** Called once, before the page is hydrated. */
export function replayEarlyClicks(): void {
  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      // Submits and popovers do their work without script.
      if (button === null || button.type === 'submit' || button.popoverTargetElement !== null) return;
      if (isHydrated(button)) return;
      const until = performance.now() + REPLAY_WITHIN_MS;
      const again = () => {
        if (!button.isConnected || performance.now() > until) return;
        if (isHydrated(button)) button.click();
        else requestAnimationFrame(again);
      };
      requestAnimationFrame(again);
    },
    { capture: true },
  );
}

/** React marks every element it has taken over with its props. */
function isHydrated(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps$'));
}
