// What a quote is asked with: lines, market, shipping methods, discounts and gift cards, all looked up already (docs/pricing.md).
import type { Currency } from '#contract/market.ts';

/** The amounts of one question are integers in minor units of its market's currency. Times are in ms since 1970, UTC. */
export interface QuoteInput {
  /** The moment at which everything is judged. */
  readonly now: number;
  readonly market: QuoteMarket;
  /** Where the goods go, for the tax of methods that name no place themselves; null: not known yet. */
  readonly address: QuoteAddress | null;
  readonly lines: readonly QuoteLineInput[];
  /** In the order in which they are offered: the first that fits is the estimate until one is chosen. */
  readonly shippingMethods: readonly ShippingMethod[];
  readonly chosenMethodId: string | null;
  /** Apply by themselves. */
  readonly campaigns: readonly DiscountCampaign[];
  /** As the shopper entered them, in that order. */
  readonly codes: readonly EnteredDiscountCode[];
  readonly giftCards: readonly EnteredGiftCard[];
}

export interface QuoteMarket {
  readonly code: string;
  readonly currency: Currency;
  readonly tax: TaxRules;
}

/** Rates are in parts per million of the price without tax: 250_000 = 25 %, 66_250 = 6.625 %. */
export interface TaxRates {
  readonly standard: number;
  /** By tax category, where a rate differs from the standard one. */
  readonly categories: Readonly<Record<string, number>>;
}
export interface TaxRules {
  /** Prices, fees and discounts hold the tax; otherwise it is added to them. */
  readonly isIncluded: boolean;
  readonly rates: TaxRates;
  /** Where rates differ from the market's. */
  readonly regions: readonly TaxRegion[];
}
export interface TaxRegion {
  readonly country: string;
  /** Null: the states of the country that have no region of their own. */
  readonly state: string | null;
  readonly rates: TaxRates;
}
export interface QuoteAddress {
  /** ISO 3166-1 alpha-2, in upper case. */
  readonly country: string;
  readonly state: string | null;
}

export interface QuoteLineInput {
  /** Names the line in the answer; unique. */
  readonly lineId: string;
  /** A gift card that is bought has no tax, no shipping and no discount, and counts toward no threshold. */
  readonly kind: 'article' | 'gift-card';
  readonly productId: string;
  readonly categoryIds: readonly string[];
  /** Before any markdown. */
  readonly listPrice: number;
  /** What a unit costs before discounts. */
  readonly unitPrice: number;
  /** At least 1. */
  readonly quantity: number;
  /** Null: the standard rate. */
  readonly taxCategory: string | null;
  /** Null: nothing is shipped. */
  readonly shippingClass: string | null;
}

export interface ShippingMethod {
  readonly methodId: string;
  /** A pick-up costs nothing and takes everything. */
  readonly kind: 'delivery' | 'pick-up';
  /** By shipping class; a delivery takes only goods of these classes. */
  readonly fees: Readonly<Record<string, ShippingFee>>;
  /** Null: shipping is taxed as the goods that it carries. */
  readonly taxCategory: string | null;
  /** Where an order that is picked up changes hands, which decides its tax wherever the shopper lives; null: the address does. */
  readonly taxedAt: QuoteAddress | null;
}
export interface ShippingFee {
  readonly fee: number;
  /** The goods before discounts, from which on the class is free; null: never. */
  readonly freeFrom: number | null;
}

export type DiscountEffect =
  /** 1 000 basis points are 10 %. */
  | { readonly kind: 'percent'; readonly basisPoints: number }
  /** Once an order, shared by the lines. */
  | { readonly kind: 'amount'; readonly amount: number }
  /** Of the methods named; null: of all. */
  | { readonly kind: 'free-shipping'; readonly methodIds: readonly string[] | null };

/** What a campaign and a code have in common. */
export interface DiscountTerms {
  readonly effect: DiscountEffect;
  readonly target: DiscountTarget;
  /** Null: every market. */
  readonly markets: readonly string[] | null;
  /** Holds from this moment on. */
  readonly from: number | null;
  /** Holds before this moment. */
  readonly until: number | null;
  /** Of the lines it is for, before discounts. */
  readonly minimum: number | null;
  /** May be used together with others that may. */
  readonly isStackable: boolean;
}
/** A line with one of the categories or of one of the products; both empty: every line. */
export interface DiscountTarget {
  readonly categoryIds: readonly string[];
  readonly productIds: readonly string[];
  /** Leaves out lines whose unit price is below their list price. */
  readonly excludesReduced: boolean;
}
export interface DiscountCampaign extends DiscountTerms {
  readonly campaignId: string;
}
export interface DiscountCode extends DiscountTerms {
  /** Of all shoppers together; null: any number. */
  readonly usesLeft: number | null;
  /** Of this customer; null: any number. */
  readonly customerUsesLeft: number | null;
}
export interface EnteredDiscountCode {
  /** In the one spelling that the shop compares. */
  readonly code: string;
  /** Null: there is no such code. */
  readonly terms: DiscountCode | null;
}

/** A gift card as a means of payment. */
export interface EnteredGiftCard {
  readonly cardId: string;
  readonly currency: Currency;
  readonly balance: number;
  /** Void from this moment on; null: never. */
  readonly expiresAt: number | null;
}
