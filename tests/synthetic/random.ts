// Seeded random numbers, and a vocabulary with the word frequencies of natural language; the same on every machine.

/** A generator of numbers in [0, 1), reproducible by seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pick<T>(items: readonly T[], random: () => number): T {
  return items[Math.floor(random() * items.length)]!;
}

/** The most frequent words of every vocabulary. */
const STOP_WORDS =
  'the and with for a of in to is it that on your this from are you as or keeps all when at be by has its so an more'.split(
    ' ',
  );
const ONSETS = 'b bl br d dr f fl g gr h j k kl l m n p pl r s sk sl sn st t tr v w'.split(' ');
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'ea', 'oo'];
const CODAS = ['', '', 'n', 'r', 'l', 's', 't', 'm', 'rk', 'nd'];

/** `size` words, the most frequent first; a smaller vocabulary is a prefix of a larger one. */
export class Vocabulary {
  readonly words: readonly string[];
  /** By word: cumulative frequency up to this word. */
  readonly #shares: Float64Array;

  constructor(size: number) {
    const random = seededRandom(1);
    const words = new Set(STOP_WORDS);
    while (words.size < size) {
      const syllables = random() < 0.55 ? 2 : 3;
      let word = '';
      for (let at = 0; at < syllables; at += 1)
        word +=
          pick(ONSETS, random) + pick(VOWELS, random) + (at === syllables - 1 ? pick(CODAS, random) : '');
      words.add(word);
    }
    this.words = [...words];
    this.#shares = new Float64Array(this.words.length);
    let sum = 0;
    for (let rank = 0; rank < this.words.length; rank += 1) this.#shares[rank] = sum += 1 / (rank + 2.7);
    for (let rank = 0; rank < this.words.length; rank += 1) this.#shares[rank]! /= sum;
  }

  /** By Zipf's law: the frequency of rank r is proportional to 1/(r + 2.7). */
  sampleByFrequency(random: () => number): string {
    const share = random();
    let low = 0;
    let high = this.words.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#shares[middle]! < share) low = middle + 1;
      else high = middle;
    }
    return this.words[low]!;
  }

  /** Any word but the stop words, uniformly. */
  sampleRare(random: () => number): string {
    return this.words[STOP_WORDS.length + Math.floor(random() * (this.words.length - STOP_WORDS.length))]!;
  }
}

/** Heaps' law: the number of distinct words in a text of `wordsOfText` words. */
export function vocabularySize(wordsOfText: number): number {
  return Math.max(200, Math.round(15 * Math.sqrt(wordsOfText)));
}
