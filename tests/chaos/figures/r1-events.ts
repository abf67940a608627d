// R1: events captured in three tabs while the network and the tabs fail at random.
import { setTimeout as pause } from 'node:timers/promises';
import { EVENTS_SOCKET } from '#contract/events-socket.ts';
import { createEventsLedger } from '../events-ledger.ts';
import { type Figure, violationsOf } from '../figure.ts';
import type { Lab } from '../lab.ts';
import { isOfEvents, NETWORK_FAULT_NAMES, NETWORK_FAULTS } from '../network-faults.ts';
import { untilSent } from '../settle.ts';
import { storedEvents } from '../tables.ts';
import { openTab, type Tab, untilWorking } from '../tab.ts';
import type { TcpProxy } from '../tcp-proxy.ts';

const MARKET = 'sv-se';
const TABS = 3;
const BURST = 20;
/** A session's requests meet a fault in this share of cases. */
const FAULTY_SHARE = 0.4;
/** So many websockets do not open: what goes by one meets no fault of a request. */
const FAULTY_SOCKETS_SHARE = 0.5;
const HEALED_WITHIN_MS = 20_000;

export const R1: Figure = {
  id: 'R1',
  invariant: 'of events acknowledged to three tabs 0 are lost, 0 doubled, and each tab keeps its order',
  trials: { ci: 2_000, nightly: 100_000, of: 'events' },
  async measure(lab, trials) {
    const shop = await lab.shop();
    const proxy = await lab.proxyFor(shop.origin);
    const device = await lab.device();
    const tabs: Tab[] = [];
    for (let at = 0; at < TABS; at += 1) tabs.push(await openTab(device, `${proxy.origin}/${MARKET}`));
    const ledger = createEventsLedger('R1');
    let isCapturing = true;
    const faults = injectFaults(lab, proxy, tabs, () => isCapturing);
    await Promise.all(
      tabs.map(async (tab, lane) => {
        for (let left = Math.ceil(trials / TABS); left > 0 && !lab.isOver(); left -= BURST) {
          const events = ledger.next(`t${lane}`, Math.min(BURST, left));
          // A reload in between: whether they were stored nobody was told.
          const isTold = await tab.track(MARKET, events).then(
            () => true,
            () => untilWorking(tab.page).then(() => false),
          );
          if (isTold) ledger.acknowledge(events);
        }
      }),
    );
    isCapturing = false;
    const injected = await faults;
    await proxy.heal();
    for (const { page } of tabs) {
      // The last fault may have been a reload.
      await untilWorking(page);
      await page.evaluate(() => dispatchEvent(new Event('online')));
    }
    const [first] = tabs;
    const healedMs = first === undefined ? null : await untilSent(first, HEALED_WITHIN_MS);
    const { lost, doubled, disordered } = ledger.compare(await storedEvents(shop, 'R1'));
    return {
      n: ledger.acknowledgedCount,
      counts: {
        lost: lost.length,
        doubled: doubled.length,
        disordered: disordered.length,
        faults: injected,
        healedMs: healedMs ?? HEALED_WITHIN_MS,
      },
      violations: [
        ...violationsOf({ lost, doubled, disordered }),
        ...(healedMs === null
          ? [`not everything was sent ${HEALED_WITHIN_MS} ms after the network was back`]
          : []),
      ],
    };
  },
};

/** Resolves with how many there were, once capturing has ended. */
async function injectFaults(
  lab: Lab,
  proxy: TcpProxy,
  tabs: readonly Tab[],
  isCapturing: () => boolean,
): Promise<number> {
  const { random } = lab;
  let count = 0;
  proxy.faultOf = (line) => {
    const isSocket = line.endsWith(EVENTS_SOCKET.path);
    if (!isOfEvents(line) || !random.chance(isSocket ? FAULTY_SOCKETS_SHARE : FAULTY_SHARE)) return undefined;
    count += 1;
    if (isSocket) return { kind: 'rst' };
    return NETWORK_FAULTS[random.pick(NETWORK_FAULT_NAMES)];
  };
  while (isCapturing()) {
    await pause(random.whole(200, 900));
    const { page } = random.pick(tabs);
    const kind = random.pick(['down', 'reload', 'offline', 'stop-service-workers'] as const);
    count += 1;
    if (kind === 'down') {
      await proxy.down();
      await pause(random.whole(50, 1_500));
      await proxy.up();
    } else if (kind === 'reload') {
      await page.reload({ waitUntil: 'commit' }).catch(() => undefined);
    } else {
      const session = await page.context().newCDPSession(page);
      if (kind === 'offline') {
        const line = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
        await session.send('Network.emulateNetworkConditions', { ...line, offline: true });
        await pause(random.whole(50, 1_500));
        await session.send('Network.emulateNetworkConditions', { ...line, offline: false });
      } else {
        await session.send('ServiceWorker.enable');
        await session.send('ServiceWorker.stopAllWorkers');
      }
      await session.detach();
    }
  }
  return count;
}
