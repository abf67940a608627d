// How an attempt to pay ends, in the transaction of the caller: everything is given back, or the order is placed.
import type { Checkout } from '#contract/checkout.ts';
import type { PaymentRefundReason } from '#contract/mails.ts';
import type { Currency, Market, MarketRegistry } from '#contract/market.ts';
import { toDecimal } from '#contract/money.ts';
import { isHolding } from '#commerce/checkout/checkout.ts';
import {
  holdFor,
  NotAvailableError,
  placeOrder,
  releaseOf,
  requireAvailable,
} from '#server/checkout/place-order.ts';
import { inItsMarket, priceCart } from '#server/shop/cart-rules.ts';
import { articlesById } from '#store/articles.ts';
import { cartById, type StoredCart } from '#store/carts.ts';
import { checkoutById, checkoutsOfCart, saveCheckout, type StoredCheckout } from '#store/checkouts.ts';
import { queueMail } from '#store/mails.ts';
import { orderOfCheckout } from '#store/orders.ts';
import { paymentById, savePayment, type StoredPayment } from '#store/payments.ts';
import type { ReservedQuantity } from '#store/reservations.ts';
import type { Db } from '#store/store.ts';

export type PaymentFault = NonNullable<Checkout['paymentFault']>;

/** Gives back what is held, and the checkout may be changed again. Null: it is not open. */
export async function endAttempt(
  tx: Db,
  payment: StoredPayment,
  checkout: StoredCheckout,
  fault: PaymentFault | null,
  checkAt: number | null,
  now: number,
): Promise<StoredPayment | null> {
  if (payment.state !== 'open') return null;
  await releaseOf(tx, checkout, payment.doc, now);
  if (isHolding(checkout.state) && checkout.paymentId === payment.paymentId)
    await saveCheckout(tx, {
      ...checkout,
      state: 'open',
      version: checkout.version + 1,
      agreement: null,
      paymentId: null,
      updatedAt: now,
      doc: { ...checkout.doc, paymentFault: fault, frozen: null },
    });
  return { ...payment, state: 'ended', checkAt };
}

/** What was received and why it becomes no order. */
export interface UnorderedMoney {
  /** Minor units. */
  readonly received: number;
  /** Of what was received. */
  readonly currency: Currency;
  readonly reason: PaymentRefundReason;
}

/** Money that becomes no order: it is to go back, and checkout and shopper are told. Null: it is an order, or goes back already. */
export async function moneyGoesBack(
  tx: Db,
  payment: StoredPayment,
  checkout: StoredCheckout,
  { received, currency, reason }: UnorderedMoney,
  now: number,
): Promise<StoredPayment | null> {
  const ended = (await endAttempt(tx, payment, checkout, 'refunded', now, now)) ?? payment;
  if (ended.state !== 'ended') return null;
  // Its attempt had ended before, so that the shopper was told that nothing was charged.
  if (payment.state === 'ended' && checkout.state === 'open')
    await saveCheckout(tx, {
      ...checkout,
      version: checkout.version + 1,
      updatedAt: now,
      doc: { ...checkout.doc, paymentFault: 'refunded' },
    });
  const { frozen, order } = payment.doc;
  if (order.delivery.email !== '')
    await queueMail(tx, {
      mailId: `payment-refund-${payment.paymentId}`,
      kind: 'payment-refund',
      market: frozen.market,
      to: order.delivery.email,
      doc: { value: toDecimal(received, currency), currency, reason },
      notBefore: now,
    });
  return { ...ended, state: 'to-refund', checkAt: now, unpaidAt: null, doc: { ...ended.doc, received } };
}

interface PlacingTerms {
  /** The one that the order is of. */
  readonly market: Market;
  readonly registry: MarketRegistry;
  readonly now: number;
}

/** Throws NotAvailableError where the order can't be placed any more. */
export async function placePaid(
  tx: Db,
  payment: StoredPayment,
  checkout: StoredCheckout,
  { market, registry, now }: PlacingTerms,
): Promise<void> {
  const { paymentId, currency, doc } = payment;
  const placing = { paymentId, currency, now };
  if ((await orderOfCheckout(tx, checkout.checkoutId)) !== undefined)
    throw new NotAvailableError('the checkout has an order', 'ordered');
  if (payment.state === 'open') {
    // What it held may be another's since its time is over, though nobody has ended it yet.
    if (payment.expiresAt <= now) await requireAvailable(tx, checkout.cartId, doc.order, now);
    return placeOrder(tx, checkout, doc, placing);
  }
  // Late: nothing is held for it any more. Only what the cart still has is still wanted.
  const cart = await cartById(tx, checkout.cartId);
  const isWanted =
    cart !== undefined &&
    (await soldContentOf(tx, inItsMarket(cart, registry, market).cart, market)) === contentOf(doc.order);
  if (!isWanted) throw new NotAvailableError('the cart', 'changed');
  for (const other of await checkoutsOfCart(tx, checkout.cartId)) {
    const open = other.paymentId === null ? undefined : await paymentById(tx, other.paymentId);
    const ended = open === undefined ? null : await endAttempt(tx, open, other, null, now, now);
    if (ended !== null) await savePayment(tx, ended);
  }
  await holdFor(tx, checkout, doc, { now, until: now }, '-late');
  await placeOrder(tx, (await checkoutById(tx, checkout.checkoutId)) ?? checkout, doc, placing);
}

/** Of what the market sells: other rows of a cart are in no order. */
async function soldContentOf(tx: Db, cart: StoredCart, market: Market): Promise<string> {
  const ids = cart.rows.map(({ articleId }) => articleId);
  const priced = priceCart(cart, await articlesById(tx, ids), market);
  const rows = priced.rows.map(({ row }) => row);
  return contentOf({ rows, giftCardsBought: priced.giftCards });
}

/** The same for a cart and an order of the same articles and gift cards. */
function contentOf({
  rows,
  giftCardsBought,
}: {
  readonly rows: readonly ReservedQuantity[];
  readonly giftCardsBought: readonly { readonly rowId: string }[];
}): string {
  const articles = rows.map(({ articleId, quantity }) => `${articleId} ${quantity}`);
  return JSON.stringify([articles.toSorted(), giftCardsBought.map(({ rowId }) => rowId).toSorted()]);
}
