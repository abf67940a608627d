// Image ids: content addresses of image sources.
import { createHash } from 'node:crypto';
import type { DrawingSource } from '#catalogue/model.ts';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const ID_LENGTH = 20;

/** The id of a merchant's photo: 20 characters of [a-z2-7]. */
export const remoteImageId = (url: string): string => contentId(`remote ${url}`);

/** The id of a drawing; `drawingVersion` changes whenever the drawing code gives other pixels for the same source. */
export const drawingImageId = ({ drawing, parameters }: DrawingSource, drawingVersion: number): string =>
  contentId(`drawing ${drawingVersion} ${drawing} ${canonical(parameters)}`);

function contentId(text: string): string {
  const digest = createHash('sha256').update(text).digest();
  return Array.from(digest.subarray(0, ID_LENGTH), (byte) => ALPHABET[byte & 31]).join('');
}

/** JSON with sorted keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}
