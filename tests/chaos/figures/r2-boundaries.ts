// R2: each call that must arrive, broken at each boundary between device and server.
import { setTimeout as pause } from 'node:timers/promises';
import { createEventsLedger } from '../events-ledger.ts';
import { type Figure, violationsOf } from '../figure.ts';
import { NETWORK_FAULT_NAMES, NETWORK_FAULTS } from '../network-faults.ts';
import { untilSent } from '../settle.ts';
import { createShopper, type Shopper, type Storefront } from '../shopper.ts';
import { readWorkerScript } from '../tab.ts';
import { articlesFor, storedEvents } from '../tables.ts';

const MARKET = 'sv-se';
const CALLS = ['event', 'add', 'subtract', 'remove', 'clear'] as const;
const TAB_DIES = 'tab dies around the response';
const CUTS = [...NETWORK_FAULT_NAMES, TAB_DIES] as const;
/** A tab that dies does so within this time of its request. */
const DEATH_WITHIN_MS = 60;
const DEATH_LIMIT_MS = 3_000;
/** A shopper is new after so many trials: some cuts meet first changes of a device without a session. */
const TRIALS_PER_SHOPPER = CUTS.length;

export const R2: Figure = {
  id: 'R2',
  invariant: 'whichever boundary a call breaks at, its effect is there exactly once and every tab shows it',
  trials: { ci: 130, nightly: 3_900, of: 'calls broken' },
  async measure(lab, trials) {
    const shop = await lab.shop();
    const proxy = await lab.proxyFor(shop.origin);
    const sold = await articlesFor(shop, MARKET, 'SEK', 50);
    const front: Storefront = {
      origin: proxy.origin,
      tables: shop,
      market: MARKET,
      script: await readWorkerScript(shop.origin, MARKET),
      articles: new Map(sold.slice(0, 2).map((article) => [article.articleId, article])),
    };
    const ids = [...front.articles.keys()];
    const ledger = createEventsLedger('R2');
    const violations: string[] = [];
    let shopper: Shopper | null = null;

    const trial = async (call: (typeof CALLS)[number], cut: (typeof CUTS)[number], one: Shopper) => {
      const tab = one.tabs[0] ?? (await one.openTab());
      // Something to take away, unless the first change of a new device is what breaks.
      if (call !== 'add' && call !== 'event')
        for (const articleId of ids) await one.change(tab, { kind: 'add', articleId });
      if ((await untilSent(tab)) === null) violations.push(`${call} could not be prepared`);
      one.deliver();
      const dying = Promise.withResolvers<void>();
      let isBroken = false;
      proxy.faultOf = (line) => {
        if (isBroken || !/create-events|cart\/(?!get)/.test(line)) return undefined;
        isBroken = true;
        if (cut !== TAB_DIES) return NETWORK_FAULTS[cut];
        void pause(lab.random.whole(0, DEATH_WITHIN_MS)).then(dying.resolve);
        return undefined;
      };
      const articleId = lab.random.pick(ids);
      if (call === 'event') {
        const events = ledger.next('t', lab.random.whole(1, 5));
        await tab.track(MARKET, events);
        ledger.acknowledge(events);
      } else await one.change(tab, call === 'clear' ? { kind: call } : { kind: call, articleId });
      if (cut === TAB_DIES) {
        // Events over an open socket begin no request.
        await Promise.race([dying.promise, pause(DEATH_LIMIT_MS)]);
        await crash(one);
        await one.openTab();
      }
      for (const difference of await one.compare()) violations.push(`${call}, ${cut}: ${difference}`);
      proxy.faultOf = () => undefined;
    };

    let n = 0;
    for (; n < trials && !lab.isOver(); n += 1) {
      if (n % TRIALS_PER_SHOPPER === 0) {
        await shopper?.device.close();
        shopper = await createShopper(lab, front);
      }
      // All pairs of call and cut, in an order that begins each shopper elsewhere.
      const round = Math.floor(n / CUTS.length);
      const call = CALLS[(n + round) % CALLS.length] ?? 'event';
      const cut = CUTS[(n + round * 5) % CUTS.length] ?? TAB_DIES;
      if (shopper !== null) await trial(call, cut, shopper);
      lab.progress(`${n + 1} of ${trials}: ${call}, ${cut}`);
    }
    await shopper?.device.close();
    const { lost, doubled } = ledger.compare(await storedEvents(shop, 'R2'));
    return {
      n,
      counts: { lost: lost.length, doubled: doubled.length, calls: CALLS.length, cuts: CUTS.length },
      violations: [...violations, ...violationsOf({ lost, doubled })],
    };
  },
};

/** As a tab that runs out of memory: nothing of it runs any more. */
async function crash({ tabs, device }: Shopper): Promise<void> {
  const tab = tabs.pop();
  if (tab === undefined) return;
  const session = await device.newCDPSession(tab.page);
  const crashed = new Promise((resolve) => tab.page.once('crash', resolve));
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  await tab.page.close();
}
