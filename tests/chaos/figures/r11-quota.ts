// R11: a device with next to no room, from 100 kB to 20 MB: what waits is kept and sent.
import type { Page } from 'playwright';
import { createEventsLedger } from '../events-ledger.ts';
import { type Figure, violationsOf } from '../figure.ts';
import { untilSent, untilTrue } from '../settle.ts';
import { articlesFor, storedCart, storedEvents } from '../tables.ts';
import { openTab } from '../tab.ts';

const MARKET = 'sv-se';
const BUDGETS_KB = [100, 300, 1_000, 3_000, 8_000, 20_000] as const;
const EVENTS = 20;

export const R11: Figure = {
  id: 'R11',
  invariant:
    'on a full device what was acknowledged is kept, sent once when the network is back, and the page works',
  trials: { ci: 6, nightly: 60, of: 'storage budgets' },
  async measure(lab, trials) {
    const shop = await lab.shop();
    const [article] = await articlesFor(shop, MARKET, 'SEK', 10);
    if (article === undefined) throw new Error('the shop sells nothing');
    const violations: string[] = [];
    let n = 0;
    for (; n < trials && !(lab.isOver() && n >= 3); n += 1) {
      const budget = BUDGETS_KB[n % BUDGETS_KB.length] ?? 100;
      const faults: string[] = [];
      const proxy = await lab.proxyFor(shop.origin);
      const device = await lab.device();
      // Chromium's limit is set from outside, before the shop has stored anything.
      const blank = await device.newPage();
      const session = await device.newCDPSession(blank);
      await session.send('Storage.overrideQuotaForOrigin', {
        origin: proxy.origin,
        quotaSize: budget * 1_000,
      });
      await blank.goto(`${proxy.origin}/robots.txt`);
      if (!(await isFullAt(blank, 2 * budget * 1_000))) faults.push('there was room: this proves nothing');
      const tab = await openTab(device, `${proxy.origin}/${MARKET}`);
      tab.page.on('pageerror', (error) => faults.push(`throws ${error.message}`));
      proxy.faultOf = (line) => (/create-events|cart\/add/.test(line) ? { kind: 'rst' } : undefined);
      const ledger = createEventsLedger(`R11-${n}`);
      const events = ledger.next('a', EVENTS);
      await tab.track(MARKET, events);
      ledger.acknowledge(events);
      for (let count = 0; count < 2; count += 1) await tab.add(MARKET, article);
      const shown = await tab.cart(MARKET);
      if (!shown.ok || shown.value.count !== 2) faults.push('the cart on the device is not 2');
      await proxy.heal();
      await tab.flush();
      if ((await untilSent(tab)) === null) faults.push('something still waited after a minute');
      const has = async () => (await storedCart(shop, device))?.get(article.articleId) === 2;
      if ((await untilTrue(has, 5_000)) === null) faults.push('the server’s cart is not 2');
      const { lost, doubled } = ledger.compare(await storedEvents(shop, `R11-${n}`));
      faults.push(...violationsOf({ lost, doubled }));
      violations.push(...faults.map((fault) => `${budget} kB: ${fault}`));
      await device.close();
      lab.progress(`${n + 1} of ${trials}: ${budget} kB`);
    }
    return { n, counts: { eventsEach: EVENTS }, violations };
  },
};

/** Whether so many bytes can't be stored. */
function isFullAt(page: Page, bytes: number): Promise<boolean> {
  return page.evaluate(async (size) => {
    const cache = await caches.open('chaos');
    const body = new Uint8Array(size);
    return cache.put('/chaos', new Response(body)).then(
      () => caches.delete('chaos').then(() => false),
      (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError',
    );
  }, bytes);
}
