// The pictures of a card: the two that it shows, in the order of a grid.
import { expect, test } from 'vitest';
import type { VariantHit } from '#contract/product-hit.ts';
import { productCards } from '#pages/product-card.ts';
import { MARKETS } from '#tests/fixtures/markets.ts';
import { variantHit } from '#tests/fixtures/variant-hit.ts';

const IMAGE_URLS = ['/images/worn', '/images/flat', '/images/close'];

function imagesOf(facts: Partial<VariantHit>): readonly string[] | undefined {
  const variant = variantHit({ image_urls: IMAGE_URLS, ...facts });
  const [market] = MARKETS;
  if (market === undefined) throw new Error('no market');
  return productCards({}, market, [{ variant_index: 0, variant_displays: [variant] }])[0]?.variants[0]
    ?.images;
}

test('a card shows the picture first that the hit names, then the first of the others', () => {
  expect(imagesOf({ card_image: 1 })).toEqual(['/images/flat', '/images/worn']);
  expect(imagesOf({ card_image: 2 })).toEqual(['/images/close', '/images/worn']);
});

test('a card keeps the order of the data where no picture is named, or one that is not there', () => {
  expect(imagesOf({})).toEqual(IMAGE_URLS.slice(0, 2));
  expect(imagesOf({ card_image: 7 })).toEqual(IMAGE_URLS.slice(0, 2));
});

test('a card of a page’s HTML has the picture that it shows first, and none of its other colours', () => {
  const [market] = MARKETS;
  if (market === undefined) throw new Error('no market');
  const colours = ['red', 'blue', 'grey'].map((id) =>
    variantHit({ color_variant_id: id, image_urls: IMAGE_URLS, card_image: 1 }),
  );
  const hits = [{ variant_index: 1, variant_displays: colours }];
  const [card] = productCards({ cardPictures: 'first' }, market, hits);
  expect(card?.variants.map(({ images }) => images)).toEqual([[], ['/images/flat'], []]);
  expect(card?.hasFirstPictureOnly).toBe(true);
  const [whole] = productCards({}, market, hits);
  expect(whole?.variants.map(({ images }) => images.length)).toEqual([2, 2, 2]);
  expect(whole).not.toHaveProperty('hasFirstPictureOnly');
});
