// Plain data as compact text: every list of field names once, and of texts what differs from the one before.
import {
  FALSE,
  LIST,
  NEW_RECORD,
  NULL,
  NUMBER,
  type PlainData,
  RECORD,
  TEXT_FROM,
  TRUE,
} from '#src/app/data/read-compact-text.ts';

/** The first half of a character that is written as two. */
const FIRST_SURROGATE = 0xd800;
const SURROGATE_MASK = 0xfc00;
/** One that occurs in none of the pieces stands between them. */
const SEPARATORS = ['|', '~', '¦', '\u{e000}', '\u{e001}', '\u{e002}', '\u{e003}'];
/** Characters that two texts are said to share: as many as there are first characters of a text's piece, up to `z`. */
const MAX_SHARED = 'z'.charCodeAt(0) - TEXT_FROM;

/** The names of a record's fields, each with what its texts are compared by. */
interface Shape {
  readonly number: number;
  readonly fields: readonly (readonly [name: string, field: string])[];
}

/**
 * A piece for every value, in the order of its fields. A text is written as how many characters it shares with the last one
 * of the same field, and its rest. Throws a TypeError for what is no plain data, as a date.
 */
export function compactText(data: PlainData): string {
  const pieces: string[] = [];
  const shapes = new Map<string, Shape>();
  const last = new Map<string, string>();

  function write(value: PlainData, field: string): void {
    if (value === null) pieces.push(NULL);
    else if (typeof value === 'boolean') pieces.push(value ? TRUE : FALSE);
    else if (typeof value === 'number') pieces.push(`${NUMBER}${value}`);
    else if (typeof value === 'string') writeText(value, field);
    else if (isList(value)) {
      pieces.push(`${LIST}${value.length}`);
      for (const item of value) write(item, field);
    } else if (isRecord(value)) writeRecord(value);
    else throw new TypeError(`${field} is no plain data`);
  }
  function writeText(text: string, field: string): void {
    const before = last.get(field) ?? '';
    const end = Math.min(text.length, before.length, MAX_SHARED);
    let shared = 0;
    while (shared < end && text.charCodeAt(shared) === before.charCodeAt(shared)) shared += 1;
    // Half a character is none.
    if (shared > 0 && (text.charCodeAt(shared - 1) & SURROGATE_MASK) === FIRST_SURROGATE) shared -= 1;
    pieces.push(String.fromCharCode(TEXT_FROM + shared) + text.slice(shared));
    last.set(field, text);
  }
  function writeRecord(record: Readonly<Record<string, PlainData | undefined>>): void {
    const names = Object.keys(record).filter((name) => record[name] !== undefined);
    if (names.some((name) => name === '' || name.includes(',')))
      throw new TypeError(`no names: ${names.join(' ')}`);
    const list = names.join(',');
    let shape = shapes.get(list);
    if (shape === undefined) {
      const number = shapes.size;
      shape = { number, fields: names.map((name) => [name, `${number}${name}`]) };
      shapes.set(list, shape);
      pieces.push(`${NEW_RECORD}${list}`);
    } else pieces.push(`${RECORD}${shape.number}`);
    for (const [name, field] of shape.fields) write(record[name] ?? null, field);
  }

  write(data, '');
  const whole = pieces.join('');
  const separator = SEPARATORS.find((one) => !whole.includes(one));
  if (separator === undefined) throw new TypeError('every separator occurs in the data');
  return separator + pieces.join(separator);
}

function isList(value: object): value is readonly PlainData[] {
  return Array.isArray(value);
}

function isRecord(value: object): value is Readonly<Record<string, PlainData | undefined>> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
