// The script in the document that notes clicks on result cards which nothing else sees: the page's own script has not come yet (EV-09).
import { EARLY_CLICKS_KEY } from '#contract/early-clicks.ts';

/**
 * After every other listener: a link that is hydrated by now, if only by this click, has told it itself, and has the
 * property that React sets. A device that refuses storage loses the event, not the click.
 */
export const EARLY_CLICKS_SCRIPT = `addEventListener("click",e=>{try{let a=e.target.closest("a"),c=a.closest("[data-card]").dataset.card,s=sessionStorage,k="${EARLY_CLICKS_KEY}";Object.keys(a).some(n=>n.startsWith("__reactProps$"))||(s[k]=JSON.stringify([...JSON.parse(s[k]||"[]"),[crypto.getRandomValues(new Uint32Array(5)).join("-"),c,location.href]]))}catch{}})`;

/** Whether the page has cards that could be clicked. */
export function hasCards(html: string): boolean {
  return html.includes(' data-card="');
}
