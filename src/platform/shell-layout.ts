// Defers in the precached shell what a server's document defers by a script of its own (server/ssr/deferred-layout.ts).
import { DEFERRED_LAYOUT_KEY } from '#contract/deferred-layout.ts';
import { DEFERRED_PARTS, DEFERRED_STYLE } from '#contract/deferred-parts.ts';

/** False where nothing is deferred, as where the page is put back to where it was left, for which all heights must be true. */
export function deferLayout(): boolean {
  if (history.state !== null || location.hash !== '') return false;
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(DEFERRED_PARTS.map((part) => part + DEFERRED_STYLE).join(''));
    document.adoptedStyleSheets.push(sheet);
    Object.assign(globalThis, { [DEFERRED_LAYOUT_KEY]: sheet });
    return true;
  } catch {
    // A browser without constructed style sheets lays out everything at once.
    return false;
  }
}
