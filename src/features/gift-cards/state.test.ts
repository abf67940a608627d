// The slice of gift cards: a state of its own, one a page.
import { expect, test } from 'vitest';
import { createGiftCardState } from '#src/features/gift-cards/state.ts';

test('SH-18i the gift cards are a state of its own', () => {
  const settings = {
    currency: 'EUR',
    amounts: [25],
    validForMonths: null,
    maxMessageLength: 300,
    maxDaysAhead: 365,
  };
  const [first, second] = [createGiftCardState(settings), createGiftCardState(settings)];
  first.status = 'LOADING_GIFT_CARD_CHECK';
  expect(second).toEqual({ status: null, settings, error: null, payload: null });
});
