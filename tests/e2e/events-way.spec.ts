// How events of the built shop reach it: over the socket, as a beacon when the page ends; and pages still return from the back/forward cache.
import {
  explained,
  inPage,
  launchWithPageCache,
  newCachedPage,
  untilPageInteractive,
  whyNotKept,
} from './cached-pages.ts';
import { expect, test, untilInteractive } from './fixtures.ts';
import { waitingOnDisk } from './outbox-database.ts';
import { forbidWebsockets, storedEvents, watchEvents } from './sent-events.ts';

const LISTING = '/en-eu/c/women-jackets';

test('EV-07a what is seen is told over the websocket, and stored once', async ({ shop, page }) => {
  const sent = watchEvents(page);
  await page.goto(shop.origin + LISTING);
  await untilInteractive(page);
  await expect.poll(() => sent.overSocket.size).toBeGreaterThan(0);
  await expect
    .poll(() => {
      const stored = new Set(storedEvents(shop).map((event) => event.event_id));
      return sent.all().length > 0 && sent.all().every((event) => stored.has(event.event_id));
    })
    .toBe(true);
});

test('EV-07b what waits when a page ends is told by a beacon, a JSON array, and not stored again when it is sent again', async ({
  shop,
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await forbidWebsockets(context);
  let isCut = true;
  await context.route('**/v2/create-events', (route) =>
    isCut && route.request().resourceType() !== 'ping' ? route.abort() : route.continue(),
  );
  const page = await context.newPage();
  // The page is gone before its beacon could be seen from outside.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      sessionStorage['beacon'] = `${url} ${body instanceof Blob ? body.type : ''}`;
      return send(url, body);
    };
  });
  const sent = watchEvents(page);
  await page.goto(shop.origin + LISTING);
  await untilInteractive(page);
  await expect.poll(() => sent.of('element_visible').length).toBeGreaterThan(0);
  const ids = sent.all().map((event) => event.event_id);
  const storedIds = () =>
    storedEvents(shop)
      .map((event) => event.event_id)
      .filter((id) => ids.includes(id));
  expect(storedIds()).toEqual([]);
  // Where the disk is slower than its limit they are in memory for a while, and would end with the page.
  await expect.poll(() => waitingOnDisk(page, 'event')).toEqual(expect.arrayContaining(ids));
  await page.goto(`${shop.origin}/robots.txt`);
  await expect.poll(() => storedIds().toSorted()).toEqual(ids.toSorted());
  expect(await page.evaluate(() => sessionStorage['beacon'] as string)).toBe(
    '/v2/create-events application/json',
  );

  isCut = false;
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/v2/create-events') && response.request().resourceType() === 'fetch')
      // The page may be closed meanwhile.
      answers.push(await response.text().catch(() => ''));
  });
  await page.goto(`${shop.origin}/en-eu`);
  await untilInteractive(page);
  await expect.poll(() => answers.some((answer) => answer.includes(ids[0]!))).toBe(true);
  expect(answers.find((answer) => answer.includes(ids[0]!))).toContain('"duplicate"');
  expect(storedIds().toSorted()).toEqual(ids.toSorted());
  await context.close();
});

test('a page with events on their way returns from the back/forward cache, and goes on telling', async ({
  shop,
}) => {
  const browser = await launchWithPageCache();
  let page = await newCachedPage(browser);
  const clicks = () => storedEvents(shop).filter(({ type }) => type === 'click');
  const whyNotKeptWithEvents = async () => {
    const before = storedEvents(shop).length;
    await page.close();
    page = await newCachedPage(browser);
    await page.goto(shop.origin + LISTING);
    await untilPageInteractive(page);
    await expect.poll(() => storedEvents(shop).length).toBeGreaterThan(before);
    return whyNotKept(page);
  };
  try {
    await page.goto(shop.origin + LISTING);
    await untilPageInteractive(page);
    // A page that its first service worker claims meanwhile is not kept.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, { timeout: 150_000 });
    await expect.poll(whyNotKeptWithEvents, { timeout: 60_000 }).toBeNull();
    // Of the tests before.
    const earlier = new Set(clicks().map(({ event_id }) => event_id));
    const clicked = () => clicks().filter(({ event_id }) => !earlier.has(event_id));
    await explained(page, async () => {
      const product = await inPage(page, () => {
        const link = document.querySelector<HTMLAnchorElement>('main [data-part="product-card"] a');
        link?.click();
        return link?.pathname;
      });
      await expect.poll(() => inPage(page, () => location.pathname)).toBe(product);
      await expect
        .poll(() => inPage(page, () => document.querySelector('[data-part="product"]') !== null))
        .toBe(true);
    });
    await expect.poll(() => clicked().length).toBeGreaterThan(0);
    expect(clicked().map((event) => event.product_listing_result_id)).toEqual([expect.stringMatching(/\S/)]);
  } finally {
    await browser.close();
  }
});
