// What an event says of the card that it is about: the colour that the card shows, and what that colour costs.
import { describe, expect, test } from 'vitest';
import type { ProductCard } from '#contract/clients.ts';
import { card } from '#tests/fixtures/discovery-responses.ts';
import { cardFields } from '#worker/event-fields.ts';

const ONE = card('7');
const [BLUE] = ONE.variants;
const RED = { ...BLUE!, variantId: '7-red', listMinor: 149_900, saleMinor: 99_950 };
const TWO: ProductCard = { ...ONE, variants: [BLUE!, RED], variantIndex: 1 };

describe('fields of a card', () => {
  test('EV-01h EV-01p are those of the colour that it shows, and its price to pay', () => {
    expect(cardFields(TWO)).toEqual({ variant_ids: ['7-red'], entity_price: 999.5, currency: 'SEK' });
  });

  test('EV-01h have the list price where it is not on sale', () => {
    expect(cardFields({ ...TWO, variantIndex: 0 })).toMatchObject({
      variant_ids: ['7-blue'],
      entity_price: 1999,
    });
  });

  test('are those of the first colour where the shown one is not among them, and none without colours', () => {
    expect(cardFields({ ...TWO, variantIndex: 2 })).toMatchObject({ variant_ids: ['7-blue'] });
    expect(cardFields({ ...TWO, variants: [] })).toEqual({});
  });
});
