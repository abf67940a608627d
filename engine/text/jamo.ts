// Hangul in its letters: syllables taken apart, and how many slips lie between two words of them.

const SYLLABLES = 0xac00;
const COUNT = 11_172;
const VOWELS = 21;
const FINALS = 28;
/** Initials, vowels and finals in ranges of their own, so that a ㄱ that opens and one that closes differ in nothing else. */
const VOWEL_AT = 64;
/** Of each final: the initials that are the same letters; finals of two letters are two. */
const FINAL_JAMO = [
  [],
  [0],
  [1],
  [0, 9],
  [2],
  [2, 12],
  [2, 18],
  [3],
  [5],
  [5, 0],
  [5, 6],
  [5, 7],
  [5, 9],
  [5, 16],
  [5, 17],
  [5, 18],
  [6],
  [7],
  [7, 9],
  [9],
  [10],
  [11],
  [12],
  [14],
  [15],
  [16],
  [17],
  [18],
] as const;

export function isHangul(word: string): boolean {
  return /^[\uac00-\ud7a3]+$/u.test(word);
}

/** The letters of a word of whole syllables, as small numbers. */
export function jamoOf(word: string): number[] {
  const letters: number[] = [];
  for (let at = 0; at < word.length; at += 1) {
    const syllable = word.charCodeAt(at) - SYLLABLES;
    if (syllable < 0 || syllable >= COUNT) continue;
    letters.push(
      Math.floor(syllable / (VOWELS * FINALS)),
      VOWEL_AT + (Math.floor(syllable / FINALS) % VOWELS),
    );
    letters.push(...FINAL_JAMO[syllable % FINALS]!);
  }
  return letters;
}

/**
 * Letters to be put in, left out, replaced or swapped with their neighbour to come from `typed` to `word`;
 * with `isPrefix` to any beginning of it.
 */
export function jamoDistance(typed: readonly number[], word: readonly number[], isPrefix: boolean): number {
  const width = typed.length + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: width }, (_, at) => at);
  let least = last[width - 1]!;
  for (let row = 1; row <= word.length; row += 1) {
    const now = [row];
    for (let column = 1; column < width; column += 1) {
      const isSame = word[row - 1] === typed[column - 1];
      let typos = Math.min(last[column - 1]! + (isSame ? 0 : 1), last[column]! + 1, now[column - 1]! + 1);
      const isSwap =
        row > 1 && column > 1 && word[row - 1] === typed[column - 2] && word[row - 2] === typed[column - 1];
      if (isSwap) typos = Math.min(typos, beforeLast[column - 2]! + 1);
      now.push(typos);
    }
    beforeLast = last;
    last = now;
    least = Math.min(least, now[width - 1]!);
  }
  return isPrefix ? least : last[width - 1]!;
}
