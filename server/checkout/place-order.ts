// What an order takes, in the transaction of the caller: held while it is paid, given back, or turned into the order.
import { randomBytes, randomInt } from 'node:crypto';
import type { Checkout } from '#contract/checkout.ts';
import type { PaymentRefundReason } from '#contract/mails.ts';
import type { Currency } from '#contract/market.ts';
import { mayBecome } from '#commerce/checkout/checkout.ts';
import { issueOrderedGiftCards } from '#server/gift-cards/ordered.ts';
import { customerKey } from '#server/checkout/view.ts';
import { shownOrder } from '#server/orders/change-order.ts';
import { cartById, saveCart } from '#store/carts.ts';
import { saveCheckout, type StoredCheckout } from '#store/checkouts.ts';
import { recordCodeUses, withdrawCodeUses } from '#store/discount-codes.ts';
import { redeemGiftCard, refundGiftCard } from '#store/gift-cards.ts';
import { insertOrder, type OrderDocument, orderByNumber } from '#store/orders.ts';
import { queueMail } from '#store/mails.ts';
import { availableArticles, holdStock, moveStock, releaseStock } from '#store/reservations.ts';
import type { Db } from '#store/store.ts';

/** An order that may be placed. */
export interface OrderDraft {
  readonly orderId: string;
  readonly order: OrderDocument;
  /** The checkout as it was agreed to. */
  readonly frozen: Checkout;
}

interface Placing {
  readonly paymentId: string | null;
  readonly currency: Currency;
  readonly now: number;
}

/** Thrown to roll the transaction back: not everything is there any more. */
export class NotAvailableError extends Error {
  override readonly name = 'NotAvailableError';
  /** What a shopper who has paid is told. */
  readonly reason: PaymentRefundReason;
  constructor(message: string, reason: PaymentRefundReason = 'unavailable') {
    super(message);
    this.reason = reason;
  }
}

/** No two of these look alike; 31 ^ 10 numbers say nothing of how many there are. */
const NUMBER_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const NUMBER_LENGTH = 10;
/** What is paid back to a card that has expired meanwhile, or is about to, can be used for as long. */
const REFUNDED_CARD_LIFETIME_MS = 24 * 3600 * 1000;

export function newOrderId(): string {
  return `o${randomBytes(16).toString('hex')}`;
}

/** Throws NotAvailableError where others hold what the order needs, or it is not there. What the cart itself holds is its own. */
export async function requireAvailable(
  tx: Db,
  cartId: string,
  { rows }: Pick<OrderDocument, 'rows'>,
  now: number,
): Promise<void> {
  const ids = rows.map(({ articleId }) => articleId);
  const articles = await availableArticles(tx, ids, cartId, now);
  for (const { articleId, quantity } of rows) {
    const article = articles.get(articleId);
    if (article === undefined || article.isWithdrawn || article.stock < quantity)
      throw new NotAvailableError(`article ${articleId}`);
  }
}

/** Reserves stock, debits gift cards and uses codes, all or nothing. `round` tells a second time of one draft from the first. */
export async function holdFor(
  tx: Db,
  { cartId }: Pick<StoredCheckout, 'cartId'>,
  { orderId, order }: OrderDraft,
  times: { readonly now: number; readonly until: number },
  round = '',
): Promise<void> {
  await requireAvailable(tx, cartId, order, times.now);
  await holdStock(tx, cartId, order.rows, times.until);
  for (const { cardId, used } of order.giftCards) {
    const key = `redeem-${orderId}${round}`;
    const redeemed = await redeemGiftCard(tx, {
      cardId,
      amount: used,
      key,
      reference: orderId,
      at: times.now,
    });
    if (!redeemed.ok) throw new NotAvailableError(`gift card ${cardId}: ${redeemed.error}`);
  }
  const customer = customerKey(order.delivery.email);
  const usedUp = await recordCodeUses(tx, { codes: order.codes, orderId, customer, now: times.now });
  if (usedUp !== null) throw new NotAvailableError(`code ${usedUp}`);
}

/** Gives back what `holdFor` took. */
export async function releaseOf(
  tx: Db,
  { cartId }: Pick<StoredCheckout, 'cartId'>,
  { orderId, order }: OrderDraft,
  now: number,
): Promise<void> {
  await releaseStock(tx, cartId);
  await withdrawCodeUses(tx, orderId);
  for (const { cardId, used } of order.giftCards) {
    const key = `return-${orderId}`;
    const returned = await refundGiftCard(tx, {
      cardId,
      amount: used,
      key,
      reference: orderId,
      at: now,
      validForMs: REFUNDED_CARD_LIFETIME_MS,
      isByShop: false,
    });
    if (!returned.ok) throw new Error(`gift card ${cardId} was not given back: ${returned.error}`);
  }
}

/** Turns what is held into the order, and completes the checkout. `logStockMoves` is to be called after the commit. */
export async function placeOrder(
  tx: Db,
  checkout: StoredCheckout,
  { orderId, order, frozen }: OrderDraft,
  { paymentId, currency, now }: Placing,
): Promise<void> {
  if (!mayBecome(checkout.state, 'completed'))
    throw new Error(`checkout ${checkout.checkoutId} is ${checkout.state}`);
  await releaseStock(tx, checkout.cartId);
  if (!(await moveStock(tx, order.rows))) throw new NotAvailableError('the stock');
  const number = await freeNumber(tx);
  const placed = {
    orderId,
    number,
    checkoutId: checkout.checkoutId,
    sessionHash: checkout.sessionHash,
    customer: customerKey(order.delivery.email),
    paymentId,
    market: frozen.market,
    currency,
    state: 'paid' as const,
    placedAt: now,
    doc: order,
  };
  await insertOrder(tx, placed);
  const doc = { order: await shownOrder(tx, placed, { now, returnTo: [], viewers: [checkout.sessionHash] }) };
  const mail = {
    mailId: `order-${orderId}`,
    market: frozen.market,
    to: order.delivery.email,
    notBefore: now,
  };
  await queueMail(tx, { ...mail, kind: 'order', doc });
  const { giftCardsBought: giftCards, giftCardMonths: validForMonths = null } = order;
  const { market } = frozen;
  await issueOrderedGiftCards(tx, { orderId, market, currency, giftCards, validForMonths, now });
  const cart = await cartById(tx, checkout.cartId);
  if (cart !== undefined) {
    // What a caller added while the order was being paid stays.
    const ordered = new Map(order.rows.map(({ articleId, quantity }) => [articleId, quantity]));
    const rows = cart.rows
      .map((row) => ({ ...row, quantity: row.quantity - (ordered.get(row.articleId) ?? 0) }))
      .filter(({ quantity }) => quantity > 0);
    const bought = new Set(order.giftCardsBought.map(({ rowId }) => rowId));
    const giftCards = cart.giftCards.filter(({ rowId }) => !bought.has(rowId));
    await saveCart(tx, cart, { ...cart, version: cart.version + 1, rows, giftCards, codes: [] }, now);
  }
  await saveCheckout(tx, {
    ...checkout,
    state: 'completed',
    version: checkout.version + 1,
    paymentId,
    updatedAt: now,
    doc: {
      ...checkout.doc,
      shown: [],
      frozen: { ...frozen, state: 'completed', paymentUrl: null, paymentFault: null, orderNumber: number },
    },
  });
}

async function freeNumber(tx: Db): Promise<string> {
  for (;;) {
    const number = Array.from(
      { length: NUMBER_LENGTH },
      () => NUMBER_ALPHABET[randomInt(NUMBER_ALPHABET.length)],
    ).join('');
    if ((await orderByNumber(tx, number)) === undefined) return number;
  }
}
