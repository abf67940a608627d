// A product card in the dark.
import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import type { ProductCard as Card } from '#contract/clients.ts';
import { ProductCard } from '#src/ui/product-card.tsx';
import { card } from '#tests/fixtures/discovery-responses.ts';
import { type ShopPage, renderInShop } from '#tests/fixtures/shop-page.tsx';

let shop: ShopPage | undefined;
afterEach(() => shop?.remove());

function cardWith(images: readonly string[]): Card {
  const plain = card('1');
  return { ...plain, variants: plain.variants.map((one) => ({ ...one, tint: '#e9ebec', images })) };
}

test('in the dark the colour before the picture is as dim as the picture: nothing flashes', async () => {
  const emulate = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] });
  await emulate('dark');
  try {
    // One with a picture of the very colour, one that waits for its own.
    const colored = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"><rect width="4" height="5" fill="#e9ebec"/></svg>')}#`;
    const cards = [[colored], []].map(cardWith);
    shop = await renderInShop(() => cards.map((one, at) => <ProductCard key={at} card={one} sizes="50vw" />));
    await expect.poll(() => document.querySelector('img')?.naturalWidth).toBeGreaterThan(0);
    const frames = [...document.querySelectorAll('article a > span:first-child')];
    const colors = await Promise.all(frames.map((frame) => colorInMiddle(frame)));
    expect(colors).toHaveLength(2);
    expect(colors[1]).toEqual(colors[0]);
    expect(colors[0]?.[0]).toBeLessThan(0xe9);
  } finally {
    await emulate('');
  }
});

/** As it is seen on the screen. */
async function colorInMiddle(element: Element): Promise<number[]> {
  const base64 = await page.elementLocator(element).screenshot({ save: false });
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  canvas?.drawImage(picture, 0, 0);
  const color = canvas?.getImageData(picture.width / 2, picture.height / 2, 1, 1).data;
  return [...(color ?? [])];
}
