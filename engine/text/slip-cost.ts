// How unlikely a slip is: the cost of typing one word for another, by what fingers and ears confuse.
import { isHangul, jamoOf, VOWEL_OFFSET } from '#engine/text/jamo.ts';

// Costs are on one scale: 1 is a letter left out, a common slip.
const SWAPPED = 0.8;
const DOUBLED = 0.6;
const MISSING = 1;
const EXTRA = 1;
const CONFUSED = 1;
const SUBSTITUTED = 1.5;
/** Few slips are in the first letter. */
const FIRST = 0.7;

const KEYBOARD = ['qwertyuiopå', 'asdfghjklöä', 'zxcvbnm'] as const;
const SOUND_ALIKES = ['aeiouyåäöüé', 'ckqgx', 'szcx', 'fvw', 'bpv', 'dt', 'mn', 'ij'] as const;
/** Initials that sound alike, by their numbers: ㄱㄲㅋ, ㄷㄸㅌ, ㅂㅃㅍ, ㅅㅆ, ㅈㅉㅊ, ㄴㅁㅇ. */
const CONSONANTS_ALIKE: readonly (readonly number[])[] = [
  [0, 1, 15],
  [3, 4, 16],
  [7, 8, 17],
  [9, 10],
  [12, 13, 14],
  [2, 6, 11],
];

/** The letters or jamo of a word. */
export interface Spelling {
  readonly isHangul: boolean;
  readonly units: readonly number[];
}
export interface SlipCosts {
  /** Of typing all of the word. */
  readonly whole: number;
  /** Of typing its beginning: the likeliest one. */
  readonly beginning: number;
}

export function spellingOf(word: string): Spelling {
  return isHangul(word)
    ? { isHangul: true, units: jamoOf(word) }
    : { isHangul: false, units: Array.from(word, (_, at) => word.charCodeAt(at)) };
}

/** Plain for tense and aspirated: ㄱ for ㄲ and ㅋ. By initial. */
const PLAIN_INITIALS = [0, 0, 2, 3, 3, 5, 6, 7, 7, 9, 9, 11, 12, 12, 12, 0, 3, 7, 18] as const;

/** What a word and its likely slips begin with: its first letter; in Korean its first sound. */
export function beginningOf(word: string): string {
  return isHangul(word) ? String(PLAIN_INITIALS[jamoOf(word)[0]!]) : word.slice(0, 1);
}

/** The costs of typing `typed` for `meant`; above `limit` they may be any above it. */
export function slipCosts(typed: Spelling, meant: Spelling, limit: number): SlipCosts {
  const letters = typed.units;
  const areJamo = typed.isHangul && meant.isHangul;
  const width = letters.length;
  let rowBefore: number[] = [];
  let previous = [0];
  for (let column = 1; column <= width; column += 1)
    previous.push(
      previous[column - 1]! +
        (letters[column - 1] === letters[column - 2] ? DOUBLED : EXTRA) +
        (column === 1 ? FIRST : 0),
    );
  let beginning = previous[width]!;
  for (let row = 1; row <= meant.units.length; row += 1) {
    const expected = meant.units[row - 1]!;
    const before = meant.units[row - 2];
    const missing = expected === before ? DOUBLED : MISSING;
    const current = [previous[0]! + missing + (row === 1 ? FIRST : 0)];
    let least = current[0]!;
    for (let column = 1; column <= width; column += 1) {
      const letter = letters[column - 1]!;
      const wrong =
        letter === expected
          ? 0
          : (areAlike(letter, expected, areJamo) ? CONFUSED : SUBSTITUTED) + (row + column === 2 ? FIRST : 0);
      const extra = letter === letters[column - 2] ? DOUBLED : EXTRA;
      let cost = Math.min(
        previous[column - 1]! + wrong,
        previous[column]! + missing,
        current[column - 1]! + extra,
      );
      if (letter === before && letters[column - 2] === expected)
        cost = Math.min(cost, rowBefore[column - 2]! + SWAPPED + (row + column === 4 ? FIRST : 0));
      current.push(cost);
      if (cost < least) least = cost;
    }
    rowBefore = previous;
    previous = current;
    beginning = Math.min(beginning, current[width]!);
    // No later row is below the least of two rows.
    if (least > limit && Math.min(...rowBefore) > limit) return { whole: least, beginning };
  }
  return { whole: previous[width]!, beginning };
}

/** Only units below this are compared: Latin letters and jamo. */
const UNITS = 0x180;
/** By two units: whether they are confused. Filled as needed. */
const ALIKE = new Map<number, boolean>();

function areAlike(one: number, other: number, areJamo: boolean): boolean {
  if (one >= UNITS || other >= UNITS) return false;
  const key = (one * UNITS + other) * 2 + (areJamo ? 1 : 0);
  let alike = ALIKE.get(key);
  if (alike === undefined) {
    alike = areJamo ? areJamoAlike(one, other) : areLettersAlike(one, other);
    ALIKE.set(key, alike);
  }
  return alike;
}

function areJamoAlike(one: number, other: number): boolean {
  if (one >= VOWEL_OFFSET && other >= VOWEL_OFFSET) return true;
  return CONSONANTS_ALIKE.some((group) => group.includes(one) && group.includes(other));
}

function areLettersAlike(one: number, other: number): boolean {
  const [first, second] = [String.fromCharCode(one), String.fromCharCode(other)];
  if (SOUND_ALIKES.some((group) => group.includes(first) && group.includes(second))) return true;
  const rowOf = (letter: string) => KEYBOARD.findIndex((row) => row.includes(letter));
  const [upper, lower] = [rowOf(first), rowOf(second)];
  if (upper < 0 || lower < 0 || Math.abs(upper - lower) > 1) return false;
  return Math.abs(KEYBOARD[upper]!.indexOf(first) - KEYBOARD[lower]!.indexOf(second)) <= 1;
}
