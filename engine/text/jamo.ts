// Hangul jamo: decomposes syllables, and computes the edit distance between words in jamo.

const SYLLABLES = 0xac00;
const SYLLABLE_COUNT = 11_172;
/** Jamo on their own, as at the end of a word still being typed. */
const INITIALS = 0x1100;
const INITIAL_COUNT = 19;
const VOWELS = 0x1161;
const VOWEL_COUNT = 21;
const FINAL_COUNT = 28;
/** Added to vowels, so that they differ from consonants; an initial and a final ㄱ are the same number. */
export const VOWEL_OFFSET = 64;
/** By final: the same consonants as initials; two for double finals. */
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

/** Whether a normalised word is of Korean syllables, and jamo on their own. */
export function isHangul(word: string): boolean {
  return /^[\uac00-\ud7a3\u1100-\u1112\u1161-\u1175]+$/u.test(word);
}

/** The jamo of a word as small numbers. */
export function jamoOf(word: string): number[] {
  const jamo: number[] = [];
  for (let at = 0; at < word.length; at += 1) {
    const unit = word.charCodeAt(at);
    if (unit >= INITIALS && unit < INITIALS + INITIAL_COUNT) jamo.push(unit - INITIALS);
    if (unit >= VOWELS && unit < VOWELS + VOWEL_COUNT) jamo.push(VOWEL_OFFSET + unit - VOWELS);
    const syllable = unit - SYLLABLES;
    if (syllable < 0 || syllable >= SYLLABLE_COUNT) continue;
    jamo.push(
      Math.floor(syllable / (VOWEL_COUNT * FINAL_COUNT)),
      VOWEL_OFFSET + (Math.floor(syllable / FINAL_COUNT) % VOWEL_COUNT),
    );
    jamo.push(...FINAL_JAMO[syllable % FINAL_COUNT]!);
  }
  return jamo;
}

/**
 * Edit distance (insertions, deletions, substitutions, transpositions) between `typed` and `word`; with `isPrefix`
 * between `typed` and any prefix of it.
 */
export function jamoDistance(typed: readonly number[], word: readonly number[], isPrefix: boolean): number {
  const width = typed.length + 1;
  let rowBefore: number[] = [];
  let previousRow = Array.from({ length: width }, (_, at) => at);
  let minDistance = previousRow[width - 1]!;
  for (let row = 1; row <= word.length; row += 1) {
    const currentRow = [row];
    for (let column = 1; column < width; column += 1) {
      const isSame = word[row - 1] === typed[column - 1];
      let typos = Math.min(
        previousRow[column - 1]! + (isSame ? 0 : 1),
        previousRow[column]! + 1,
        currentRow[column - 1]! + 1,
      );
      const isSwap =
        row > 1 && column > 1 && word[row - 1] === typed[column - 2] && word[row - 2] === typed[column - 1];
      if (isSwap) typos = Math.min(typos, rowBefore[column - 2]! + 1);
      currentRow.push(typos);
    }
    rowBefore = previousRow;
    previousRow = currentRow;
    minDistance = Math.min(minDistance, currentRow[width - 1]!);
  }
  return isPrefix ? minDistance : previousRow[width - 1]!;
}
