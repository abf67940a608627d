// The parameters of a list in a query string, unread: only the worker decodes them (UR-08).

/** Whether two query strings have the same query, filters, sorting and listing of the list with this key. */
export function haveSameParameters(one: string, other: string, urlKey: string): boolean {
  const name = new RegExp(`^(query|sorting)${urlKey}$|^f${urlKey || '(ilter)?'}_|^listing_id(_${urlKey})?$`);
  const own = (search: string) => String([...new URLSearchParams(search)].filter(([key]) => name.test(key)));
  return own(one) === own(other);
}
