// HTML without what a browser adds by itself: quotes around single words, values that are empty, slashes of elements without content, ends of list items and paragraphs.

/** What is within `noscript` is text to a browser with script, which it hands on as it is. */
const TAG = /<noscript>.*?<\/noscript>|<[a-z][^">]*(?:"[^"]*"[^">]*)*>/gs;
/** Links keep their quotes: other programs look for these in the text of a page. */
const EMPTY = / (?!(?:href|action)=)([A-Za-z-]+)=""/g;
const WORD = / (?!(?:href|action)=)([A-Za-z-]+)="([^"\s'`=<>]+)"/g;
/** A slash ends others only where they are within a drawing, and would be part of a value without quotes. */
const WITHOUT_CONTENT = /^<(?:br|hr|img|input|link|meta|source|wbr)\b/;
/** Where another follows, or the list ends. */
const IMPLIED_END = /<\/li>(?=<li[ >]|<\/[ou]l>)|<\/p>(?=<p[ >])/g;

/** `html`: as React writes it, which holds no script or style. A browser reads the same elements and attributes from the result. */
export function smallerHtml(html: string): string {
  return html.replaceAll(IMPLIED_END, '').replaceAll(TAG, (tag) => {
    if (!tag.includes('"') || tag.startsWith('<noscript>')) return tag;
    const open = WITHOUT_CONTENT.test(tag) ? tag.replace(/\/>$/, '>') : tag;
    return open.endsWith('/>') ? tag : open.replaceAll(EMPTY, ' $1').replaceAll(WORD, ' $1=$2');
  });
}
