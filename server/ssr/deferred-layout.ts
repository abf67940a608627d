// The script in the document that lets the first frame lay out the first screen alone; the page's script lays out the rest, a part in each frame.
import { DEFERRED_LAYOUT_KEY } from '#contract/deferred-layout.ts';

/**
 * What is below the first screen of a phone, in the order in which it is laid out: what a later part names too waits for that.
 * Not the cards of a slider, which stand beside each other.
 */
const PARTS = [
  '[data-part=grid]:not([data-layout])>:nth-child(n+7),[data-part=product-row]~*',
  '[data-part=grid]:not([data-layout])>:nth-child(n+21),[data-part=product-row]~*~*~*',
  '[data-part=product-row]:first-child,body>footer',
];
/** The height stands in until a part is laid out or scrolled to: most are cards and rows of them. */
const DEFERRED = '{content-visibility:auto;contain-intrinsic-height:auto 430px}';

/**
 * Not where the page is put back to where it was left, for which all heights must be true: an entry of the history that
 * has a state, which the router gives to each, or a URL with a fragment. Adopted, since the policy of the page allows no
 * other style element.
 */
export const DEFERRED_LAYOUT_SCRIPT = `try{if(!history.state&&!location.hash){let s=self.${DEFERRED_LAYOUT_KEY}=new CSSStyleSheet;s.replaceSync("${PARTS.join('|')}|".replaceAll("|","${DEFERRED}"));document.adoptedStyleSheets.push(s)}}catch{}`;
