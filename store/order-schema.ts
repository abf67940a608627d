// The tables of checkouts and orders: what is typed, held, paid and placed.
import type { Generated } from 'kysely';
import type { Currency } from '#contract/market.ts';
import type { OrderState } from '#contract/orders.ts';
import type { StoredCheckoutState } from '#commerce/checkout/checkout.ts';

/** `state` is StoredCheckout's, `agreement` that of the attempt to complete it, `doc` a CheckoutDocument as JSON. */
export interface CheckoutTable {
  checkout_id: string;
  cart_id: string;
  session_hash: string;
  market: string;
  state: StoredCheckoutState;
  version: number;
  agreement: string | null;
  payment_id: string | null;
  updated_at: number;
  expires_at: number;
  doc: string;
}
/** What is held of an article for the order that is being made of a cart, until `expires_at`. */
export interface StockReservationTable {
  cart_id: string;
  article_id: string;
  quantity: number;
  expires_at: number;
}
/** Articles whose stock an order has changed and the change log does not tell of yet. */
export interface StockMoveTable {
  article_id: string;
}
/** An attempt to pay; `check_at`, `unpaid_at`: StoredPayment's. `doc` is a PaymentDocument as JSON. */
export interface PaymentTable {
  payment_id: string;
  checkout_id: string;
  provider: string;
  reference: string | null;
  amount: number;
  currency: Currency;
  state: 'open' | 'ended' | 'paid' | 'to-refund' | 'refunded';
  expires_at: number;
  check_at: number | null;
  unpaid_at: Generated<number | null>;
  doc: string;
}
/** `customer` is a key of who ordered, `payment_id` null where nothing was left to pay; `doc` an OrderDocument as JSON. */
export interface OrderTable {
  order_id: string;
  number: string;
  checkout_id: string;
  session_hash: string;
  customer: string;
  payment_id: string | null;
  market: string;
  currency: Currency;
  state: OrderState;
  placed_at: number;
  doc: string;
}
/** Money of a payment to be given back; `next_at` null: done, or refused with `fault`. */
export interface OrderRefundTable {
  refund_key: string;
  order_id: string;
  payment_id: string;
  amount: number;
  attempts: number;
  next_at: number | null;
  fault: string | null;
}
/** A session that did not place the order and may see it. */
export interface OrderGrantTable {
  session_hash: string;
  order_id: string;
}
/** What happened to an order, by `position` from 0; `doc` says more of it. Rows are never changed. */
export interface OrderLogTable {
  order_id: string;
  position: number;
  at: number;
  state: OrderState;
  doc: string;
}
