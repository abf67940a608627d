// Reads JSON Lines files, plain or gzipped; errors state file, line and field.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** Invalid input; the message states where, for the author of the file. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/** The object of one line, with its location for error messages. */
export class JsonLine {
  readonly #fields: Readonly<Record<string, unknown>>;
  readonly #location: string;

  constructor(text: string, location: string) {
    this.#location = location;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (error) {
      throw new InputError(
        `${location}: not JSON (${error instanceof Error ? error.message : String(error)})`,
      );
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new InputError(`${location}: not a JSON object`);
    this.#fields = value as Record<string, unknown>;
  }

  /** Undefined if the field is missing or null. */
  field(name: string): unknown {
    return this.#fields[name] ?? undefined;
  }

  /** A text that is not blank; numbers are converted. */
  required(name: string): string {
    const text = this.optional(name);
    if (text.trim() === '') throw this.error(name, 'a text that is not empty');
    return text;
  }

  /** Empty if the field is missing or null. */
  optional(name: string): string {
    const value = this.field(name) ?? '';
    if (typeof value === 'number') return String(value);
    if (typeof value !== 'string') throw this.error(name, 'a text');
    return value;
  }

  error(name: string, expected: string): InputError {
    return new InputError(`${this.#location}, field "${name}": ${expected} is required`);
  }
}

/** Skips empty lines. Throws InputError for a file that cannot be read. */
export async function* jsonLines(path: string): AsyncGenerator<JsonLine> {
  let number = 0;
  for await (const text of textLines(path)) {
    number += 1;
    if (text.trim() !== '') yield new JsonLine(text, `${path}, line ${number}`);
  }
}

/** Lines without line ends; .gz files are unzipped. Throws InputError for a file that cannot be read. */
export async function* textLines(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  let input: Readable = file;
  if (path.endsWith('.gz')) {
    const unzipped = createGunzip();
    file.on('error', (error) => unzipped.destroy(error)).pipe(unzipped);
    input = unzipped;
  }
  // readline ends silently when its input fails, so the error is recorded and thrown below.
  let readError: Error | undefined;
  input.on('error', (error) => {
    readError = error;
  });
  try {
    let isFirst = true;
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      yield isFirst ? line.replace(/^\uFEFF/, '') : line;
      isFirst = false;
    }
  } catch (error) {
    readError ??= error instanceof Error ? error : new Error(String(error));
  }
  if (readError !== undefined) throw new InputError(`${path}: cannot be read (${readError.message})`);
}
