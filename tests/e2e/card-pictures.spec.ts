// Cards of a page come with the picture that they show first; a colour that is chosen has its own.
import type { ProductCard } from '#contract/clients.ts';
import { objectsIn, recordOfPage } from '#tests/page-record.ts';
import { expect, test, untilHydrated } from './fixtures.ts';

interface ProductFacts {
  readonly variants: readonly {
    readonly colorVariantId: string;
    readonly specificColorName: string;
    readonly images: readonly { readonly url: string; readonly kind: string }[];
  }[];
}

for (const { name, path, card } of [
  { name: 'a listing', path: '/en-eu/c/women', card: 'main [data-part="product-card"]' },
  { name: 'a row of home', path: '/en-eu', card: '[data-part="product-row"] [data-part="product-card"]' },
])
  test(`a dot of a card in ${name} shows the chosen colour's picture`, async ({ shop, quietPage: page }) => {
    await page.goto(shop.origin + path);
    const first = page
      .locator(card)
      .filter({ has: page.getByRole('radiogroup') })
      .first();
    await first.scrollIntoViewIfNeeded();
    const dot = first.getByRole('radio', { checked: false }).first();
    await untilHydrated(dot);
    const href = (await first.getByRole('link').getAttribute('href')) ?? '';
    const color = (await dot.getAttribute('aria-label')) ?? '';
    const slug = new URL(href, shop.origin).pathname.split('/').at(-1);
    const api = `${shop.origin}/api/products/product?market=en-eu&id=${slug}`;
    const { variants } = (await (await fetch(api)).json()) as ProductFacts;
    const chosen = variants.find(({ specificColorName }) => specificColorName === color);
    await dot.click();
    await expect(first.getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`color=${chosen?.colorVariantId}$`),
    );
    const [worn, alone] = chosen?.images ?? [];
    const shown = worn?.kind === 'model' && alone?.kind === 'isolated' ? alone : worn;
    const picture = first.locator('img').first();
    await expect(picture).toHaveAttribute('src', `${shown?.url}?width=640`);
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  });

for (const path of ['/en-eu', '/en-eu/c/women', '/en-eu/search?query=jacket'])
  test(`the cards of ${path} come with one picture each`, async ({ shop }) => {
    const html = await (await fetch(shop.origin + path)).text();
    const cards = [...objectsIn(recordOfPage(html))].filter((one) => 'variantIndex' in one) as ProductCard[];
    expect(cards.length).toBeGreaterThan(7);
    for (const { variants, variantIndex, hasFirstPictureOnly } of cards) {
      expect(hasFirstPictureOnly).toBe(true);
      expect(variants.map(({ images }) => images.length)).toEqual(
        variants.map((_, at) => (at === variantIndex ? 1 : 0)),
      );
    }
  });
