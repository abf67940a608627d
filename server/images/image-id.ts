// The content address of an image source: the same source has the same id for ever, another has another.
import { createHash } from 'node:crypto';
import type { ImageSource } from '#server/catalogue/model.ts';

/** 20 characters of [a-z2-7]; drawings also depend on the drawing code's own version, see DRAWING_VERSION. */
export function imageIdOf(source: ImageSource, drawingVersion: number): string {
  const text =
    source.kind === 'remote'
      ? `remote ${source.url}`
      : `drawing ${drawingVersion} ${source.drawing} ${canonical(source.parameters)}`;
  const digest = createHash('sha256').update(text).digest();
  let id = '';
  for (let at = 0; at < 20; at += 1) id += 'abcdefghijklmnopqrstuvwxyz234567'[(digest[at] ?? 0) & 31];
  return id;
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}
