// The demo catalogue: an invented outdoor shop, put together from hand-written parts, the same on every machine.
import { type CatalogueParts, DEMO_SOURCE } from '#catalogue/catalogue.ts';
import { FACETS } from '#demo/catalogue/facets.ts';
import { LISTINGS } from '#demo/catalogue/listings.ts';
import { PAGES } from '#demo/pages/all-pages.ts';
import { demoProducts } from '#demo/catalogue/products.ts';
import { POPULAR_QUERIES, SYNONYMS } from '#demo/catalogue/search-words.ts';
import { SIZE_GUIDES } from '#demo/catalogue/size-guides.ts';
import { STORES } from '#demo/catalogue/stores.ts';

/** Every text in every language of the demo, a price in every currency. Products are generated while they are iterated. */
export function demoCatalogue(): CatalogueParts {
  return {
    source: DEMO_SOURCE,
    listings: LISTINGS,
    facets: FACETS,
    pages: PAGES,
    stores: STORES,
    sizeGuides: SIZE_GUIDES,
    synonyms: SYNONYMS,
    popularQueries: POPULAR_QUERIES,
    products: { [Symbol.iterator]: demoProducts },
  };
}
