// Normalises and folds text for comparison: compatibility forms, case, accents.

/**
 * NFKC and lower case: full-width forms, ligatures and half-width kana become plain ones, ß becomes ss. None of the
 * supported languages has case rules of its own.
 */
export function normalise(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  // Again after lower-casing, which may change the order of combining marks.
  return text.normalize('NFKC').toLowerCase().replaceAll('ß', 'ss').normalize('NFKC');
}

const PLAIN = /^\p{ASCII}*$/u;
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

/** Without accents: "grön" to "gron". Hangul and kana are unchanged. */
export function fold(word: string): string {
  if (PLAIN_WORD.test(word)) return word;
  return word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .normalize('NFC')
    .replace(/[ßæøœđðþłıς]/gu, (character) => FOLDED_CHARACTERS.get(character) ?? character);
}

/** Unaccented spellings of `word`: folded, and by `spellings` (ü as "ue"); never `word` itself. */
export function foldings(word: string, spellings: ReadonlyMap<string, string> | undefined): string[] {
  if (PLAIN_WORD.test(word)) return [];
  const plain = fold(word);
  const result = plain === word ? [] : [plain];
  if (spellings === undefined) return result;
  let isSpelled = false;
  let spelled = '';
  for (const character of word) {
    const spelling = spellings.get(character);
    isSpelled ||= spelling !== undefined;
    spelled += spelling ?? character;
  }
  const folded = isSpelled ? fold(spelled) : plain;
  if (folded !== plain) result.push(folded);
  return result;
}
