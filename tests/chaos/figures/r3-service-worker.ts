// R3: the service worker stopped in the middle of its replay, beside Workbox's queue under the same stops.
import { setTimeout as pause } from 'node:timers/promises';
import { createEventsLedger } from '../events-ledger.ts';
import { type Figure, violationsOf } from '../figure.ts';
import type { Lab } from '../lab.ts';
import type { SeededRandom } from '../random.ts';
import { killDuringReplay, replayToEnd, type ReplayedQueue } from '../service-worker-killer.ts';
import { untilTrue } from '../settle.ts';
import { storedEvents } from '../tables.ts';
import { openBareTab, openTab, readWorkerScript } from '../tab.ts';
import type { TcpProxy } from '../tcp-proxy.ts';
import { countEntries, deleteEntry } from '../stored-entries.ts';
import {
  serveWorkboxControl,
  WORKBOX_DATABASE,
  WORKBOX_STORE,
  WORKBOX_SYNC_TAG,
} from '../workbox-control.ts';

const MARKET = 'sv-se';
const EVENTS_LINE = 'POST /v2/create-events';
/** A request takes this long, so that stops meet requests on their way. */
const REQUEST_MS = 60;
/** Events of a refill: several requests of ours, one each of the control. */
const REFILL = 200;
const CONTROL_REFILL = 40;
/** Most rounds of so many stops lose something, but not each: where none is lost there is another round. */
const CONTROL_KILLS = 12;
const MAX_CONTROL_ROUNDS = 8;
const LEFT_WITHIN_MS = 60_000;

export const R3: Figure = {
  id: 'R3',
  invariant:
    'a service worker stopped during its replay loses 0 and doubles 0; Workbox’s queue beside it loses',
  trials: { ci: 12, nightly: 500, of: 'service worker kills' },
  async measure(lab, trials) {
    const ours = await measureOurs(lab, trials);
    const control = await measureControl(lab);
    return {
      n: ours.kills,
      counts: {
        events: ours.events,
        lost: ours.lost.length,
        doubled: ours.doubled.length,
        workboxKills: control.kills,
        workboxEvents: control.events,
        workboxLost: control.lost,
      },
      violations: [
        ...violationsOf({ lost: ours.lost, doubled: ours.doubled }),
        ...(ours.isSent ? [] : ['something still waited a minute after the last stop']),
        ...(control.lost > 0 ? [] : ['the control arm lost nothing: this suite may not see what is lost']),
      ],
    };
  },
};

async function measureOurs(lab: Lab, kills: number) {
  const shop = await lab.shop();
  const proxy = await lab.proxyFor(shop.origin);
  const device = await lab.device();
  const script = await readWorkerScript(shop.origin, MARKET);
  const first = await openTab(device, `${proxy.origin}/${MARKET}`);
  await first.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await first.page.close();
  const ledger = createEventsLedger('R3');
  const queue: ReplayedQueue = {
    page: await quietPage(lab, device, proxy.origin),
    syncTag: 'cairn-outbox',
    waiting: () => countEntries(queue.page, 'cairn-outbox', 'entries'),
    arrived: () => arrivedAt(proxy),
    expire: () => deleteEntry(queue.page, 'cairn-outbox', 'meta', 'lease'),
    async refill() {
      proxy.faultOf = (line) => (line === EVENTS_LINE ? { kind: 'rst' } : undefined);
      const tab = await openBareTab(device, proxy.origin, script);
      const events = ledger.next('a', REFILL);
      await tab.track(MARKET, events);
      ledger.acknowledge(events);
      await tab.page.close();
      proxy.faultOf = slowly(lab.random);
    },
  };
  const hits = await killDuringReplay(queue, kills, lab.random, () => lab.isOver());
  const isSent = await replayToEnd(queue, LEFT_WITHIN_MS);
  const { lost, doubled } = ledger.compare(await storedEvents(shop, 'R3'));
  return { kills: hits, events: ledger.acknowledgedCount, lost, doubled, isSent };
}

/** The same stops against Workbox's queue, one event a request as it keeps them, until it has lost some. */
async function measureControl(lab: Lab) {
  const shop = await lab.shop();
  const site = await serveWorkboxControl(shop.origin);
  lab.defer(() => site.close());
  const proxy = await lab.proxyFor(site.origin);
  const device = await lab.device();
  const page = await device.newPage();
  await page.goto(`${proxy.origin}/`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/control-sw.js');
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const ledger = createEventsLedger('WB');
  const queue: ReplayedQueue = {
    page,
    syncTag: WORKBOX_SYNC_TAG,
    waiting: () => countEntries(page, WORKBOX_DATABASE, WORKBOX_STORE),
    arrived: () => arrivedAt(proxy),
    expire: () => Promise.resolve(),
    async refill() {
      proxy.faultOf = (line) => (line === EVENTS_LINE ? { kind: 'rst' } : undefined);
      const events = ledger.next('a', CONTROL_REFILL);
      const bodies = events.map((event) =>
        JSON.stringify([
          {
            ...event,
            event_id: event.transaction_id,
            tenant: 'control',
            market: MARKET,
            session_id: 'control',
          },
        ]),
      );
      // Queued when its answer says so: from then on it is Workbox's to keep.
      await page.evaluate(async (all) => {
        for (const body of all)
          await fetch('/v2/create-events', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body,
          });
      }, bodies);
      ledger.acknowledge(events);
      proxy.faultOf = slowly(lab.random);
    },
  };
  let [kills, lost] = [0, 0];
  for (let round = 0; round < MAX_CONTROL_ROUNDS && lost === 0; round += 1) {
    kills += await killDuringReplay(queue, CONTROL_KILLS, lab.random, () => false);
    await replayToEnd(queue, LEFT_WITHIN_MS);
    // It takes an event out of its database before it is sent: the last is neither there nor with the shop for a moment.
    const countLost = async () =>
      ledger.compare(await storedEvents(shop, 'WB')).lost.length - (await queue.waiting());
    await untilTrue(async () => (await countLost()) <= 0, 20 * REQUEST_MS);
    lost = Math.max(0, await countLost());
  }
  return { kills, events: ledger.acknowledgedCount, lost };
}

/** Half of the requests are held before the shop has them, the other half's responses after it has. */
function slowly(random: SeededRandom): TcpProxy['faultOf'] {
  return async (line) => {
    if (line !== EVENTS_LINE) return undefined;
    if (random.chance(0.5)) return { kind: 'delay', ms: REQUEST_MS };
    await pause(REQUEST_MS);
    return undefined;
  };
}

function arrivedAt({ requests }: TcpProxy): number {
  return requests.filter(({ line }) => line === EVENTS_LINE).length;
}

/** A document of the origin without a worker of the shop. */
async function quietPage(lab: Lab, device: Awaited<ReturnType<Lab['device']>>, origin: string) {
  const page = await device.newPage();
  await page.goto(`${origin}/robots.txt`);
  lab.defer(() => page.close());
  return page;
}
