// A click on a button, or on the search field, that is not hydrated yet is made again once it is: no early click is lost.

/** After that the shopper has moved on, and a late answer would surprise. */
const REPLAY_WITHIN_MS = 10_000;

/** Called once, before the page is hydrated. */
export function replayEarlyClicks(): void {
  addEventListener(
    'click',
    (event) => {
      const button =
        event.target instanceof Element
          ? event.target.closest<HTMLButtonElement>('button,[role=combobox]')
          : null;
      // Forms and popovers do their work without script, but for a form that says it needs one.
      if (button === null || button.popoverTargetElement !== null || isHydrated(button)) return;
      if (button.type === 'submit') {
        if (button.form?.dataset['scripted'] === undefined) return;
        event.preventDefault();
      }
      // Where its script is there, React hydrates what is pressed on the event's way down, and then handles it itself.
      let isHandled = false;
      const noteHandled = () => {
        isHandled = isHydrated(button);
      };
      button.addEventListener('click', noteHandled, { once: true });
      const until = performance.now() + REPLAY_WITHIN_MS;
      const again = () => {
        if (isHandled || !button.isConnected || performance.now() > until) return;
        if (isHydrated(button)) button.click();
        else requestAnimationFrame(again);
      };
      requestAnimationFrame(again);
    },
    { capture: true },
  );
}

/** React sets a property with its props on every element that it hydrated. */
function isHydrated(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps$'));
}
