// The menu of a phone: what holds something opens, one at a time and level by level; what holds nothing is a link.
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { MobileMenu } from '#src/features/menu/mobile-menu.tsx';
import { type ShopPage, renderInShop } from '#tests/fixtures/shop-page.tsx';

let shop: ShopPage | undefined;
afterEach(() => shop?.remove());

const entry = (title: string) => ({ listingId: title, title, pageUrl: `/en-eu/c/${title.toLowerCase()}` });
const MENU = {
  items: [
    {
      ...entry('Women'),
      children: [
        { ...entry('Jackets'), children: [entry('Parkas'), entry('Vests')] },
        { ...entry('Tops'), children: [] },
      ],
    },
    { ...entry('Sale'), children: [] },
  ],
  pages: [],
};
const link = (name: string) => page.getByRole('link', { name, exact: true });

test('words open into categories, and these into theirs; a word without any is a link', async () => {
  shop = await renderInShop(() => <MobileMenu menu={MENU} onClose={() => undefined} />);
  await expect.element(link('Sale')).toHaveAttribute('href', '/en-eu/c/sale');
  await expect.element(link('Tops')).not.toBeInTheDocument();
  await page.getByText('Women', { exact: true }).click();
  await expect.element(link('Everything in Women')).toBeVisible();
  await expect.element(link('Tops')).toHaveAttribute('href', '/en-eu/c/tops');
  await expect.element(link('Parkas')).not.toBeInTheDocument();
  await page.getByText('Jackets', { exact: true }).click();
  await expect.element(link('Everything in Jackets')).toHaveAttribute('href', '/en-eu/c/jackets');
  await expect.element(link('Parkas')).toBeVisible();
  await expect.element(link('Vests')).toHaveAttribute('href', '/en-eu/c/vests');
});
