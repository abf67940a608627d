// The choice of a country as a shopper makes it: by name, in any language of the shop.
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MarketSelect } from '#src/features/market/market-select.tsx';
import { type ShopPage, renderInShop } from '#tests/fixtures/shop-page.tsx';

let shop: ShopPage | undefined;
afterEach(() => shop?.remove());

const europe = { country: 'EU', countryName: 'Europe', currency: 'EUR', countries: ['FR', 'AT'] };
const MARKETS = [
  { ...europe, code: 'en-eu', language: 'en' },
  { ...europe, code: 'de-eu', language: 'de' },
  { code: 'sv-se', language: 'sv', country: 'SE', countryName: 'Sweden', currency: 'SEK' },
];
const rows = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((row) => row.textContent);

test('every country stands there with its currency and is found by name; Escape empties the search first', async () => {
  shop = await renderInShop(() => <MarketSelect markets={MARKETS} onClose={() => undefined} />);
  await expect.element(page.getByRole('link', { name: 'English, Europe' })).toHaveAttribute('aria-current');
  expect(rows()).toEqual([
    'Europe EUREnglishDeutsch',
    'Austria EUREnglishDeutsch',
    'France EUREnglishDeutsch',
    'Sweden SEKSvenska',
  ]);
  await page.getByRole('searchbox', { name: 'Find your country' }).fill('frankr');
  await expect.poll(rows).toEqual(['Europe EUREnglishDeutsch', 'France EUREnglishDeutsch']);
  const link = page.getByRole('link', { name: 'Deutsch, France' });
  await expect.element(link).toHaveAttribute('href', '/de-eu');
  await page.getByRole('searchbox').fill('atlantis');
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('No country by that name, or none that we deliver to yet.');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('searchbox')).toHaveValue('');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(rows()).toHaveLength(4);
});
