// Plain text of sanitised HTML: tags removed, character references decoded; and its beginning.

const REFERENCES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);

export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/gu, ' ')
    .replace(/&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/giu, (whole, decimal, hex, name) => {
      if (typeof name === 'string') return REFERENCES.get(name.toLowerCase()) ?? whole;
      const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
    })
    .replace(/\s+/gu, ' ')
    .trim();
}

/** What is left of a text that is cut in a word is cut before that word, unless little would be left. */
const MIN_KEPT_SHARE = 0.6;

/** Sanitised HTML of at most about `maxLength` characters: itself, or a paragraph of its first words. */
export function excerptOf(html: string, maxLength: number): string {
  if (html.length <= maxLength) return html;
  const text = plainText(html);
  const cut = text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '');
  const lastSpace = text[cut.length] === ' ' ? cut.length : cut.lastIndexOf(' ');
  const whole = text.length <= maxLength;
  const kept = whole || lastSpace < MIN_KEPT_SHARE * maxLength ? cut : cut.slice(0, lastSpace);
  return `<p>${escaped(kept.trimEnd())}${whole ? '' : '…'}</p>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
