// The question that a cart and its checkout ask of pricing: rows and codes in their market, and what is known of the order so far.
import type { CustomerInfo } from '#contract/customer-info.ts';
import type { Market } from '#contract/market.ts';
import { orderRowIdOf } from '#contract/order-row.ts';
import type { CartGiftCard } from '#commerce/gift-cards/gift-cards.ts';
import {
  type EnteredDiscountCode,
  type Quote,
  type QuoteInput,
  quote,
  type TaxRates,
  withoutTax,
} from '#commerce/pricing/pricing.ts';
import type { RunningCampaign } from '#server/shop/running-campaigns.ts';
import type { PricedCart, PricedRow } from '#server/shop/cart-rules.ts';

/** All goods are shipped alike until articles say otherwise. */
const SHIPPING_CLASS = 'parcel';
/** A market's rate is in basis points, pricing counts in parts per million. */
const PPM_PER_BASIS_POINT = 100;

/** What a checkout knows beyond its cart. */
export interface OrderTerms extends Pick<QuoteInput, 'address' | 'chosenMethodId' | 'giftCards'> {
  /** The ways to pick the order up. */
  readonly pickUps: readonly Pick<QuoteInput['shippingMethods'][number], 'methodId' | 'taxedAt'>[];
}
const CART_TERMS: OrderTerms = { address: null, chosenMethodId: null, giftCards: [], pickUps: [] };

/** Looked up: what a cart's codes say, and the campaigns that may hold in its market. */
export interface CartDiscounts {
  readonly codes: readonly EnteredDiscountCode[];
  readonly campaigns: readonly RunningCampaign[];
}

export function cartQuote(
  { rows, giftCards: bought, market }: PricedCart,
  { codes, campaigns }: CartDiscounts,
  now: number,
  { pickUps, ...terms }: OrderTerms = CART_TERMS,
): Quote {
  return quote({
    now,
    market: {
      code: market.code,
      currency: market.currency,
      tax: {
        isIncluded: market.pricesIncludeTax,
        rates: ratesOf(market.taxBasisPoints, market.taxCategories),
        regions: market.taxRegions.map(({ country, state, basisPoints, categories }) => ({
          country,
          state,
          rates: ratesOf(basisPoints, categories),
        })),
      },
    },
    lines: [...rows.map(articleLine), ...bought.map(giftCardLine)],
    shippingMethods: [
      ...market.deliveryMethods.map(({ methodId, fee, freeFrom }) => ({
        methodId,
        kind: 'delivery' as const,
        fees: { [SHIPPING_CLASS]: { fee, freeFrom } },
        taxCategory: null,
        taxedAt: null,
      })),
      ...pickUps.map((one) => ({ ...one, kind: 'pick-up' as const, fees: {}, taxCategory: null })),
    ],
    campaigns,
    codes,
    ...terms,
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
    taxCategory: article.product.taxCategory ?? null,
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

/** What of an article's price in the market is not tax. */
export function priceWithoutTax(price: number, { product }: PricedRow['article'], market: Market): number {
  const { taxBasisPoints, taxCategories, pricesIncludeTax } = market;
  const { taxCategory = '' } = product;
  const own = Object.hasOwn(taxCategories, taxCategory) ? taxCategories[taxCategory] : undefined;
  return withoutTax(price, ppmOf(own ?? taxBasisPoints), pricesIncludeTax);
}

function ratesOf(basisPoints: number, categories: Readonly<Record<string, number>>): TaxRates {
  const entries = Object.entries(categories).map(([id, points]) => [id, ppmOf(points)] as const);
  return { standard: ppmOf(basisPoints), categories: Object.fromEntries(entries) };
}

/** Of a region the points have up to two decimals. */
function ppmOf(basisPoints: number): number {
  return Math.round(basisPoints * PPM_PER_BASIS_POINT);
}

/** Whether rates of the country differ by state. */
export function isTaxedByState({ taxRegions }: Pick<Market, 'taxRegions'>, country: string): boolean {
  return taxRegions.some((region) => region.country === country && region.state !== null);
}

/** Null while what decides the tax is not typed in: the country, or a state where rates differ by state. */
export function taxAddress(
  market: Pick<Market, 'taxRegions'>,
  { country, stateOrProvince }: Pick<CustomerInfo, 'country' | 'stateOrProvince'>,
): QuoteInput['address'] {
  const state = stateOrProvince === '' ? null : stateOrProvince;
  return country === '' || (state === null && isTaxedByState(market, country)) ? null : { country, state };
}
