// The texts that the HTML of a page says, in its order: what the data of the same page may refer to in place of repeating it.

/** Attributes whose values are also in data, and that nothing but a page's own script would change. */
const WITH_TEXT = [' href=', ' src=', ' aria-label=', ' data-sizes='];
/** Has words with a meaning each. */
const WITH_WORDS = ' data-card=';
const ESCAPED = /&(amp|lt|gt|quot|nbsp|#x27);/g;
const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u{a0}',
  '#x27': "'",
};
// FNV-1a, 32 bits.
const FIRST_HASH = 0x811c9dc5;
const HASH_FACTOR = 0x01000193;

/** The same for the HTML that the server wrote and for `innerHTML` of what a browser made of it, which escapes other characters. */
export function textsInHtml(html: string): string[] {
  const texts: string[] = [];
  for (let at = 0; at >= 0 && at < html.length; ) {
    const tag = html.indexOf('<', at);
    if (tag !== at) texts.push(unescaped(html.slice(at, tag < 0 ? undefined : tag)));
    at = tag < 0 ? tag : afterTag(html, tag, texts);
  }
  return texts;
}

/** Where the tag or comment ends that begins at `tag`; what its attributes say is added to `texts`. */
function afterTag(html: string, tag: number, texts: string[]): number {
  let at = tag;
  for (;;) {
    const end = html.indexOf('>', at) + 1;
    const quote = html.indexOf('"', at) + 1;
    if (end === 0 || quote === 0 || end < quote) return end || -1;
    at = html.indexOf('"', quote) + 1;
    const isAttribute = (name: string) => html.startsWith(name, quote - 1 - name.length);
    if (WITH_TEXT.some(isAttribute)) texts.push(unescaped(html.slice(quote, at - 1)));
    else if (isAttribute(WITH_WORDS)) texts.push(...unescaped(html.slice(quote, at - 1)).split(' '));
  }
}

function unescaped(html: string): string {
  return html.includes('&') ? html.replace(ESCAPED, (_, name: string) => CHARACTERS[name] ?? '') : html;
}

/** A short text that other texts would hardly have. */
export function hashOf(texts: readonly string[]): string {
  let hash = FIRST_HASH;
  for (const text of texts) {
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), HASH_FACTOR);
    // Its end.
    hash = Math.imul(hash, HASH_FACTOR);
  }
  return (hash >>> 0).toString(36);
}

/** The HTML as it is once a browser has decoded it from bytes. */
export function asDecoded(html: string): string {
  return html.toWellFormed().replaceAll(/\r\n?/g, '\n');
}
