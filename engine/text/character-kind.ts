// Classifies UTF-16 code units as letter, digit, CJK or none; by ranges first, as it runs for every character.

/** `letter` includes marks; `cjk` are characters of scripts without spaces. */
export const CHARACTER_KIND = { none: 0, letter: 1, digit: 2, cjk: 3 } as const;
export type CharacterKind = (typeof CHARACTER_KIND)[keyof typeof CHARACTER_KIND];

const WORD = /[\p{L}\p{N}\p{M}]/u;
/** Chinese, Japanese and Korean characters. */
export const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ーｰﾞﾟ]/u;

/** Kind of the code point at `at`, whose first code unit is `unit`. */
export function characterKindAt(text: string, at: number, unit: number): CharacterKind {
  if (unit < 0x80) {
    if ((unit >= 0x61 && unit <= 0x7a) || (unit >= 0x41 && unit <= 0x5a)) return CHARACTER_KIND.letter;
    return unit >= 0x30 && unit <= 0x39 ? CHARACTER_KIND.digit : CHARACTER_KIND.none;
  }
  if (unit >= 0xc0 && unit < 0x250)
    return unit === 0xd7 || unit === 0xf7 ? CHARACTER_KIND.none : CHARACTER_KIND.letter;
  if (unit >= 0xac00 && unit <= 0xd7a3) return CHARACTER_KIND.cjk;
  if (isIgnorable(unit)) return CHARACTER_KIND.letter;
  const character = String.fromCodePoint(text.codePointAt(at)!);
  if (isSquaredUnit(unit)) return CHARACTER_KIND.letter;
  if (!WORD.test(character)) return CHARACTER_KIND.none;
  return CJK.test(character) ? CHARACTER_KIND.cjk : CHARACTER_KIND.letter;
}

/** Soft hyphens, joiners and the like: part of a word, but without meaning. */
function isIgnorable(unit: number): boolean {
  return unit === 0xad || (unit >= 0x200b && unit <= 0x200d) || unit === 0x2060 || unit === 0xfeff;
}

/** Squared unit signs such as ㎏ and ㎖, which normalise to several letters. */
function isSquaredUnit(unit: number): boolean {
  return unit >= 0x3371 && unit <= 0x33df;
}
