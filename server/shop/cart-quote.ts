// The question that a cart asks of pricing: its rows and codes in its market, with the market's one way of shipping.
import type { Market } from '#contract/market.ts';
import { orderRowIdOf } from '#contract/order-row.ts';
import { type EnteredDiscountCode, type Quote, quote, withoutTax } from '#commerce/pricing/pricing.ts';
import type { PricedRow } from '#server/shop/cart-rules.ts';

/** All goods are shipped alike until articles say otherwise. */
const SHIPPING_CLASS = 'parcel';
/** A market's rate is in basis points, pricing counts in parts per million. */
const PPM_PER_BASIS_POINT = 100;

export function cartQuote(
  rows: readonly PricedRow[],
  codes: readonly EnteredDiscountCode[],
  market: Market,
  now: number,
): Quote {
  return quote({
    now,
    market: {
      code: market.code,
      currency: market.currency,
      tax: {
        isIncluded: market.pricesIncludeTax,
        rates: { standard: taxRateOf(market), categories: {} },
        regions: [],
      },
    },
    address: null,
    lines: rows.map(({ row, article, price }) => ({
      lineId: orderRowIdOf(row.articleId),
      kind: 'article',
      productId: article.product.productId,
      categoryIds: article.product.listingIds,
      listPrice: price.list,
      unitPrice: price.sale ?? price.list,
      quantity: row.quantity,
      taxCategory: null,
      shippingClass: SHIPPING_CLASS,
    })),
    shippingMethods: [
      {
        methodId: 'standard',
        kind: 'delivery',
        fees: { [SHIPPING_CLASS]: { fee: market.shippingFee, freeFrom: market.freeShippingFrom } },
        taxCategory: null,
      },
    ],
    chosenMethodId: null,
    campaigns: [],
    codes,
    giftCards: [],
  });
}

/** What of a price in the market is not tax. */
export function priceWithoutTax(price: number, market: Market): number {
  return withoutTax(price, taxRateOf(market), market.pricesIncludeTax);
}

function taxRateOf({ taxBasisPoints }: Market): number {
  return taxBasisPoints * PPM_PER_BASIS_POINT;
}
