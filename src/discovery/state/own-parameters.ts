// The parameters of a list in a query string, unread: only the worker decodes them (UR-08).
import { parametersOf } from '#contract/url-state/parameters.ts';

/** Whether two query strings have the same query, filters, sorting and listing of the list with this key. */
export function haveSameParameters(one: string, other: string, urlKey: string): boolean {
  const own = (search: string) =>
    JSON.stringify(split(search, urlKey).own.map(({ name, value }) => [name, value]));
  return own(one) === own(other);
}

/** A query string with the parameters of this list from `own`, all others of `search` as they stand. */
export function withOwnParameters(search: string, own: string, urlKey: string): string {
  const all = [...split(search, urlKey).others, ...split(own, urlKey).own];
  return all.length === 0 ? '' : `?${all.map(({ raw }) => raw).join('&')}`;
}

/** Those of the list with this key, and those of others: of other lists, and of the host. */
function split(search: string, urlKey: string) {
  const name = new RegExp(`^(query|sorting)${urlKey}$|^f${urlKey || '(ilter)?'}_|^listing_id(_${urlKey})?$`);
  const all = parametersOf(search);
  return {
    own: all.filter((one) => name.test(one.name)),
    others: all.filter((one) => !name.test(one.name)),
  };
}
