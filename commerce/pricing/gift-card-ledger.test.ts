// The books of gift cards: each entry's rules, the table of docs/pricing.md, and what holds after any commands.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  accountBalance,
  expireCard,
  issueCard,
  type LedgerEntry,
  redeemCard,
  refundCard,
  voidCard,
} from '#commerce/pricing/pricing.ts';

const CARD = { cardId: 'card', reference: 'A', at: 10 };
const ISSUE = { ...CARD, key: 'k0', currency: 'SEK', amount: 50_000, expiresAt: 100, from: 'sold' } as const;

const DAY_MS = 24 * 3600 * 1000;
/** Of an order that was paid after the card's first expiry. */
const SECOND = { reference: 'B', at: 160 };
type Step = (entries: readonly LedgerEntry[]) => ReturnType<typeof redeemCard>;
const redeem =
  (key: string, amount: number, more: object = {}): Step =>
  (entries) =>
    redeemCard(entries, { ...CARD, key, amount, ...more });
const refund =
  (key: string, amount: number, more: object = {}): Step =>
  (entries) =>
    refundCard(entries, { ...CARD, key, amount, validForMs: 50, isByShop: false, ...more });
const expire =
  (key: string, at: number): Step =>
  (entries) =>
    expireCard(entries, { ...CARD, key, at });

const makeVoid =
  (key: string, at = 10): Step =>
  (entries) =>
    voidCard(entries, { ...CARD, key, at });

/** The entries after some steps, each of which must be accepted. */
function after(...steps: readonly Step[]): LedgerEntry[] {
  const entries: LedgerEntry[] = [];
  for (const step of [(stored: readonly LedgerEntry[]) => issueCard(stored, ISSUE), ...steps]) {
    const answer = step(entries);
    if (!answer.ok) throw new Error(answer.error);
    if (!answer.value.isReplay) entries.push(answer.value.entry);
  }
  return entries;
}
const balances = (entries: readonly LedgerEntry[]) =>
  (['card', 'sold', 'granted', 'redeemed', 'expired', 'voided'] as const).map((account) =>
    accountBalance(entries, account),
  );
const refusal = (entries: readonly LedgerEntry[], step: Step) => {
  const answer = step(entries);
  return answer.ok ? answer.value : answer.error;
};

const entryOf = (entries: readonly LedgerEntry[], step: Step): LedgerEntry => {
  const answer = step(entries);
  if (!answer.ok) throw new Error(answer.error);
  return answer.value.entry;
};

test('the table of docs/pricing.md', () => {
  const steps = [redeem('k1', 18_000), refund('k2', 8_000), expire('k3', 100)];
  expect(steps.map((_, at) => balances(after(...steps.slice(0, at + 1))))).toEqual([
    [32_000, -50_000, 0, 18_000, 0, 0],
    [40_000, -50_000, 0, 10_000, 0, 0],
    [0, -50_000, 0, 10_000, 40_000, 0],
  ]);
  expect(balances(after())).toEqual([50_000, -50_000, 0, 0, 0, 0]);
});

describe('an entry', () => {
  test('moves an amount from one account to another, and keeps the card’s currency and expiry', () => {
    expect(after(redeem('k1', 300))[1]).toEqual({
      key: 'k1',
      kind: 'redeem',
      at: 10,
      cardId: 'card',
      currency: 'SEK',
      reference: 'A',
      expiresAt: 100,
      postings: [
        { account: 'card', amount: -300 },
        { account: 'redeemed', amount: 300 },
      ],
    });
  });

  test('of a card that nobody paid for has an account of its own', () => {
    const granted = issueCard([], { ...ISSUE, from: 'granted' });
    expect(granted.ok && balances([granted.value.entry])).toEqual([50_000, 0, -50_000, 0, 0, 0]);
  });

  test('is never earlier than the one before', () => {
    expect(after(redeem('k1', 1, { at: 20 }), redeem('k2', 1, { at: 15 })).map(({ at }) => at)).toEqual([
      10, 20, 20,
    ]);
  });

  test('moves whole amounts above 0 alone', () => {
    for (const amount of [0, -1, 0.5, Number.NaN, 2 ** 53])
      expect(() => redeem('k1', amount)(after()), String(amount)).toThrow(RangeError);
  });
});

describe('a card', () => {
  test('is issued once', () => {
    expect(refusal(after(), (entries) => issueCard(entries, { ...ISSUE, key: 'other' }))).toBe('exists');
  });

  test('that was not issued is unknown', () => {
    expect(
      [redeem('k', 1), refund('k', 1), expire('k', 200), makeVoid('k')].map((step) => refusal([], step)),
    ).toEqual(['unknown-card', 'unknown-card', 'unknown-card', 'unknown-card']);
  });

  test('pays its whole balance and not a unit more', () => {
    expect(refusal(after(), redeem('k1', 50_001))).toBe('insufficient');
    expect(refusal(after(redeem('k1', 50_000)), redeem('k2', 1))).toBe('insufficient');
  });

  test('pays until it expires, and expires from then on', () => {
    expect(refusal(after(), redeem('k1', 1, { at: 99 }))).toMatchObject({ isReplay: false });
    expect(refusal(after(), redeem('k1', 1, { at: 100 }))).toBe('expired');
    expect(refusal(after(), expire('k1', 99))).toBe('not-expired');
    expect(refusal(after(expire('k1', 100)), expire('k2', 101))).toBe('empty');
  });

  test('that is voided pays nothing more, and takes back what an order paid with it', () => {
    const entries = after(redeem('k1', 300), makeVoid('k2'));
    expect(balances(entries)).toEqual([0, -50_000, 0, 300, 0, 49_700]);
    expect(refusal(entries, redeem('k3', 1))).toBe('insufficient');
    expect(refusal(entries, makeVoid('k3'))).toBe('empty');
    expect(refusal(entries, makeVoid('k2', 500))).toEqual({ entry: entries[2], isReplay: true });
    expect(refusal(after(), makeVoid('k1', 100))).toBe('expired');
    expect(balances(after(redeem('k1', 300), makeVoid('k2'), refund('k3', 300)))[0]).toBe(300);
  });

  test('without an expiry never expires', () => {
    const issued = issueCard([], { ...ISSUE, expiresAt: null });
    expect(issued.ok && refusal([issued.value.entry], expire('k1', 2 ** 50))).toBe('not-expired');
  });

  test('is refunded what one order took of it, not what another did', () => {
    const entries = after(redeem('k1', 300), redeem('k2', 500, { reference: 'B' }), refund('k3', 200));
    expect(refusal(entries, refund('k4', 101))).toBe('exceeds-redeemed');
    expect(refusal(entries, refund('k4', 100))).toMatchObject({ isReplay: false });
    expect(refusal(entries, refund('k4', 1, { reference: 'C' }))).toBe('exceeds-redeemed');
  });

  test('that has expired can be used again after a refund, as long as it names', () => {
    const renewed = after(redeem('k1', 300), expire('k2', 100), refund('k3', 300, { at: 150 }));
    expect(refusal(renewed, redeem('k4', 300, { at: 199 }))).toMatchObject({ isReplay: false });
    expect(refusal(renewed, redeem('k4', 300, { at: 200 }))).toBe('expired');
  });

  test('that is valid for a day more keeps its expiry, one that is about to expire is prolonged', () => {
    const of = (expiresAt: number | null, validForMs: number) => {
      const issued = issueCard([], { ...ISSUE, expiresAt });
      const entries = issued.ok ? [issued.value.entry] : [];
      const paid = redeem('k1', 300)(entries);
      const back = refund('k2', 300, { validForMs })(paid.ok ? [...entries, paid.value.entry] : entries);
      return back.ok && back.value.entry.expiresAt;
    };
    expect(of(10 + DAY_MS + 1, 90 * DAY_MS)).toBe(10 + DAY_MS + 1);
    expect(of(10 + DAY_MS, 90 * DAY_MS)).toBe(10 + 90 * DAY_MS);
    expect(of(null, 90 * DAY_MS)).toBeNull();
    expect(of(100, 5)).toBe(100);
  });

  test('is prolonged for what was paid before its first expiry, and not again for what was paid after', () => {
    const second = after(redeem('k1', 300), refund('k2', 300, { at: 150 }), redeem('k3', 300, SECOND));
    const again = [...second, entryOf(second, refund('k4', 100, { ...SECOND, at: 500 }))];
    expect(again.at(-1)).toMatchObject({ expiresAt: 200, kind: 'refund' });
    expect(refusal(again, redeem('k5', 1, { at: 500 }))).toBe('expired');
    // What is left can be booked as expired.
    expect(balances([...again, entryOf(again, expire('k5', 500))])).toEqual([0, -50_000, 0, 200, 49_800, 0]);
    expect(entryOf(again, refund('k5', 100, { ...SECOND, at: 500, isByShop: true })).expiresAt).toBe(550);
  });
});

describe('a key', () => {
  const entries = after(redeem('k1', 300));

  test('that comes again gets the stored entry, also after the card has expired', () => {
    expect(refusal(entries, redeem('k1', 300, { at: 500 }))).toEqual({ entry: entries[1], isReplay: true });
    expect(refusal(entries, (stored) => issueCard(stored, ISSUE))).toEqual({
      entry: entries[0],
      isReplay: true,
    });
    const expired = after(expire('k1', 100));
    expect(refusal(expired, expire('k1', 101))).toEqual({ entry: expired[1], isReplay: true });
  });

  test('that comes with another command is refused', () => {
    const others: Step[] = [
      redeem('k1', 301),
      redeem('k1', 300, { reference: 'B' }),
      refund('k1', 300),
      expire('k1', 100),
      (stored) => issueCard(stored, { ...ISSUE, from: 'granted' }),
      (stored) => issueCard(stored, { ...ISSUE, currency: 'EUR' }),
    ];
    expect(others.map((step) => refusal(entries, step))).toEqual(others.map(() => 'key-reused'));
  });
});

test('after any commands the balance is not below 0 and the books add up', () => {
  const amount = fc.integer({ min: 1, max: 60_000 });
  const more = fc.record({
    at: fc.integer({ min: 0, max: 300 }),
    reference: fc.constantFrom('A', 'B'),
    validForMs: fc.integer({ min: 1, max: 300 }),
    isByShop: fc.boolean(),
  });
  const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.tuple(key, amount, more).map((args) => redeem(...args)),
    fc.tuple(key, amount, more).map((args) => refund(...args)),
    fc.tuple(key, fc.integer({ min: 0, max: 300 })).map((args) => expire(...args)),
    fc.tuple(key, fc.integer({ min: 0, max: 300 })).map((args) => makeVoid(...args)),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const entries = after();
      for (const one of steps) {
        const answer = one(entries);
        if (answer.ok && !answer.value.isReplay) entries.push(answer.value.entry);
        const [card = 0, sold = 0, granted = 0, redeemed = 0, expired = 0, voided = 0] = balances(entries);
        expect(card).toBeGreaterThanOrEqual(0);
        expect(redeemed).toBeGreaterThanOrEqual(0);
        expect(card + sold + granted + redeemed + expired + voided).toBe(0);
        expect(-sold - granted).toBe(50_000);
      }
      expect(new Set(entries.map((entry) => entry.key)).size).toBe(entries.length);
    }),
    { numRuns: 500 },
  );
});
