// The script in the document that notes clicks on result cards which nothing else sees: the page's own script has not come yet (EV-09).
import { EARLY_CLICKS_KEY, MIDDLE_BUTTON, ROW_CLICKS_KEY } from '#contract/early-clicks.ts';

/**
 * Notes a click, by the middle button too, on a link that is not hydrated before any other listener has it: React stops the event where it could not
 * hydrate what was clicked. After all others it takes the note back where the link was hydrated by this very click, and
 * has told it itself. Clicks in product rows, which React does not tell, are noted until the page's script for them is there.
 * A device that refuses storage loses the event, not the click.
 */
export const EARLY_CLICKS_SCRIPT = `{let s,n,k="${EARLY_CLICKS_KEY}",h=a=>/__reactProps/.test(Object.keys(a));for(let t of["click","auxclick"])addEventListener(t,e=>{n=null;if(e.button<=${MIDDLE_BUTTON})try{let a=e.target.closest("a"),c=a.closest("[data-card]").dataset.card,r=a.closest("[data-part=product-row]");s=sessionStorage;if(r?!self.${ROW_CLICKS_KEY}:!h(a)){let b=s[k]||"[]";s[k]=JSON.stringify([...JSON.parse(b),[crypto.getRandomValues(new Uint32Array(5)).join("-"),c,location.href]]);n=r?null:b}}catch{}},true),addEventListener(t,e=>{if(n&&h(e.target.closest("a")))s[k]=n})}`;

/** Whether the page has cards that could be clicked. */
export function hasCards(html: string): boolean {
  return html.includes(' data-card="');
}
