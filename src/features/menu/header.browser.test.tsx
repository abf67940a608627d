// The head of the page in a real browser: menus by press and keyboard.
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ShellData } from '#contract/clients.ts';
import { Header } from '#src/features/menu/header.tsx';
import { type ShopPage, renderInShop } from '#tests/fixtures/shop-page.tsx';

const branch = (
  title: string,
  children: readonly { listingId: string; title: string; pageUrl: string }[],
) => ({
  listingId: title,
  title,
  pageUrl: `/en-eu/c/${title.toLowerCase()}`,
  children: [...children],
});
const leaf = { listingId: 'parkas', title: 'Parkas', pageUrl: '/en-eu/c/parkas' };
const frame: ShellData = {
  bootstrap: {
    market: { code: 'en-eu', language: 'en', country: 'EU', countryName: 'Europe', currency: 'EUR' },
    shopName: 'Cairn',
    epoch: '1',
    asOf: 0,
  },
  menu: {
    items: [
      { ...branch('Women', []), children: [branch('Jackets', [leaf])] },
      { ...branch('Packs', []), children: [branch('Daypacks', [])] },
      { ...branch('Sale', []), children: [] },
    ],
    pages: [],
  },
  markets: [],
};

let shop: ShopPage | undefined;
afterEach(() => shop?.remove());

async function show() {
  await page.viewport(1440, 900);
  shop = await renderInShop(() => <Header frame={frame} search={null} cart={null} />);
  await expect.element(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  return shop;
}

test('SH-17b a menu word opens its categories by press; Escape closes and gives focus back', async () => {
  await show();
  const word = page.getByRole('button', { name: 'Women' });
  await expect.element(page.getByRole('link', { name: 'Parkas' })).not.toBeInTheDocument();
  await word.click();
  await expect.element(page.getByRole('link', { name: 'Parkas' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Everything in Women' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('link', { name: 'Parkas' })).not.toBeInTheDocument();
  await expect.element(word).toHaveFocus();
});

test('SH-17c by keyboard: Enter opens, Tab goes into the open menu', async () => {
  await show();
  page.getByRole('button', { name: 'Women' }).element().focus();
  await userEvent.keyboard('{Enter}{Tab}');
  await expect.element(page.getByRole('link', { name: 'Everything in Women' })).toHaveFocus();
});

test('SH-17d SH-17e one menu is open at a time; a word without categories is a link', async () => {
  await show();
  await page.getByRole('button', { name: 'Women' }).click();
  await page.getByRole('button', { name: 'Packs' }).click();
  await expect.element(page.getByRole('link', { name: 'Daypacks' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Parkas' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Sale' })).toHaveAttribute('href', '/en-eu/c/sale');
});

test('the mega menu closes when the view state no longer names it', async () => {
  const { services } = await show();
  await page.getByRole('button', { name: 'Women' }).click();
  await expect.element(page.getByRole('link', { name: 'Parkas' })).toBeVisible();
  expect(services.view.activeMegaMenu).toBe('Women');
  services.view.activeMegaMenu = null;
  await expect.element(page.getByRole('link', { name: 'Parkas' })).not.toBeInTheDocument();
});

test('market and menu open their modals', async () => {
  const { services } = await show();
  await page.getByRole('link', { name: /Change country or language/ }).click();
  expect(services.view.activeModal).toBe('MARKET_SELECT');
  await page.viewport(360, 740);
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(services.view.activeModal).toBe('MOBILE_MENU');
});
