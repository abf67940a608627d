// THE DOOR of the demo catalogue: an invented outdoor house, made from hand-written parts, the same on every machine.
import { DEMO_SOURCE } from '#server/catalogue/demo-room.ts';
import type { CatalogueParts } from '#server/catalogue/model.ts';
import { FACETS } from '#demo/catalogue/facets.ts';
import { LISTINGS } from '#demo/catalogue/listings.ts';
import { PAGES } from '#demo/pages/all-pages.ts';
import { demoProducts } from '#demo/catalogue/products.ts';
import { POPULAR_QUERIES, SYNONYMS } from '#demo/catalogue/search-words.ts';
import { STORES } from '#demo/catalogue/stores.ts';

/** Every text in en, sv, de and ko; a price in every currency. Products are made while they are read, each time anew. */
export function demoCatalogue(): CatalogueParts {
  return {
    source: DEMO_SOURCE,
    listings: LISTINGS,
    facets: FACETS,
    pages: PAGES,
    stores: STORES,
    synonyms: SYNONYMS,
    popularQueries: POPULAR_QUERIES,
    products: { [Symbol.iterator]: demoProducts },
  };
}
