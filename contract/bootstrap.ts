// What a page needs before its own content: market facts, menu, and the editorial blocks of home (AP-02, AP-07).
import { type Static, Type } from 'typebox';

export const MarketInfoSchema = Type.Object(
  {
    code: Type.String(),
    language: Type.String(),
    country: Type.String(),
    countryName: Type.String({ description: 'in the language of the request' }),
    currency: Type.String(),
    countries: Type.Optional(
      Type.Array(Type.String(), { description: 'of a region: the countries that goods are sent to' }),
    ),
    pricesIncludeTax: Type.Optional(Type.Boolean()),
    isDefault: Type.Optional(Type.Boolean({ description: 'the market of a URL that names none' })),
    delivery: Type.Optional(
      Type.Object(
        {
          fee: Type.Integer(),
          freeFrom: Type.Union([Type.Integer(), Type.Null()]),
          days: Type.Object({ from: Type.Integer(), to: Type.Integer() }, { description: 'working days' }),
        },
        { description: 'of the first way of delivery; amounts in minor units' },
      ),
    ),
  },
  { title: 'MarketInfo' },
);
export type MarketInfo = Static<typeof MarketInfoSchema>;
export const MarketsSchema = Type.Object({ markets: Type.Array(MarketInfoSchema) }, { title: 'Markets' });

const MenuLeafSchema = Type.Object(
  {
    listingId: Type.String(),
    title: Type.String(),
    pageUrl: Type.String(),
  },
  { title: 'MenuLeaf' },
);
const MenuBranchSchema = Type.Object(
  { ...MenuLeafSchema.properties, children: Type.Array(MenuLeafSchema) },
  { title: 'MenuBranch' },
);
export const MenuItemSchema = Type.Object(
  {
    ...MenuLeafSchema.properties,
    children: Type.Array(MenuBranchSchema),
  },
  { title: 'MenuItem' },
);
/** `pages`: the editorial pages that every page leads to, home left out. */
export const MenuSchema = Type.Object(
  {
    items: Type.Array(MenuItemSchema),
    pages: Type.Array(Type.Object({ title: Type.String(), pageUrl: Type.String() })),
  },
  { title: 'Menu' },
);
export type Menu = Static<typeof MenuSchema>;
export type MenuItem = Static<typeof MenuItemSchema>;

export const BootstrapSchema = Type.Object(
  {
    market: MarketInfoSchema,
    shopName: Type.String(),
    /** Catalogue epoch: changes whenever a listing, a product, a price or a stock figure did. */
    epoch: Type.String(),
    /** ms since 1970 at which the epoch was made: the "Prices from 14:05" of an offline page. */
    asOf: Type.Integer(),
  },
  { title: 'Bootstrap' },
);
export type Bootstrap = Static<typeof BootstrapSchema>;

const ImageSchema = Type.Object(
  { url: Type.String(), tint: Type.String(), alt: Type.String() },
  { title: 'EditorialImage' },
);
/** The blocks an editorial page is made of; home is the page with the id `home`. */
export const EditorialBlockSchema = Type.Union(
  [
    Type.Object({
      kind: Type.Literal('hero'),
      title: Type.String(),
      text: Type.String(),
      linkTitle: Type.String(),
      linkUrl: Type.String(),
      image: ImageSchema,
    }),
    Type.Object({
      kind: Type.Literal('products'),
      title: Type.String(),
      listingId: Type.String(),
      linkTitle: Type.String(),
      linkUrl: Type.String(),
      limit: Type.Integer({ minimum: 1, maximum: 24 }),
    }),
    Type.Object({
      kind: Type.Literal('story'),
      title: Type.String(),
      text: Type.String(),
      linkTitle: Type.String(),
      linkUrl: Type.String(),
      image: ImageSchema,
    }),
    Type.Object({
      kind: Type.Literal('categories'),
      title: Type.String(),
      items: Type.Array(
        Type.Object({
          listingId: Type.String(),
          title: Type.String(),
          pageUrl: Type.String(),
          image: ImageSchema,
        }),
      ),
    }),
    Type.Object({ kind: Type.Literal('text'), title: Type.String(), html: Type.String() }),
  ],
  { title: 'EditorialBlock' },
);
export type EditorialBlock = Static<typeof EditorialBlockSchema>;
export const EditorialPageSchema = Type.Object(
  {
    id: Type.String(),
    slug: Type.String(),
    title: Type.String(),
    description: Type.String(),
    pageUrl: Type.String(),
    relatedListingIds: Type.Array(Type.String()),
    blocks: Type.Array(EditorialBlockSchema),
  },
  { title: 'EditorialPage' },
);
export type EditorialPage = Static<typeof EditorialPageSchema>;
export const EditorialPagesSchema = Type.Object(
  { pages: Type.Array(EditorialPageSchema) },
  { title: 'EditorialPages' },
);

export const StoreSchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    street: Type.String(),
    zip: Type.String(),
    city: Type.String(),
    country: Type.String(),
    phone: Type.String(),
    latitude: Type.Number(),
    longitude: Type.Number(),
    openingHours: Type.Array(Type.Object({ days: Type.String(), hours: Type.String() })),
  },
  { title: 'Store' },
);
export const StoresSchema = Type.Object({ stores: Type.Array(StoreSchema) }, { title: 'Stores' });
export type Store = Static<typeof StoreSchema>;
