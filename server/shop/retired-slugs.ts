// Addresses and API ids with a slug that a page had before, resolved to its present slug where nothing has the old one now.
import type { DiscoverySource, ListingRequest } from '#contract/discovery-source.ts';
import type { Result } from '#contract/result.ts';
import type { Shop } from '#server/shop/shop.ts';
import { type SlugKind, slugAfterRedirect } from '#server/store/slug-redirects.ts';
import type { Store } from '#server/store/store.ts';

/** The present slug behind a retired one; undefined where there is none. */
export type SlugResolver = (kind: SlugKind, slug: string) => Promise<string | undefined>;

export function createSlugResolver(store: Store): SlugResolver {
  return (kind, slug) => slugAfterRedirect(store.db, kind, slug);
}

const KINDS: Readonly<Record<string, SlugKind>> = { c: 'listing', p: 'product', e: 'page' };
/** With a market before it or without: /sv-se/c/jackets. */
const PAGE_PATH = /^((?:\/[^/]+)?\/([cpe])\/)([a-z0-9-]+)\/?$/i;

/** Where the page that was once at `pathname` is now; undefined where none was, or where it is gone. */
export async function movedPath(pathname: string, resolve: SlugResolver): Promise<string | undefined> {
  const [, start = '', letter = '', slug = ''] = PAGE_PATH.exec(pathname) ?? [];
  const kind = KINDS[letter];
  const current = kind === undefined ? undefined : await resolve(kind, slug);
  return current === undefined ? undefined : `${start}${current}`;
}

/** The same source, which also finds a listing by a slug that it had before. */
export function withRetiredListings(source: DiscoverySource, resolve: SlugResolver): DiscoverySource {
  const current = (listing: ListingRequest, failed: Result<unknown>) =>
    !failed.ok && failed.error.code === 'unknown_listing' && listing.idType === 'externalId'
      ? resolve('listing', listing.id)
      : Promise.resolve(undefined);
  return {
    ...source,
    async listing(listing) {
      const result = await source.listing(listing);
      const slug = await current(listing, result);
      return slug === undefined ? result : source.listing({ ...listing, id: slug });
    },
    async listingProducts(listing, request) {
      const result = await source.listingProducts(listing, request);
      const slug = await current(listing, result);
      return slug === undefined ? result : source.listingProducts({ ...listing, id: slug }, request);
    },
  };
}

/** The same shop, which also finds a product by a slug that it had before. */
export function withRetiredProducts(shop: Shop, resolve: SlugResolver): Shop {
  return {
    ...shop,
    async product(market, idOrSlug) {
      const result = await shop.product(market, idOrSlug);
      if (result.ok || result.error.code !== 'unknown_product') return result;
      const slug = await resolve('product', idOrSlug);
      return slug === undefined ? result : shop.product(market, slug);
    },
  };
}
