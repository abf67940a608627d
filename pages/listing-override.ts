// Shows the listing that the query string names in place of a page's own, where there is one (LI-02).
import type { ProductsRequest } from '#contract/clients.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Result } from '#contract/result.ts';
import { listingOverride } from '#contract/url-state/listing.ts';

const NOT_THERE: ReadonlySet<ErrorCode> = new Set(['unknown_listing', 'not_found']);

/** `fetch` takes an external id. A listing that is not there, or no longer, leaves the page its own. */
export async function withOverride<T>(
  slug: string,
  { search, key }: ProductsRequest,
  fetch: (slug: string) => Promise<Result<T>>,
): Promise<Result<T>> {
  const id = listingOverride(search, key);
  if (id === undefined || id === slug) return fetch(slug);
  const result = await fetch(id);
  const isThere = result.ok || !NOT_THERE.has(result.error.code);
  return isThere ? result : fetch(slug);
}
