// Parses and validates a JSON column; an error names the table, the row and the field.
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/** A row that another release wrote, or that was edited by hand. */
export class StoredDataError extends Error {
  override readonly name = 'StoredDataError';
}

/** `id` names the row in an error. Unknown fields are preserved. */
export type JsonColumn<T> = (text: string, id: string) => T;

/** The schema is compiled at the first read. */
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
