// The schemas of JSON columns; each is as strict as the type it is read as.
import { type TSchema, Type } from 'typebox';
import { EditorialBlockSchema, type Store, StoreSchema } from '#contract/bootstrap.ts';
import { FACET_TYPES } from '#contract/facets.ts';
import { ContentBlockSchema, ListingTypeSchema } from '#contract/listing.ts';
import type { Language } from '#contract/market.ts';
import { Nullable } from '#contract/parameters.ts';
import { SizeValueSchema, SUSTAINABILITY_ICONS, type SustainabilityIcon } from '#contract/product.ts';
import type { ImageSource } from '#catalogue/catalogue.ts';
import type { ChangePart } from '#store/change-set.ts';

const Strings = Type.Array(Type.String());
/** By language. */
const Texts = Type.Record(Type.String(), Type.String());
const Value = Type.Object({ id: Type.String(), name: Texts });

function oneOf<T extends string>(values: readonly T[]) {
  return Type.Unsafe<T>(Type.Union(values.map((value) => Type.Literal(value))));
}

export const MarketCodesSchema = Strings;

/** In minor units. */
const Amount = Type.Integer({ minimum: 0 });
const Price = Type.Object({ list: Amount, sale: Nullable(Amount) });
/** By market or currency. */
export const PricesSchema = Type.Record(Type.String(), Price);

export const ImageKindSchema = oneOf(['model', 'isolated', 'plain']);
const Image = Type.Object({ imageId: Type.String(), kind: ImageKindSchema, tint: Type.String() });
const IMAGE_SOURCES = {
  drawing: Type.Object({
    kind: Type.Literal('drawing'),
    drawing: Type.String(),
    parameters: Type.Record(Type.String(), Type.Unknown()),
  }),
  remote: Type.Object({ kind: Type.Literal('remote'), url: Type.String() }),
} satisfies Readonly<Record<ImageSource['kind'], TSchema>>;
export const ImageSourceSchema = Type.Unsafe<ImageSource>(Type.Union(Object.values(IMAGE_SOURCES)));

export const ProductSchema = Type.Object({
  productId: Type.String(),
  source: Type.String(),
  slug: Type.String(),
  brand: Type.String(),
  title: Texts,
  subtitle: Texts,
  description: Texts,
  gender: Nullable(oneOf(['women', 'men', 'unisex', 'kids'])),
  listingIds: Strings,
  attributes: Type.Array(Type.Object({ key: Type.String(), title: Texts, values: Type.Array(Value) })),
  sustainability: Type.Array(oneOf<SustainabilityIcon>(SUSTAINABILITY_ICONS)),
  labels: Strings,
  keywords: Strings,
  popularity: Type.Number(),
  margin: Type.Number(),
  publishedAt: Type.Number(),
  markets: Strings,
  taxCategory: Type.Optional(Type.String()),
  variants: Type.Array(
    Type.Object({
      variantId: Type.String(),
      color: Value,
      specificColorName: Texts,
      colorHex: Type.String(),
      images: Type.Array(Image),
      articles: Type.Array(Type.Object({ articleId: Type.String(), size: Type.String() })),
    }),
  ),
});

export const ListingSchema = Type.Object({
  listingId: Type.String(),
  parentId: Nullable(Type.String()),
  source: Type.String(),
  externalId: Type.String(),
  slug: Type.String(),
  type: ListingTypeSchema,
  title: Texts,
  description: Texts,
  images: Type.Array(Image),
  order: Type.Number(),
  showInBreadcrumbs: Type.Boolean(),
  showInQuicklinks: Type.Boolean(),
  showInMenu: Type.Boolean(),
  rule: Nullable(
    Type.Object({
      onSale: Type.Optional(Type.Boolean()),
      newerThan: Type.Optional(Type.Number()),
      label: Type.Optional(Type.String()),
      attribute: Type.Optional(Type.Object({ key: Type.String(), valueIds: Strings })),
    }),
  ),
  contentBlocks: Type.Record(Type.String(), Type.Array(ContentBlockSchema)),
});

export const PageSchema = Type.Object({
  pageId: Type.String(),
  source: Type.String(),
  slug: Type.String(),
  title: Texts,
  description: Texts,
  relatedListingIds: Strings,
  blocks: Type.Record(Type.String(), Type.Array(EditorialBlockSchema)),
});

export const FacetSchema = Type.Object({
  field: Type.String(),
  type: oneOf(FACET_TYPES),
  title: Texts,
  groupTitle: Nullable(Texts),
  groupExpanded: Type.Boolean(),
  order: Type.Number(),
  unit: Nullable(Type.String()),
});

export const StoreEntrySchema = Type.Object({
  storeId: Type.String(),
  source: Type.String(),
  /** Of the languages that the shop had when it was stored. */
  facts: Type.Unsafe<Partial<Record<Language, Store>>>(Type.Record(Type.String(), StoreSchema)),
});

export const SizeGuideSchema = Type.Object({
  guideId: Type.String(),
  source: Type.String(),
  title: Texts,
  listingIds: Strings,
  measures: Type.Array(Type.Object({ title: Texts, how: Nullable(Texts) })),
  rows: Type.Array(Type.Object({ size: Type.String(), values: Type.Array(SizeValueSchema) })),
  fits: Type.Array(Type.Object({ valueId: Type.String(), text: Texts })),
});

export const SynonymsSchema = Type.Array(
  Type.Object({ kind: oneOf(['one_way', 'equal', 'correction']), from: Strings, to: Strings }),
);
export const PopularQueriesSchema = Type.Array(Type.Object({ query: Type.String(), weight: Type.Number() }));

const ProductTarget = Type.Object({ productId: Type.String() });
const ValueTarget = Type.Object({ field: Type.String(), valueId: Type.String() });
const Steps = { steps: Type.Number() };
export const RuleSchema = Type.Object({
  ruleId: Type.String(),
  markets: Strings,
  from: Nullable(Type.Number()),
  until: Nullable(Type.Number()),
  when: Type.Union([
    Type.Object({ query: Type.String(), match: oneOf(['exact', 'begins', 'contains']) }),
    Type.Object({ listingId: Type.String() }),
  ]),
  pins: Type.Array(Type.Object({ productId: Type.String(), position: Type.Number() })),
  steps: Type.Array(
    Type.Union([
      Type.Object({ ...ProductTarget.properties, ...Steps }),
      Type.Object({ ...ValueTarget.properties, ...Steps }),
    ]),
  ),
  hides: Type.Array(Type.Union([ProductTarget, ValueTarget])),
  redirect: Nullable(
    Type.Union([Type.Object({ listingId: Type.String() }), Type.Object({ path: Type.String() })]),
  ),
});

export const ChangePartsSchema = Type.Array(
  oneOf<ChangePart>(['texts', 'articles', 'columns', 'facts', 'settings']),
);

/** The fields of an event that are read back; the whole was validated on receipt. */
export const EventSchema = Type.Object({
  product_id: Type.Optional(Type.String()),
  visitor_id: Type.Optional(Type.String()),
  transaction_id: Type.Optional(Type.String()),
  captured_at: Type.Optional(Type.Number()),
});

export const CoOccurrencesSchema = Type.Array(Type.Tuple([Type.String(), Type.Number()]));
export const TrendingSchema = Strings;
