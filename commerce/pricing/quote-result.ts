// What a quote answers: every amount of an order, and why it is what it is (docs/pricing.md).
import type { Currency } from '#contract/market.ts';

/** Amounts are integers in minor units, never negative. */
export interface Quote {
  readonly currency: Currency;
  readonly taxIncluded: boolean;
  /** Rates depend on an address that is not known yet. */
  readonly isTaxEstimate: boolean;
  /** In the order of the question. */
  readonly lines: readonly QuotedLine[];
  readonly shipping: QuotedShipping;
  /** Those that save something, in the order in which they were applied. */
  readonly discounts: readonly AppliedDiscount[];
  /** One for each code entered, in that order. */
  readonly codes: readonly CodeVerdict[];
  /** One for each card entered, in that order. */
  readonly giftCards: readonly GiftCardUse[];
  readonly totals: QuoteTotals;
}

/** Where a discount comes from; `id` is the campaign's or the code. */
export interface DiscountSource {
  readonly source: 'campaign' | 'code';
  readonly id: string;
}

/** `gross` − discounts = `charged`; `net` + `tax` = `total`; `charged` is `total` where prices hold the tax, else `net`. */
export interface QuotedLine {
  readonly lineId: string;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly gross: number;
  readonly discounts: readonly LineDiscount[];
  readonly charged: number;
  readonly net: number;
  readonly tax: number;
  readonly total: number;
  /** One; none for a gift card that is bought. */
  readonly taxes: readonly TaxPart[];
}
export interface LineDiscount extends DiscountSource {
  readonly kind: 'percent' | 'amount';
  readonly amount: number;
}
/** A part of a line or of shipping with its rate in parts per million. */
export interface TaxPart {
  readonly rate: number;
  readonly net: number;
  readonly tax: number;
}

export interface QuotedShipping {
  /** Null: nothing is shipped, or no method takes these goods. */
  readonly methodId: string | null;
  /** False: an estimate with the first method that fits. */
  readonly isChosen: boolean;
  /** Why the chosen method is not the one used. */
  readonly refusal: 'unknown-method' | 'not-for-these-goods' | null;
  /** Before thresholds and discounts. */
  readonly fee: number;
  readonly charged: number;
  readonly reason: ShippingReason;
  /** The discount that made it free, if `reason` says so. */
  readonly waivedBy: DiscountSource | null;
  /** How much more of goods makes it free; null: it is free already, or no amount does. */
  readonly distanceToFree: number | null;
  readonly net: number;
  readonly tax: number;
  readonly total: number;
  readonly taxes: readonly TaxPart[];
}
export type ShippingReason =
  | 'nothing-to-ship'
  | 'no-method'
  | 'pick-up'
  | 'no-fee'
  | 'free-from'
  | 'discount'
  | 'fee';

export interface AppliedDiscount extends DiscountSource {
  readonly kind: 'percent' | 'amount' | 'free-shipping';
  /** Of goods and shipping, before tax where it is added. */
  readonly saved: number;
}

export type CodeVerdict =
  | { readonly code: string; readonly state: 'applied'; readonly saved: number }
  | {
      readonly code: string;
      readonly state: 'refused';
      readonly reason: CodeRefusal;
      /** What is missing to the minimum. */
      readonly missing?: number;
      /** What is applied in its place. */
      readonly instead?: readonly DiscountSource[];
    };
export type CodeRefusal =
  | 'duplicate'
  | 'unknown'
  | 'other-market'
  | 'not-yet'
  | 'expired'
  | 'used-up'
  | 'used-by-customer'
  | 'no-matching-lines'
  | 'below-minimum'
  | 'other-shipping'
  | 'not-combinable'
  | 'no-effect';

export interface GiftCardUse {
  readonly cardId: string;
  readonly used: number;
  /** Balance after the order. */
  readonly left: number;
  /** Why nothing is used. */
  readonly refusal: GiftCardRefusal | null;
}
export type GiftCardRefusal = 'duplicate' | 'other-currency' | 'expired' | 'empty' | 'not-needed';

/** `subtotal` − `discount` + `shipping` (+ `tax` where it is added) = `total`; `total` − `giftCards` = `toPay`. */
export interface QuoteTotals {
  readonly subtotal: number;
  /** Of the lines; a shipping fee that is waived is not part of it. */
  readonly discount: number;
  readonly shipping: number;
  /** By rate, highest first. */
  readonly taxes: readonly TaxPart[];
  readonly tax: number;
  readonly net: number;
  readonly total: number;
  readonly giftCards: number;
  readonly toPay: number;
}
