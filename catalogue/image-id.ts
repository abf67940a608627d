// Image ids: content addresses of image sources.
import { createHash } from 'node:crypto';
import type { DrawingSource } from '#catalogue/model.ts';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
/** 70 bits: among ten million photos two have the same id once in 25 million shops. Every page says dozens of ids. */
const ID_LENGTH = 14;

/** The id of a merchant's photo: 14 characters of [a-z2-7]. */
export const remoteImageId = (url: string): string => contentId(`remote ${url}`);

/** How many characters the few pictures of one thing share: the rest has 25 bits to tell them apart. */
const SHARED_LENGTH = 9;

/**
 * The id of a drawing; `drawingVersion` changes whenever the drawing code gives other pixels for the same source.
 * `beside` is the id of another picture of the same thing: the id begins like it, so that it costs less where lists of
 * pictures are compressed.
 */
export function drawingImageId(
  { drawing, parameters }: DrawingSource,
  drawingVersion: number,
  beside?: string,
): string {
  const own = contentId(`drawing ${drawingVersion} ${drawing} ${canonical(parameters)}`);
  return beside === undefined ? own : beside.slice(0, SHARED_LENGTH) + own.slice(SHARED_LENGTH);
}

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
