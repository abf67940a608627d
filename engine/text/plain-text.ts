// Plain text of sanitised HTML: tags removed, character references decoded.

const REFERENCES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/gu, ' ')
    .replace(/&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/giu, (whole, decimal, hex, name) => {
      if (typeof name === 'string') return REFERENCES[name.toLowerCase()] ?? whole;
      const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
    })
    .replace(/\s+/gu, ' ')
    .trim();
}
