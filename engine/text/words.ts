// Text to words, with their places in the text as written; the same on a server and on a phone.
import { normalise } from '#engine/text/fold.ts';

export interface Word {
  /** In comparable form. */
  readonly text: string;
  /** UTF-16 offsets in the text as written, [start, end). */
  readonly start: number;
  readonly end: number;
}

/** Longer words are cut: the dictionary keeps lengths in a byte, and nobody types more. */
export const MAX_WORD_LENGTH = 64;
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
const UNIT = /^(?:l|liter|litre|litres|ml|g|kg|cm|mm|m|w|lumen|lm)$/u;

export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const written = match[0];
    const end = match.index + written.length;
    // A compatibility form may open into several words ("½" is "1⁄2"): then they share its place.
    for (const part of normalise(written)
      .replace(/['’]/gu, '')
      .split(/[^\p{L}\p{N}\p{M}]+/u)) {
      if (part !== '') words.push({ text: part.slice(0, MAX_WORD_LENGTH), start: match.index, end });
    }
  }
  return words;
}

/** The words that people also write together: "gore-tex" is found by "goretex", "10 l" by "10l". */
export function joinedWordsOf(text: string, words: readonly Word[]): string[] {
  const joined: string[] = [];
  for (let at = 1; at < words.length; at += 1) {
    const before = words[at - 1]!;
    const after = words[at]!;
    const between = text.slice(before.end, after.start);
    const isHyphened = /^[-‐‑]$/u.test(between);
    const isMeasure = /^\s?$/u.test(between) && /^\p{N}+$/u.test(before.text) && UNIT.test(after.text);
    if (isHyphened || isMeasure) joined.push((before.text + after.text).slice(0, MAX_WORD_LENGTH));
  }
  return joined;
}

/** Chinese, Japanese and Korean letters, which are written without spaces between all their words. */
export function isCjk(word: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word);
}

/** Overlapping pairs of letters: what a run without spaces is found by. */
export function bigramsOf(word: string): string[] {
  const letters = Array.from(word);
  const pairs: string[] = [];
  for (let at = 1; at < letters.length; at += 1) pairs.push(letters[at - 1]! + letters[at]!);
  return pairs;
}
