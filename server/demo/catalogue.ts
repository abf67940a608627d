// THE DOOR of the demo catalogue: an invented outdoor house, made from hand-written parts, the same on every machine.
import type { CatalogueParts } from '#server/catalogue/model.ts';
import { FACETS } from '#server/demo/facets.ts';
import { LISTINGS } from '#server/demo/listings.ts';
import { PAGES } from '#server/demo/pages/all-pages.ts';
import { demoProducts } from '#server/demo/products.ts';
import { POPULAR_QUERIES, SYNONYMS } from '#server/demo/search-words.ts';
import { STORES } from '#server/demo/stores.ts';

/** Every text in en, sv, de and ko; a price in every currency. Products are made while they are read, each time anew. */
export function demoCatalogue(): CatalogueParts {
  return {
    source: 'demo',
    listings: LISTINGS,
    facets: FACETS,
    pages: PAGES,
    stores: STORES,
    synonyms: SYNONYMS,
    popularQueries: POPULAR_QUERIES,
    products: { [Symbol.iterator]: demoProducts },
  };
}
