// An order's life so far: what became of each row, where the money is, and the state that follows from it.
import type { OrderState } from '#contract/orders.ts';
import type {
  LoggedEvent,
  OrderEvent,
  PlacedOrder,
  RowQuantity,
  VoidedCard,
} from '#commerce/orders/order-events.ts';

/** Units of a row, each kind from 0 to `quantity`. */
export interface RowLife {
  readonly orderRowId: string;
  readonly quantity: number;
  readonly total: number;
  readonly shipped: number;
  readonly cancelled: number;
  /** That the shopper has said to send back, and that have not come back yet. */
  readonly asked: number;
  readonly returned: number;
  /** Whose money was given back, for whatever reason. */
  readonly refunded: number;
}
type Count = 'shipped' | 'cancelled' | 'asked' | 'returned' | 'refunded';

export interface OrderLife {
  readonly rows: readonly RowLife[];
  /** Gift cards that were bought. */
  readonly cards: readonly { readonly orderRowId: string; readonly left: number; readonly isVoid: boolean }[];
  /** ms since 1970. */
  readonly placedAt: number;
  readonly isPacked: boolean;
  /** Null: not yet. */
  readonly deliveredAt: number | null;
  readonly lastSentAt: number | null;
  /** As the order was placed. */
  readonly returnDays: number;
  readonly refundedToPayment: number;
  /** By card. */
  readonly refundedToCards: ReadonlyMap<string, number>;
}

export function lifeOf(
  { rows, giftCardsBought, returnDays }: PlacedOrder,
  log: readonly Omit<LoggedEvent, 'state'>[],
): OrderLife {
  const none = { shipped: 0, cancelled: 0, asked: 0, returned: 0, refunded: 0 };
  const beginning: OrderLife = {
    rows: rows.map((row) => ({ ...row, ...none })),
    cards: giftCardsBought.map((card) => ({ ...card, isVoid: false })),
    placedAt: 0,
    isPacked: false,
    deliveredAt: null,
    lastSentAt: null,
    returnDays,
    refundedToPayment: 0,
    refundedToCards: new Map(),
  };
  return log.reduce((life, { event, at }) => after(life, event, at), beginning);
}

/** From what has happened alone: nothing else decides it. */
export function stateOf({ rows, cards, isPacked, deliveredAt }: OrderLife): OrderState {
  const all = (holds: (row: RowLife) => boolean) => rows.length > 0 && rows.every(holds);
  const isOfCardsAlone = rows.length === 0 && cards.length > 0;
  if (isOfCardsAlone && cards.every(({ isVoid }) => isVoid)) return 'cancelled';
  if (all((row) => row.cancelled === row.quantity)) return 'cancelled';
  if (all((row) => row.refunded === row.quantity)) return 'refunded';
  if (all((row) => row.returned === row.quantity - row.cancelled)) return 'returned';
  if (deliveredAt !== null) return 'delivered';
  if (rows.some((row) => row.shipped > 0)) return 'shipped';
  return isPacked ? 'packed' : 'paid';
}

function after(life: OrderLife, event: OrderEvent, at: number): OrderLife {
  switch (event.kind) {
    case 'placed':
      return { ...life, placedAt: at };
    case 'packed':
      return { ...life, isPacked: true };
    case 'delivered':
      return { ...life, deliveredAt: at };
    case 'shipped':
      return { ...life, lastSentAt: at, rows: counted(life.rows, event.rows, ['shipped']) };
    case 'return-asked':
      return { ...life, rows: counted(life.rows, event.rows, ['asked']) };
    case 'returned':
      return { ...life, rows: counted(life.rows.map(awaiting(event.rows)), event.rows, ['returned']) };
    case 'cancelled':
    case 'refunded': {
      const { payment, giftCards } = event.refund;
      const refundedToCards = new Map(life.refundedToCards);
      for (const { cardId, amount } of giftCards)
        refundedToCards.set(cardId, (refundedToCards.get(cardId) ?? 0) + amount);
      return {
        ...life,
        rows: counted(
          life.rows,
          event.rows,
          event.kind === 'cancelled' ? ['cancelled', 'refunded'] : ['refunded'],
        ),
        cards: event.kind === 'cancelled' ? withVoid(life.cards, event.voided ?? []) : life.cards,
        refundedToPayment: life.refundedToPayment + payment,
        refundedToCards,
      };
    }
  }
}

/** Of a row that was sent: what is not back, and not said to come back. */
export function returnable({ shipped, asked, returned }: RowLife): number {
  return shipped - returned - asked;
}

/** A row once such pieces are back: those that were asked for are taken to be the first. */
function awaiting(back: readonly RowQuantity[]): (row: RowLife) => RowLife {
  return (row) => ({ ...row, asked: Math.max(0, row.asked - quantityIn(back, row)) });
}

function withVoid(cards: OrderLife['cards'], voided: readonly VoidedCard[]): OrderLife['cards'] {
  const ids = new Set(voided.map(({ orderRowId }) => orderRowId));
  return cards.map((card) => (ids.has(card.orderRowId) ? { ...card, isVoid: true } : card));
}

function counted(
  rows: readonly RowLife[],
  more: readonly RowQuantity[],
  counts: readonly Count[],
): RowLife[] {
  return rows.map((row) => {
    const quantity = quantityIn(more, row);
    return { ...row, ...Object.fromEntries(counts.map((count) => [count, row[count] + quantity])) };
  });
}

function quantityIn(rows: readonly RowQuantity[], { orderRowId }: RowLife): number {
  return rows.find((row) => row.orderRowId === orderRowId)?.quantity ?? 0;
}
