// Whether an element is laid out from right to left, as on host pages in Arabic or Hebrew.

export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
