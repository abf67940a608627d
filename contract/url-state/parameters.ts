// The parameters of a query string, each decoded and as it stands.

export interface UrlParameter {
  /** Character by character: what is not changed is written back like this. */
  readonly raw: string;
  readonly name: string;
  readonly value: string;
}

/** `search` with or without its question mark. */
export function parametersOf(search: string): UrlParameter[] {
  const text = search.startsWith('?') ? search.slice(1) : search;
  return text.split('&').flatMap((raw) => {
    // The ampersand keeps URLSearchParams from dropping a question mark at its start.
    const [pair] = new URLSearchParams(`&${raw}`).entries();
    return pair === undefined ? [] : [{ raw, name: pair[0], value: pair[1] }];
  });
}
