// A rendered document in parts: its screen, and the frame around it, which is the same for every screen of a market.

/** Joined in this order they are the document. */
export interface PageParts {
  /** From `<html>` to what is in its head. */
  readonly head: string;
  /** From the end of the head to the screen. */
  readonly before: string;
  /** The element `main` with what is in it; empty where a page has none. */
  readonly screen: string;
  /** The rest of the body, without its end. */
  readonly after: string;
}

/** How every rendered document ends. */
export const DOCUMENT_END = '</body></html>';
const HEAD_END = '</head>';
const SCREEN_END = '</main>';

/** `html`: as React writes a whole document, which has `<` in texts and attributes only as `&lt;`. */
export function partsOf(html: string): PageParts {
  const headEnd = html.indexOf(HEAD_END);
  const end = html.length - DOCUMENT_END.length;
  const main = html.indexOf('<main', headEnd);
  const start = main < 0 ? end : main;
  const stop = main < 0 ? end : html.lastIndexOf(SCREEN_END) + SCREEN_END.length;
  return {
    head: html.slice(0, headEnd),
    before: html.slice(headEnd, start),
    screen: html.slice(start, stop),
    after: html.slice(stop, end),
  };
}
