import { expect, test } from 'vitest';
import { cardEvent, taggedCardEvent } from '#src/discovery/card-event.ts';
import { cardTag } from '#src/ui/card-tag.ts';
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

test.each(['search', 'listing', 'recommendation'] as const)(
  'the tag of a card of a %s tells what the card itself would',
  (kind) => {
    const url = 'https://shop.example/sv-se/c/women';
    const event = cardEvent('click', card('7'), kind, url);
    expect(taggedCardEvent('click', cardTag(kind, card('7')), url)).toEqual(event);
    // As documents wrote it before listings had no kind, whose clicks may still wait.
    expect(taggedCardEvent('click', `${kind} result-7 7`, url)).toEqual(event);
    expect(taggedCardEvent('click', '7', url)).toBeUndefined();
  },
);
