// A press on a button whose script has not come yet is kept, and made again once it has: no early press is lost.

/** After that the shopper has moved on, and a late answer would surprise. */
const KEEP_MS = 10_000;

/** Called once, before the page is hydrated. */
export function keepEarlyPresses(): void {
  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      // Submits and popovers do their work without script.
      if (button === null || button.type === 'submit' || button.popoverTargetElement !== null) return;
      if (isAwake(button)) return;
      const until = performance.now() + KEEP_MS;
      const again = () => {
        if (!button.isConnected || performance.now() > until) return;
        if (isAwake(button)) button.click();
        else requestAnimationFrame(again);
      };
      requestAnimationFrame(again);
    },
    { capture: true },
  );
}

/** React marks every element it has taken over with its props. */
function isAwake(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps$'));
}
