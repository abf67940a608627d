// Gives an element the focus as it appears, where what had the focus before is gone.

/** A stable ref: called when the element appears, not with every render. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
