// Letters in the form they are compared in: compatibility forms unified, lower case, å ä ö kept as letters.

/** NFKC and lower case: full-width, ligatures and half-width kana become the plain ones. */
export function normalise(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

const SPELLED: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe', đ: 'd', ł: 'l' };

/** Without accents, for who types on another keyboard: "grön" to "gron". Hangul is left as it is. */
export function fold(word: string): string {
  if (/^[a-z0-9]*$/u.test(word)) return word;
  return word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .normalize('NFC')
    .replace(/[ßæøœđł]/gu, (letter) => SPELLED[letter] ?? letter);
}
