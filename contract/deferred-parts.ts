// The rules that defer the layout of what is below a page's first screen.

/**
 * What is below the first screen of a phone, in the order in which it is laid out: what a later part names too waits for that.
 * Not the cards of a slider, which stand beside each other.
 */
export const DEFERRED_PARTS: readonly string[] = [
  '[data-part=grid]:not([data-layout])>:nth-child(n+7),[data-part=product-row]~*',
  '[data-part=grid]:not([data-layout])>:nth-child(n+21),[data-part=product-row]~*~*~*',
  '[data-part=product-row]:first-child,body>footer',
];
/** The height stands in until a part is laid out or scrolled to: most are cards and rows of them. */
export const DEFERRED_STYLE = '{content-visibility:auto;contain-intrinsic-height:auto 430px}';
