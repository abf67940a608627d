// The JSON of a text base: its meta, and what of a product or listing is decoded only where it is shown whole.
import { LANGUAGES } from '#contract/market.ts';
import { hasShape, type Shape } from '#engine/snapshot/shapes.ts';
import { decodeJson } from '#engine/snapshot/strings.ts';
import type { ListingDetail, ProductDetail, TextMeta, TextViews } from '#engine/snapshot/text-table.ts';

const SORT_TITLE = { title: 'string', asc: 'string', desc: 'string' } as const;
const META_SHAPE: Shape = {
  language: 'string',
  facets: [{ field: 'string', type: 'string', title: 'string', groupTitle: 'string?', unit: 'string?' }],
  fields: [{ name: 'string', level: 'string', first: 'number', end: 'number' }],
  sortTitles: {
    relevance: SORT_TITLE,
    price: SORT_TITLE,
    newest: SORT_TITLE,
    discount: SORT_TITLE,
    popularity: SORT_TITLE,
  },
};

export function isTextMeta(meta: unknown): meta is TextMeta {
  return hasShape(meta, META_SHAPE) && LANGUAGES.some((known) => known === (meta as TextMeta).language);
}

/** What of a product is shown only where it is shown whole; empty where it is damaged after all. */
export function productDetailOf(t: TextViews, product: number): ProductDetail {
  const bytes = t.productDetails.subarray(t.productDetailStart[product], t.productDetailStart[product + 1]);
  const value = decodeJson(bytes);
  const shape: Shape = {
    description: 'string',
    gender: 'string',
    attributes: [{ title: 'string', values: ['string'] }],
  };
  return hasShape(value, shape) ? (value as ProductDetail) : { description: '', gender: '', attributes: [] };
}

/** The same of a listing. */
export function listingDetailOf(t: TextViews, listing: number): ListingDetail {
  const bytes = t.listingDetails.subarray(t.listingDetailStart[listing], t.listingDetailStart[listing + 1]);
  const value = decodeJson(bytes);
  const shape: Shape = { description: 'string', imageIds: ['string'], contentBlocks: ['object'] };
  return hasShape(value, shape)
    ? (value as ListingDetail)
    : { description: '', imageIds: [], contentBlocks: [] };
}
