// The border between the server and the checkout's page: what it is given to render, and the form that it sends.
import type { AddressForm } from '#contract/address-form.ts';
import type { Checkout } from '#contract/checkout.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Product } from '#contract/product.ts';
import type { RenderSite } from '#contract/ssr.ts';

/** The path of the page in its market; the form is sent there too. */
export const CHECKOUT_PATH = '/checkout';
/** The field that says which button was pressed; for some with what it is for, after a colon: `remove-card:ID`. */
export const ACTION_FIELD = 'action';
export const CHECKOUT_ACTIONS = [
  'save',
  'use-code',
  'remove-code',
  'use-card',
  'remove-card',
  'add-offer',
  'complete',
] as const;
export type CheckoutAction = (typeof CHECKOUT_ACTIONS)[number];

/** A code that was typed and not taken, and why. */
export interface RefusedEntry {
  readonly field: 'discountCode' | 'giftCard';
  readonly code: ErrorCode;
  readonly typed: string;
}

export interface CheckoutPageView {
  readonly checkout: Checkout;
  readonly deliveryForm: AddressForm;
  readonly billingForm: AddressForm;
  /** By country code, in the market's language. */
  readonly countryNames: Readonly<Record<string, string>>;
  /** Where a bill may go, and goods of a market that sends anywhere; in the order of their names. */
  readonly allCountries: readonly string[];
  readonly offers: readonly Product[];
  /** Whether empty fields are faults already: the shopper has tried to order. */
  readonly hasTried: boolean;
  readonly refused: readonly RefusedEntry[];
  /** Whether the order waits for another press: codes that were typed have been entered first. */
  readonly hasEnteredCodes: boolean;
  /** Other than that of any other page: names the changes that it sends. */
  readonly pageKey: string;
}

export interface CheckoutRenderRequest {
  readonly site: RenderSite;
  readonly view: CheckoutPageView;
  /** CSP nonce of this response's inline styles. */
  readonly nonce: string;
}
/** The whole document; what it needs in its head besides, the renderer adds. */
export type RenderCheckout = (request: CheckoutRenderRequest) => Promise<string>;
