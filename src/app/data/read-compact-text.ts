// Reads data that compact-text.ts has written; apart from it, as the browser only reads.

/** JSON; fields that are undefined are absent once it was sent. */
export type PlainData =
  | string
  | number
  | boolean
  | null
  | readonly PlainData[]
  | { readonly [name: string]: PlainData | undefined };

// What a piece is by its first character; one from TEXT_FROM on is a text.
export const NULL = '!';
export const NUMBER = '#';
/** Followed by the number of a list of names, counted from 0 as they came. */
export const RECORD = '$';
/** Followed by its names. */
export const NEW_RECORD = '%';
/** Followed by its length. */
export const LIST = '*';
export const TRUE = '+';
export const FALSE = '-';
/** The code of the first character of a text that shares nothing with the one before. */
export const TEXT_FROM = 48;

export function readCompactText(text: string): PlainData {
  const [, ...pieces] = text.split(text.charAt(0));
  const shapes: string[][] = [];
  const last: Record<string, string> = {};

  function read(field: string): PlainData {
    const piece = pieces[at++] ?? '';
    const kind = piece.charAt(0);
    const rest = piece.slice(1);
    if (kind === NULL) return null;
    if (kind === TRUE || kind === FALSE) return kind === TRUE;
    if (kind === NUMBER) return +rest;
    if (kind === LIST) return Array.from({ length: +rest }, () => read(field));
    if (kind === NEW_RECORD) shapes.push(rest === '' ? [] : rest.split(','));
    if (kind === NEW_RECORD || kind === RECORD) {
      const shape = kind === RECORD ? +rest : shapes.length - 1;
      return Object.fromEntries((shapes[shape] ?? []).map((name) => [name, read(shape + name)]));
    }
    return (last[field] = (last[field] ?? '').slice(0, piece.charCodeAt(0) - TEXT_FROM) + rest);
  }
  let at = 0;
  return read('');
}
