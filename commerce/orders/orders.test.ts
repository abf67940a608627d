// What may follow what in an order's life, and what is given back: examples, and random lives.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canBeCancelled,
  canBeReturned,
  decideOrder,
  lifeOf,
  type LoggedEvent,
  type OrderCommand,
  type PlacedOrder,
} from '#commerce/orders/orders.ts';

const DAY_MS = 24 * 3600_000;
/** Three tents for 100.00 with a discount that does not divide by three, one pair of socks, delivery; two cards and a payment. */
const ORDER: PlacedOrder = {
  rows: [
    { orderRowId: 'tents', quantity: 3, total: 10_000 },
    { orderRowId: 'socks', quantity: 1, total: 1_900 },
  ],
  shipping: 500,
  giftCards: [
    { cardId: 'g1', used: 2_000 },
    { cardId: 'g2', used: 400 },
  ],
  paid: 10_000,
};
const PLACED: LoggedEvent = { at: 0, state: 'paid', event: { kind: 'placed' } };
const ALL = { rows: null } as const;
const PACK: OrderCommand = { kind: 'pack' };
const SHIP: OrderCommand = { kind: 'ship', ...ALL, carrier: 'Post', trackingNumber: '1' };
const DELIVER: OrderCommand = { kind: 'deliver' };
const CANCEL: OrderCommand = { kind: 'cancel', ...ALL, by: 'shopper' };
const RECEIVE: OrderCommand = { kind: 'receive', ...ALL, isRestocked: true };
const REFUND: OrderCommand = { kind: 'refund', ...ALL };
const OPERATOR_CANCEL: OrderCommand = { kind: 'cancel', ...ALL, by: 'operator' };
const rowsOf = (orderRowId: string, quantity: number) => ({ rows: [{ orderRowId, quantity }] });

/** The log after commands that must all be possible, a second apart. */
function live(commands: readonly OrderCommand[], order = ORDER): LoggedEvent[] {
  return commands.reduce<LoggedEvent[]>(
    (log, command) => {
      const decided = decideOrder(order, log, command, log.length * 1_000);
      if (!decided.ok) throw new Error(`${command.kind}: ${decided.error}`);
      return [...log, decided.value];
    },
    [PLACED],
  );
}
const tryAfter = (commands: readonly OrderCommand[], command: OrderCommand, at = 60_000) =>
  decideOrder(ORDER, live(commands), command, at);
const stateAfter = (...commands: OrderCommand[]) => live(commands).at(-1)!.state;
const refundAfter = (...commands: OrderCommand[]) => {
  const { event } = live(commands).at(-1)!;
  return 'refund' in event ? event.refund : null;
};

describe('states', () => {
  test('follow one another', () => {
    expect(stateAfter(PACK)).toBe('packed');
    expect(stateAfter(PACK, SHIP)).toBe('shipped');
    expect(stateAfter(PACK, SHIP, DELIVER)).toBe('delivered');
    expect(stateAfter(PACK, SHIP, DELIVER, RECEIVE)).toBe('returned');
    expect(stateAfter(PACK, SHIP, DELIVER, RECEIVE, REFUND)).toBe('refunded');
    expect(stateAfter(CANCEL)).toBe('cancelled');
  });

  test('a part that is sent or comes back is not the whole', () => {
    const first: OrderCommand = { ...SHIP, ...rowsOf('tents', 2) };
    expect(stateAfter(PACK, first)).toBe('shipped');
    expect(tryAfter([PACK, first], DELIVER)).toEqual({ ok: false, error: 'not-now' });
    expect(stateAfter(PACK, first, SHIP, DELIVER)).toBe('delivered');
    expect(stateAfter(PACK, SHIP, { ...RECEIVE, ...rowsOf('tents', 1) })).toBe('shipped');
    const partOfEach = [...rowsOf('tents', 1).rows, ...rowsOf('socks', 1).rows];
    expect(stateAfter(PACK, SHIP, { ...RECEIVE, rows: partOfEach })).toBe('shipped');
    expect(stateAfter(PACK, SHIP, { ...RECEIVE, ...rowsOf('tents', 1) }, REFUND)).toBe('shipped');
  });

  test.each([
    ['ship before it is packed', [], SHIP, 'not-now'],
    ['pack twice', [PACK], PACK, 'not-now'],
    ['pack what is cancelled', [CANCEL], PACK, 'not-now'],
    ['cancel what is packed', [PACK], CANCEL, 'not-now'],
    ['cancel twice', [CANCEL], CANCEL, 'not-now'],
    ['ship twice', [PACK, SHIP], SHIP, 'nothing-left'],
    ['ship more than there is', [PACK], { ...SHIP, ...rowsOf('tents', 4) }, 'too-many'],
    ['ship a part of a piece', [PACK], { ...SHIP, ...rowsOf('tents', 0.5) }, 'too-many'],
    ['ship what is not in it', [PACK], { ...SHIP, ...rowsOf('boots', 1) }, 'unknown-row'],
    [
      'name a row twice',
      [PACK],
      { ...SHIP, rows: [...rowsOf('tents', 2).rows, ...rowsOf('tents', 1).rows] },
      'unknown-row',
    ],
    ['ship nothing', [PACK], { ...SHIP, rows: [] }, 'nothing-left'],
    ['deliver what was not sent', [PACK], DELIVER, 'not-now'],
    ['cancel what was delivered', [PACK, SHIP, DELIVER], OPERATOR_CANCEL, 'not-now'],
    ['cancel what was sent', [PACK, SHIP], { ...OPERATOR_CANCEL, ...rowsOf('tents', 1) }, 'too-many'],
    ['receive what was not sent', [PACK], RECEIVE, 'nothing-left'],
    ['receive twice', [PACK, SHIP, RECEIVE], RECEIVE, 'nothing-left'],
    ['refund what did not come back', [PACK, SHIP], REFUND, 'nothing-left'],
    ['refund twice', [PACK, SHIP, RECEIVE, REFUND], REFUND, 'nothing-left'],
    ['refund what was not sent', [PACK], { ...REFUND, ...rowsOf('tents', 1) }, 'too-many'],
    ['refund what was cancelled', [CANCEL], { ...REFUND, ...rowsOf('tents', 1) }, 'too-many'],
    ['return what was not sent', [PACK], { kind: 'ask-return', ...rowsOf('tents', 1) }, 'not-now'],
  ] as const satisfies readonly (readonly [string, readonly OrderCommand[], OrderCommand, string])[])(
    'nobody can %s',
    (_, commands, command, refusal) => {
      expect(tryAfter(commands, command)).toEqual({ ok: false, error: refusal });
    },
  );

  test('a shopper cancels until it is packed, an operator what is not sent', () => {
    expect(canBeCancelled(lifeOf(ORDER, live([])))).toBe(true);
    expect(canBeCancelled(lifeOf(ORDER, live([PACK])))).toBe(false);
    expect(stateAfter(PACK, { ...SHIP, ...rowsOf('tents', 3) }, OPERATOR_CANCEL)).toBe('shipped');
    expect(stateAfter(PACK, OPERATOR_CANCEL)).toBe('cancelled');
  });

  test('goods may be sent back for thirty days after they came', () => {
    const askFor: OrderCommand = { kind: 'ask-return', ...rowsOf('tents', 2) };
    const delivered = [PACK, SHIP, DELIVER];
    const at = live(delivered).at(-1)!.at;
    const life = lifeOf(ORDER, live(delivered));
    expect([canBeReturned(life, at + 30 * DAY_MS), canBeReturned(life, at + 30 * DAY_MS + 1)]).toEqual([
      true,
      false,
    ]);
    expect(tryAfter(delivered, askFor, at + 30 * DAY_MS + 1)).toEqual({ ok: false, error: 'too-late' });
    expect(tryAfter([...delivered, askFor], askFor)).toEqual({ ok: false, error: 'too-many' });
    expect(canBeReturned(lifeOf(ORDER, live([PACK])), 0)).toBe(false);
    // An operator takes it all the same.
    expect(stateAfter(...delivered, RECEIVE)).toBe('returned');
  });
});

describe('refunds', () => {
  test('of everything are everything, delivery too', () => {
    const all = {
      payment: 10_000,
      giftCards: [
        { cardId: 'g1', amount: 2_000 },
        { cardId: 'g2', amount: 400 },
      ],
    };
    expect(refundAfter(CANCEL)).toEqual(all);
    expect(refundAfter(PACK, SHIP, RECEIVE, REFUND)).toEqual(all);
  });

  test('of a part leave the delivery, and fill the gift cards first in the order in which they paid', () => {
    const back: OrderCommand = { ...RECEIVE, ...rowsOf('socks', 1) };
    expect(refundAfter(PACK, SHIP, back, REFUND)).toEqual({
      payment: 0,
      giftCards: [{ cardId: 'g1', amount: 1_900 }],
    });
    const one: OrderCommand = { ...RECEIVE, ...rowsOf('tents', 1) };
    // 33.33, 33.33 and 33.34: the row is given back to the cent.
    expect(refundAfter(PACK, SHIP, back, REFUND, one, REFUND)).toEqual({
      payment: 2_833,
      giftCards: [
        { cardId: 'g1', amount: 100 },
        { cardId: 'g2', amount: 400 },
      ],
    });
    expect(refundAfter(PACK, SHIP, back, REFUND, one, REFUND, one, REFUND)).toEqual({
      payment: 3_333,
      giftCards: [],
    });
    // The last unit brings the delivery.
    expect(refundAfter(PACK, SHIP, back, REFUND, one, REFUND, one, REFUND, one, REFUND)).toEqual({
      payment: 3_834,
      giftCards: [],
    });
  });

  test('an operator may refund what the shopper keeps, and does not refund it again when it comes back', () => {
    const kept: OrderCommand = { ...REFUND, ...rowsOf('socks', 1) };
    expect(refundAfter(PACK, SHIP, kept)).toEqual({
      payment: 0,
      giftCards: [{ cardId: 'g1', amount: 1_900 }],
    });
    const back: OrderCommand = { ...RECEIVE, ...rowsOf('socks', 1) };
    expect(tryAfter([PACK, SHIP, kept, back], REFUND)).toEqual({ ok: false, error: 'nothing-left' });
  });
});

test('gift cards that were bought are not given back', () => {
  const order: PlacedOrder = { ...ORDER, paid: 60_000 };
  const [, cancelled] = live([CANCEL], order);
  expect(cancelled).toMatchObject({ state: 'cancelled', event: { refund: { payment: 10_000 } } });
  const cardsAlone: PlacedOrder = { rows: [], shipping: 0, giftCards: [], paid: 50_000 };
  expect(canBeCancelled(lifeOf(cardsAlone, [PLACED]))).toBe(false);
  for (const command of [CANCEL, RECEIVE, REFUND])
    expect(decideOrder(cardsAlone, [PLACED], command, 1)).toEqual({ ok: false, error: 'nothing-left' });
});

describe('random lives', () => {
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
      shares: fc.array(fc.integer({ min: 0, max: 40_000 }), { maxLength: 3 }),
    })
    .map(({ rows, shipping, shares }): PlacedOrder => {
      let left = rows.reduce((sum, { total }) => sum + total, shipping);
      const giftCards = shares.flatMap((share, index) => {
        const used = Math.min(share, left);
        left -= used;
        return used > 0 ? [{ cardId: `g${index}`, used }] : [];
      });
      return {
        rows: rows.map((row, index) => ({ orderRowId: `r${index}`, ...row })),
        shipping,
        giftCards,
        paid: left,
      };
    });
  const choice = fc.option(
    fc.uniqueArray(
      fc.record({ orderRowId: fc.constantFrom('r0', 'r1', 'r2'), quantity: fc.integer({ min: 1, max: 3 }) }),
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
    choice.map((rows): OrderCommand => ({ ...SHIP, kind: 'ship', rows, carrier: '', trackingNumber: '' })),
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
          expect(row.asked).toBeLessThanOrEqual(row.shipped);
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
        expect(refunded).toBe(isAll ? whole : rows);
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
});
