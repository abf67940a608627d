// Reads data that compact-text.ts has written; apart from it, as the browser only reads.
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
import { hashOf } from '#src/app/data/html-texts.ts';
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

/** JSON; fields that are undefined are absent once it was sent. */
export type PlainData =
  | string
  | number
  | boolean
  | null
  | readonly PlainData[]
  | { readonly [name: string]: PlainData | undefined };

/** `htmlTexts`: of the page that it came with; undefined if they are others than those that it was written for. */
export function readCompactText(text: string, htmlTexts: readonly string[] = []): PlainData | undefined {
  const [, count = 0, hash, ...pieces] = text.split(text.charAt(0));
  if (hashOf(htmlTexts.slice(0, +count)) !== hash) return undefined;
  const shapes: Shape[] = [];
  const guesses = createGuesses(htmlTexts);
  let at = 0;
  let run = 0;

  function next(field: Field, place: number): Value {
    if (run === 0 && pieces[at]?.startsWith(RUN)) run = +(pieces[at++]?.slice(1) || 1);
    let rule: Rule | undefined;
    let piece = '';
    if (run > 0) {
      run -= 1;
      rule = guesses.ruleOf(field, place);
    } else {
      piece = pieces[at++] ?? '';
      rule = ruleIn(piece);
    }
    const value =
      rule === undefined ? valueIn(piece, field) : guesses.guess(field, place, rule, piece.slice(3));
    guesses.accept(field, place, value ?? null, rule);
    return value ?? null;
  }
  function valueIn(piece: string, field: Field): Value {
    const kind = piece.charAt(0);
    const rest = piece.slice(1);
    if (kind === NULL) return null;
    if (kind === TRUE || kind === FALSE) return kind === TRUE;
    if (kind === NUMBER) return +rest;
    if (kind === LIST) return guesses.lengthOf(+rest);
    if (kind === NEW_RECORD) {
      const last = lastShape(field);
      const names = namesOf(last).slice(0, rest.charCodeAt(0) - ZERO_CODE) + rest.slice(1);
      shapes.push(shapeOf(names === '' ? [] : names.split(','), last));
    }
    if (kind === NEW_RECORD || kind === RECORD)
      return shapes[kind === RECORD ? +rest : shapes.length - 1] ?? null;
    return lastText(field).slice(0, piece.charCodeAt(0) - ZERO_CODE) + rest;
  }
  function read(field: Field, place: number): PlainData {
    const value = next(field, place);
    if (typeof value !== 'object' || value === null) return value;
    if ('length' in value)
      return Array.from({ length: value.length }, (_, index) => read(itemsOf(field), placeOf(index)));
    return Object.fromEntries(
      value.names.map((name, index) => [name, read(value.fields[index] ?? field, place)]),
    );
  }
  return read(createField(), 0);
}

function ruleIn(piece: string): Rule | undefined {
  const kind = piece.charAt(0);
  if (kind === JOINED)
    return { kind, from: piece.charCodeAt(1) - ZERO_CODE, to: piece.charCodeAt(2) - ZERO_CODE };
  if (kind === IN_HTML) {
    const [from = '', by = '', to = ''] = piece.slice(1).split(' ');
    return { kind, from: +from, by: +(by || 1), to: +to };
  }
  return REPEATING.includes(kind) ? { kind } : undefined;
}
