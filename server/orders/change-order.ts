// What a command does to a placed order, all in the transaction of its caller: log, stock, gift cards, codes, refunds, mails.
import type { MailContent, MailDocs } from '#contract/mails.ts';
import type { Order, OrderRefusal } from '#contract/orders.ts';
import { toDecimal } from '#contract/money.ts';
import type { Result } from '#contract/result.ts';
import {
  canBeCancelled,
  canBeReturned,
  decideOrder,
  lifeOf,
  type LoggedEvent,
  type OrderCommand,
  type OrderRefund,
  orderView,
  type PlacedOrder,
  placedOrderOf,
  type RowQuantity,
} from '#commerce/orders/orders.ts';
import { leftOnOrderedGiftCards, voidOrderedGiftCards } from '#server/gift-cards/ordered.ts';
import { withdrawCodeUses } from '#store/discount-codes.ts';
import { refundGiftCard } from '#store/gift-cards.ts';
import { queueMail } from '#store/mails.ts';
import { appendToOrderLog, lockOrderLog, orderLog } from '#store/order-log.ts';
import { insertRefund } from '#store/order-refunds.ts';
import type { StoredOrder } from '#store/orders.ts';
import { providerOfPayment } from '#store/payments.ts';
import { moveStock } from '#store/reservations.ts';
import type { Db } from '#store/store.ts';

export interface OrderContext {
  /** ms since 1970. */
  readonly now: number;
  /** Where goods are sent back to, line by line. */
  readonly returnTo: readonly string[];
  /** Sessions of who looks, hashed; none where it is nobody's session. */
  readonly viewers: readonly string[];
}

/** What goes back to a gift card that has expired meanwhile, or is about to, can be used for so long. */
const REFUNDED_CARD_LIFETIME_MS = 90 * 24 * 3600_000;

export async function shownOrder(
  db: Db,
  stored: StoredOrder,
  context: OrderContext,
  log?: readonly LoggedEvent[],
): Promise<Order> {
  const { doc, paymentId } = stored;
  const events = log ?? (await orderLog(db, stored.orderId));
  const life = lifeOf(placedOrderOf(doc), events);
  const provider = paymentId === null ? undefined : await providerOfPayment(db, paymentId);
  const { orderId, number, market, currency, placedAt } = stored;
  // Providers are named like this in public, too.
  const paymentTitle = provider === undefined ? null : provider.charAt(0).toUpperCase() + provider.slice(1);
  const facts = {
    orderId,
    number,
    market,
    currency,
    placedAt,
    doc,
    paymentTitle,
    returnTo: context.returnTo,
  };
  return orderView(facts, life, events, {
    isOwn: context.viewers.includes(stored.sessionHash),
    canBeCancelled: canBeCancelled(life, context.now),
    canBeReturned: canBeReturned(life, context.now),
  });
}

/** A refusal has changed nothing. `logStockMoves` is to be called after the commit. */
export async function changeOrder(
  tx: Db,
  stored: StoredOrder,
  command: OrderCommand,
  context: OrderContext,
): Promise<Result<Order, OrderRefusal>> {
  const before = await lockOrderLog(tx, stored.orderId);
  const decided = decideOrder(await orderNow(tx, stored, command, context.now), before, command, context.now);
  if (!decided.ok) return decided;
  await appendToOrderLog(tx, stored.orderId, before.length, decided.value);
  const order = await shownOrder(tx, stored, context, [...before, decided.value]);
  const isByShop = command.kind !== 'cancel' || command.by === 'operator';
  await carryOut(tx, { stored, order, logged: decided.value, position: before.length, isByShop });
  return { ok: true, value: order };
}

/** With what is left on the gift cards that were bought, where they may be given back. */
async function orderNow(
  tx: Db,
  { orderId, doc }: StoredOrder,
  { kind }: OrderCommand,
  now: number,
): Promise<PlacedOrder> {
  const order = placedOrderOf(doc);
  if (kind !== 'cancel' || order.giftCardsBought.length === 0) return order;
  const rowIds = order.giftCardsBought.map(({ orderRowId }) => orderRowId);
  const left = await leftOnOrderedGiftCards(tx, orderId, rowIds, now);
  const giftCardsBought = rowIds.map((orderRowId) => ({ orderRowId, left: left.get(orderRowId) ?? 0 }));
  return { ...order, giftCardsBought };
}

interface Change {
  readonly stored: StoredOrder;
  readonly order: Order;
  readonly logged: LoggedEvent;
  /** In the log. */
  readonly position: number;
  readonly isByShop: boolean;
}

async function carryOut(tx: Db, change: Change): Promise<void> {
  const { stored, order, logged, position } = change;
  const { event, at } = logged;
  const { orderId, market } = stored;
  const mail = { market, to: stored.doc.delivery.email, notBefore: at };
  if (event.kind === 'shipped') {
    const { rows, carrier, trackingNumber } = event;
    const doc = { order, carrier, trackingNumber, rows: [...rows] };
    await queueMail(tx, { ...mail, mailId: `shipped-${orderId}-${position}`, kind: 'shipped', doc });
  } else if (event.kind === 'returned') {
    if (event.isRestocked) await putBack(tx, stored, event.rows);
  } else if (event.kind === 'cancelled' || event.kind === 'refunded') {
    if (event.kind === 'cancelled') {
      await putBack(tx, stored, event.rows);
      await voidOrderedGiftCards(tx, orderId, event.voided ?? [], at);
    }
    const isAll = logged.state === 'cancelled';
    if (isAll) await withdrawCodeUses(tx, orderId);
    const refunded = await giveBack(tx, change, event.refund);
    const content = contentOf(change, refunded, isAll);
    const mailId = `${content.kind}-${orderId}-${position}`;
    // A refund of what cost nothing is no news.
    const isNews = event.kind === 'cancelled' || refunded.paymentValue > 0 || refunded.giftCards.length > 0;
    if (isNews) await queueMail(tx, { ...mail, ...content, mailId });
  }
}

/** What the mail of a cancellation or refund tells. */
function contentOf(
  { stored, order, logged: { event } }: Change,
  refunded: MailDocs['refund']['refunded'],
  isAll: boolean,
): MailContent {
  if (isAll) return { kind: 'cancelled', doc: { order, refunded } };
  if (event.kind !== 'cancelled') return { kind: 'refund', doc: { order, refunded } };
  const voided = new Set(event.voided?.map(({ orderRowId }) => orderRowId));
  const giftCards = stored.doc.giftCardsBought
    .filter(({ rowId }) => voided.has(rowId))
    .map(({ amount, recipientEmail }) => ({ value: toDecimal(amount, stored.currency), recipientEmail }));
  return { kind: 'cancelled-part', doc: { order, rows: [...event.rows], giftCards, refunded } };
}

async function putBack(tx: Db, { doc }: StoredOrder, rows: readonly RowQuantity[]): Promise<void> {
  const given = rows.flatMap(({ orderRowId, quantity }) =>
    doc.rows
      .filter((row) => row.orderRowId === orderRowId)
      .map(({ articleId }) => ({ articleId, quantity: -quantity })),
  );
  await moveStock(tx, given);
}

async function giveBack(
  tx: Db,
  { stored, logged, position, isByShop }: Change,
  { payment, giftCards }: OrderRefund,
) {
  const { orderId, paymentId, currency, doc } = stored;
  const key = `refund-${orderId}-${position}`;
  const { at } = logged;
  const terms = { reference: orderId, at, validForMs: REFUNDED_CARD_LIFETIME_MS, isByShop };
  for (const { cardId, amount } of giftCards) {
    const given = await refundGiftCard(tx, { ...terms, cardId, amount, key });
    if (!given.ok)
      throw new Error(`gift card ${cardId} of order ${orderId} was not given back: ${given.error}`);
  }
  if (payment > 0) {
    if (paymentId === null) throw new Error(`order ${orderId} has no payment that could be given back`);
    await insertRefund(tx, {
      refund_key: key,
      order_id: orderId,
      payment_id: paymentId,
      amount: payment,
      next_at: at,
    });
  }
  const hintOf = (id: string) => doc.giftCards.find(({ cardId }) => cardId === id)?.hint ?? '';
  return {
    paymentValue: toDecimal(payment, currency),
    giftCards: giftCards.map(({ cardId, amount }) => ({
      hint: hintOf(cardId),
      value: toDecimal(amount, currency),
    })),
  };
}
