// R5: the whole browser killed (SIGKILL) while it captures events, and started again on the same profile.
import { setTimeout as pause } from 'node:timers/promises';
import { createEventsLedger } from '../events-ledger.ts';
import { type Figure, violationsOf } from '../figure.ts';
import { createKillableBrowser } from '../killable-browser.ts';
import { untilSent } from '../settle.ts';
import { isOfEvents } from '../network-faults.ts';
import { outboxGeneration } from '../stored-entries.ts';
import { storedEvents } from '../tables.ts';
import { openBareTab, readWorkerScript } from '../tab.ts';

const MARKET = 'sv-se';
/** A kill comes within this time after capturing has begun. */
const KILL_WITHIN_MS = 600;

export const R5: Figure = {
  id: 'R5',
  invariant: 'of events acknowledged before the browser was killed 0 are lost, 0 doubled',
  trials: { ci: 20, nightly: 300, of: 'browser kills' },
  async measure(lab, trials) {
    const shop = await lab.shop();
    const proxy = await lab.proxyFor(shop.origin);
    const script = await readWorkerScript(shop.origin, MARKET);
    const browser = createKillableBrowser();
    lab.defer(() => browser.remove());
    const ledger = createEventsLedger('R5');
    const generations = new Set<string>();
    let kills = 0;
    for (; kills < trials && !lab.isOver(); kills += 1) {
      const tab = await openBareTab(await browser.start(), proxy.origin, script);
      await tab.inbox();
      generations.add(await outboxGeneration(tab.page));
      // Half of the browsers have no network: what they stored waits for the next one.
      proxy.faultOf = (line) => (kills % 2 === 0 && isOfEvents(line) ? { kind: 'rst' } : undefined);
      const life = new AbortController();
      const capturing = (async () => {
        while (!life.signal.aborted) {
          const events = ledger.next('a', 1);
          await tab.track(MARKET, events);
          ledger.acknowledge(events);
        }
      })().catch(() => undefined);
      await pause(lab.random.next() * KILL_WITHIN_MS);
      life.abort();
      await browser.kill();
      await capturing;
      lab.progress(`${kills + 1} of ${trials}`);
    }
    await proxy.heal();
    const tab = await openBareTab(await browser.start(), proxy.origin, script);
    await tab.flush();
    const sentMs = await untilSent(tab);
    const { lost, doubled, disordered } = ledger.compare(await storedEvents(shop, 'R5'));
    return {
      n: kills,
      counts: {
        events: ledger.acknowledgedCount,
        lost: lost.length,
        doubled: doubled.length,
        // By Chromium itself, which finds a database damaged in whose log a write was cut off.
        replacedDatabases: Math.max(0, generations.size - 1),
      },
      violations: [
        ...violationsOf({ lost, doubled, disordered }),
        ...(sentMs === null ? ['something still waited a minute after the last start'] : []),
      ],
    };
  },
};
