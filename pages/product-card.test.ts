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
  return productCards([{ variant_index: 0, variant_displays: [variant] }], market)[0]?.variants[0]?.images;
}

test('a card shows the picture first that the hit names, then the first of the others', () => {
  expect(imagesOf({ card_image: 1 })).toEqual(['/images/flat', '/images/worn']);
  expect(imagesOf({ card_image: 2 })).toEqual(['/images/close', '/images/worn']);
});

test('a card keeps the order of the data where no picture is named, or one that is not there', () => {
  expect(imagesOf({})).toEqual(IMAGE_URLS.slice(0, 2));
  expect(imagesOf({ card_image: 7 })).toEqual(IMAGE_URLS.slice(0, 2));
});
