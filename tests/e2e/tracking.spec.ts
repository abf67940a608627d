// What a shopper's browser tells the server: which events, with which fields, and none of a page that was left at once.
import { BUILT_EVENT_FIELDS } from '../requirements/event-fields.ts';
import { expect, test, untilHydrated, untilInteractive } from './fixtures.ts';
import { watchEvents } from './sent-events.ts';
import { amountOf } from './sums.ts';

/** Of a purchase, of a page that is not there, and of one that another site led to: other tests have them. */
const OF_OTHER_PAGES = ['transaction_id', 'error_type', 'detail', 'document_referrer'];

test('EV-01a EV-01b EV-01c EV-01d EV-01e EV-01g EV-01m EV-01u EV-01v EV-09a EV-09b EV-09d EV-09f EV-09h views, clicks and impressions are told, with these fields and no others', async ({
  shop,
  quietPage: page,
}) => {
  const { of, all } = watchEvents(page);
  const productViews = () => of('page_view').filter((event) => event.product_id !== undefined);
  const cards = page.locator('main [data-part="product-card"] a');
  const product = page.locator('[data-part="product"]');

  await page.goto(`${shop.origin}/en-eu/c/women-jackets`);
  await untilInteractive(page);
  await expect.poll(() => of('element_visible').length).toBeGreaterThan(0);
  expect(of('element_visible').every((event) => event.product_listing_result_id !== undefined)).toBe(true);

  // Products beside another have such cards too, but stand in no grid.
  const listed = page.locator('[data-part="grid"] > [data-card] a');
  await untilHydrated(listed.nth(0));
  // By the page itself: a view is told two seconds after it, however long the test's own look takes.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('[data-part="product"]') === null) return;
      observer.disconnect();
      document.documentElement.dataset['left'] = '';
      history.back();
    }).observe(document, { childList: true, subtree: true });
  });
  await listed.nth(0).click();
  await expect(page.locator('html[data-left]')).toBeAttached();
  await listed.nth(1).click();
  await expect(product).toBeVisible();
  const address = page.url();
  await expect.poll(productViews).toHaveLength(1);
  const [left, stayed] = of('click');
  expect(left?.product_id).not.toBe(stayed?.product_id);
  expect(productViews()).toMatchObject([{ product_id: stayed?.product_id, url: address }]);
  expect(stayed).toMatchObject({ product_listing_result_id: expect.stringMatching(/\S/) });

  const size = page.locator('[data-part="size-picker"] label:has(input:not(:disabled))').first();
  if ((await size.count()) > 0) await size.click();
  await page.locator('[data-part="product"] button[type="submit"]').first().click();
  await expect.poll(() => of('add_to_cart')).toMatchObject([{ product_id: stayed?.product_id }]);

  await page.goto(`${shop.origin}/en-eu/search?query=jacket`);
  await untilInteractive(page);
  // One that is followed by the browser has the search as its referrer.
  await untilHydrated(cards.first());
  await cards.first().click();
  await expect
    .poll(() => of('click').at(-1))
    .toMatchObject({ search_result_id: expect.stringMatching(/\S/) });

  await page.goto(`${shop.origin}/en-eu/search?query=xylophone`);
  await untilInteractive(page);
  // One that is followed by the browser has the search as its referrer.
  await untilHydrated(cards.first());
  await cards.first().click();
  await expect
    .poll(() => of('click').at(-1))
    .toMatchObject({ recommendation_id: expect.stringMatching(/\S/) });

  const fields = new Set(all().flatMap((event) => Object.keys(event)));
  // And `data`, which the updates of the bag have.
  const fromDevice = ['event_id', 'seq', 'captured_at', 'visitor_id', 'data'];
  const expected = BUILT_EVENT_FIELDS.filter((field) => !OF_OTHER_PAGES.includes(field));
  expect([...fields].filter((field) => !fromDevice.includes(field)).toSorted()).toEqual(expected);
});

test('EV-01f EV-01h EV-01i EV-01j EV-01k EV-01l EV-01n EV-01p EV-01r EV-01s EV-01t EV-01x EV-09c EV-09e EV-09g pages and rows are told, with what they show and what led there', async ({
  shop,
  // A page that is not there is an error on the console.
  page,
}) => {
  const { of, all } = watchEvents(page);
  const row = page.locator('[data-part="product-row"] [data-card]');
  const cardOf = async () => {
    const tag = (await row.first().getAttribute('data-card')) ?? '';
    const [result_id, product_id] = tag.split(' ').slice(-2);
    return { result_id, product_id };
  };
  /** What the first card says: the colour that its link leads to, and what it costs. */
  const shownOf = async () => {
    const href = (await row.first().getByRole('link').getAttribute('href')) ?? '';
    const price = row.first().locator('[data-part="price"]');
    const sale = price.locator('b');
    const text = await ((await sale.count()) > 0 ? sale : price).textContent();
    const color = new URL(href, shop.origin).searchParams.get('color');
    return { variant_ids: [color], entity_price: amountOf(text ?? '', '.') };
  };
  const home = `${shop.origin}/en-eu`;
  await page.goto(home, { referer: 'https://elsewhere.example/search?q=jackets&token=secret' });
  await untilInteractive(page);
  await expect
    .poll(() => of('page_view'))
    .toMatchObject([
      { url: home, document_width: expect.any(Number), entity_identifiers: { page_id: expect.any(String) } },
    ]);
  await row.first().scrollIntoViewIfNeeded();
  const { result_id, product_id } = await cardOf();
  const shown = {
    product_id,
    product_listing_result_id: result_id,
    url: home,
    currency: 'EUR',
    ...(await shownOf()),
  };
  await expect.poll(() => of('element_visible')).toContainEqual(expect.objectContaining(shown));
  await row.first().locator('a').click();
  await expect.poll(() => of('click')).toMatchObject([{ ...shown, click_location: 'home' }]);
  await expect
    .poll(() => of('page_view')[1])
    .toMatchObject({ product_id, attribution_id: result_id, currency: 'EUR', url: page.url() });

  const product = page.url();
  await row.first().scrollIntoViewIfNeeded();
  const recommended = await cardOf();
  await expect
    .poll(() => of('element_visible'))
    .toContainEqual(
      expect.objectContaining({
        product_id: recommended.product_id,
        recommendation_id: recommended.result_id,
        recommendation_type: 'related',
        url: product,
      }),
    );
  await row.first().locator('a').click();
  await expect.poll(() => of('click')[1]).toMatchObject({ click_location: 'product' });

  const listing = `${shop.origin}/en-eu/c/women-jackets`;
  await page.goto(listing);
  await expect
    .poll(() => of('page_view'))
    .toContainEqual(
      expect.objectContaining({ url: listing, entity_identifiers: { listing_id: expect.any(String) } }),
    );
  await page.goto(`${shop.origin}/en-eu/c/no-such-listing`);
  await expect
    .poll(() => of('page_view').at(-1))
    .toMatchObject({ error_type: 'not_found', detail: 'status 404' });

  expect(all()[0]?.document_referrer).toMatch(/^https:\/\/elsewhere\.example\//);
  expect(JSON.stringify(all())).not.toContain('secret');
  const [visitor] = new Set(all().map((event) => event.visitor_id));
  expect(new Set(all().map((event) => event.visitor_id)).size).toBe(1);
  const stored = await page.evaluate(() => localStorage.getItem('visitor'));
  expect(stored).toMatch(/^[\w-]{16,64}\.\d+$/);
  expect(stored?.startsWith(`${visitor}.`)).toBe(true);
});
