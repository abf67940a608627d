// Every route and every modal, in each market, with an empty and with a full bag: none says anything in the console.
import { expect, test, untilInteractive } from './fixtures.ts';

const MARKETS = ['en-eu', 'sv-se', 'de-de', 'ko-kr'];
const PRODUCT = '/p/granvi-softshell-jacket-women';

/** Each modal at least once, where it can be opened. */
const VISITS: readonly { readonly path: string; readonly modal?: string }[] = [
  { path: '/', modal: 'cart' },
  // Signs that are spelled in more than one way in a URL's query.
  { path: '/c/women?f_category=~women.-jackets' },
  { path: '/c/women-jackets', modal: 'mobile_filters' },
  { path: '/search?query=rain%20(jacket)', modal: 'market_select' },
  { path: PRODUCT, modal: 'large_product_image' },
  { path: '/gift-cards', modal: 'mobile_menu' },
  { path: '/e/repair', modal: 'cart' },
  { path: '/confirm', modal: 'market_select' },
  { path: '/checkout' },
];

for (const bag of ['empty', 'full'])
  test(`with a bag that is ${bag} no route and no modal writes an error or a warning`, async ({
    shop,
    quietPage: page,
  }) => {
    const atMarket = (index: number) => `${shop.origin}/${MARKETS[index % MARKETS.length]}`;
    if (bag === 'full')
      for (const index of MARKETS.keys()) {
        await page.goto(atMarket(index) + PRODUCT);
        await untilInteractive(page);
        await page.locator('[data-part="product"] label:has(input:enabled)').first().click();
        await page.locator('[data-part="product"] [type="submit"]').click();
        await expect(page.getByRole('dialog').locator('img')).toBeVisible();
      }
    for (const [index, { path, modal }] of VISITS.entries()) {
      // The full bag is seen in other markets than the empty one.
      const url = atMarket(bag === 'full' ? index + 2 : index) + path;
      await page.goto(modal === undefined ? url : `${url}${path.includes('?') ? '&' : '?'}modal=${modal}`);
      if (path !== '/checkout') await untilInteractive(page);
      if (modal !== undefined) {
        // On a wide window the filters stand beside the products.
        await expect(page.locator('dialog, [data-panel]').first()).toBeVisible();
      }
    }
  });
