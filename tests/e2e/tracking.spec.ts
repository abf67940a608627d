// What a shopper's browser tells the server: which events, with which fields, and none of a page that was left at once.
import { BUILT_EVENT_FIELDS } from '../requirements/event-fields.ts';
import { expect, test, untilInteractive } from './fixtures.ts';
import { watchEvents } from './sent-events.ts';

test('EV-01a EV-01b EV-01c EV-01d EV-01e EV-01g EV-01m EV-01u EV-01v EV-09a EV-09b EV-09d EV-09f EV-09h views, clicks and impressions are told, with these fields and no others', async ({
  shop,
  quietPage: page,
}) => {
  const { of, all } = watchEvents(page);
  const cards = page.locator('main [data-part="product-card"] a');
  const product = page.locator('[data-part="product"]');

  await page.goto(`${shop.origin}/en-eu/c/women-jackets`);
  await untilInteractive(page);
  await expect.poll(() => of('element_visible').length).toBeGreaterThan(0);
  expect(of('element_visible').every((event) => event.product_listing_result_id !== undefined)).toBe(true);

  await cards.nth(0).click();
  await expect(product).toBeVisible();
  await page.goBack();
  await cards.nth(1).click();
  await expect(product).toBeVisible();
  const address = page.url();
  await expect.poll(() => of('page_view')).toHaveLength(1);
  const [left, stayed] = of('click');
  expect(left?.product_id).not.toBe(stayed?.product_id);
  expect(of('page_view')).toMatchObject([{ product_id: stayed?.product_id, url: address }]);
  expect(stayed).toMatchObject({ product_listing_result_id: expect.stringMatching(/\S/) });

  const size = page.locator('[data-part="size-picker"] label:has(input:not(:disabled))').first();
  if ((await size.count()) > 0) await size.click();
  await page.locator('[data-part="product"] button[type="submit"]').first().click();
  await expect.poll(() => of('add_to_cart')).toMatchObject([{ product_id: stayed?.product_id }]);

  await page.goto(`${shop.origin}/en-eu/search?query=jacket`);
  await untilInteractive(page);
  await cards.first().click();
  await expect
    .poll(() => of('click').at(-1))
    .toMatchObject({ search_result_id: expect.stringMatching(/\S/) });

  await page.goto(`${shop.origin}/en-eu/search?query=xylophone`);
  await untilInteractive(page);
  await cards.first().click();
  await expect
    .poll(() => of('click').at(-1))
    .toMatchObject({ recommendation_id: expect.stringMatching(/\S/) });

  const fields = new Set(all().flatMap((event) => Object.keys(event)));
  const fromDevice = ['event_id', 'seq', 'captured_at'];
  expect([...fields].filter((field) => !fromDevice.includes(field)).toSorted()).toEqual(BUILT_EVENT_FIELDS);
});
