// A URL's query as the router holds it: the text as it stands, so that navigation changes no character of it.

/** What stands after the question mark; absent where nothing does. */
export interface UrlQuery {
  readonly raw?: string;
}

/** `search` is empty or begins with a question mark. */
export function parseUrlQuery(search: string): UrlQuery {
  const raw = search.replace(/^\?/, '');
  return raw === '' ? {} : { raw };
}

/** The opposite. */
export function formatUrlQuery({ raw }: UrlQuery): string {
  return raw === undefined ? '' : `?${raw}`;
}

/** The first value of a parameter. */
export function queryParameter({ raw = '' }: UrlQuery, name: string): string | undefined {
  return new URLSearchParams(raw).get(name) ?? undefined;
}
