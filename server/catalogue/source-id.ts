// How ids of a feed's entries contain their source: `source~id`.

/** Separates an id's parts; no part contains it. */
export const ID_SEPARATOR = '~';

/** The id that the same feed's entry has under another source; an id without the source stays as it is. */
export function idInSource(id: string, from: string, to: string): string {
  const prefix = `${from}${ID_SEPARATOR}`;
  return id.startsWith(prefix) ? `${to}${ID_SEPARATOR}${id.slice(prefix.length)}` : id;
}
