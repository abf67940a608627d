// Resolves URLs and API ids with a former slug to the current slug of the same page.
import type { DiscoverySource, ListingRequest } from '#contract/discovery-source.ts';
import type { Result } from '#contract/result.ts';
import type { Shop } from '#server/shop/shop.ts';
import { type SlugKind, slugAfterRedirect } from '#store/slug-redirects.ts';
import type { Store } from '#store/store.ts';

/** The current slug for a former one; undefined if there is none. */
export type SlugResolver = (kind: SlugKind, slug: string) => Promise<string | undefined>;

export function createSlugResolver(store: Store): SlugResolver {
  return (kind, slug) => slugAfterRedirect(store.db, kind, slug);
}

const KINDS: Readonly<Record<string, SlugKind>> = { c: 'listing', p: 'product', e: 'page' };
/** With or without a market: /sv-se/c/jackets. */
const PAGE_PATH = /^((?:\/[^/]+)?\/([cpe])\/)([a-z0-9-]+)\/?$/i;

/** The current path of the page that was at `pathname`; undefined if there was none, or if it no longer exists. */
export async function movedPath(pathname: string, resolve: SlugResolver): Promise<string | undefined> {
  const [, start = '', letter = '', slug = ''] = PAGE_PATH.exec(pathname) ?? [];
  const kind = KINDS[letter];
  const current = kind === undefined ? undefined : await resolve(kind, slug);
  return current === undefined ? undefined : `${start}${current}`;
}

/** A source that also finds listings by former slugs. */
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

/** A shop that also finds products by former slugs. */
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
