// Where in a sorted dictionary the words stand that begin like what is being typed, Korean syllables half typed included.

/** [from, to): strings between the two in order of UTF-16 code units. */
export type PrefixRange = readonly [from: string, to: string];

// Hangul syllables are numbered initial by initial, within it vowel by vowel, within it final by final.
const SYLLABLES = 0xac00;
const INITIALS = 0x1100;
const FINALS = 28;
const OF_INITIAL = 21 * FINALS;
/** A vowel that may still grow, and the number of vowels from it on that it may become: ㅗ to ㅘ, ㅙ, ㅚ. */
const GROWING: ReadonlyMap<number, number> = new Map([
  [8, 4],
  [13, 4],
  [18, 2],
]);
/** Of each final (0 is none): the final that stays when its last consonant begins the next syllable. */
const STAYS = [0, 0, 0, 1, 0, 4, 4, 0, 0, 8, 8, 8, 8, 8, 8, 8, 0, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0];
/** Of each final: the initial that its last consonant becomes. */
const BECOMES = [
  -1, 0, 1, 9, 2, 12, 18, 3, 5, 0, 6, 7, 9, 16, 17, 18, 6, 7, 9, 9, 10, 11, 12, 14, 15, 16, 17, 18,
];

/**
 * Of a word in comparable form: in order, without overlap, at least one. "자ㅋ" and "자케" find 자켓, whose
 * last syllable is not typed to its end; the ㅋ in "잨" may be the beginning of the next one.
 */
export function prefixRanges(word: string): readonly PrefixRange[] {
  const before = word.slice(0, -1);
  const last = word.charCodeAt(word.length - 1);
  const range = (from: number, to: number, start = before): PrefixRange => [
    start + String.fromCharCode(from),
    start + String.fromCharCode(to),
  ];
  const initial = last - INITIALS;
  if (initial >= 0 && initial < 19) {
    const from = SYLLABLES + initial * OF_INITIAL;
    return [range(last, last + 1), range(from, from + OF_INITIAL)];
  }
  const number = last - SYLLABLES;
  if (!(number >= 0 && number < 19 * OF_INITIAL)) return [[word, `${word}\uffff`]];
  const final = number % FINALS;
  if (final === 0) {
    const vowels = GROWING.get((number / FINALS) % 21) ?? 1;
    return [range(last, last + vowels * FINALS)];
  }
  const from = SYLLABLES + BECOMES[final]! * OF_INITIAL;
  const open = before + String.fromCharCode(last - final + STAYS[final]!);
  return [range(from, from + OF_INITIAL, open), range(last, last + 1)];
}
