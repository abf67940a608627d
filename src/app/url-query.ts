// A URL's query as the router holds it: the text as it stands, so that navigation changes no character of it.

/** What stands after the question mark; absent where nothing does. */
export interface UrlQuery {
  readonly raw?: string;
}

export interface QuerySpelling {
  readonly parse: (search: string) => UrlQuery;
  readonly format: (query: UrlQuery) => string;
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

/**
 * For the server's router, whose handler spells the query of a request anew ("%20" becomes "+"): it reads it as requested, as
 * the browser's does, which finds what the server has loaded only by the same text.
 */
export function querySpellingOf(requested: string): QuerySpelling {
  const respelled = formatUrlQuery(parseUrlQuery(new URLSearchParams(requested).toString()));
  const { raw } = parseUrlQuery(requested);
  return {
    parse: (search) => parseUrlQuery(search === respelled ? requested : search),
    format: (query) => (query.raw === raw ? respelled : formatUrlQuery(query)),
  };
}
