// What may become of a placed order: the event that a command leads to, or why it leads to none (docs/orders.md).
import type { OrderRefusal, OrderState } from '#contract/orders.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type {
  LoggedEvent,
  OrderCommand,
  OrderEvent,
  PlacedOrder,
  RowQuantity,
} from '#commerce/orders/order-events.ts';
import { lifeOf, type OrderLife, returnable, type RowLife, stateOf } from '#commerce/orders/order-life.ts';
import { refundFor } from '#commerce/orders/refund.ts';

export type {
  LoggedEvent,
  OrderCommand,
  OrderEvent,
  OrderRefund,
  PlacedOrder,
  RowQuantity,
} from '#commerce/orders/order-events.ts';
export { lifeOf, type OrderLife } from '#commerce/orders/order-life.ts';
export { DEFAULT_RETURN_DAYS, orderView, placedOrderOf } from '#commerce/orders/order-view.ts';

const DAY_MS = 24 * 3600_000;
/** An order of gift cards alone may be cancelled by its shopper for so long. */
const CARDS_WINDOW_MS = 14 * DAY_MS;

type Log = readonly Omit<LoggedEvent, 'state'>[];
type Choice = readonly RowQuantity[] | null;

/** The event to log, with the state that follows. */
export function decideOrder(
  order: PlacedOrder,
  log: Log,
  command: OrderCommand,
  at: number,
): Result<LoggedEvent, OrderRefusal> {
  const life = lifeOf(order, log);
  const event = eventOf(order, life, command, at);
  if (!event.ok) return event;
  const logged = { event: event.value, at };
  return ok({ ...logged, state: stateOf(lifeOf(order, [...log, logged])) });
}

/** Before it is packed; an order of gift cards alone, which never is, for some days. */
export function canBeCancelled(life: OrderLife, at: number): boolean {
  if (!isOneOf(life, ['paid'])) return false;
  return life.rows.length > 0 || (life.cards.length > 0 && at <= life.placedAt + CARDS_WINDOW_MS);
}

export function canBeReturned(life: OrderLife, at: number): boolean {
  const isSomethingLeft = life.rows.some((row) => returnable(row) > 0);
  return isSomethingLeft && !isTooLate(life, at) && isOneOf(life, ['shipped', 'delivered']);
}

function eventOf(
  order: PlacedOrder,
  life: OrderLife,
  command: OrderCommand,
  at: number,
): Result<OrderEvent, OrderRefusal> {
  switch (command.kind) {
    case 'pack': {
      if (!isOneOf(life, ['paid'])) return fail('not-now');
      // Gift cards alone are sent by mail, and their shopper may still cancel them.
      return life.rows.length > 0 ? ok({ kind: 'packed' }) : fail('nothing-left');
    }
    case 'ship': {
      if (!isOneOf(life, ['packed', 'shipped'])) return fail('not-now');
      const { carrier, trackingNumber } = command;
      const rows = chosen(life, command.rows, unsent);
      return rows.ok ? ok({ kind: 'shipped', rows: rows.value, carrier, trackingNumber }) : rows;
    }
    case 'deliver': {
      const isAllSent = life.rows.every((row) => unsent(row) === 0);
      return isOneOf(life, ['shipped']) && isAllSent ? ok({ kind: 'delivered' }) : fail('not-now');
    }
    case 'cancel': {
      return cancellation(order, life, command, at);
    }
    case 'ask-return': {
      if (!isOneOf(life, ['shipped', 'delivered'])) return fail('not-now');
      if (isTooLate(life, at)) return fail('too-late');
      const rows = chosen(life, command.rows, returnable);
      return rows.ok ? ok({ kind: 'return-asked', rows: rows.value }) : rows;
    }
    case 'receive': {
      const rows = chosen(life, command.rows, (row) => row.shipped - row.returned);
      return rows.ok ? ok({ kind: 'returned', rows: rows.value, isRestocked: command.isRestocked }) : rows;
    }
    case 'refund': {
      // Unless rows are named: what came back. What was not sent is cancelled instead.
      const limit = (row: RowLife) =>
        command.rows === null
          ? row.returned + row.cancelled - row.refunded
          : row.shipped + row.cancelled - row.refunded;
      const rows = chosen(life, command.rows, limit);
      if (!rows.ok) return rows;
      return ok({ kind: 'refunded', rows: rows.value, refund: refundFor(order, life, rows.value) });
    }
  }
}

/** With the last of the goods the gift cards go that were bought with them; others only where they are named. */
function cancellation(
  order: PlacedOrder,
  life: OrderLife,
  { rows: choice, by }: Extract<OrderCommand, { kind: 'cancel' }>,
  at: number,
): Result<OrderEvent, OrderRefusal> {
  const isCard = ({ orderRowId }: RowQuantity) => life.cards.some((card) => card.orderRowId === orderRowId);
  const named = choice?.filter(isCard) ?? [];
  const goods = choice?.filter((row) => !isCard(row)) ?? null;
  const isOfCardsAlone = goods === null ? life.rows.length === 0 : goods.length === 0 && named.length > 0;
  const states: OrderState[] = by === 'shopper' ? ['paid'] : ['paid', 'packed', 'shipped'];
  if ((choice === null || !isOfCardsAlone) && !isOneOf(life, states)) return fail('not-now');
  if (by === 'shopper' && isOfCardsAlone && !canBeCancelled(life, at)) return fail('too-late');
  const chosenRows = isOfCardsAlone ? ok([]) : chosen(life, goods, unsent);
  if (!chosenRows.ok) return chosenRows;
  const rows = chosenRows.value;
  const taken = new Map(rows.map(({ orderRowId, quantity }) => [orderRowId, quantity]));
  const isNothingKept = isOfCardsAlone
    ? choice === null
    : life.rows.every((row) => row.cancelled + (taken.get(row.orderRowId) ?? 0) === row.quantity);
  const kept = life.cards.filter(({ isVoid }) => !isVoid);
  const names = new Set(named.map(({ orderRowId }) => orderRowId));
  if (names.size < named.length) return fail('unknown-row');
  const leaving = kept.filter(({ orderRowId }) => isNothingKept || names.has(orderRowId));
  if (named.some(({ quantity }) => quantity !== 1) || leaving.length < names.size) return fail('too-many');
  if (rows.length + leaving.length === 0) return fail('nothing-left');
  const voided = leaving.map(({ orderRowId, left }) => ({ orderRowId, amount: left }));
  const event = { kind: 'cancelled' as const, rows, refund: refundFor(order, life, rows, voided) };
  return ok(voided.length === 0 ? event : { ...event, voided });
}

/** The rows named, or all that are left. */
function chosen(
  { rows }: OrderLife,
  choice: Choice,
  leftOf: (row: RowLife) => number,
): Result<readonly RowQuantity[], OrderRefusal> {
  if (choice === null) {
    const left = rows.flatMap((row) => {
      const quantity = leftOf(row);
      return quantity > 0 ? [{ orderRowId: row.orderRowId, quantity }] : [];
    });
    return left.length === 0 ? fail('nothing-left') : ok(left);
  }
  if (choice.length === 0) return fail('nothing-left');
  const names = new Set(choice.map(({ orderRowId }) => orderRowId));
  if (names.size < choice.length) return fail('unknown-row');
  for (const { orderRowId, quantity } of choice) {
    const row = rows.find((one) => one.orderRowId === orderRowId);
    if (row === undefined) return fail('unknown-row');
    if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > leftOf(row)) return fail('too-many');
  }
  return ok(choice);
}

function isOneOf(life: OrderLife, states: readonly OrderState[]): boolean {
  return states.includes(stateOf(life));
}

/** Counted from the delivery; before that is known, from the last parcel. */
function isTooLate({ deliveredAt, lastSentAt, returnDays }: OrderLife, at: number): boolean {
  const from = deliveredAt ?? lastSentAt;
  return from !== null && at > from + returnDays * DAY_MS;
}

function unsent({ quantity, shipped, cancelled }: RowLife): number {
  return quantity - shipped - cancelled;
}
