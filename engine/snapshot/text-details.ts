// JSON in a text base: its metadata, and the product and listing details decoded only for their own pages.
import { FACET_TYPES } from '#contract/facets.ts';
import type { ContentBlock } from '#contract/listing.ts';
import { LANGUAGES } from '#contract/market.ts';
import type { SizeGuide } from '#contract/product.ts';
import type { EngineSizeGuide } from '#engine/catalogue.ts';
import { hasShape, type Shape } from '#engine/snapshot/shapes.ts';
import { decodeJson } from '#engine/snapshot/strings.ts';
import type {
  FieldLevel,
  ListingDetail,
  ProductDetail,
  TextMeta,
  TextViews,
} from '#engine/snapshot/text-table.ts';

const SORT_TITLE = { title: 'string', asc: 'string', desc: 'string' } as const;
const META_SHAPE: Shape = {
  language: 'string',
  facets: [
    {
      field: 'string',
      type: 'string',
      title: 'string',
      groupTitle: 'string?',
      groupExpanded: 'boolean',
      unit: 'string?',
    },
  ],
  fields: [{ name: 'string', level: 'string', first: 'number', end: 'number' }],
  sortTitles: {
    relevance: SORT_TITLE,
    price: SORT_TITLE,
    newest: SORT_TITLE,
    discount: SORT_TITLE,
    popularity: SORT_TITLE,
  },
};

const FIELD_LEVELS = [
  'product',
  'variant',
  'article',
  'price',
  'stock',
] as const satisfies readonly FieldLevel[];

export function isTextMeta(meta: unknown): meta is TextMeta {
  if (!hasShape(meta, META_SHAPE)) return false;
  const { language, facets, fields } = meta as TextMeta;
  return (
    LANGUAGES.includes(language) &&
    facets.every(({ type }) => FACET_TYPES.includes(type)) &&
    fields.every(({ level }) => FIELD_LEVELS.includes(level))
  );
}

/** Details for the product page; empty if they are damaged. */
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

/** The size guide of a product with these details; null where there is none, or it is damaged. */
export function sizeGuideOf(t: TextViews, { sizeGuide }: ProductDetail): SizeGuide | null {
  if (!hasShape(sizeGuide, { at: 'number', fit: 'string' }) || sizeGuide === undefined) return null;
  const { at, fit } = sizeGuide;
  const value = decodeJson(t.sizeGuides.subarray(t.sizeGuideStart[at], t.sizeGuideStart[at + 1]));
  return hasShape(value, SIZE_GUIDE_SHAPE) ? { ...(value as EngineSizeGuide), fit } : null;
}

const SIZE_GUIDE_SHAPE: Shape = {
  title: 'string',
  measures: [{ title: 'string', how: 'string?' }],
  rows: [{ size: 'string', values: ['string or pair'] }],
};

/** Details for the listing page; empty if they are damaged. */
export function listingDetailOf(t: TextViews, listing: number): ListingDetail {
  const bytes = t.listingDetails.subarray(t.listingDetailStart[listing], t.listingDetailStart[listing + 1]);
  const value = decodeJson(bytes);
  const shape: Shape = { description: 'string', imageIds: ['string'], contentBlocks: [BLOCK_SHAPE] };
  if (!hasShape(value, shape)) return { description: '', imageIds: [], contentBlocks: [] };
  const detail = value as ListingDetail;
  return { ...detail, contentBlocks: detail.contentBlocks.filter(isBlock) };
}

const BLOCK_SHAPE: Shape = {
  row: 'number',
  span_columns: 'number',
  span_rows: 'number',
  position: 'string',
  content: { type: 'string', url: 'string' },
};

function isBlock({ row, span_columns, span_rows, content }: ContentBlock): boolean {
  return row >= 0 && span_columns >= 1 && span_rows >= 1 && ['image', 'video'].includes(content.type);
}
