// The large pictures as a shopper uses them: arrows, small pictures, two sizes.
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { LargeImage } from '#src/features/product/large-image.tsx';
import { type ShopPage, renderInShop } from '#tests/fixtures/shop-page.tsx';

let shop: ShopPage | undefined;
afterEach(() => shop?.remove());

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const images = [1, 2, 3].map((number) => ({
  url: `${PIXEL}#${number}`,
  kind: 'plain' as const,
  tint: '#cccccc',
}));
const picture = (number: number) => page.getByRole('img', { name: `Parka, picture ${number} of 3` });
const small = (number: number) => page.getByRole('button', { name: `Parka, picture ${number} of 3` });
const frame = () => new Promise(requestAnimationFrame);
const press = (name: string) => page.getByRole('button', { name }).click();

test('arrows and small pictures lead from one to the next, and round; zooming shows one twice as large', async () => {
  shop = await renderInShop(() => (
    <LargeImage images={images} name="Parka" startIndex={1} onClose={() => undefined} />
  ));
  await expect.element(picture(2)).toBeInViewport();
  await expect.element(small(2)).toHaveAttribute('aria-current', 'true');
  await press('Next picture');
  await expect.element(picture(3)).toBeInViewport();
  await expect.element(picture(2)).not.toBeInViewport();
  await press('Next picture');
  await expect.element(picture(1)).toBeInViewport();
  await press('Previous picture');
  await expect.element(small(3)).toHaveAttribute('aria-current', 'true');
  await small(1).click();
  await expect.element(picture(1)).toBeInViewport();
  await expect.element(picture(3)).not.toBeInViewport();

  const widthOf = () => picture(1).element().getBoundingClientRect().width;
  const before = widthOf();
  await press('Zoom in');
  await expect.poll(widthOf).toBe(2 * before);
  await press('Zoom out');
  await expect.poll(widthOf).toBe(before);
});

test('steps in quick succession each count, also when the end of an earlier move is told late', async () => {
  shop = await renderInShop(() => (
    <LargeImage images={images} name="Parka" startIndex={0} onClose={() => undefined} />
  ));
  await expect.element(picture(1)).toBeInViewport();
  const strip = picture(1).element().closest('[role="group"]')!;
  const next = page.getByRole('button', { name: 'Next picture' }).element() as HTMLButtonElement;
  next.click();
  await frame();
  strip.dispatchEvent(new Event('scrollend'));
  await frame();
  next.click();
  await expect.element(small(3)).toHaveAttribute('aria-current', 'true');
  await expect.element(picture(3)).toBeInViewport();

  // Wherever it was on its way to, the shopper may move it elsewhere.
  next.click();
  strip.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  strip.scrollTo({ left: strip.clientWidth, behavior: 'instant' });
  await expect.element(small(2)).toHaveAttribute('aria-current', 'true');
});
