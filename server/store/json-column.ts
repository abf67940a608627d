// Reads a JSON column through its schema, once, where it leaves the database; a fault names the table, the row and the field.
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/** A row that was not written by this release, or that somebody changed by hand. */
export class StoredDataError extends Error {
  override readonly name = 'StoredDataError';
}

/** `id` names the row in an error. Fields that the schema does not know stay. */
export type JsonColumn<T> = (text: string, id: string) => T;

/** Compiled at the first read: a process that reads no such column does not pay for it. */
export function jsonColumn<S extends TSchema>(
  column: `${string}.${string}`,
  schema: S,
): JsonColumn<Static<S>> {
  let validator: ReturnType<typeof Compile<S>> | undefined;
  return (text, id) => {
    const value = parse(text, `${column} of "${id}"`);
    validator ??= Compile(schema);
    if (validator.Check(value)) return value;
    const [first] = validator.Errors(value);
    const field = first?.instancePath === '' || first === undefined ? '' : ` ${first.instancePath}`;
    throw new StoredDataError(`${column} of "${id}":${field} ${first?.message ?? 'is not valid'}`);
  };
}

function parse(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new StoredDataError(`${what} is not JSON`, { cause });
  }
}
