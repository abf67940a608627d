// A product as discovery responses carry it (DA-15, PR-02): one hit with its colour variants.
import { type Static, Type } from 'typebox';
import { Decimal } from '#contract/parameters.ts';

/**
 * One colour variant; prices are those of its cheapest article in stock, of the cheapest one where none is. In
 * recommendations (PR-02) it is that article, with `size` and the beginning of `description`.
 * `image_urls`: first the model image, second the isolated one, then the rest (PR-04); a width is chosen with `?width=`.
 */
export const VariantHitSchema = Type.Object(
  {
    product_query_id: Type.String({ description: 'product id, then the colour query' }),
    product_id: Type.String(),
    external_id: Type.String(),
    color_variant_id: Type.String(),
    article_id: Type.Optional(Type.String()),
    size: Type.Optional(Type.String()),
    title: Type.String(),
    brand: Type.String(),
    sub_heading_1: Type.String(),
    sub_heading_2: Type.String(),
    description: Type.Optional(Type.String()),
    page_url: Type.String(),
    category_ids: Type.Array(Type.String()),
    sustainability_icons: Type.Array(Type.String()),
    labels: Type.Array(Type.Object({ title: Type.String() })),
    original_price: Decimal,
    sale_price: Decimal,
    in_stock: Type.Boolean(),
    color_hex: Type.String(),
    color_name: Type.String(),
    specific_color_name: Type.String(),
    image_urls: Type.Array(Type.String()),
    card_image: Type.Optional(
      Type.Integer({ minimum: 0, description: 'which of image_urls a card shows first; absent: the first' }),
    ),
    image_tint: Type.String({ description: 'placeholder colour, #rrggbb' }),
    display_sizes_in_quick_view: Type.Array(Type.String()),
  },
  { title: 'VariantHit' },
);
export type VariantHit = Static<typeof VariantHitSchema>;

/** `variant_index` is the colour that matches best; `highlights` are [start, end) UTF-16 offsets in that variant's title. */
export const ProductHitSchema = Type.Object(
  {
    variant_index: Type.Integer({ minimum: 0 }),
    variant_displays: Type.Array(VariantHitSchema),
    search_result_id: Type.Optional(Type.String()),
    product_listing_result_id: Type.Optional(Type.String()),
    recommendation_id: Type.Optional(Type.String()),
    highlights: Type.Optional(Type.Array(Type.Tuple([Type.Integer(), Type.Integer()]))),
  },
  { title: 'ProductHit' },
);
export type ProductHit = Static<typeof ProductHitSchema>;
