// Shapes of the JSON inside a snapshot, checked when it is decoded.

/** A primitive type, `string?` for a nullable string, `string or pair` also for two numbers, [shape] for an array, or an object's shapes by key. */
export type Shape =
  | 'string'
  | 'string?'
  | 'string or pair'
  | 'number'
  | 'boolean'
  | 'object'
  | readonly [Shape]
  | { readonly [key: string]: Shape };

/** Keys that are not in the shape may have any value. */
export function hasShape(value: unknown, shape: Shape): boolean {
  if (shape === 'string?') return value === null || typeof value === 'string';
  if (shape === 'string or pair') return typeof value === 'string' || isPair(value);
  if (typeof shape === 'string') return typeof value === shape && value !== null;
  if (isList(shape)) return Array.isArray(value) && value.every((each) => hasShape(each, shape[0]));
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Readonly<Record<string, unknown>>;
  return Object.entries(shape).every(([key, shapeOfKey]) => hasShape(record[key], shapeOfKey));
}

function isPair(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'number');
}

function isList(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape);
}
