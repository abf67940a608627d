// R7: the websocket breaks again and again, and a part of its acknowledgements never comes.
import { setTimeout as pause } from 'node:timers/promises';
import { EVENTS_SOCKET } from '#contract/events-socket.ts';
import { createEventsLedger } from '../events-ledger.ts';
import { type Figure, violationsOf } from '../figure.ts';
import { untilSent } from '../settle.ts';
import { storedEvents } from '../tables.ts';
import { openBareTab, readWorkerScript } from '../tab.ts';

const MARKET = 'sv-se';
const BURST = 20;
const SWALLOWED_SHARE = 0.1;
/** A connection lives this long, in ms. */
const LIFE_MS = [200, 3_000] as const;
/** Bursts after the network has healed, whose delays are measured. */
const HEALED_BURSTS = 5;
const MAX_MEDIAN_DELAY_MS = 5_000;

export const R7: Figure = {
  id: 'R7',
  invariant: `over a websocket that flaps 0 events are lost, 0 doubled, none goes by a request twice, and once it holds they arrive within ${MAX_MEDIAN_DELAY_MS} ms (median)`,
  trials: { ci: 200, nightly: 5_000, of: 'events' },
  async measure(lab, trials) {
    const shop = await lab.shop();
    const script = await readWorkerScript(shop.origin, MARKET);
    const proxy = await lab.proxyFor(shop.origin);
    const { random } = lab;
    let breaks = 0;
    proxy.faultOf = (line) => {
      if (!line.endsWith(EVENTS_SOCKET.path)) return undefined;
      breaks += 1;
      return { kind: 'flap', ms: random.whole(...LIFE_MS), swallows: () => random.chance(SWALLOWED_SHARE) };
    };
    const device = await lab.device();
    const requested = new Map<string, number>();
    device.on('request', (request) => {
      if (!request.url().endsWith('/v2/create-events')) return;
      for (const { transaction_id } of request.postDataJSON() as { readonly transaction_id?: string }[])
        requested.set(transaction_id ?? '', (requested.get(transaction_id ?? '') ?? 0) + 1);
    });
    const tab = await openBareTab(device, proxy.origin, script);
    const ledger = createEventsLedger('R7');
    const capture = async (count: number) => {
      const events = ledger.next('t', count);
      await tab.track(MARKET, events);
      ledger.acknowledge(events);
    };
    for (let left = trials; left > 0 && !lab.isOver(); left -= BURST) {
      await capture(Math.min(BURST, left));
      await pause(random.whole(50, 400));
    }
    // Healed by a break, requests on their way would be sent again, as they should: the last connection lives its time.
    proxy.faultOf = () => undefined;
    await pause(LIFE_MS[1]);
    const delays: number[] = [];
    let isAllSent = (await untilSent(tab)) !== null;
    for (let at = 0; at < HEALED_BURSTS && isAllSent; at += 1) {
      await capture(BURST);
      const delay = await untilSent(tab);
      isAllSent = delay !== null;
      delays.push(delay ?? 0);
    }
    const median = delays.toSorted((a, b) => a - b)[Math.floor(delays.length / 2)] ?? 0;
    const { lost, doubled, disordered } = ledger.compare(await storedEvents(shop, 'R7'));
    const twice = [...requested].filter(([, count]) => count > 1).map(([tag]) => tag);
    return {
      n: ledger.acknowledgedCount,
      counts: {
        lost: lost.length,
        doubled: doubled.length,
        breaks,
        byRequest: requested.size,
        requestedTwice: twice.length,
        medianDelayMs: median,
      },
      violations: [
        ...violationsOf({ lost, doubled, disordered, 'requested twice': twice }),
        ...(isAllSent ? [] : ['not everything was sent once the network was back']),
        ...(median > MAX_MEDIAN_DELAY_MS ? [`the median delay afterwards was ${median} ms`] : []),
      ],
    };
  },
};
