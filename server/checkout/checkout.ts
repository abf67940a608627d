// The checkout's commands: the one interface through which pages, JSON calls and later clients turn a cart into an order.
import type { Checkout, CheckoutUpdate } from '#contract/checkout.ts';
import type { Market } from '#contract/market.ts';
import type { Product } from '#contract/product.ts';
import type { Result } from '#contract/result.ts';
import type { CartAccess } from '#server/shop/cart-session.ts';
import type { SuspendedPayment } from '#server/shop/open-payment.ts';

/** Whose checkout it is, and where. */
export interface CheckoutRequest {
  readonly access: CartAccess;
  /** Of the page; a cart that is there already stays in its own market. */
  readonly market: Market;
}
/** Where the buyer comes back to from the provider's page: a path of the shop, which settles the payment and shows the outcome. */
export function paymentReturnPath(market: Market, paymentId: string): string {
  return `/${market.code}/checkout/return?payment=${paymentId}`;
}

/** A change happens once per key and session; null: it is no repeat of any other. */
export interface CheckoutCommand extends CheckoutRequest {
  readonly idempotencyKey: string | null;
  /** Who asks, for counting attempts; null: not told apart. */
  readonly client: string | null;
  /** Of the shop, as the shopper sees it: `https://shop.example`. */
  readonly origin: string;
}
export interface CheckoutAnswer {
  readonly checkout: Checkout;
  /** The key was stored before: nothing happened again. */
  readonly isReplay: boolean;
}
export type CheckoutOrPayment = { readonly checkoutId: string } | { readonly paymentId: string };

/**
 * Every command answers with the whole checkout as it is then. Of an empty cart that is a checkout with an empty id, the state
 * `incomplete` and the issue `rows`. An error means that nothing has happened:
 * `conflict` (field `Idempotency-Key`) where the key came with another command. A change ends a payment that is open; one that is
 * a repeat, is refused or changes nothing leaves it.
 */
export interface CheckoutService {
  /** The checkout of the session's cart, begun where there is none; of an empty cart the last one that was completed. */
  get(request: CheckoutRequest): Promise<Result<Checkout>>;
  /** Stores what was typed, right or wrong: `issues` says what is missing. */
  update(command: CheckoutCommand, update: CheckoutUpdate): Promise<Result<CheckoutAnswer>>;
  /**
   * Errors name the field `code`: `not_found` for one that can't be spent, whether unknown, spent or expired;
   * `too_many_requests` after too many of those; `conflict` for more cards than a checkout takes.
   */
  setGiftCard(command: CheckoutCommand, code: string): Promise<Result<CheckoutAnswer>>;
  /** A card that is not there is no error. */
  removeGiftCard(command: CheckoutCommand, cardId: string): Promise<Result<CheckoutAnswer>>;
  /**
   * Places the order, or begins its payment (`needs-buyer`: go to `paymentUrl`), if `agreement` is still what it would be;
   * else `changes` or `issues` say why not. The same agreement is completed once, whatever key it comes with.
   */
  complete(command: CheckoutCommand, agreement: string): Promise<Result<CheckoutAnswer>>;
  /** Ends it and gives back what it holds; the cart stays as it is. */
  cancel(command: CheckoutCommand): Promise<Result<CheckoutAnswer>>;
  /** CO-04: what goes with the cart, in stock and not in it yet. */
  offers(request: CheckoutRequest): Promise<Result<Product[]>>;
  /**
   * The number of the order that a checkout of the session's cart has become, by its own id or that of a payment of it, also where
   * another has begun with what is left in the cart. Null: there is none yet, or it is another session's.
   */
  orderNumber(access: CartAccess, of: CheckoutOrPayment): Promise<string | null>;
  /**
   * To be called when a payment may have changed, as at its buyer's return; in any order and however often. Asks the provider, at
   * most every two seconds, and places the order or gives back what was held. Of an unknown payment nothing happens.
   */
  settlePayment(paymentId: string): Promise<void>;
  /** The same for a provider's notice, which names the payment as the provider does. `again`: it should be sent again later. */
  settleNotice(notice: { readonly provider: string; readonly reference: string }): Promise<'taken' | 'again'>;
  /** CO-02: a cart is about to change: its open payment takes no money until that is decided. Null: nothing is being paid. */
  suspendPayment(cartId: string): Promise<SuspendedPayment | null>;
  /** Ends what has expired, and settles payments that nobody told of; to be called by one node at a time. `isCanceled`: the rest is left. */
  expire(isCanceled?: () => boolean): Promise<void>;
}
