// Ids of a feed's entries, which start with their source: `source~id`.

/** Separates source and id; neither contains it. */
export const ID_SEPARATOR = '~';

/** The id moved to another source; an id of a different source is returned unchanged. */
export function idInSource(id: string, from: string, to: string): string {
  const prefix = `${from}${ID_SEPARATOR}`;
  return id.startsWith(prefix) ? `${to}${ID_SEPARATOR}${id.slice(prefix.length)}` : id;
}
