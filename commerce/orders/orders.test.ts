// What may follow what in an order's life, and what is given back: examples.
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
  giftCardsBought: [],
  giftCards: [
    { cardId: 'g1', used: 2_000 },
    { cardId: 'g2', used: 400 },
  ],
  paid: 10_000,
  returnDays: 30,
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
    expect(canBeCancelled(lifeOf(ORDER, live([])), 0)).toBe(true);
    expect(canBeCancelled(lifeOf(ORDER, live([PACK])), 0)).toBe(false);
    expect(stateAfter(PACK, { ...SHIP, ...rowsOf('tents', 3) }, OPERATOR_CANCEL)).toBe('shipped');
    expect(stateAfter(PACK, OPERATOR_CANCEL)).toBe('cancelled');
  });

  test('goods may be sent back for as many days after they came as were promised', () => {
    const askFor: OrderCommand = { kind: 'ask-return', ...rowsOf('tents', 2) };
    const delivered = [PACK, SHIP, DELIVER];
    const at = live(delivered).at(-1)!.at;
    const life = lifeOf(ORDER, live(delivered));
    expect([canBeReturned(life, at + 30 * DAY_MS), canBeReturned(life, at + 30 * DAY_MS + 1)]).toEqual([
      true,
      false,
    ]);
    const longer = lifeOf({ ...ORDER, returnDays: 60 }, live(delivered));
    expect([canBeReturned(longer, at + 60 * DAY_MS), canBeReturned(longer, at + 60 * DAY_MS + 1)]).toEqual([
      true,
      false,
    ]);
    expect(tryAfter(delivered, askFor, at + 30 * DAY_MS + 1)).toEqual({ ok: false, error: 'too-late' });
    expect(tryAfter([...delivered, askFor], askFor)).toEqual({ ok: false, error: 'too-many' });
    expect(canBeReturned(lifeOf(ORDER, live([PACK])), 0)).toBe(false);
    // An operator takes it all the same.
    expect(stateAfter(...delivered, RECEIVE)).toBe('returned');
  });

  test('what can be sent back is what has neither come back nor is said to', () => {
    const ask = (count: number): OrderCommand => ({ kind: 'ask-return', ...rowsOf('tents', count) });
    const receive = (count: number): OrderCommand => ({ ...RECEIVE, ...rowsOf('tents', count) });
    const sent = [PACK, SHIP];
    const refused = { ok: false, error: 'too-many' };
    expect(tryAfter([...sent, ask(1)], ask(3))).toEqual(refused);
    expect(tryAfter([...sent, ask(1)], ask(2)).ok).toBe(true);
    // Whether it came back before it was asked for or after.
    expect(tryAfter([...sent, ask(1), receive(1)], ask(3))).toEqual(refused);
    expect(tryAfter([...sent, ask(1), receive(1)], ask(2)).ok).toBe(true);
    expect(tryAfter([...sent, receive(1), ask(2)], ask(1))).toEqual(refused);
    // More came back than was asked for.
    expect(tryAfter([...sent, ask(1), receive(2)], ask(1)).ok).toBe(true);
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

describe('gift cards that were bought', () => {
  const CARDS = [
    { orderRowId: 'gift-1', left: 20_000 },
    { orderRowId: 'gift-2', left: 0 },
  ];
  const BOTH: PlacedOrder = { ...ORDER, giftCardsBought: CARDS, paid: 60_000 };
  const ALONE: PlacedOrder = {
    rows: [],
    shipping: 0,
    giftCardsBought: CARDS,
    giftCards: [],
    paid: 50_000,
    returnDays: 30,
  };
  const decide = (order: PlacedOrder, before: readonly OrderCommand[], command: OrderCommand, at = 60_000) =>
    decideOrder(order, live(before, order), command, at);
  const cancelRow = (orderRowId: string, quantity = 1): OrderCommand => ({
    ...OPERATOR_CANCEL,
    ...rowsOf(orderRowId, quantity),
  });
  const voided = [
    { orderRowId: 'gift-1', amount: 20_000 },
    { orderRowId: 'gift-2', amount: 0 },
  ];

  test('go with the whole order, and what is left on them goes back to the payment', () => {
    // 124.00 of goods and delivery, of which two cards paid 24.00.
    const refund = { payment: 30_000, giftCards: [{ amount: 2_000 }, { amount: 400 }] };
    expect(decide(BOTH, [], CANCEL)).toMatchObject({
      value: { state: 'cancelled', event: { refund, voided } },
    });
    const rows = [...rowsOf('tents', 3).rows, ...rowsOf('socks', 1).rows];
    expect(decide(BOTH, [], { ...OPERATOR_CANCEL, rows })).toMatchObject({ value: { event: { voided } } });
    expect(decide(BOTH, [cancelRow('tents', 3)], cancelRow('socks'))).toMatchObject({
      value: { state: 'cancelled', event: { voided } },
    });
  });

  test('stay while goods are kept, sent or come back', () => {
    for (const commands of [
      [cancelRow('tents', 3)],
      [PACK, { ...SHIP, ...rowsOf('socks', 1) }, OPERATOR_CANCEL],
      [PACK, SHIP, RECEIVE, REFUND],
    ] as const)
      expect(lifeOf(BOTH, live(commands, BOTH)).cards.some(({ isVoid }) => isVoid)).toBe(false);
  });

  test('are cancelled one by one by an operator, whatever became of the goods', () => {
    const after = [PACK, SHIP, DELIVER];
    expect(decide(BOTH, after, cancelRow('gift-1'))).toMatchObject({
      value: { state: 'delivered', event: { refund: { payment: 20_000, giftCards: [] }, rows: [] } },
    });
    expect(decide(BOTH, [...after, cancelRow('gift-1')], cancelRow('gift-1'))).toMatchObject({
      error: 'too-many',
    });
    expect(decide(BOTH, [], cancelRow('gift-1', 2))).toMatchObject({ error: 'too-many' });
    const twice = { ...OPERATOR_CANCEL, rows: [...rowsOf('gift-1', 1).rows, ...rowsOf('gift-1', 1).rows] };
    expect(decide(BOTH, [], twice)).toMatchObject({ error: 'unknown-row' });
    // The delivery does not go back once more.
    expect(decide(BOTH, [PACK, SHIP, RECEIVE, REFUND], cancelRow('gift-1'))).toMatchObject({
      value: { event: { refund: { payment: 20_000 } } },
    });
  });

  test('and nothing else can be cancelled for fourteen days', () => {
    const life = lifeOf(ALONE, [PLACED]);
    expect([canBeCancelled(life, 14 * DAY_MS), canBeCancelled(life, 14 * DAY_MS + 1)]).toEqual([true, false]);
    expect(decide(ALONE, [], CANCEL)).toMatchObject({
      value: { state: 'cancelled', event: { voided, refund: { payment: 20_000, giftCards: [] } } },
    });
    expect(decide(ALONE, [], CANCEL, 14 * DAY_MS + 1)).toEqual({ ok: false, error: 'too-late' });
    expect(decide(ALONE, [], OPERATOR_CANCEL, 14 * DAY_MS + 1)).toMatchObject({ ok: true });
    expect(decide(ALONE, [CANCEL], CANCEL)).toEqual({ ok: false, error: 'not-now' });
    expect(decide(ALONE, [], cancelRow('gift-1'))).toMatchObject({ value: { state: 'paid' } });
    for (const command of [PACK, RECEIVE, REFUND])
      expect(decide(ALONE, [], command)).toEqual({ ok: false, error: 'nothing-left' });
  });
});
