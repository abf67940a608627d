// The lists of the claims of cart, products and shop API are those of schemas and calls: what no claim names fails here.
import { describe, expect, test } from 'vitest';
import { CART_CALLS } from '#contract/cart.calls.ts';
import { CartSchema, OrderRowSchema } from '#contract/cart.ts';
import { CHECKOUT_CALLS } from '#contract/checkout.calls.ts';
import { PriceItemSchema, ProductSizeSchema } from '#contract/product.ts';
import { ProductHitSchema, VariantHitSchema } from '#contract/product-hit.ts';
import { GIFT_CARD_CALLS } from '#contract/gift-cards.calls.ts';
import { SHOP_CALLS } from '#contract/shop.calls.ts';
import { claimedNames } from '#tests/requirements/claimed-names.ts';

/** `a.b.c` for every field that is no object; fields of a list's entries as those of the list. */
function pathsOf(schema: object): string[] {
  const { properties, items } = schema as { properties?: Record<string, object>; items?: object };
  if (items !== undefined) return pathsOf(items);
  return Object.entries(properties ?? {}).flatMap(([name, inner]) => {
    const paths = pathsOf(inner);
    return paths.length === 0 ? [name] : paths.map((path) => `${name}.${path}`);
  });
}
/** The cart's lists are claimed as a whole: their entries have claims of their own. */
const fieldsOf = ({ properties }: { properties: object }) => Object.keys(properties).toSorted();
const unique = (names: readonly string[]) => [...new Set(names)].toSorted();

describe('the fields of', () => {
  test('a cart', () => {
    expect(claimedNames('CA-01')).toEqual(fieldsOf(CartSchema));
  });
  test('an order row', () => {
    expect(claimedNames('CA-02')).toEqual(pathsOf(OrderRowSchema).toSorted());
  });
  test('a price item', () => {
    expect(claimedNames('PR-01', 'Price item')).toEqual(pathsOf(PriceItemSchema).toSorted());
  });
  test('a recommended product', () => {
    // The ids under which a hit is reported, what only a search marks, and which picture a card shows first.
    const ids = ['search_result_id', 'product_listing_result_id', 'recommendation_id'];
    const beyond = [...ids, 'highlights', 'card_image'];
    const fields = [...fieldsOf(ProductHitSchema), ...fieldsOf(VariantHitSchema)];
    expect(claimedNames('PR-02')).toEqual(fields.filter((name) => !beyond.includes(name)).toSorted());
  });
  test('a size', () => {
    expect(unique(claimedNames('PR-05'))).toEqual(fieldsOf(ProductSizeSchema));
  });
});

describe('the calls of the shop API', () => {
  // The others drive a checkout, of which the requirements do not say how it is called.
  const { checkoutSetGiftCard, checkoutRemoveGiftCard, checkoutOffers } = CHECKOUT_CALLS;
  const ofCheckout = { checkoutSetGiftCard, checkoutRemoveGiftCard, checkoutOffers };
  const claimed = (method: string) =>
    ['AP-01', 'AP-02', 'AP-03', 'AP-04', 'AP-05', 'AP-06', 'AP-07', 'AP-08']
      .flatMap((id) => claimedNames(id, method))
      .toSorted();
  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])('by %s', (method) => {
    const paths = Object.values({ ...SHOP_CALLS, ...CART_CALLS, ...GIFT_CARD_CALLS, ...ofCheckout })
      .filter((call) => call.method === method)
      .map(({ path }) => path.replace(/^\/api/, ''));
    expect(claimed(method)).toEqual(paths.toSorted());
  });
});
