// Shapes of the JSON inside a snapshot, checked when it is decoded: what is read later is what it says it is.

/** A primitive's type, `string?` for one that may be null, [shape] for a list, or an object's shapes by key. */
export type Shape =
  | 'string'
  | 'string?'
  | 'number'
  | 'boolean'
  | 'object'
  | readonly [Shape]
  | { readonly [key: string]: Shape };

/** Keys that the shape does not name may hold anything. */
export function hasShape(value: unknown, shape: Shape): boolean {
  if (shape === 'string?') return value === null || typeof value === 'string';
  if (typeof shape === 'string') return typeof value === shape && value !== null;
  if (isList(shape)) return Array.isArray(value) && value.every((each) => hasShape(each, shape[0]));
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Readonly<Record<string, unknown>>;
  return Object.entries(shape).every(([key, inner]) => hasShape(record[key], inner));
}

function isList(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape);
}
