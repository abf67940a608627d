// Splits text into normalised words with their offsets in the original text.
import { normalise } from '#engine/text/fold.ts';
import { CJK, CHARACTER_KIND, characterKindAt, type CharacterKind } from '#engine/text/character-kind.ts';
import { parseNumber } from '#engine/text/numbers.ts';

export interface Token {
  /** Normalised. */
  readonly text: string;
  /** UTF-16 offsets in the original text, [start, end). */
  readonly start: number;
  readonly end: number;
}

/** Longer words are truncated: the dictionary stores lengths in a byte. */
export const MAX_TOKEN_LENGTH = 64;
/** Ignored between letters of a word: men's. */
const APOSTROPHES = "'’‘´`＇";
const IGNORED_CHARACTERS = /['’‘´`＇ʼ\u00ad\u200b-\u200d\u2060\ufeff]/gu;
const PLAIN = /^[a-zA-Z0-9]*$/u;
const VULGAR_FRACTION = /[½¼¾⅐-⅞]/u;

/**
 * A word is a run of letters and digits; it ends at a change to or from a script without spaces: "10L백팩" is two
 * words. A number with its fraction is one word in canonical form: "2 1/2" is "2.5", "10.000" is "10000".
 */
export function tokenize(text: string): Token[] {
  return scan(text, false);
}

/** `isNormalised`: the text is normalised already. */
function scan(text: string, isAgain: boolean): Token[] {
  const words: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const kind = characterKindAt(text, at, text.charCodeAt(at));
    at = kind === CHARACTER_KIND.none ? at + 1 : readWord(text, at, kind, words, isAgain);
  }
  return words;
}

/** Adds the word that starts at `start`; returns its end. */
function readWord(
  text: string,
  start: number,
  first: CharacterKind,
  words: Token[],
  isAgain: boolean,
): number {
  const isNumber =
    first === CHARACTER_KIND.digit || (first === CHARACTER_KIND.letter && VULGAR_FRACTION.test(text[start]!));
  const number = isNumber ? parseNumber(text, start) : undefined;
  const from = number?.end ?? start;
  const end = endOfWord(text, from, first, number !== undefined);
  const letters = text.slice(from, end);
  const beginning = number?.text ?? '';
  if (PLAIN.test(letters)) {
    push(words, beginning + letters.toLowerCase(), start, end);
    return end;
  }
  const written = beginning + letters;
  const comparable = beginning + normalise(letters.replace(IGNORED_CHARACTERS, ''));
  if (comparable === written) push(words, written, start, end);
  else {
    // Normalising may give several words, as for "㍻" and "½"; they share the original offsets.
    for (const part of isAgain ? [{ text: comparable }] : scan(comparable, true))
      push(words, part.text, start, end);
  }
  return end;
}

function push(words: Token[], text: string, start: number, end: number): void {
  if (text !== '') words.push({ text: text.slice(0, MAX_TOKEN_LENGTH), start, end });
}

/** End of the word of kind `first` that continues at `from`. */
function endOfWord(text: string, from: number, first: CharacterKind, isNumber: boolean): number {
  let at = from;
  let previous: CharacterKind = first;
  let hasLetter = false;
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    const kind = characterKindAt(text, at, unit);
    if (kind === CHARACTER_KIND.none) {
      if (!isInside(text, at, previous, isNumber && hasLetter)) break;
      at += 1;
      continue;
    }
    // A mark belongs to the preceding character, whatever its script.
    if (
      (kind === CHARACTER_KIND.cjk) !== (first === CHARACTER_KIND.cjk) &&
      !(unit > 0x7f && MARK.test(text[at]!))
    )
      break;
    if (kind !== CHARACTER_KIND.digit) hasLetter = true;
    previous = kind;
    at += unit >= 0xd800 && unit <= 0xdbff ? 2 : 1;
  }
  return at;
}

const MARK = /^[\p{M}\u00ad\u200b-\u200d\u2060\ufeff]$/u;

/** Whether a character that is neither letter nor digit is part of a word: an apostrophe, the point in "4x3.5". */
function isInside(text: string, at: number, previous: CharacterKind, isDimension: boolean): boolean {
  const next =
    at + 1 < text.length ? characterKindAt(text, at + 1, text.charCodeAt(at + 1)) : CHARACTER_KIND.none;
  if (previous === CHARACTER_KIND.digit)
    return isDimension && text[at] === '.' && next === CHARACTER_KIND.digit;
  return next !== CHARACTER_KIND.none && next !== CHARACTER_KIND.digit && APOSTROPHES.includes(text[at]!);
}

/** Whether a word has CJK characters. */
export function isCjk(word: string): boolean {
  return !PLAIN.test(word) && CJK.test(word);
}

/** Overlapping character bigrams, by which unspaced runs are found. */
export function bigramsOf(word: string): string[] {
  const characters = Array.from(word);
  const bigrams: string[] = [];
  for (let at = 1; at < characters.length; at += 1) bigrams.push(characters[at - 1]! + characters[at]!);
  return bigrams;
}
