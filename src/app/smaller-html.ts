// HTML without characters that say nothing to a browser: quotes around single words, values that are empty, slashes of elements without content.

const TAG = /<[a-z](?:[^">]|"[^"]*")*>/g;
/** What the data of the page are read from, and what other programs look for in the text of a page, keeps its quotes. */
const ATTRIBUTE = / (?!(?:href|src|action|aria-label)=|data-)([A-Za-z-]+)="([^"\s'`=<>&]*)"/g;
/** A slash ends others only where they are within a drawing, and would be part of a value without quotes. */
const WITHOUT_CONTENT = /^<(?:br|hr|img|input|link|meta|source|wbr)\b/;

/** `html`: as React writes it, which holds no script or style. A browser reads the same elements and attributes from the result. */
export function smallerHtml(html: string): string {
  return html.replace(TAG, (tag) => {
    const open = WITHOUT_CONTENT.test(tag) ? tag.replace(/\/>$/, '>') : tag;
    if (open.endsWith('/>')) return tag;
    return open.replace(ATTRIBUTE, (_, name: string, value: string) =>
      value === '' ? ` ${name}` : ` ${name}=${value}`,
    );
  });
}
