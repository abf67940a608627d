// The synthetic catalogue as plain documents, one per variant, for other search libraries.
import type { EngineProduct } from '#engine/engine.ts';
import { pathOf } from '#tests/synthetic/assortment.ts';
import type { SyntheticCatalogue } from '#tests/synthetic/catalogue.ts';

export interface PlainDocument {
  /** Its index, as text, which every library accepts. */
  readonly id: string;
  readonly productId: string;
  readonly title: string;
  readonly description: string;
  readonly brand: string;
  /** Root first. */
  readonly category: readonly string[];
  readonly gender: string;
  readonly color: string;
  readonly size: readonly string[];
  /** Current price of the cheapest size, in minor units. */
  readonly price: number;
  /** For libraries without range facets. */
  readonly priceBand: string;
  readonly material: string;
  readonly features: readonly string[];
  readonly fit: string;
  readonly weight: string;
}
export type DocumentFacet = keyof Omit<PlainDocument, 'id' | 'productId' | 'title' | 'description' | 'price'>;
/** The same ten facets that the engine counts; price by band. */
export const DOCUMENT_FACETS: readonly DocumentFacet[] = [
  'category',
  'gender',
  'color',
  'size',
  'priceBand',
  'brand',
  'material',
  'features',
  'fit',
  'weight',
];
/** Upper bounds of the price bands, in minor units. */
const BANDS = [2000, 5000, 10_000, 20_000, 40_000, Number.POSITIVE_INFINITY];

/** Variants sold in the market, in catalogue order. Passed through JSON, so that texts share no memory with the source. */
export function plainDocuments({ text, market }: SyntheticCatalogue): PlainDocument[] {
  const documents: PlainDocument[] = [];
  for (const product of text.products) {
    const shared = sharedOf(product);
    for (const variant of product.variants) {
      const size: string[] = [];
      let price = Number.POSITIVE_INFINITY;
      for (const article of variant.articles) {
        const row = market.prices.get(article.articleId);
        if (row === undefined) continue;
        size.push(article.size);
        price = Math.min(price, row.saleMinor ?? row.listMinor);
      }
      if (size.length === 0) continue;
      const priceBand = String(BANDS.findIndex((end) => price < end));
      documents.push({
        ...shared,
        id: String(documents.length),
        color: variant.color.id,
        size,
        price,
        priceBand,
      });
    }
  }
  return JSON.parse(JSON.stringify(documents)) as PlainDocument[];
}

function sharedOf(
  product: EngineProduct,
): Omit<PlainDocument, 'id' | 'color' | 'size' | 'price' | 'priceBand'> {
  return {
    productId: product.productId,
    title: product.title,
    description: product.description.slice('<p>'.length, -'</p>'.length),
    brand: product.brand,
    category: pathOf(product.listingIds[0] ?? ''),
    gender: product.gender?.id ?? '',
    material: valuesOf(product, 'material')[0] ?? '',
    features: valuesOf(product, 'features'),
    fit: valuesOf(product, 'fit')[0] ?? '',
    weight: valuesOf(product, 'weight')[0] ?? '',
  };
}

function valuesOf(product: EngineProduct, key: string): string[] {
  return product.attributes.find((attribute) => attribute.key === key)?.values.map(({ id }) => id) ?? [];
}
