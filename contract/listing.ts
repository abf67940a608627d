// Listings: the category tree and its campaigns, as discovery responses describe them (DA-03).
import { type Static, Type } from 'typebox';
import { Nullable } from '#contract/parameters.ts';

export const ListingTypeSchema = Type.Union(
  [
    Type.Literal('category'),
    Type.Literal('campaign'),
    Type.Literal('brand'),
    Type.Literal('smart_pick'),
    Type.Literal('style'),
    Type.Literal('long_tail_collection'),
  ],
  { title: 'ListingType' },
);

/** `external_id` and `slug` are the same in every language; `title` is in the request's. `page_url` starts with the market. */
export const ListingRefSchema = Type.Object(
  {
    listing_id: Type.String(),
    external_id: Type.String(),
    listing_type: ListingTypeSchema,
    title: Type.String(),
    slug: Type.String(),
    page_url: Type.String(),
    show_in_breadcrumbs: Type.Boolean(),
    show_in_quicklinks: Type.Boolean(),
    image_urls: Type.Array(Type.String()),
  },
  { title: 'ListingRef' },
);
export type ListingRef = Static<typeof ListingRefSchema>;

export const ContentBlockSchema = Type.Object(
  {
    row: Type.Integer({ minimum: 0 }),
    span_columns: Type.Integer({ minimum: 1 }),
    span_rows: Type.Integer({ minimum: 1 }),
    /** GR-02 */
    position: Type.String({ description: 'left, right or center; anything else is an error of the layout' }),
    content: Type.Object({
      type: Type.Union([Type.Literal('image'), Type.Literal('video')]),
      url: Type.String(),
      link: Type.Optional(Nullable(Type.String())),
      title: Type.Optional(Type.String()),
      text: Type.Optional(Type.String()),
      tint: Type.Optional(Type.String()),
    }),
  },
  { title: 'ContentBlock' },
);
export type ContentBlock = Static<typeof ContentBlockSchema>;

export const ListingSchema = Type.Object(
  {
    ...ListingRefSchema.properties,
    description: Type.String(),
    ancestors: Type.Array(ListingRefSchema, { description: 'root first' }),
    children: Type.Array(ListingRefSchema),
    siblings: Type.Array(ListingRefSchema, { description: 'includes the listing itself' }),
    breadcrumbs: Type.Array(ListingRefSchema),
    quick_links: Type.Array(ListingRefSchema),
    content_blocks: Type.Array(ContentBlockSchema),
    product_listing_request_id: Type.String(),
    failed: Type.Optional(Type.Boolean()),
  },
  { title: 'Listing' },
);
export type Listing = Static<typeof ListingSchema>;
