// HTML without what a browser adds by itself: quotes around single words, values that are empty, slashes of elements without content, ends of list items and paragraphs.

/** A slash ends others only where they are within a drawing, and would be part of a value without quotes. */
const WITHOUT_CONTENT = /^<(?:br|hr|img|input|link|meta|source|wbr)\b/;
const LONGEST_WITHOUT_CONTENT = '<source'.length;
/** Where another follows, or the list ends. */
const IMPLIED_END = /<\/li>(?=<li[ >]|<\/[ou]l>)|<\/p>(?=<p[ >])/g;
/** What is within is text to a browser with script, which it hands on as it is. */
const UNREAD = 'noscript>';
const UNREAD_END = '</noscript>';
/** Links keep their quotes: other programs look for these in the text of a page. */
const QUOTED_NAMES = new Set(['href', 'action']);
const NAME = /^[A-Za-z-]+$/;
/** Of a value, what needs quotes. */
const NEEDS_QUOTES = /[\s'`=<>]/;
const FIRST_LETTER = 'a'.charCodeAt(0);
const LAST_LETTER = 'z'.charCodeAt(0);

/** `html`: as React writes it, which holds no script or style. A browser reads the same elements and attributes from the result. */
export function smallerHtml(html: string): string {
  const source = html.replaceAll(IMPLIED_END, '');
  const parts: string[] = [];
  let copied = 0;
  const leaveOut = (from: number, to: number) => {
    parts.push(source.slice(copied, from));
    copied = to;
  };
  // Where the next quotation mark is, from the tag on; looked for once, not again for each tag without one.
  let quote = source.indexOf('"');
  for (let tag = source.indexOf('<'); tag >= 0; ) {
    let end = tag + 1;
    if (source.startsWith(UNREAD, end)) end = source.indexOf(UNREAD_END, end);
    else if (isLetter(source.charCodeAt(end))) {
      if (quote >= 0 && quote < tag) quote = source.indexOf('"', tag);
      end = source.indexOf('>', tag);
      while (quote >= 0 && quote < end) {
        const close = source.indexOf('"', quote + 1);
        if (close < 0) break;
        shortenAttribute(source, tag, quote, close, leaveOut);
        end = source.indexOf('>', close);
        quote = source.indexOf('"', close + 1);
      }
      if (source.charAt(end - 1) === '/' && hasNoContent(source, tag)) leaveOut(end - 1, end);
    }
    tag = end < 0 ? -1 : source.indexOf('<', end);
  }
  parts.push(source.slice(copied));
  return parts.join('');
}

/** `quote` and `close` are those around the value. */
function shortenAttribute(
  source: string,
  tag: number,
  quote: number,
  close: number,
  leaveOut: (from: number, to: number) => void,
): void {
  const name = source.slice(source.lastIndexOf(' ', quote) + 1, quote - 1);
  if (source.charAt(quote - 1) !== '=' || !NAME.test(name) || QUOTED_NAMES.has(name)) return;
  if (close === quote + 1) leaveOut(quote - 1, close + 1);
  else if (!NEEDS_QUOTES.test(source.slice(quote + 1, close))) {
    // The slash of a drawing's element would become part of the value.
    if (source.charAt(close + 1) === '/' && !hasNoContent(source, tag)) return;
    leaveOut(quote, quote + 1);
    leaveOut(close, close + 1);
  }
}

function hasNoContent(source: string, tag: number): boolean {
  return WITHOUT_CONTENT.test(source.slice(tag, tag + LONGEST_WITHOUT_CONTENT + 1));
}

function isLetter(code: number): boolean {
  return code >= FIRST_LETTER && code <= LAST_LETTER;
}
