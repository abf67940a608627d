// Other ways to write neighbouring words of a text: "gore-tex" in one, "10 liter" as "10l", "4 ft. x 8 ft." as "4x8".
import { MAX_TOKEN_LENGTH, type Token } from '#engine/text/tokenizer.ts';
import { measureTexts, type UnitNames } from '#engine/text/units.ts';

/** The words numbered `from` to `to` (not included) may also be written as `words`. */
export interface SpellingVariant {
  readonly from: number;
  readonly to: number;
  readonly words: readonly string[];
}

const NUMBER = /^\d+(?:\.\d+)?$/u;
const NUMBER_AND_LETTERS = /^(\d+(?:\.\d+)?)([^\d.]+)$/u;
const LETTERS_AND_NUMBER = /^(\p{L}{2,})(\d.*)$/u;
const HYPHEN = /^[-‐‑‒]$/u;
/** Between a number and its unit: nothing, a space, a hyphen. */
const BEFORE_UNIT = /^[\s-]?$/u;
const TIMES = /^(?:x|×|\*)$/u;
/** Letters that open a word of two: t shirt, e bike, v neck. */
const OPENING_LETTER = /^[tevx]$/u;
const MAX_CHAIN = 4;
/** Width, height and their like, between a measure and the x after it. */
const DIMENSION_LETTER = /^[whdl]$/u;

/** How a language names units, and small numbers. */
export interface MeasureWords {
  readonly units: UnitNames;
  readonly numbers: ReadonlyMap<string, string>;
}

/** The same for documents and queries: what one writes the other finds. */
export function spellingVariantsOf(
  text: string,
  words: readonly Token[],
  measures: MeasureWords,
): SpellingVariant[] {
  const readings: SpellingVariant[] = [];
  const add = (from: number, to: number, ...written: string[]) => {
    readings.push({ from, to, words: written.map((word) => word.slice(0, MAX_TOKEN_LENGTH)) });
  };
  const reader: VariantCollector = { text, words, units: measures.units, add };
  for (let at = 0; at < words.length; at += 1) {
    const { text: word } = words[at]!;
    const digit = word.charCodeAt(0);
    if (digit >= 0x30 && digit <= 0x39) addMeasures(reader, at);
    else {
      const mixed = LETTERS_AND_NUMBER.exec(word);
      if (mixed !== null) add(at, at + 1, mixed[1]!, mixed[2]!);
      const number = measures.numbers.get(word);
      const unit = measures.units.get(words[at + 1]?.text ?? '');
      if (number !== undefined && unit !== undefined) addMeasure(reader, at, at + 2, number, unit);
    }
    addHyphenated(reader, at);
  }
  return readings;
}

interface VariantCollector {
  readonly text: string;
  readonly words: readonly Token[];
  readonly units: UnitNames;
  readonly add: (from: number, to: number, ...written: string[]) => void;
}

/** Words with hyphens between them, two and all of them; a single letter before a word. */
function addHyphenated({ text, words, add }: VariantCollector, at: number): void {
  let end = at + 1;
  while (end < words.length && end - at < MAX_CHAIN && HYPHEN.test(between(text, words, end))) end += 1;
  const joined = (to: number) =>
    words
      .slice(at, to)
      .map((word) => word.text)
      .join('');
  if (end > at + 1) add(at, at + 2, joined(at + 2));
  const isWhole = at === 0 || !HYPHEN.test(between(text, words, at));
  if (end > at + 2 && isWhole) add(at, end, joined(end));
  const next = words[at + 1];
  if (end === at + 1 && next !== undefined && OPENING_LETTER.test(words[at]!.text))
    if (between(text, words, at + 1) === ' ' && /^\p{L}{2}/u.test(next.text)) add(at, at + 2, joined(at + 2));
}

/** A measure and a product of measures that begin with the number at `at`. */
function addMeasures(reader: VariantCollector, at: number): void {
  const measure = measureAt(reader, at);
  if (measure === undefined) {
    const mixed = NUMBER_AND_LETTERS.exec(reader.words[at]!.text);
    if (mixed !== null) reader.add(at, at + 1, mixed[1]!, mixed[2]!);
    return;
  }
  const { number, unit, end } = measure;
  if (unit !== undefined) addMeasure(reader, at, end, number, unit);
  const sides = [number];
  let last = end;
  for (
    let next = dimensionAfter(reader, last);
    next !== undefined && sides.length < 3;
    next = dimensionAfter(reader, last)
  ) {
    sides.push(next.number);
    last = DIMENSION_LETTER.test(reader.words[next.end]?.text ?? '') ? next.end + 1 : next.end;
    reader.add(at, last, sides.join('x'));
  }
}

function addMeasure(reader: VariantCollector, from: number, to: number, number: string, unit: string): void {
  const [text = '', inBase] = measureTexts(number, unit);
  if (to - from > 1 || reader.words[from]!.text !== text) reader.add(from, to, text);
  if (inBase !== undefined) reader.add(from, to, inBase);
  // "18volt" and "18v" are also the two words "18 v".
  if (to - from === 1 && reader.words[from]!.text !== number) reader.add(from, to, number, unit);
}

interface Measure {
  readonly number: string;
  readonly unit: string | undefined;
  readonly end: number;
}

/** The number at `at` with its unit, if it has one, and where both end; undefined when no number stands there. */
function measureAt({ text, words, units }: VariantCollector, at: number): Measure | undefined {
  const word = words[at]?.text ?? '';
  const mixed = NUMBER_AND_LETTERS.exec(word);
  if (mixed !== null) {
    const unit = units.get(mixed[2]!);
    return unit === undefined ? undefined : { number: mixed[1]!, unit, end: at + 1 };
  }
  if (!NUMBER.test(word)) return undefined;
  const sign = signAfter(text, words[at]!.end);
  if (sign !== undefined) return { number: word, unit: sign, end: at + 1 };
  const thousands =
    words[at + 1]?.text === '000' && /^\s$/u.test(between(text, words, at + 1)) && word.length < 4;
  const number = thousands ? `${word}000` : word;
  const next = thousands ? at + 2 : at + 1;
  const bare = thousands ? undefined : { number, unit: undefined, end: next };
  if (next >= words.length || !BEFORE_UNIT.test(between(text, words, next))) return bare;
  const one = words[next]!.text;
  const two = next + 1 < words.length ? units.get(`${one} ${words[next + 1]!.text}`) : undefined;
  if (two !== undefined) return { number, unit: two, end: next + 2 };
  const unit = units.get(one);
  return unit === undefined ? bare : { number, unit, end: next + 1 };
}

/** The side that an x joins to the one before it, written apart, as ×, or at its number: 4 x 8, 4×8, 18"x24". */
function dimensionAfter(reader: VariantCollector, at: number): Measure | undefined {
  const { text, words } = reader;
  let next = at;
  if (DIMENSION_LETTER.test(words[next]?.text ?? '')) next += 1;
  const word = words[next];
  if (word === undefined) return undefined;
  const attached = /^x(\d+(?:\.\d+)?)$/u.exec(word.text);
  if (attached !== null) return { number: attached[1]!, unit: undefined, end: next + 1 };
  if (TIMES.test(word.text)) return measureAt(reader, next + 1);
  return /^[\s'"”’″′.]*×\s?$/u.test(between(text, words, next)) ? measureAt(reader, next) : undefined;
}

/** Inches, feet and degrees by their signs: 12", 6', 20 °C. */
function signAfter(text: string, end: number): string | undefined {
  const sign = /^\s?(?:(''|["”″])|(['’′](?!\p{L}))|(°\s?[cf]?(?!\p{L})))/iu.exec(text.slice(end, end + 5));
  if (sign === null) return undefined;
  if (sign[3] !== undefined) return `deg${sign[3].slice(1).trim().toLowerCase()}`;
  return sign[1] === undefined ? 'ft' : 'in';
}

/** What is written between the word numbered `at` and the one before it. */
function between(text: string, words: readonly Token[], at: number): string {
  return text.slice(words[at - 1]!.end, words[at]!.start);
}
