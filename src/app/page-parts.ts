// A rendered page in parts: its screen, and the frame around it, which is the same for every screen of a market.

/** The HTML of a body: joined in this order they are the whole. */
export interface BodyParts {
  readonly before: string;
  /** The element `main` with what is in it; empty where a page has none. */
  readonly screen: string;
  readonly after: string;
}
export interface PageParts extends BodyParts {
  /** From `<html>` to what is in the head. `before` begins with its end. */
  readonly head: string;
}

/** How every rendered document ends; no part has it. */
export const DOCUMENT_END = '</body></html>';
const HEAD_END = '</head>';
const SCREEN_START = '<main';
const SCREEN_END = '</main>';

/** `html`: a whole document as React writes it. */
export function partsOf(html: string): PageParts {
  const headEnd = html.indexOf(HEAD_END);
  return { head: html.slice(0, headEnd), ...bodyParts(html.slice(headEnd, -DOCUMENT_END.length)) };
}

/**
 * `html`: as React or a browser writes it. Texts have `&lt;` in both; in an attribute some browsers write `<` as it is: a `<main` there
 * would be taken for the screen, its data would not be readable, and the page would be drawn anew (page-record.ts).
 */
export function bodyParts(html: string): BodyParts {
  const main = html.indexOf(SCREEN_START);
  const start = main < 0 ? html.length : main;
  const stop = main < 0 ? html.length : html.lastIndexOf(SCREEN_END) + SCREEN_END.length;
  return { before: html.slice(0, start), screen: html.slice(start, stop), after: html.slice(stop) };
}
