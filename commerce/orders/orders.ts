// What may become of a placed order: the event that a command leads to, or why it leads to none (docs/orders.md).
import type { OrderState } from '#contract/orders.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type {
  LoggedEvent,
  OrderCommand,
  OrderEvent,
  OrderRefusal,
  PlacedOrder,
  RowQuantity,
} from '#commerce/orders/order-events.ts';
import { lifeOf, type OrderLife, type RowLife, stateOf } from '#commerce/orders/order-life.ts';
import { refundFor } from '#commerce/orders/refund.ts';

export type {
  LoggedEvent,
  OrderCommand,
  OrderEvent,
  OrderRefund,
  OrderRefusal,
  PlacedOrder,
  RowQuantity,
} from '#commerce/orders/order-events.ts';
export { lifeOf, type OrderLife } from '#commerce/orders/order-life.ts';
export { orderView, placedOrderOf } from '#commerce/orders/order-view.ts';

/** Goods may be sent back for so long after they were delivered; before that is known, after the last parcel. */
const RETURN_WINDOW_MS = 30 * 24 * 3600_000;

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

/** Before it is packed. */
export function canBeCancelled(life: OrderLife): boolean {
  return isOneOf(life, ['paid']) && life.rows.length > 0;
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
    case 'pack':
      return isOneOf(life, ['paid']) ? ok({ kind: 'packed' }) : fail('not-now');
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
      const states: OrderState[] = command.by === 'shopper' ? ['paid'] : ['paid', 'packed', 'shipped'];
      if (!isOneOf(life, states)) return fail('not-now');
      const rows = chosen(life, command.rows, unsent);
      if (!rows.ok) return rows;
      return ok({ kind: 'cancelled', rows: rows.value, refund: refundFor(order, life, rows.value) });
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

function isTooLate({ deliveredAt, lastSentAt }: OrderLife, at: number): boolean {
  const from = deliveredAt ?? lastSentAt;
  return from !== null && at > from + RETURN_WINDOW_MS;
}

function unsent({ quantity, shipped, cancelled }: RowLife): number {
  return quantity - shipped - cancelled;
}

/** Of a row that was sent: what the shopper has not said to send back yet. */
function returnable({ shipped, asked, returned }: RowLife): number {
  return shipped - Math.max(asked, returned);
}
