// Listings, editorial pages and stores in memory, replaced as a whole when the catalogue changes.
import type { CatalogueStore } from '#catalogue/catalogue.ts';
import type { StoredListing, StoredPage } from '#store/catalogue-entries.ts';
import { readListings, readPages, readStores } from '#store/catalogue-read.ts';
import type { Store } from '#store/store.ts';

export interface SiteContent {
  readonly listings: readonly StoredListing[];
  readonly pages: readonly StoredPage[];
  readonly stores: readonly CatalogueStore[];
}
export interface SiteContentCache {
  current(): SiteContent;
  /** As stored now. Rejects with database errors. */
  read(): Promise<SiteContent>;
  replace(next: SiteContent): void;
}

export function createSiteContentCache(store: Store): SiteContentCache {
  let content: SiteContent = { listings: [], pages: [], stores: [] };
  return {
    current: () => content,
    read: async () => ({
      listings: await readListings(store.db),
      pages: await readPages(store.db),
      stores: await readStores(store.db),
    }),
    replace(next) {
      content = next;
    },
  };
}
