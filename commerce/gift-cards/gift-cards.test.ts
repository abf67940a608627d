// Gift cards that are bought: days of delivery around the date line, the moment of the mail, and the day they end.
import { expect, test } from 'vitest';
import {
  expiryOf,
  giftCardsAfter,
  giftCardToBuy,
  isSpendable,
  mailTimeOf,
} from '#commerce/gift-cards/gift-cards.ts';

const NOW = Date.parse('2026-12-01T10:00:00Z');
const buy = (deliverOn: string | null, now = NOW) =>
  giftCardToBuy({ value: 25, recipientEmail: 'a@b', deliverOn }, 'gift-1', 'EUR', [2_500], now);
const card = {
  rowId: 'gift-1',
  amount: 2_500,
  recipientEmail: 'a@b',
  senderName: '',
  message: '',
  deliverOn: null,
};

test('a card is mailed today, wherever that is, up to a year ahead', () => {
  // Still 30 November west of Greenwich.
  const accepted = ['2026-11-30', '2026-12-01', '2027-12-01', null].map((day) => buy(day).ok);
  expect(accepted).toEqual([true, true, true, true]);
  const refused = ['2026-11-29', '2027-12-04', '2027-02-29', '2026-13-01', '2026-12-99'].map(
    (day) => buy(day).ok,
  );
  expect(refused).toEqual([false, false, false, false, false]);
  expect(buy('2026-11-30', NOW + 3 * 3600 * 1000)).toMatchObject({
    ok: false,
    error: { field: 'deliverOn' },
  });
});

test('a card is mailed at noon of its day, or at once', () => {
  expect(mailTimeOf({ deliverOn: '2026-12-24' }, NOW)).toBe(Date.parse('2026-12-24T12:00:00Z'));
  expect([mailTimeOf({ deliverOn: null }, NOW), mailTimeOf({ deliverOn: '2026-11-30' }, NOW)]).toEqual([
    NOW,
    NOW,
  ]);
});

test('a card ends with the day of its date, or of the last of a shorter month', () => {
  const ends = (from: string, months: number) =>
    new Date(expiryOf(months, Date.parse(from)) ?? 0).toISOString();
  expect(ends('2026-12-01T10:00:00Z', 24)).toBe('2028-12-02T00:00:00.000Z');
  expect(ends('2026-12-31T23:59:00Z', 2)).toBe('2027-03-01T00:00:00.000Z');
  expect(ends('2027-01-31T00:00:00Z', 1)).toBe('2027-03-01T00:00:00.000Z');
  expect(expiryOf(null, NOW)).toBeNull();
});

test('a card is spendable while anything is left, up to the moment it ends', () => {
  expect(isSpendable({ balance: 1, expiresAt: null }, NOW)).toBe(true);
  expect(isSpendable({ balance: 0, expiresAt: null }, NOW)).toBe(false);
  expect(isSpendable({ balance: 1, expiresAt: NOW + 1 }, NOW)).toBe(true);
  expect(isSpendable({ balance: 1, expiresAt: NOW }, NOW)).toBe(false);
});

test('cards stay through changes of other rows, and leave with their own, a clear or another currency', () => {
  const after = (change: Parameters<typeof giftCardsAfter>[1], isSameCurrency = true) => {
    const cards = giftCardsAfter([card], change, isSameCurrency);
    return cards.ok ? cards.value.length : cards.error.code;
  };
  expect(after({ kind: 'add', articleId: 'a', quantity: 1 })).toBe(1);
  expect(after({ kind: 'remove', orderRowId: 'row-a' })).toBe(1);
  expect(after({ kind: 'subtract', orderRowId: 'gift-1' })).toBe(0);
  expect(after({ kind: 'clear' })).toBe(0);
  expect(after({ kind: 'clear', upTo: [{ orderRowId: 'gift-1', quantity: 1 }] })).toBe(0);
  expect(after({ kind: 'clear', upTo: [{ orderRowId: 'row-a', quantity: 1 }] })).toBe(1);
  expect(after({ kind: 'setCountry' }, false)).toBe(0);
  expect(after({ kind: 'addGiftCard', card: { ...card, rowId: 'gift-2' } })).toBe(2);
  expect(after({ kind: 'addGiftCard', card: { ...card, rowId: 'gift-2' } }, false)).toBe(1);
});
