// The parameters of a list in a query string, unread: only the worker decodes them (UR-08).

/** Whether two query strings have the same query, filters, sorting and listing of the list with this key. */
export function haveSameParameters(one: string, other: string, urlKey: string): boolean {
  const own = (search: string) => String(ownParameters(search, urlKey, true).map(({ pair }) => pair));
  return own(one) === own(other);
}

/** A query string with the parameters of this list from `own`, all others of `search` as they stand. */
export function withOwnParameters(search: string, own: string, urlKey: string): string {
  const parts = [...ownParameters(search, urlKey, false), ...ownParameters(own, urlKey, true)];
  return parts.length === 0 ? '' : `?${parts.map(({ raw }) => raw).join('&')}`;
}

/** Those that are this list's, or those that are not: as they stand, and decoded. */
function ownParameters(search: string, urlKey: string, isOwn: boolean): { raw: string; pair: string[] }[] {
  const name = new RegExp(`^(query|sorting)${urlKey}$|^f${urlKey || '(ilter)?'}_|^listing_id(_${urlKey})?$`);
  return search
    .replace(/^\?/, '')
    .split('&')
    .flatMap((raw) => {
      // The ampersand keeps URLSearchParams from dropping a question mark at its start.
      const [pair] = new URLSearchParams(`&${raw}`);
      return pair !== undefined && name.test(pair[0]) === isOwn ? [{ raw, pair }] : [];
    });
}
