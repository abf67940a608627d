// Text to words, with their places in the text as written; the same on a server and on a phone.
import { normalise } from '#engine/text/fold.ts';
import { CJK, CHARACTER_KIND, characterKindAt, type CharacterKind } from '#engine/text/character-kind.ts';
import { parseNumber } from '#engine/text/numbers.ts';

export interface Token {
  /** In comparable form. */
  readonly text: string;
  /** UTF-16 offsets in the text as written, [start, end). */
  readonly start: number;
  readonly end: number;
}

/** Longer words are cut: the dictionary keeps lengths in a byte, and nobody types more. */
export const MAX_TOKEN_LENGTH = 64;
/** What may stand between the letters of one word and is left out: men's. */
const APOSTROPHES = "'’‘´`＇";
const IGNORED_CHARACTERS = /['’‘´`＇ʼ\u00ad\u200b-\u200d\u2060\ufeff]/gu;
const PLAIN = /^[a-zA-Z0-9]*$/u;
const VULGAR_FRACTION = /[½¼¾⅐-⅞]/u;

/**
 * Letters and digits that stand together, but for a change to or from a script without spaces: "10L백팩" is
 * two words. A number is one word with its fraction, in canonical form: "2 1/2" is "2.5", "10.000" is "10000".
 */
export function tokenize(text: string): Token[] {
  return scan(text, false);
}

/** `isAgain`: the text is in comparable form already. */
function scan(text: string, isAgain: boolean): Token[] {
  const words: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const kind = characterKindAt(text, at, text.charCodeAt(at));
    at = kind === CHARACTER_KIND.none ? at + 1 : readWord(text, at, kind, words, isAgain);
  }
  return words;
}

/** Adds the word that starts at `start`; answers where what comes after it starts. */
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
    // A compatibility form may open into several words, as "㍻" and "½" do; then they share its place.
    for (const part of isAgain ? [{ text: comparable }] : scan(comparable, true))
      push(words, part.text, start, end);
  }
  return end;
}

function push(words: Token[], text: string, start: number, end: number): void {
  if (text !== '') words.push({ text: text.slice(0, MAX_TOKEN_LENGTH), start, end });
}

/** Where the letters and digits end that stand from `from` on and belong to one word of kind `first`. */
function endOfWord(text: string, from: number, first: CharacterKind, isNumber: boolean): number {
  let at = from;
  let before: CharacterKind = first;
  let hasLetter = false;
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    const kind = characterKindAt(text, at, unit);
    if (kind === CHARACTER_KIND.none) {
      if (!isInside(text, at, before, isNumber && hasLetter)) break;
      at += 1;
      continue;
    }
    // A mark belongs to the letter before it, whatever its script.
    if (
      (kind === CHARACTER_KIND.cjk) !== (first === CHARACTER_KIND.cjk) &&
      !(unit > 0x7f && MARK.test(text[at]!))
    )
      break;
    if (kind !== CHARACTER_KIND.digit) hasLetter = true;
    before = kind;
    at += unit >= 0xd800 && unit <= 0xdbff ? 2 : 1;
  }
  return at;
}

const MARK = /^[\p{M}\u00ad\u200b-\u200d\u2060\ufeff]$/u;

/** Whether what stands at `at`, neither letter nor digit, is inside a word: an apostrophe, the point in "4x3.5". */
function isInside(text: string, at: number, before: CharacterKind, isDimension: boolean): boolean {
  const next =
    at + 1 < text.length ? characterKindAt(text, at + 1, text.charCodeAt(at + 1)) : CHARACTER_KIND.none;
  if (before === CHARACTER_KIND.digit)
    return isDimension && text[at] === '.' && next === CHARACTER_KIND.digit;
  return next !== CHARACTER_KIND.none && next !== CHARACTER_KIND.digit && APOSTROPHES.includes(text[at]!);
}

/** Whether a word has letters of the scripts that are written without spaces between all their words. */
export function isCjk(word: string): boolean {
  return !PLAIN.test(word) && CJK.test(word);
}

/** Overlapping pairs of letters: what a run without spaces is found by. */
export function bigramsOf(word: string): string[] {
  const letters = Array.from(word);
  const pairs: string[] = [];
  for (let at = 1; at < letters.length; at += 1) pairs.push(letters[at - 1]! + letters[at]!);
  return pairs;
}
