// Files of one JSON object a line, plain or gzipped, read line by line; what is wrong is named by file, line and field.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** A file that is not what it should be; the message says where, for the person who wrote it. */
export class InputError extends Error {
  override readonly name = 'BadInput';
}

/** One line's object, with the place that complaints about it name. */
export class JsonLine {
  readonly #fields: Readonly<Record<string, unknown>>;
  readonly #place: string;

  constructor(text: string, place: string) {
    this.#place = place;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (error) {
      throw new InputError(`${place}: not JSON (${error instanceof Error ? error.message : String(error)})`);
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new InputError(`${place}: not a JSON object`);
    this.#fields = value as Record<string, unknown>;
  }

  /** Undefined where the field is missing or null. */
  field(name: string): unknown {
    return this.#fields[name] ?? undefined;
  }

  /** A text with at least one letter that is no space; a number is read as its digits. */
  required(name: string): string {
    const text = this.optional(name);
    if (text.trim() === '') throw this.error(name, 'a text that is not empty');
    return text;
  }

  /** Empty where the field is missing or null. */
  optional(name: string): string {
    const value = this.field(name) ?? '';
    if (typeof value === 'number') return String(value);
    if (typeof value !== 'string') throw this.error(name, 'a text');
    return value;
  }

  error(name: string, wanted: string): InputError {
    return new InputError(`${this.#place}, field "${name}": ${wanted} is needed`);
  }
}

/** Empty lines are passed over. Throws BadInput for a file that cannot be read. */
export async function* jsonLines(path: string): AsyncGenerator<JsonLine> {
  let number = 0;
  for await (const text of textLines(path)) {
    number += 1;
    if (text.trim() !== '') yield new JsonLine(text, `${path}, line ${number}`);
  }
}

/** Lines without their ends; a file whose name ends with .gz is unpacked. Throws BadInput for one that cannot be read. */
export async function* textLines(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  let input: Readable = file;
  if (path.endsWith('.gz')) {
    const unpacked = createGunzip();
    file.on('error', (error) => unpacked.destroy(error)).pipe(unpacked);
    input = unpacked;
  }
  // A line reader ends without a word when its input breaks, so the break is kept and told.
  let broken: Error | undefined;
  input.on('error', (error) => {
    broken = error;
  });
  try {
    let isFirst = true;
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      yield isFirst ? line.replace(/^\uFEFF/, '') : line;
      isFirst = false;
    }
  } catch (error) {
    broken ??= error instanceof Error ? error : new Error(String(error));
  }
  if (broken !== undefined) throw new InputError(`${path}: cannot be read (${broken.message})`);
}
