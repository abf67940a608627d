// Prices of a kept market are renewed while no page of the shop is open, as the installed app's browser does now and then.
import { DEVICE_CACHE, RENEWED_CACHE } from '#contract/device-record.ts';
import { CATALOGUE_RENEWAL_TAG } from '#contract/catalogue-renewal.ts';
import { expect, test } from './fixtures.ts';
import { openShop, type Shop } from './shop.ts';
import { importFile } from './import-file.ts';

const FEED = (price: string) => `id,title,brand,color,size,price,category,stock
lamp,Moraine lamp,Cairn,Grey,One size,${price},Lamps,9
`;

let shop: Shop;
test.afterEach(() => shop.remove());

test('what was renewed while the shop was closed is what a device without a network shows', async ({
  context,
}) => {
  // Of its own: one that sells a merchant's goods takes no test payments.
  shop = await openShop();
  await importFile(shop, 'lamp.csv', FEED('100.00 EUR'), '--market', 'en-eu');
  const price = async (text: string, timeout = 30_000) => {
    await page.goto(`${shop.origin}/en-eu/search?query=moraine`);
    await expect(page.locator('main [data-part="product-card"]').first()).toContainText(text, {
      timeout,
    });
  };
  let page = await context.newPage();
  await expect(async () => price('100')).toPass({ timeout: 60_000 });
  await page.waitForFunction(() => document.documentElement.dataset['offline'] === 'ready', undefined, {
    timeout: 60_000,
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const { columns } = await manifest(shop.origin);
  // The worker has compared with the server, and noted what it keeps.
  await expect
    .poll(() => page.evaluate(noteOf, [DEVICE_CACHE, '/device/catalogue/en-eu'] as const), {
      timeout: 60_000,
    })
    .toContain(columns.hash);

  // A page of the origin without the shop's scripts: for the browser's protocol alone.
  await page.close();
  page = await context.newPage();
  await page.goto(`${shop.origin}/robots.txt`);
  await importFile(shop, 'lamp.csv', FEED('77.00 EUR'), '--market', 'en-eu');
  await expect
    .poll(async () => (await manifest(shop.origin)).columns.hash, { timeout: 60_000 })
    .not.toBe(columns.hash);
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(
        ({ isDeleted, scopeURL }) => !isDeleted && scopeURL.startsWith(shop.origin),
      );
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.dispatchPeriodicSyncEvent', {
    origin: shop.origin,
    registrationId,
    tag: CATALOGUE_RENEWAL_TAG,
  });
  await expect
    .poll(() => page.evaluate(noteOf, [RENEWED_CACHE, '/renewed/en-eu'] as const), { timeout: 60_000 })
    .toContain('"market":"en-eu"');
  await session.send('Network.clearBrowserCache');
  await shop.stop();
  // A worker takes what was renewed at its start, or, where the disk is slow, at the next.
  await expect(async () => price('77', 5_000)).toPass({ timeout: 60_000 });
});

async function manifest(origin: string) {
  const response = await fetch(`${origin}/v3/snapshots/en-eu`);
  return (await response.json()) as { readonly columns: { readonly hash: string } };
}
const noteOf = async ([name, path]: readonly [string, string]) =>
  (await (await (await caches.open(name)).match(path))?.text()) ?? '';
