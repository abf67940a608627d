// What a payment provider does for the shop: it takes one payment on pages of its own, says what is true of it, and gives money back.
import type { IncomingHttpHeaders } from 'node:http';
import type { Currency, Language, MarketCode } from '#contract/market.ts';
import type { Result } from '#contract/result.ts';

/**
 * - `open`: can still be paid, and the buyer has not begun.
 * - `needs-buyer`: the buyer is at a further step, or the money is on its way.
 * - `paid`: the provider has the money, or an unconditional promise of it. Final.
 * - `declined`, `cancelled`: this payment session takes no money any more; another attempt is another payment. Final.
 */
export type PaymentState = 'open' | 'needs-buyer' | 'paid' | 'declined' | 'cancelled';

/**
 * - `unavailable`: no answer, or a fault of the provider's. Whether it had an effect is not known: to be tried again later,
 *   with the same ids and keys, which makes it happen once.
 * - `refused`: not as asked, however often it is repeated: an unknown reference, an amount that is too high, a key that came
 *   with something else, or nothing that this provider can do.
 */
export type PaymentFault = 'unavailable' | 'refused';

/** Amounts of this interface are integers in minor units of the payment's currency: 19900 SEK is 199 kr, 19900 KRW is ₩19,900. */
export interface NewPaymentSession {
  /** The shop's own id of this attempt to pay. */
  readonly paymentId: string;
  readonly checkoutId: string;
  /** At least 1. */
  readonly amount: number;
  readonly currency: Currency;
  readonly market: MarketCode;
  /** Of the provider's pages, where it has it. */
  readonly language: Language;
  /** An absolute URL of the shop: where the buyer comes back to, whatever the outcome. The outcome is read, not told by it. */
  readonly returnUrl: string;
  /** One line about what is paid, in `language`. */
  readonly description: string;
}

export interface PaymentSession {
  /** The provider's id of the session. */
  readonly reference: string;
  /** Where the buyer pays; absolute, or a path of the shop. */
  readonly url: string;
}

/** What the provider knows of a session. Whether it is what the shop asked for is for the caller to check. */
export interface PaymentReading {
  readonly paymentId: string;
  readonly state: PaymentState;
  /** What was received if `paid`, else what was asked for. */
  readonly amount: number;
  readonly currency: Currency;
  /** How much of it was given back, from 0 to `amount`. */
  readonly refunded: number;
}

/** A message of the provider that something has changed; it says nothing about what. */
export interface PaymentNotice {
  /** The same when the message is sent again. */
  readonly noticeId: string;
  readonly reference: string;
}

export interface PaymentRefund {
  readonly reference: string;
  /** At least 1; with earlier refunds never more than was paid. */
  readonly amount: number;
  /** Names this refund: repeated, nothing more is given back. */
  readonly key: string;
}

/** Each call ends within a minute. None of them throws for what a provider, a network or a buyer may do. */
export interface PaymentProvider {
  /** In addresses and stored payments: `test`, `stripe`. Never changes. */
  readonly name: string;
  /** For people. */
  readonly title: string;
  /** Origins of its pages, for `form-action`; none: its pages are the shop's own. */
  readonly pageOrigins: readonly string[];
  /** The least that it takes, in minor units; 1: it names none. */
  leastAmount(currency: Currency): number;

  /** Once per `paymentId`: repeated, it gives the same session. Refuses a `paymentId` that came with another amount or currency. */
  createSession(session: NewPaymentSession): Promise<Result<PaymentSession, PaymentFault>>;
  /** Another amount to pay, while the session is not paid. Refused where the provider can't; then end it and create another. */
  updateSession(reference: string, amount: number): Promise<Result<void, PaymentFault>>;
  /** What is true now, asked of the provider. */
  read(reference: string): Promise<Result<PaymentReading, PaymentFault>>;
  /** Null: not from this provider, not signed by it, or signed more than five minutes ago. `rawBody`: the bytes as they came. */
  parseNotice(headers: IncomingHttpHeaders, rawBody: Buffer): Promise<PaymentNotice | null>;
  /** Gives money back. `refused` gives back nothing. */
  refund(refund: PaymentRefund): Promise<Result<void, PaymentFault>>;
  /**
   * From its answer on the session takes no money, and what it says is true then: `paid`, it came too late; `open` or
   * `needs-buyer`, it may be resumed; `cancelled` or `declined`, it has ended for good. An attempt that is given up stays suspended.
   */
  suspend(reference: string): Promise<Result<PaymentReading, PaymentFault>>;
  /** The session takes money again if it is `open` or `needs-buyer`; with any other state it does not. */
  resume(reference: string): Promise<Result<PaymentReading, PaymentFault>>;
}
