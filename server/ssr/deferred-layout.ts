// The script in the document that lets the first frame lay out the first screen alone; the page's script lays out the rest, a part in each frame.
import { DEFERRED_LAYOUT_KEY } from '#contract/deferred-layout.ts';
import { DEFERRED_PARTS, DEFERRED_STYLE } from '#contract/deferred-parts.ts';

/**
 * Not where the page is put back to where it was left, for which all heights must be true: an entry of the history that
 * has a state, which the router gives to each, or a URL with a fragment. Adopted, since the policy of the page allows no
 * other style element.
 */
export const DEFERRED_LAYOUT_SCRIPT = `try{if(!history.state&&!location.hash){let s=self.${DEFERRED_LAYOUT_KEY}=new CSSStyleSheet;s.replaceSync("${DEFERRED_PARTS.join('|')}|".replaceAll("|","${DEFERRED_STYLE}"));document.adoptedStyleSheets.push(s)}}catch{}`;
