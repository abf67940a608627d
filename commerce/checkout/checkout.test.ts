// The rules of a checkout by example: its states, what it lacks, what is agreed to, what has changed, and when goods come.
import { describe, expect, test } from 'vitest';
import {
  agreementOf,
  changesBetween,
  type CheckoutSummary,
  deliveryDates,
  isHolding,
  isOver,
  issuesOf,
  mayBecome,
  type StoredCheckoutState,
} from '#commerce/checkout/checkout.ts';

const STATES: readonly StoredCheckoutState[] = [
  'open',
  'completing',
  'needs-buyer',
  'completed',
  'cancelled',
  'expired',
];
const ROW = { articleId: 'a1', title: 'Tent', quantity: 3, available: 3, unit: 1000, charged: 3000 };
const SUMMARY: CheckoutSummary = {
  checkoutId: 'k1',
  market: 'sv-se',
  currency: 'SEK',
  rows: [ROW],
  bought: [],
  unsold: [],
  codes: [{ code: 'TEN', saved: 300 }],
  campaigns: [{ title: 'Spring sale', saved: 200 }],
  giftCards: [{ cardId: 'g1', hint: 'ABCD', used: 500 }],
  methodId: 'standard',
  shipping: 5900,
  tax: 1720,
  total: 8600,
  toPay: 8100,
};
const BUYER = {
  email: 'a@b.se',
  phone: '',
  firstName: 'A',
  lastName: 'B',
  streetAddress: 'C 1',
  city: 'D',
  stateOrProvince: '',
  zip: '972 31',
  country: 'SE',
};
const FACTS = {
  isEmpty: false,
  rows: [{ quantity: 2, available: 2 }],
  delivery: BUYER,
  isStateNeeded: false,
  billing: null,
  countries: ['SE'],
  methodIds: ['standard'],
  chosenMethodId: 'standard',
  isShipped: true,
  hasAcceptedTerms: true,
};
const changesTo = (after: Partial<CheckoutSummary>) =>
  changesBetween(SUMMARY, { ...SUMMARY, ...after }, (minor) => minor / 100).map(
    ({ kind, subject, before, after: now }) => [kind, subject, before, now],
  );

describe('states', () => {
  test('a completed checkout becomes nothing else, and only one that is not may be completed', () => {
    expect(STATES.filter((to) => mayBecome('completed', to))).toEqual([]);
    expect(STATES.filter((from) => mayBecome(from, 'completed'))).toEqual(
      STATES.filter((state) => state !== 'completed'),
    );
  });

  test('what is being paid is not cancelled nor expires before the payment has ended', () => {
    const held = STATES.filter(isHolding);
    expect(held).toEqual(['completing', 'needs-buyer']);
    expect(held.flatMap((from) => STATES.filter((to) => isOver(to) && mayBecome(from, to)))).toEqual([
      'completed',
      'completed',
    ]);
  });
});

describe('issues', () => {
  const issuesWith = (facts: Partial<typeof FACTS>) =>
    issuesOf({ ...FACTS, ...facts }).map(({ field, fault }) => `${field} ${fault}`);

  test('a whole checkout has none', () => {
    expect(issuesWith({})).toEqual([]);
    expect(issuesWith({ countries: [], delivery: { ...BUYER, country: 'NO', zip: '0178' } })).toEqual([]);
  });

  test('an empty one, one with less in stock, and one without terms can not be completed', () => {
    expect(issuesWith({ isEmpty: true, rows: [] })).toEqual(['rows required']);
    expect(issuesWith({ rows: [{ quantity: 2, available: 1 }] })).toEqual(['rows unavailable']);
    expect(issuesWith({ hasAcceptedTerms: false })).toEqual(['terms required']);
  });

  test('goods go to the countries of the market, by a method that takes them; a bill goes anywhere', () => {
    const norway = { ...BUYER, country: 'NO', zip: '0178' };
    expect(issuesWith({ delivery: norway })).toEqual(['delivery.country not-shipped-there']);
    expect(issuesWith({ billing: norway } as never)).toEqual([]);
    expect(issuesWith({ chosenMethodId: null } as never)).toEqual(['methodId required']);
    expect(issuesWith({ chosenMethodId: 'drone' })).toEqual(['methodId unavailable']);
    expect(issuesWith({ isShipped: false, chosenMethodId: null, delivery: norway } as never)).toEqual([]);
  });
});

describe('agreements', () => {
  test('every amount, quantity, code, campaign, card and method counts, titles of rows do not', () => {
    const others: Partial<CheckoutSummary>[] = [
      { checkoutId: 'k2' },
      { market: 'en-se' },
      { rows: [{ ...ROW, quantity: 2 }] },
      { rows: [{ ...ROW, available: 1 }] },
      { rows: [{ ...ROW, unit: 999 }] },
      { rows: [{ ...ROW, charged: 2999 }] },
      { bought: ['gift 500'] },
      { codes: [] },
      { codes: [{ code: 'TEN', saved: 200 }] },
      { campaigns: [] },
      { campaigns: [{ title: 'Spring sale', saved: 100 }] },
      { giftCards: [{ cardId: 'g1', hint: 'ABCD', used: 400 }] },
      { methodId: 'express' },
      { shipping: 0 },
      { tax: 0 },
      { total: 1 },
      { toPay: 1 },
    ];
    const agreements = others.map((other) => agreementOf({ ...SUMMARY, ...other }));
    expect(new Set([agreementOf(SUMMARY), ...agreements]).size).toBe(others.length + 1);
    expect(agreementOf({ ...SUMMARY, rows: [{ ...ROW, title: 'Zelt' }] })).toBe(agreementOf(SUMMARY));
  });
});

describe('changes', () => {
  test('name what is otherwise, with what it was and is', () => {
    expect(changesTo({ rows: [{ ...ROW, unit: 1200, charged: 3600 }], total: 9200 })).toEqual([
      ['price-changed', 'Tent', 10, 12],
      ['total-changed', '', 86, 92],
    ]);
    expect(changesTo({ rows: [{ ...ROW, available: 0 }] })).toEqual([['out-of-stock', 'Tent', 3, 0]]);
    expect(changesTo({ rows: [{ ...ROW, available: 1 }] })).toEqual([['fewer-in-stock', 'Tent', 3, 1]]);
    expect(changesTo({ rows: [], unsold: ['a1'], total: 1, toPay: 1 })).toEqual([
      ['not-sold-here', 'Tent', 3, 0],
      ['total-changed', '', 86, 0.01],
    ]);
    expect(changesTo({ codes: [] })).toEqual([['code-ended', 'TEN', 3, 0]]);
    expect(changesTo({ giftCards: [] })).toEqual([['gift-card-changed', 'ABCD', 5, 0]]);
    expect(changesTo({ shipping: 0 })).toEqual([['shipping-changed', '', 59, 0]]);
    expect(changesTo({ methodId: 'express' })).toEqual([['shipping-changed', '', 59, 59]]);
  });

  test('tell no amount of one currency in another', () => {
    const inEuros = {
      market: 'en-eu',
      currency: 'EUR',
      shipping: 790,
      total: 1990,
      toPay: 1990,
      giftCards: [],
    };
    expect(changesTo({ ...inEuros, rows: [{ ...ROW, unit: 120, charged: 360, available: 1 }] })).toEqual([
      ['fewer-in-stock', 'Tent', 3, 1],
      ['total-changed', '', null, 19.9],
    ]);
  });

  test('are never none', () => {
    expect(changesTo({ bought: ['another recipient'] })).toEqual([['total-changed', '', 86, 86]]);
    expect(changesTo({ rows: [ROW, { ...ROW, articleId: 'a2', title: 'Cap', available: 0 }] })).toEqual([
      ['out-of-stock', 'Cap', 3, 0],
    ]);
  });
});

test('working days leave out Saturdays and Sundays', () => {
  const friday = Date.UTC(2026, 10, 20, 23);
  expect(deliveryDates(friday, { from: 0, to: 1 })).toEqual({ earliest: '2026-11-20', latest: '2026-11-23' });
  expect(deliveryDates(friday, { from: 2, to: 6 })).toEqual({ earliest: '2026-11-24', latest: '2026-11-30' });
  const saturday = Date.UTC(2026, 10, 21, 1);
  expect(deliveryDates(saturday, { from: 0, to: 1 })).toEqual({
    earliest: '2026-11-23',
    latest: '2026-11-23',
  });
});
