// The question that a cart asks of pricing: its rows and codes in its market, with the market's one way of shipping.
import type { Market } from '#contract/market.ts';
import { orderRowIdOf } from '#contract/order-row.ts';
import type { CartGiftCard } from '#commerce/gift-cards/gift-cards.ts';
import {
  type EnteredDiscountCode,
  type Quote,
  type QuoteInput,
  quote,
  withoutTax,
} from '#commerce/pricing/pricing.ts';
import type { PricedCart, PricedRow } from '#server/shop/cart-rules.ts';

/** All goods are shipped alike until articles say otherwise. */
const SHIPPING_CLASS = 'parcel';
/** A market's rate is in basis points, pricing counts in parts per million. */
const PPM_PER_BASIS_POINT = 100;

export function cartQuote(
  { rows, cart, market }: PricedCart,
  codes: readonly EnteredDiscountCode[],
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
    lines: [...rows.map(articleLine), ...cart.giftCards.map(giftCardLine)],
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

function articleLine({ row, article, price }: PricedRow): QuoteInput['lines'][number] {
  return {
    lineId: orderRowIdOf(row.articleId),
    kind: 'article',
    productId: article.product.productId,
    categoryIds: article.product.listingIds,
    listPrice: price.list,
    unitPrice: price.sale ?? price.list,
    quantity: row.quantity,
    taxCategory: null,
    shippingClass: SHIPPING_CLASS,
  };
}

function giftCardLine({ rowId, amount }: CartGiftCard): QuoteInput['lines'][number] {
  return {
    lineId: rowId,
    kind: 'gift-card',
    productId: '',
    categoryIds: [],
    listPrice: amount,
    unitPrice: amount,
    quantity: 1,
    taxCategory: null,
    shippingClass: null,
  };
}

/** What of a price in the market is not tax. */
export function priceWithoutTax(price: number, market: Market): number {
  return withoutTax(price, taxRateOf(market), market.pricesIncludeTax);
}

function taxRateOf({ taxBasisPoints }: Market): number {
  return taxBasisPoints * PPM_PER_BASIS_POINT;
}
