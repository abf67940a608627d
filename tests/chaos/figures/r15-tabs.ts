// R15: two to five tabs, one of them frozen while it sends, one crashed: another one takes over.
import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from '../figure.ts';
import { untilTrue } from '../settle.ts';
import { createShopper, type Shopper } from '../shopper.ts';
import { articlesFor, storedCart } from '../tables.ts';
import { readWorkerScript, type Tab } from '../tab.ts';

const MARKET = 'sv-se';
/** A lease ends ten seconds after its holder was last alive. */
const TAKEN_OVER_WITHIN_MS = 15_000;

export const R15: Figure = {
  id: 'R15',
  invariant:
    'with a frozen and a crashed tab the others send within 15 s, once, and all of them show the same cart',
  trials: { ci: 20, nightly: 200, of: 'rounds of two to five tabs' },
  async measure(lab, trials) {
    const shop = await lab.shop();
    const proxy = await lab.proxyFor(shop.origin);
    const script = await readWorkerScript(shop.origin, MARKET);
    const sold = (await articlesFor(shop, MARKET, 'SEK', 30)).slice(0, 1);
    const articles = new Map(sold.map((article) => [article.articleId, article]));
    const [articleId = ''] = articles.keys();
    const violations: string[] = [];
    const takeovers: number[] = [];
    let n = 0;
    for (; n < trials && !lab.isOver(); n += 1) {
      const shopper = await createShopper(lab, {
        origin: proxy.origin,
        tables: shop,
        market: MARKET,
        script,
        articles,
      });
      const count = lab.random.whole(2, 5);
      for (let at = 0; at < count; at += 1) await shopper.openTab();
      // The first tab freezes with a request under way, the last one crashes where enough are left.
      proxy.faultOf = (line) => (line === 'POST /api/cart/add' ? { kind: 'blackhole' } : undefined);
      const frozen = shopper.tabs.shift();
      if (frozen === undefined) break;
      await shopper.change(frozen, { kind: 'add', articleId });
      await untilTrue(() => proxy.requests.some(({ line }) => line === 'POST /api/cart/add'), 5_000, 10);
      await setFrozen(shopper, frozen);
      if (count > 2) await crash(shopper);
      await proxy.heal();
      const started = Date.now();
      const [live] = shopper.tabs;
      if (live === undefined) break;
      await shopper.change(live, { kind: 'add', articleId });
      const has = async () => (await storedCart(shop, shopper.device))?.get(articleId) === 2;
      const took = await untilTrue(has, TAKEN_OVER_WITHIN_MS, 20);
      if (took === null)
        violations.push(`round ${n}: the server has not both adds after ${TAKEN_OVER_WITHIN_MS} ms`);
      else takeovers.push(Date.now() - started);
      violations.push(...(await shopper.compare()).map((text) => `round ${n}: ${text}`));
      await shopper.device.close();
      proxy.requests.length = 0;
      lab.progress(`${n + 1} of ${trials}`);
    }
    return {
      n,
      counts: {
        takeoverMedianMs: median(takeovers),
        takeoverMaxMs: Math.max(0, ...takeovers),
      },
      violations,
    };
  },
};

async function setFrozen({ device }: Shopper, { page }: Tab): Promise<void> {
  const session = await device.newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
}

async function crash({ device, tabs }: Shopper): Promise<void> {
  const tab = tabs.pop();
  if (tab === undefined) return;
  const session = await device.newCDPSession(tab.page);
  void session.send('Page.crash').catch(() => undefined);
  await pause(50);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
