// One product with its colours and sizes, as the product page and the price calls carry it (PR-01 to PR-06).
import { type Static, Type } from 'typebox';
import { Decimal, Nullable } from '#contract/parameters.ts';

export { REUSE_LABEL } from '#contract/limits.ts';

export const SUSTAINABILITY_ICONS = [
  'biodegradable',
  'bluesign',
  'circular',
  'recyclable',
  'recycled',
  'renewable',
  'reuse-good',
  'reuse-excellent',
] as const;
export type SustainabilityIcon = (typeof SUSTAINABILITY_ICONS)[number];

/** PR-05: `reducedValue` only when the sale price differs; `stockBalance` is 1 or 0. */
export const ProductSizeSchema = Type.Object(
  {
    articleId: Type.String(),
    title: Type.String(),
    shortTitle: Type.String(),
    listValue: Decimal,
    reducedValue: Nullable(Decimal),
    sortingPrice: Decimal,
    stockBalance: Type.Integer({ minimum: 0, maximum: 1 }),
    fewLeft: Type.Boolean({ description: 'in stock, and few: how many is not said' }),
  },
  { title: 'ProductSize' },
);
export const ProductImageSchema = Type.Object(
  {
    url: Type.String(),
    kind: Type.Union([Type.Literal('model'), Type.Literal('isolated'), Type.Literal('plain')]),
    tint: Type.String(),
  },
  { title: 'ProductImage' },
);
/** A text as it stands, or a length from and to in cm; equal where it is one length. */
export const SizeValueSchema = Type.Union([Type.String(), Type.Tuple([Type.Number(), Type.Number()])]);
export type SizeValue = Static<typeof SizeValueSchema>;
export const SizeGuideSchema = Type.Object(
  {
    title: Type.String(),
    fit: Type.String({ description: 'how the product fits; empty where that is not known' }),
    measures: Type.Array(
      Type.Object({
        title: Type.String(),
        how: Nullable(Type.String({ description: 'how to measure; null for what is not measured' })),
      }),
    ),
    rows: Type.Array(
      Type.Object({
        size: Type.String(),
        values: Type.Array(SizeValueSchema, { description: 'a value a measure; lengths in cm, from and to' }),
      }),
    ),
  },
  { title: 'SizeGuide' },
);
export type SizeGuide = Static<typeof SizeGuideSchema>;
export const ProductColorSchema = Type.Object(
  {
    colorVariantId: Type.String(),
    colorName: Type.String(),
    specificColorName: Type.String(),
    colorHex: Type.String(),
    images: Type.Array(ProductImageSchema),
    sizes: Type.Array(ProductSizeSchema),
  },
  { title: 'ProductColor' },
);
export type ProductColor = Static<typeof ProductColorSchema>;
export const ProductSchema = Type.Object(
  {
    id: Type.String(),
    slug: Type.String(),
    brand: Type.String(),
    title: Type.String(),
    subtitle: Type.String(),
    /** Cleaned HTML: p, ul, ol, li, strong, em, br and nothing else. */
    description: Type.String(),
    gender: Type.String(),
    categoryIds: Type.Array(Type.String(), { description: 'listing ids, primary leaf first' }),
    breadcrumbs: Type.Array(
      Type.Object({ title: Type.String(), pageUrl: Type.String(), listingId: Type.String() }),
    ),
    attributes: Type.Array(Type.Object({ title: Type.String(), values: Type.Array(Type.String()) })),
    sustainabilityIcons: Type.Array(Type.String()),
    labels: Type.Array(Type.Object({ title: Type.String() })),
    isReuse: Type.Boolean(),
    sizeGuide: Nullable(SizeGuideSchema),
    currency: Type.String(),
    price: Type.Object({ sortingPrice: Decimal }),
    variants: Type.Array(ProductColorSchema),
  },
  { title: 'Product' },
);
export type Product = Static<typeof ProductSchema>;

/** PR-01, PR-07. */
export const PriceItemSchema = Type.Object(
  {
    id: Type.String(),
    variants: Type.Array(
      Type.Object({
        articleModelColorId: Type.String(),
        price: Type.Object({ listValue: Decimal, reducedValue: Nullable(Decimal) }),
      }),
    ),
  },
  { title: 'PriceItem' },
);
export type PriceItem = Static<typeof PriceItemSchema>;
/** PR-07: more ids in one call are refused. */
export const MAX_PRICE_IDS = 20;
