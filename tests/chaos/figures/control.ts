// The control without faults: what is captured arrives; if it does not, no other figure means anything.
import type { Figure } from '../figure.ts';
import { violationsOf } from '../figure.ts';
import { createEventsLedger } from '../events-ledger.ts';
import { untilSent } from '../settle.ts';
import { articlesFor, storedCart, storedEvents } from '../tables.ts';
import { openTab } from '../tab.ts';

const MARKET = 'sv-se';

export const CONTROL: Figure = {
  id: 'control',
  invariant: 'without any fault every event and every cart change arrives, once',
  trials: { ci: 100, nightly: 1_000, of: 'events' },
  async measure(lab, trials) {
    const shop = await lab.shop();
    const proxy = await lab.proxyFor(shop.origin);
    const device = await lab.device();
    const tab = await openTab(device, `${proxy.origin}/${MARKET}`);
    const ledger = createEventsLedger('control');
    const events = ledger.next('a', trials);
    await tab.track(MARKET, events);
    ledger.acknowledge(events);
    const [article] = await articlesFor(shop, MARKET, 'SEK', 5);
    if (article === undefined) throw new Error('the shop sells nothing');
    for (let count = 0; count < 3; count += 1) await tab.add(MARKET, article);
    await untilSent(tab);
    const { lost, doubled, disordered } = ledger.compare(await storedEvents(shop, 'control'));
    const quantity = (await storedCart(shop, device))?.get(article.articleId) ?? 0;
    return {
      n: ledger.acknowledgedCount,
      counts: { lost: lost.length, doubled: doubled.length },
      violations: [
        ...violationsOf({ lost, doubled, disordered }),
        ...(quantity === 3 ? [] : [`3 were added to the cart, the server has ${quantity}`]),
      ],
    };
  },
};
