// Letters in the form they are compared in: compatibility forms unified, lower case, å ä ö kept as letters.

/**
 * NFKC and lower case: full-width, ligatures and half-width kana become the plain ones, ß is ss. The default
 * rules of Unicode hold for all our languages; none of them has a case rule of its own.
 */
export function normalise(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  // Once more after lower case: a letter's marks may then stand in another order.
  return text.normalize('NFKC').toLowerCase().replaceAll('ß', 'ss').normalize('NFKC');
}

/* eslint-disable-next-line no-control-regex */
const PLAIN = /^[\u0000-\u007f]*$/u;
const PLAIN_WORD = /^[a-z0-9]*$/u;
const FOLDED_CHARACTERS: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['ø', 'o'],
  ['œ', 'oe'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ł', 'l'],
  ['ı', 'i'],
  ['ς', 'σ'],
]);

/** Without accents, for who types on another keyboard: "grön" to "gron". Hangul and kana are left as they are. */
export function fold(word: string): string {
  if (PLAIN_WORD.test(word)) return word;
  return word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .normalize('NFC')
    .replace(/[ßæøœđðþłıς]/gu, (letter) => FOLDED_CHARACTERS.get(letter) ?? letter);
}

/** The ways to write `word` without its accents: plainly, and spelled in two letters (ü as "ue"); never `word` itself. */
export function foldings(word: string, spellings: ReadonlyMap<string, string> | undefined): string[] {
  if (PLAIN_WORD.test(word)) return [];
  const plain = fold(word);
  const found = plain === word ? [] : [plain];
  if (spellings === undefined) return found;
  let isSpelled = false;
  let spelled = '';
  for (const letter of word) {
    const two = spellings.get(letter);
    isSpelled ||= two !== undefined;
    spelled += two ?? letter;
  }
  const folded = isSpelled ? fold(spelled) : plain;
  if (folded !== plain) found.push(folded);
  return found;
}
