// Dictionary ranges of the words that begin with an incomplete word, including half-typed Korean syllables.

/** Strings in [from, to) in order of UTF-16 code units. */
export type PrefixRange = readonly [from: string, to: string];

// Hangul syllables are ordered by initial, then vowel, then final.
const SYLLABLES = 0xac00;
const INITIALS = 0x1100;
const FINAL_COUNT = 28;
const SYLLABLES_PER_INITIAL = 21 * FINAL_COUNT;
/** Vowels that may become compound vowels, with the number of consecutive candidates: ㅗ to ㅘ, ㅙ, ㅚ. */
const COMPOUND_VOWELS: ReadonlyMap<number, number> = new Map([
  [8, 4],
  [13, 4],
  [18, 2],
]);
/** By final (0 is none): the final that remains when its last consonant moves to the next syllable. */
const REMAINING_FINAL = [0, 0, 0, 1, 0, 4, 4, 0, 0, 8, 8, 8, 8, 8, 8, 8, 0, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0];
/** By final: the initial that its last consonant becomes. */
const NEXT_INITIAL = [
  -1, 0, 1, 9, 2, 12, 18, 3, 5, 0, 6, 7, 9, 16, 17, 18, 6, 7, 9, 9, 10, 11, 12, 14, 15, 16, 17, 18,
];

/**
 * Ranges for a normalised word: ascending, disjoint, at least one. "자ㅋ" and "자케" match 자켓, whose last syllable
 * is incomplete; the ㅋ in "잨" may belong to the next syllable.
 */
export function prefixRanges(word: string): readonly PrefixRange[] {
  const prefix = word.slice(0, -1);
  const lastUnit = word.charCodeAt(word.length - 1);
  const range = (from: number, to: number, start = prefix): PrefixRange => [
    start + String.fromCharCode(from),
    start + String.fromCharCode(to),
  ];
  const initial = lastUnit - INITIALS;
  if (initial >= 0 && initial < 19) {
    const from = SYLLABLES + initial * SYLLABLES_PER_INITIAL;
    return [range(lastUnit, lastUnit + 1), range(from, from + SYLLABLES_PER_INITIAL)];
  }
  const number = lastUnit - SYLLABLES;
  if (!(number >= 0 && number < 19 * SYLLABLES_PER_INITIAL)) return [[word, `${word}\uffff`]];
  const final = number % FINAL_COUNT;
  if (final === 0) {
    const vowels = COMPOUND_VOWELS.get((number / FINAL_COUNT) % 21) ?? 1;
    return [range(lastUnit, lastUnit + vowels * FINAL_COUNT)];
  }
  const from = SYLLABLES + NEXT_INITIAL[final]! * SYLLABLES_PER_INITIAL;
  const openPrefix = prefix + String.fromCharCode(lastUnit - final + REMAINING_FINAL[final]!);
  return [range(from, from + SYLLABLES_PER_INITIAL, openPrefix), range(lastUnit, lastUnit + 1)];
}
