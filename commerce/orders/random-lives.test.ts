// Random lives of orders: quantities add up, and what is given back is what an account of its own says.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  decideOrder,
  lifeOf,
  type LoggedEvent,
  type OrderCommand,
  type PlacedOrder,
} from '#commerce/orders/orders.ts';

const PLACED: LoggedEvent = { at: 0, state: 'paid', event: { kind: 'placed' } };
const PACK: OrderCommand = { kind: 'pack' };
const DELIVER: OrderCommand = { kind: 'deliver' };
const order = fc
  .record({
    rows: fc.array(
      fc.record({ quantity: fc.integer({ min: 1, max: 5 }), total: fc.integer({ min: 0, max: 50_000 }) }),
      {
        minLength: 1,
        maxLength: 4,
      },
    ),
    shipping: fc.integer({ min: 0, max: 900 }),
    bought: fc.array(fc.tuple(fc.integer({ min: 1, max: 9_000 }), fc.boolean()), { maxLength: 2 }),
    shares: fc.array(fc.integer({ min: 0, max: 40_000 }), { maxLength: 3 }),
  })
  .map(({ rows, shipping, bought, shares }): PlacedOrder => {
    let left = rows.reduce((sum, { total }) => sum + total, shipping);
    const giftCards = shares.flatMap((share, index) => {
      const used = Math.min(share, left);
      left -= used;
      return used > 0 ? [{ cardId: `g${index}`, used }] : [];
    });
    return {
      rows: rows.map((row, index) => ({ orderRowId: `r${index}`, ...row })),
      shipping,
      giftCardsBought: bought.map(([amount, isSpent], index) => ({
        orderRowId: `c${index}`,
        left: isSpent ? Math.floor(amount / 3) : amount,
      })),
      giftCards,
      paid: bought.reduce((sum, [amount]) => sum + amount, left),
      returnDays: 30,
    };
  });
const choice = fc.option(
  fc.uniqueArray(
    fc.record({
      orderRowId: fc.constantFrom('r0', 'r1', 'r2', 'c0'),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
    {
      selector: ({ orderRowId }) => orderRowId,
      minLength: 1,
      maxLength: 2,
    },
  ),
  { freq: 2 },
);
const command: fc.Arbitrary<OrderCommand> = fc.oneof(
  fc.constantFrom<OrderCommand>(PACK, PACK, DELIVER),
  choice.map((rows): OrderCommand => ({ kind: 'ship', rows, carrier: '', trackingNumber: '' })),
  fc
    .tuple(choice, fc.constantFrom('shopper' as const, 'operator' as const), fc.integer({ min: 0, max: 3 }))
    .map(([rows, by, rare]): OrderCommand => (rare === 0 ? { kind: 'cancel', rows, by } : PACK)),
  choice.map((rows): OrderCommand => ({ kind: 'ask-return', rows: rows ?? [] })),
  choice.map((rows): OrderCommand => ({ kind: 'receive', rows, isRestocked: true })),
  choice.map((rows): OrderCommand => ({ kind: 'refund', rows })),
);

test('quantities add up, and nothing is given back that was not paid', () => {
  const reached = new Set<string>();
  fc.assert(
    fc.property(order, fc.array(command, { maxLength: 30 }), (placed, commands) => {
      let log: LoggedEvent[] = [PLACED];
      for (const one of commands) {
        const decided = decideOrder(placed, log, one, log.length);
        if (decided.ok) log = [...log, decided.value];
      }
      const life = lifeOf(placed, log);
      reached.add(log.at(-1)!.state);
      for (const row of life.rows) {
        const counts = [row.shipped, row.cancelled, row.asked, row.returned, row.refunded];
        for (const count of counts) expect(count).toBeGreaterThanOrEqual(0);
        expect(row.shipped + row.cancelled).toBeLessThanOrEqual(row.quantity);
        expect(row.returned).toBeLessThanOrEqual(row.shipped);
        expect(row.asked + row.returned).toBeLessThanOrEqual(row.shipped);
        expect(row.refunded).toBeLessThanOrEqual(row.shipped + row.cancelled);
        expect(row.refunded).toBeGreaterThanOrEqual(row.cancelled);
      }
      expect(life.refundedToPayment).toBeLessThanOrEqual(placed.paid);
      let refunded = life.refundedToPayment;
      for (const { cardId, used } of placed.giftCards) {
        const amount = life.refundedToCards.get(cardId) ?? 0;
        expect(amount).toBeLessThanOrEqual(used);
        refunded += amount;
      }
      for (const { event } of log) {
        if (!('refund' in event)) continue;
        expect(event.refund.payment).toBeGreaterThanOrEqual(0);
        for (const { amount } of event.refund.giftCards) expect(amount).toBeGreaterThan(0);
      }
      // By an account of its own: each row to the cent, delivery with the last unit.
      const isAll = life.rows.every((row) => row.refunded === row.quantity);
      const whole = placed.rows.reduce((sum, { total }) => sum + total, placed.shipping);
      const rows = life.rows.reduce(
        (sum, row) => sum + Math.floor((row.total * row.refunded) / row.quantity),
        0,
      );
      const cards = life.cards.reduce((sum, { isVoid, left }) => sum + (isVoid ? left : 0), 0);
      expect(refunded).toBe((isAll ? whole : rows) + cards);
      if (log.at(-1)!.state === 'cancelled') expect(life.cards.every(({ isVoid }) => isVoid)).toBe(true);
    }),
    { numRuns: 3_000 },
  );
  expect([...reached].sort()).toEqual([
    'cancelled',
    'delivered',
    'packed',
    'paid',
    'refunded',
    'returned',
    'shipped',
  ]);
});
