// A URL's query as the router holds it: text as it stands, no JSON and no numbers, a repeated name as the list of its values.

export type SearchParams = Readonly<Record<string, string | readonly string[]>>;

export function parseSearchParams(search: string): SearchParams {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const [first = '', ...others] = params.getAll(name);
      return [name, others.length === 0 ? first : [first, ...others]];
    }),
  );
}

/** With its question mark, or empty. Values that are undefined are left out. */
export function formatSearchParams(search: object): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search) as [string, unknown][])
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value])
      if (one !== undefined) params.append(name, String(one));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** The value of a parameter that should stand once; of several, the last. */
export function lastValue(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === 'object' ? value.at(-1) : value;
}
