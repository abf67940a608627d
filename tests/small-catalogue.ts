// A catalogue small enough to reason about: two products, three colours, five articles, a tree of three listings.
import type {
  CatalogueArticle,
  CatalogueListing,
  CatalogueParts,
  CatalogueProduct,
  CatalogueVariant,
} from '#catalogue/model.ts';

export const SMALL_SOURCE = 'small';

export function smallArticle(articleId: string, size: string, stock = 5): CatalogueArticle {
  return {
    articleId,
    sku: articleId.toUpperCase(),
    size,
    gtin: null,
    stock,
    prices: {
      SEK: { list: 199900, sale: 149900 },
      EUR: { list: 19900, sale: null },
      KRW: { list: 250000, sale: null },
      'de-de': { list: 18900, sale: null },
    },
  };
}

export function smallVariant(variantId: string, articles: readonly CatalogueArticle[]): CatalogueVariant {
  return {
    variantId,
    color: { id: 'blue', name: { en: 'Blue', sv: 'Blå' } },
    specificColorName: { en: 'Fjord blue', sv: 'Fjordblå' },
    colorHex: '#33608f',
    images: [
      {
        imageId: `image${variantId.replace(/[^a-z]/g, '')}`,
        kind: 'model',
        source: { kind: 'remote', url: `https://pictures.example/${variantId}.jpg` },
        tint: '#dfe4e8',
      },
    ],
    articles,
  };
}

export function smallProduct(
  productId: string,
  variants: readonly CatalogueVariant[],
  overrides: Partial<CatalogueProduct> = {},
): CatalogueProduct {
  return {
    productId,
    source: SMALL_SOURCE,
    slug: `slug-${productId}`,
    brand: 'Cairn',
    title: { en: `Shell ${productId}`, sv: `Skal ${productId}` },
    subtitle: { en: 'Shell jacket', sv: 'Skaljacka' },
    description: { en: '<p>Keeps the rain out.</p>' },
    gender: 'women',
    listingIds: ['shells'],
    attributes: [],
    sustainability: ['recycled'],
    labels: [],
    keywords: [],
    popularity: 0.5,
    margin: 0.5,
    publishedAt: 1_700_000_000_000,
    markets: [],
    variants,
    ...overrides,
  };
}

export function smallListing(
  listingId: string,
  parentId: string | null,
  overrides: Partial<CatalogueListing> = {},
): CatalogueListing {
  return {
    listingId,
    parentId,
    source: SMALL_SOURCE,
    externalId: `ext-${listingId}`,
    slug: `slug-${listingId}`,
    type: 'category',
    title: { en: `Listing ${listingId}`, sv: `Lista ${listingId}` },
    description: { en: '' },
    images: [],
    order: 0,
    showInBreadcrumbs: true,
    showInQuicklinks: true,
    showInMenu: true,
    rule: null,
    contentBlocks: {},
    ...overrides,
  };
}

export function smallCatalogue(overrides: Partial<CatalogueParts> = {}): CatalogueParts {
  return {
    source: SMALL_SOURCE,
    listings: [
      smallListing('clothing', null),
      smallListing('jackets', 'clothing'),
      smallListing('shells', 'jackets'),
    ],
    facets: [
      {
        field: 'color',
        type: 'checkbox-color',
        title: { en: 'Colour', sv: 'Färg' },
        groupTitle: null,
        groupExpanded: true,
        order: 1,
        unit: null,
      },
    ],
    pages: [],
    stores: [],
    synonyms: {},
    popularQueries: {},
    products: [
      smallProduct('p1', [
        smallVariant('p1-blue', [smallArticle('a1', 'S'), smallArticle('a2', 'M')]),
        smallVariant('p1-navy', [smallArticle('a3', 'S', 0)]),
      ]),
      smallProduct('p2', [smallVariant('p2-blue', [smallArticle('a4', 'S'), smallArticle('a5', 'M')])], {
        markets: ['sv-se', 'en-eu'],
      }),
    ],
    ...overrides,
  };
}
