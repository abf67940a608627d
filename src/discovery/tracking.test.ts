import { expect, test } from 'vitest';
import { cardEvent } from '#src/discovery/tracking.ts';
import { card } from '#tests/fixtures/discovery-responses.ts';

test('a card is reported under the id of its kind of result', () => {
  const url = 'https://shop.example/sv-se/search';
  expect(cardEvent('click', card('7'), 'search', url)).toEqual({
    type: 'click',
    product_id: '7',
    url,
    search_result_id: 'result-7',
  });
  expect(cardEvent('element_visible', card('7'), 'listing', url)).toHaveProperty(
    'product_listing_result_id',
    'result-7',
  );
  expect(cardEvent('click', card('7'), 'recommendation', url)).toHaveProperty('recommendation_id');
});
