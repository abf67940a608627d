// What is given back for units of an order, and to whom (docs/orders.md).
import type { OrderRefund, PlacedOrder, RowQuantity, VoidedCard } from '#commerce/orders/order-events.ts';
import type { OrderLife } from '#commerce/orders/order-life.ts';

/** Of units whose money was not given back before, and of gift cards that were bought, which no other card has paid for. */
export function refundFor(
  order: PlacedOrder,
  life: OrderLife,
  units: readonly RowQuantity[],
  voided: readonly VoidedCard[] = [],
): OrderRefund {
  const cards = order.giftCards.map(({ cardId, used }) => ({
    cardId,
    left: used - (life.refundedToCards.get(cardId) ?? 0),
  }));
  const paymentLeft = order.paid - life.refundedToPayment;
  const allLeft = cards.reduce((sum, { left }) => sum + left, paymentLeft);
  const quantityOf = (rowId: string) => units.find((one) => one.orderRowId === rowId)?.quantity ?? 0;
  const isRest =
    units.length > 0 && life.rows.every((row) => row.refunded + quantityOf(row.orderRowId) === row.quantity);
  // With the last unit the delivery goes back too: nothing of the goods is kept.
  let rest = Math.min(allLeft, costOf(life, quantityOf) + (isRest ? order.shipping : 0));
  const giftCards: { readonly cardId: string; readonly amount: number }[] = [];
  for (const { cardId, left } of cards) {
    const amount = Math.min(rest, left);
    rest -= amount;
    if (amount > 0) giftCards.push({ cardId, amount });
  }
  const back = voided.reduce((sum, { amount }) => sum + amount, 0);
  return { payment: Math.min(paymentLeft, rest + back), giftCards };
}

function costOf({ rows }: OrderLife, quantityOf: (rowId: string) => number): number {
  return rows.reduce((sum, { orderRowId, total, quantity, refunded }) => {
    const upTo = (units: number) => Math.floor((total * units) / quantity);
    return sum + upTo(refunded + quantityOf(orderRowId)) - upTo(refunded);
  }, 0);
}
