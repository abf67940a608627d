// Other spellings of adjacent words: "gore-tex" as one word, "10 liter" as "10l", "4 ft. x 8 ft." as "4x8".
import { MAX_TOKEN_LENGTH, type Token } from '#engine/text/tokenizer.ts';
import { measureTexts, type UnitNames } from '#engine/text/units.ts';

/** The words from index `from` to `to` (exclusive) may also be written as `words`. */
export interface SpellingVariant {
  readonly from: number;
  readonly to: number;
  readonly words: readonly string[];
}

const NUMBER = /^\d+(?:\.\d+)?$/u;
const NUMBER_AND_LETTERS = /^(\d+(?:\.\d+)?)([^\d.]+)$/u;
const LETTERS_AND_NUMBER = /^(\p{L}{2,})(\d.*)$/u;
const HYPHEN = /^[-‐‑‒]$/u;
/** Between a number and its unit: nothing, a space or a hyphen. */
const BEFORE_UNIT = /^[\s-]?$/u;
const TIMES = /^(?:x|×|\*)$/u;
/** Single letters that join the next word: t shirt, e bike, v neck. */
const OPENING_LETTER = /^[tevx]$/u;
const MAX_CHAIN = 4;
/** Width, height and the like, between a measure and the following x. */
const DIMENSION_LETTER = /^[whdl]$/u;

/** Unit names and number words of a language. */
export interface MeasureWords {
  readonly units: UnitNames;
  readonly numbers: ReadonlyMap<string, string>;
}

/** Used for documents and queries alike, so that either may use any spelling. */
export function spellingVariantsOf(
  text: string,
  words: readonly Token[],
  measures: MeasureWords,
): SpellingVariant[] {
  const variants: SpellingVariant[] = [];
  const add = (from: number, to: number, ...spelling: string[]) => {
    variants.push({ from, to, words: spelling.map((word) => word.slice(0, MAX_TOKEN_LENGTH)) });
  };
  const collector: VariantCollector = { text, words, units: measures.units, add };
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!.text;
    const digit = word.charCodeAt(0);
    if (digit >= 0x30 && digit <= 0x39) addMeasures(collector, at);
    else {
      const mixed = LETTERS_AND_NUMBER.exec(word);
      if (mixed !== null) add(at, at + 1, mixed[1]!, mixed[2]!);
      const number = measures.numbers.get(word);
      const unit = measures.units.get(words[at + 1]?.text ?? '');
      if (number !== undefined && unit !== undefined) addMeasure(collector, at, at + 2, number, unit);
    }
    addHyphenated(collector, at);
  }
  return variants;
}

interface VariantCollector {
  readonly text: string;
  readonly words: readonly Token[];
  readonly units: UnitNames;
  readonly add: (from: number, to: number, ...spelling: string[]) => void;
}

/** Joins hyphenated words (the first two, and all of them), and a single letter with the next word. */
function addHyphenated({ text, words, add }: VariantCollector, at: number): void {
  let end = at + 1;
  while (end < words.length && end - at < MAX_CHAIN && HYPHEN.test(between(text, words, end))) end += 1;
  const joined = (to: number) =>
    words
      .slice(at, to)
      .map((word) => word.text)
      .join('');
  if (end > at + 1) add(at, at + 2, joined(at + 2));
  const isStart = at === 0 || !HYPHEN.test(between(text, words, at));
  if (end > at + 2 && isStart) add(at, end, joined(end));
  const next = words[at + 1];
  if (end === at + 1 && next !== undefined && OPENING_LETTER.test(words[at]!.text))
    if (between(text, words, at + 1) === ' ' && /^\p{L}{2}/u.test(next.text)) add(at, at + 2, joined(at + 2));
}

/** Adds the measure and the dimensions (4 x 8) that begin with the number at `at`. */
function addMeasures(collector: VariantCollector, at: number): void {
  const measure = measureAt(collector, at);
  if (measure === undefined) {
    const mixed = NUMBER_AND_LETTERS.exec(collector.words[at]!.text);
    if (mixed !== null) collector.add(at, at + 1, mixed[1]!, mixed[2]!);
    return;
  }
  const { number, unit, end } = measure;
  if (unit !== undefined) addMeasure(collector, at, end, number, unit);
  const dimensions = [number];
  let last = end;
  for (
    let next = dimensionAfter(collector, last);
    next !== undefined && dimensions.length < 3;
    next = dimensionAfter(collector, last)
  ) {
    dimensions.push(next.number);
    last = DIMENSION_LETTER.test(collector.words[next.end]?.text ?? '') ? next.end + 1 : next.end;
    collector.add(at, last, dimensions.join('x'));
  }
}

function addMeasure(
  collector: VariantCollector,
  from: number,
  to: number,
  number: string,
  unit: string,
): void {
  const [text = '', inBaseUnit] = measureTexts(number, unit);
  if (to - from > 1 || collector.words[from]!.text !== text) collector.add(from, to, text);
  if (inBaseUnit !== undefined) collector.add(from, to, inBaseUnit);
  // "18volt" and "18v" also as two words, "18 v".
  if (to - from === 1 && collector.words[from]!.text !== number) collector.add(from, to, number, unit);
}

interface Measure {
  readonly number: string;
  readonly unit: string | undefined;
  readonly end: number;
}

/** The number at `at` with its unit, if any, and the end index; undefined if there is no number. */
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
  const withoutUnit = thousands ? undefined : { number, unit: undefined, end: next };
  if (next >= words.length || !BEFORE_UNIT.test(between(text, words, next))) return withoutUnit;
  const unitName = words[next]!.text;
  const twoWordUnit = next + 1 < words.length ? units.get(`${unitName} ${words[next + 1]!.text}`) : undefined;
  if (twoWordUnit !== undefined) return { number, unit: twoWordUnit, end: next + 2 };
  const unit = units.get(unitName);
  return unit === undefined ? withoutUnit : { number, unit, end: next + 1 };
}

/** The dimension after an x or ×, with or without spaces: 4 x 8, 4×8, 18"x24". */
function dimensionAfter(collector: VariantCollector, at: number): Measure | undefined {
  const { text, words } = collector;
  let next = at;
  if (DIMENSION_LETTER.test(words[next]?.text ?? '')) next += 1;
  const word = words[next];
  if (word === undefined) return undefined;
  const attached = /^x(\d+(?:\.\d+)?)$/u.exec(word.text);
  if (attached !== null) return { number: attached[1]!, unit: undefined, end: next + 1 };
  if (TIMES.test(word.text)) return measureAt(collector, next + 1);
  return /^[\s'"”’″′.]*×\s?$/u.test(between(text, words, next)) ? measureAt(collector, next) : undefined;
}

/** Unit of a sign for inches, feet or degrees: 12", 6', 20 °C. */
function signAfter(text: string, end: number): string | undefined {
  const sign = /^\s?(?:(''|["”″])|(['’′](?!\p{L}))|(°\s?[cf]?(?!\p{L})))/iu.exec(text.slice(end, end + 5));
  if (sign === null) return undefined;
  if (sign[3] !== undefined) return `deg${sign[3].slice(1).trim().toLowerCase()}`;
  return sign[1] === undefined ? 'ft' : 'in';
}

/** The text between word `at` and the word before it. */
function between(text: string, words: readonly Token[], at: number): string {
  return text.slice(words[at - 1]!.end, words[at]!.start);
}
