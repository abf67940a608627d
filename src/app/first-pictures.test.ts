// What a page's HTML carries of its cards' pictures.
import { expect, test } from 'vitest';
import { withFirstPictures } from '#src/app/first-pictures.ts';

const card = {
  productId: 'p1',
  variantIndex: 1,
  variants: [
    { variantId: 'a', images: ['/images/a1', '/images/a2'] },
    { variantId: 'b', images: ['/images/b1', '/images/b2'] },
    { variantId: 'c', images: [] },
  ],
};
const first = {
  ...card,
  variants: [
    { variantId: 'a', images: [] },
    { variantId: 'b', images: ['/images/b1'] },
    { variantId: 'c', images: [] },
  ],
  hasFirstPictureOnly: true,
};

test('a card has the picture that it shows first, wherever the card is, and what it was made of stays as it was', () => {
  const page = { products: { cards: [card] }, rows: { tents: [card, card] }, more: undefined, total: 3 };
  const before = structuredClone(page);
  expect(withFirstPictures(page)).toEqual({
    products: { cards: [first] },
    rows: { tents: [first, first] },
    total: 3,
  });
  expect(page).toEqual(before);
});

test.each([
  ['a product, whose variants are all shown', { id: 'p1', variants: card.variants }],
  ['texts', ['a', null, 1, true]],
  ['a list of other things', { variantIndex: 0, variants: ['a', 'b'] }],
])('%s stays as it is', (_, data) => {
  expect(withFirstPictures(data)).toEqual(data);
});
