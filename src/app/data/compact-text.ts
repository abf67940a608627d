// Plain data as compact text: every list of field names once, what can be guessed as a count, and of texts what the page's HTML does not say.
import { hashOf } from '#src/app/data/html-texts.ts';
import {
  createField,
  createGuesses,
  type Field,
  itemsOf,
  lastShape,
  lastText,
  namesOf,
  placeOf,
  type Rule,
  type Shape,
  shapeOf,
  type Value,
} from '#src/app/data/guesses.ts';
import {
  FALSE,
  IN_HTML,
  JOINED,
  LIST,
  NEW_RECORD,
  NULL,
  NUMBER,
  RECORD,
  REPEATING,
  RUN,
  TRUE,
  ZERO_CODE,
} from '#src/app/data/pieces.ts';
import type { PlainData } from '#src/app/data/read-compact-text.ts';

type PlainRecord = Readonly<Record<string, PlainData | undefined>>;

const SCALARS = new Set(['string', 'number', 'boolean', 'object']);
/** The first half of a character that is written as two. */
const FIRST_SURROGATE = 0xd800;
const SURROGATE_MASK = 0xfc00;
/** One that occurs in none of the pieces stands between them. */
const SEPARATORS = ['|', '~', '¦', '\u{e000}', '\u{e001}', '\u{e002}', '\u{e003}'];
/** As many as there are characters from the zero to `z`: a number up to this is written as one character. */
const MAX_AS_CHARACTER = 'z'.charCodeAt(0) - ZERO_CODE;
/** Texts of the HTML after and before the last one in which part of a text is looked for. */
const NEAR_AFTER = 25;
const NEAR_BEFORE = 12;
/** A field whose texts were so often no part of a near one is not looked for any more. */
const MAX_MISSES = 8;
/** A shorter part of a text is no sooner said by where it is. */
const MIN_PART = 5;
/** A shorter text does not show that another that ends with it was made from it. */
const MIN_JOINED = 3;
const REPEATING_RULES: readonly Rule[] = REPEATING.map((kind) => ({ kind }));

/**
 * A piece for every value that cannot be guessed, in the order of its fields. `htmlTexts`: of the page that
 * the data are sent with, as `textsInHtml` finds them in what a browser reads of it. Throws a TypeError for what is no plain data, as a date.
 */
export function compactText(data: PlainData, htmlTexts: readonly string[] = []): string {
  const pieces: string[] = [];
  const guesses = createGuesses(htmlTexts);
  const shapes = new Map<string, Shape>();
  const shapePieces = new Map<Shape, string>();
  const textPlaces = placesOf(htmlTexts);
  const misses = new Map<Field, number>();
  let run = 0;

  function endRun(): void {
    if (run > 0) pieces.push(run === 1 ? RUN : `${RUN}${run}`);
    run = 0;
  }
  function put(value: Value, field: Field, place: number): void {
    let rule: Rule | undefined = guesses.ruleOf(field, place);
    if (guesses.guess(field, place, rule) === value) run += 1;
    else {
      endRun();
      rule = REPEATING_RULES.find((other) => guesses.guess(field, place, other) === value);
      if (rule !== undefined) pieces.push(rule.kind);
      else if (typeof value === 'string')
        rule = putInHtml(value, field, place) ?? putJoined(value, field) ?? putShared(value, field);
      else pieces.push(pieceOf(value, field));
    }
    guesses.accept(field, place, value, rule);
  }
  function pieceOf(value: Exclude<Value, string>, field: Field): string {
    if (value === null) return NULL;
    if (typeof value === 'boolean') return value ? TRUE : FALSE;
    if (typeof value === 'number') return `${NUMBER}${value}`;
    if ('length' in value) return `${LIST}${value.length}`;
    const known = shapePieces.get(value);
    if (known !== undefined) return known;
    shapePieces.set(value, `${RECORD}${shapePieces.size}`);
    return NEW_RECORD + sharedPiece(namesOf(value), namesOf(lastShape(field)));
  }
  function putInHtml(text: string, field: Field, place: number): Rule | undefined {
    const at = placeInHtml(text, field);
    const whole = at === undefined ? undefined : htmlTexts[at];
    if (at === undefined || whole === undefined) return undefined;
    const by = at - guesses.htmlAt();
    const start = whole.lastIndexOf(text);
    const to = whole.length - start - text.length;
    const last = guesses.ruleOf(field, place);
    // It was counted from the start and was not found there: as an id after something that is not always as long.
    const isFromEnd = start > 0 && last.kind === IN_HTML && last.by === by && (last.from ?? 0) > 0;
    const from = isFromEnd ? start - whole.length : start;
    pieces.push(IN_HTML + [from || '', by === 1 ? '' : by, to || ''].join(' ').trimEnd());
    return { kind: IN_HTML, from, by, to };
  }
  function placeInHtml(text: string, field: Field): number | undefined {
    const last = guesses.htmlAt();
    const places = text === '' ? undefined : textPlaces.get(text);
    if (places !== undefined) {
      const near = nearestOf(places, last);
      if (near !== undefined) return near;
    }
    const missed = misses.get(field) ?? 0;
    if (text.length >= MIN_PART && missed < MAX_MISSES) {
      for (let distance = 0; distance <= NEAR_AFTER; distance += 1) {
        if (htmlTexts[last + distance]?.includes(text)) return last + distance;
        if (distance <= NEAR_BEFORE && htmlTexts[last - distance]?.includes(text)) return last - distance;
      }
      misses.set(field, missed + 1);
    }
    return places?.find((at) => at > last) ?? places?.at(-1);
  }
  function putJoined(text: string, field: Field): Rule | undefined {
    const end = guesses.before();
    if (end.length < MIN_JOINED || end.length > MAX_AS_CHARACTER || !text.endsWith(end)) return undefined;
    const start = text.slice(0, text.length - end.length);
    const last = lastText(field);
    const shared = sharedStart(start, last);
    const from = last.length - shared;
    if (from > MAX_AS_CHARACTER) return undefined;
    pieces.push(JOINED + asCharacter(from) + asCharacter(end.length) + start.slice(shared));
    return { kind: JOINED, from, to: end.length };
  }
  function putShared(text: string, field: Field): undefined {
    pieces.push(sharedPiece(text, lastText(field)));
  }
  function write(value: PlainData, field: Field, place: number): void {
    if (value === null || typeof value !== 'object') {
      if (!SCALARS.has(typeof value)) throw new TypeError(`${typeof value} is no plain data`);
      put(value, field, place);
    } else if (isList(value)) {
      put(guesses.lengthOf(value.length), field, place);
      for (let index = 0; index < value.length; index += 1)
        write(value[index] as PlainData, itemsOf(field), placeOf(index));
    } else if (isRecord(value)) {
      const shape = shapeFor(value, field);
      put(shape, field, place);
      for (let index = 0; index < shape.names.length; index += 1)
        write(value[shape.names[index] ?? ''] ?? null, shape.fields[index] ?? field, place);
    } else throw new TypeError(`${String(value)} is no plain data`);
  }
  function shapeFor(record: PlainRecord, field: Field): Shape {
    const names = Object.keys(record).filter((name) => record[name] !== undefined);
    const last = lastShape(field);
    if (last !== undefined && hasNames(last, names)) return last;
    const list = names.join();
    let shape = shapes.get(list);
    if (shape === undefined) {
      if (names.some((name) => name === '' || name.includes(',')))
        throw new TypeError(`no names: ${names.join(' ')}`);
      shape = shapeOf(names, last);
      shapes.set(list, shape);
    }
    return shape;
  }

  write(data, createField(), 0);
  endRun();
  pieces.unshift(`${htmlTexts.length}`, hashOf(htmlTexts));
  for (const separator of SEPARATORS) {
    const whole = separator + pieces.join(separator);
    if (occurrencesOf(separator, whole) === pieces.length) return whole;
  }
  throw new TypeError('every separator occurs in the data');
}

function occurrencesOf(character: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) count += 1;
  return count;
}

function hasNames(shape: Shape, names: readonly string[]): boolean {
  return shape.names.length === names.length && shape.names.every((name, index) => name === names[index]);
}

function placesOf(texts: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [at, text] of texts.entries()) {
    const known = places.get(text);
    if (known === undefined) places.set(text, [at]);
    else known.push(at);
  }
  return places;
}

/** The place that is nearest to another, if it is near; ascending `places`. */
function nearestOf(places: readonly number[], last: number): number | undefined {
  let nearest: number | undefined;
  for (const at of places) {
    if (at > last + NEAR_AFTER) break;
    if (at < last - NEAR_BEFORE) continue;
    if (nearest === undefined || Math.abs(at - last) <= Math.abs(nearest - last)) nearest = at;
  }
  return nearest;
}

/** What begins as another text: how many characters, and the rest. */
function sharedPiece(text: string, other: string): string {
  const shared = Math.min(sharedStart(text, other), MAX_AS_CHARACTER);
  return asCharacter(shared) + text.slice(shared);
}

/** How many characters two texts begin with; half a character is none. */
function sharedStart(text: string, other: string): number {
  const end = Math.min(text.length, other.length);
  let shared = 0;
  while (shared < end && text.charCodeAt(shared) === other.charCodeAt(shared)) shared += 1;
  return isFirstSurrogate(text, shared - 1) ? shared - 1 : shared;
}

function isFirstSurrogate(text: string, at: number): boolean {
  return at >= 0 && (text.charCodeAt(at) & SURROGATE_MASK) === FIRST_SURROGATE;
}

function asCharacter(number: number): string {
  return String.fromCharCode(ZERO_CODE + number);
}

function isList(value: object): value is readonly PlainData[] {
  return Array.isArray(value);
}

function isRecord(value: object): value is PlainRecord {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
