// Pictures of clothes: the back belongs to the front beside it, and cards go on showing what they did.
import { expect, test } from 'vitest';
import { cardPictureAt, cardPictures } from '#contract/card-picture.ts';
import { demoProducts } from '#demo/catalogue/products.ts';

test('the back of clothes is that of the front beside it, and no card shows it, at first or on hover', () => {
  let count = 0;
  for (const { images } of [...demoProducts()].flatMap(({ variants }) => variants)) {
    const parameters = images.map(({ source }) => (source.kind === 'drawing' ? source.parameters : {}));
    const views = parameters.map(({ view }) => view);
    const back = parameters[views.indexOf('back')];
    if (back === undefined) continue;
    count += 1;
    expect({ ...back, view: 'isolated' }).toEqual(parameters[views.indexOf('isolated')]);
    const shown = cardPictures(
      views.map((view) => String(view)),
      cardPictureAt(images),
    );
    expect(shown).toEqual(['isolated', 'worn']);
  }
  expect(count).toBeGreaterThan(1000);
});

test('ids of a colour’s pictures begin alike, and none stands for two pictures', () => {
  const sources = new Map<string, string>();
  for (const { images } of [...demoProducts()].flatMap(({ variants }) => variants)) {
    expect(new Set(images.map(({ imageId }) => imageId.slice(0, 9))).size).toBe(1);
    for (const { imageId, source } of images) {
      expect(imageId).toMatch(/^[a-z2-7]{14}$/);
      expect(sources.get(imageId) ?? JSON.stringify(source)).toBe(JSON.stringify(source));
      sources.set(imageId, JSON.stringify(source));
    }
  }
  expect(sources.size).toBeGreaterThan(9000);
});
