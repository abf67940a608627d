// R4: the server answers 503 for a while; nothing is lost, and the devices do not make it worse.
import { setTimeout as pause } from 'node:timers/promises';
import { createEventsLedger } from '../events-ledger.ts';
import { type Figure, violationsOf } from '../figure.ts';
import { isOfEvents } from '../network-faults.ts';
import { untilSent } from '../settle.ts';
import { storedEvents } from '../tables.ts';
import { openBareTab, readWorkerScript, type Tab } from '../tab.ts';

const MARKET = 'sv-se';
const DEVICES = 5;
const STORM_MS = 15_000;
const BUSY = 'HTTP/1.1 503 Busy\r\nretry-after: 1\r\ncontent-length: 0\r\nconnection: close\r\n\r\n';
/**
 * Of one device in the storm: each wait is the server's second at least, so no more than one request a second, and one
 * more for each second in which an event was captured.
 */
const MAX_REQUESTS_PER_SECOND = 2;

export const R4: Figure = {
  id: 'R4',
  invariant: `in a storm of 503 nothing is lost, and no device sends more than ${MAX_REQUESTS_PER_SECOND} requests a second on average`,
  trials: { ci: 1_000, nightly: 10_000, of: 'events' },
  async measure(lab, trials) {
    const shop = await lab.shop();
    const script = await readWorkerScript(shop.origin, MARKET);
    const ledger = createEventsLedger('R4');
    const devices = await Promise.all(
      Array.from({ length: DEVICES }, async (_, lane) => {
        const proxy = await lab.proxyFor(shop.origin);
        proxy.faultOf = (line) => (isOfEvents(line) ? { kind: 'respond', bytes: BUSY } : undefined);
        const tab = await openBareTab(await lab.device(), proxy.origin, script);
        return { proxy, tab, lane };
      }),
    );
    const storm = pause(STORM_MS);
    const started = Date.now();
    const capture = async (tab: Tab, lane: number) => {
      const events = ledger.next(`d${lane}`, Math.ceil(trials / DEVICES));
      await tab.track(MARKET, events);
      ledger.acknowledge(events);
    };
    await Promise.all([storm, ...devices.map(({ tab, lane }) => capture(tab, lane))]);
    const seconds = (Date.now() - started) / 1_000;
    const requests = devices.map(({ proxy }) => proxy.requests.filter(({ line }) => isOfEvents(line)).length);
    const most = Math.max(...requests) / seconds;
    for (const { proxy } of devices) await proxy.heal();
    const healed = await Promise.all(
      devices.map(async ({ tab }) => {
        await tab.flush();
        return untilSent(tab);
      }),
    );
    const { lost, doubled } = ledger.compare(await storedEvents(shop, 'R4'));
    return {
      n: ledger.acknowledgedCount,
      counts: {
        lost: lost.length,
        doubled: doubled.length,
        devices: DEVICES,
        stormSeconds: Math.round(seconds),
        requests: requests.reduce((sum, count) => sum + count, 0),
      },
      violations: [
        ...(Math.min(...requests) === 0 ? ['a device met no storm'] : []),
        ...violationsOf({ lost, doubled }),
        ...(healed.includes(null) ? ['something still waited a minute after the storm'] : []),
        ...(most > MAX_REQUESTS_PER_SECOND ? [`a device sent ${most.toFixed(1)} requests a second`] : []),
      ],
    };
  },
};
