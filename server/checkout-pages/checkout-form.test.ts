import { describe, expect, test } from 'vitest';
import { checkoutFormOf } from '#server/checkout-pages/checkout-form.ts';

const parse = (fields: Readonly<Record<string, string>>) =>
  checkoutFormOf(new URLSearchParams(fields).toString());
const ADDRESS = { 'delivery.country': 'SE', 'delivery.city': 'Umeå' };

describe('the form of the checkout', () => {
  test('is what was typed, and nothing of fields that it does not have', () => {
    expect(parse({ ...ADDRESS, terms: 'on', 'billing.same': 'on', giftMessage: 'a\r\nb' }).update).toEqual({
      delivery: { country: 'SE', city: 'Umeå' },
      billing: null,
      giftMessage: 'a\nb',
      hasAcceptedTerms: true,
    });
    expect(parse({}).update).toEqual({});
  });

  test('has a billing address where it is another', () => {
    expect(parse({ ...ADDRESS, 'billing.city': 'Oslo', methodId: 'standard' }).update).toEqual({
      delivery: { country: 'SE', city: 'Umeå' },
      billing: { city: 'Oslo' },
      giftMessage: '',
      hasAcceptedTerms: false,
      methodId: 'standard',
    });
  });

  test('leaves out fields of the country that was chosen before', () => {
    const stale = { 'delivery.stateOrProvince': 'M', 'billing.stateOrProvince': 'M' };
    expect(parse({ ...ADDRESS, ...stale, 'billing.country': 'ES' }).update).toMatchObject({
      delivery: { country: 'SE', city: 'Umeå' },
      billing: { country: 'ES', stateOrProvince: 'M' },
    });
    expect(parse({ ...ADDRESS, ...stale }).update.delivery).toEqual({ country: 'SE', city: 'Umeå' });
  });

  test('is cut to what fits', () => {
    const { update, giftCard } = parse({
      ...ADDRESS,
      'delivery.zip': '1'.repeat(500),
      giftMessage: 'x'.repeat(5_000),
      giftCard: 'C'.repeat(500),
    });
    expect([update.delivery?.zip?.length, update.giftMessage?.length, giftCard.length]).toEqual([
      20, 500, 60,
    ]);
  });

  test('does what its button says, and only what there is', () => {
    expect(parse({ action: 'remove-card:a:b' })).toMatchObject({ action: 'remove-card', target: 'a:b' });
    expect(parse({ action: 'drop-tables' }).action).toBe('save');
    expect(parse({ action: 'add-offer:p1', 'offer.p1': 'a1' }).articleId).toBe('a1');
  });

  test('takes Enter in the field of a code for that code', () => {
    expect(parse({ action: 'save', discountCode: 'SPRING10' }).action).toBe('use-code');
    expect(parse({ action: 'save', giftCard: 'ABCD' }).action).toBe('use-card');
    expect(parse({ action: 'complete', giftCard: 'ABCD' }).action).toBe('complete');
  });
});
