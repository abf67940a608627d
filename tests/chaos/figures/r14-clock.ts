// R14: devices whose clock is wrong, or jumps while changes wait.
import { serveWithLines } from '../changed-scripts.ts';
import { createEventsLedger } from '../events-ledger.ts';
import { type Figure, violationsOf } from '../figure.ts';
import { createShopper } from '../shopper.ts';
import { articlesFor, storedEvents } from '../tables.ts';
import { readWorkerScript } from '../tab.ts';

const MARKET = 'sv-se';
const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;

/** How far the clock is off at first, and by how much it jumps while a device waits for the network. */
const CLOCKS: Readonly<Record<string, readonly [offMs: number, jumpMs: number]>> = {
  'two hours behind': [-2 * HOUR_MS, 0],
  'two hours ahead': [2 * HOUR_MS, 0],
  'ten years ahead': [10 * YEAR_MS, 0],
  'in 1970': [-56 * YEAR_MS, 0],
  'jumps a day ahead': [0, 24 * HOUR_MS],
  'jumps a day back': [0, -24 * HOUR_MS],
  'set right from years behind': [-3 * YEAR_MS, 3 * YEAR_MS],
  'set right from an hour ahead': [HOUR_MS, -HOUR_MS],
};
/** These would be thrown away as too old: events only, and by rule. */
const LONGEST_WAIT_MS = 30 * 24 * HOUR_MS;

export const R14: Figure = {
  id: 'R14',
  invariant:
    'whatever its clock says or jumps to, a device’s events and cart changes arrive once and in order',
  trials: { ci: 8, nightly: 80, of: 'clocks' },
  async measure(lab, trials) {
    const shop = await lab.shop();
    const script = await readWorkerScript(shop.origin, MARKET);
    const sold = (await articlesFor(shop, MARKET, 'SEK', 20)).slice(0, 2);
    const violations: string[] = [];
    let n = 0;
    for (; n < trials && !(lab.isOver() && n >= Object.keys(CLOCKS).length); n += 1) {
      const [name, [offMs, jumpMs]] = Object.entries(CLOCKS)[n % Object.keys(CLOCKS).length] ?? ['', [0, 0]];
      const clock = `{ const real = Date.now; let off = ${offMs};
        Date.now = () => real() + off;
        new BroadcastChannel('chaos-clock').addEventListener('message', () => { off += ${jumpMs}; }); }`;
      const proxy = await lab.proxyFor(await serveWithLines(lab, shop.origin, MARKET, clock));
      const articles = new Map(sold.map((article) => [article.articleId, article]));
      const shopper = await createShopper(lab, {
        origin: proxy.origin,
        tables: shop,
        market: MARKET,
        script,
        articles,
      });
      const tab = await shopper.openTab();
      const ledger = createEventsLedger(`R14-${n}`);
      proxy.faultOf = (line) => (/create-events|cart\//.test(line) ? { kind: 'rst' } : undefined);
      const capture = async () => {
        const events = ledger.next('a', 5);
        await tab.track(MARKET, events);
        if (jumpMs < LONGEST_WAIT_MS || offMs === 0) ledger.acknowledge(events);
        for (const articleId of articles.keys()) await shopper.change(tab, { kind: 'add', articleId });
      };
      await capture();
      await tab.page.evaluate(() => new BroadcastChannel('chaos-clock').postMessage(null));
      await capture();
      await proxy.heal();
      await tab.flush();
      const differences = await shopper.compare();
      const { lost, doubled, disordered } = ledger.compare(await storedEvents(shop, `R14-${n}`));
      const found = [...differences, ...violationsOf({ lost, doubled, disordered })];
      violations.push(...found.map((text) => `a clock ${name}: ${text}`));
      await shopper.device.close();
      lab.progress(`${n + 1} of ${trials}: ${name}`);
    }
    return { n, counts: {}, violations };
  },
};
