// R12: the browser's database damaged or deleted while events wait in it: what is gone is told, to the event, and the shop goes on.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createEventsLedger } from '../events-ledger.ts';
import { DAMAGE_NAMES, DAMAGES } from '../damage.ts';
import { type Figure, violationsOf } from '../figure.ts';
import { createKillableBrowser } from '../killable-browser.ts';
import { untilSent, untilTrue } from '../settle.ts';
import { storedEvents } from '../tables.ts';
import { isOfEvents } from '../network-faults.ts';
import { openBareTab, openTab, readWorkerScript } from '../tab.ts';

const MARKET = 'sv-se';
const EVENTS = 30;
const TOLD_WITHIN_MS = 60_000;
const WRITTEN_WITHIN_MS = 60_000;
/** Cache Storage says that something is deleted before its files are. */
const FILES_MS = 1_000;

export const R12: Figure = {
  id: 'R12',
  invariant:
    'after its database was damaged or deleted a device sends all of which it has copies, tells exactly what is gone where these are gone too, and works',
  trials: { ci: 5, nightly: 80, of: 'damaged databases' },
  async measure(lab, trials) {
    const shop = await lab.shop();
    const script = await readWorkerScript(shop.origin, MARKET);
    const violations: string[] = [];
    const counts = { events: 0, copied: 0, gone: 0, told: 0 };
    let n = 0;
    for (; n < trials && !(lab.isOver() && n >= DAMAGE_NAMES.length); n += 1) {
      const damage = DAMAGE_NAMES[n % DAMAGE_NAMES.length] ?? 'database deleted';
      const proxy = await lab.proxyFor(shop.origin);
      const browser = createKillableBrowser();
      lab.defer(() => browser.remove());
      const ledger = createEventsLedger(`R12-${n}`);
      proxy.faultOf = (line) => (isOfEvents(line) ? { kind: 'rst' } : undefined);
      const before = await openBareTab(await browser.start(), proxy.origin, script);
      const events = ledger.next('a', EVENTS);
      await before.track(MARKET, events);
      ledger.acknowledge(events);
      // The count beside the database is written after each event, and what comes meanwhile with the next write.
      if ((await untilTrue(() => before.page.evaluate(isCounted, EVENTS), WRITTEN_WITHIN_MS)) === null)
        violations.push(`${damage}: the events were not counted beside the database`);
      const hasCopies = n % 2 === 0;
      if (!hasCopies) {
        await before.page.evaluate(deleteCopies);
        await pause(FILES_MS);
      }
      // An event whose copy took too long has none.
      const copied = new Set(await before.page.evaluate(copiedTags));
      counts.copied += copied.size;
      const written = [`"waiting":${EVENTS}`, ...[...copied].map((tag) => `"${tag}"`)];
      if ((await untilTrue(() => areOnDisk(browser.profile, written), WRITTEN_WITHIN_MS)) === null)
        violations.push(`${damage}: copies or their count were not written to the disk`);
      await browser.kill();
      const folders = globSync('**/IndexedDB/http_localhost_*.leveldb', { cwd: browser.profile });
      if (folders.length === 0) violations.push(`${damage}: there was nothing to damage`);
      for (const folder of folders) DAMAGES[damage](`${browser.profile}/${folder}`);

      await proxy.heal();
      const context = await browser.start();
      let told = 0;
      const faults: string[] = [];
      context.on('console', (message) => {
        const [, entries] = /outbox lost\D*(\d+)/.exec(message.text()) ?? [];
        if (entries !== undefined) told = Number(entries);
      });
      context.on('weberror', (error) => faults.push(`throws ${error.error().message}`));
      const after = await openTab(context, `${proxy.origin}/${MARKET}`);
      await after.flush();
      if ((await untilSent(after)) === null) faults.push('something still waits');
      // A device that is slow to start has nothing to send at first: it takes up its copies, or misses them, once it answers.
      const findGone = async () => ledger.compare(await storedEvents(shop, `R12-${n}a-`)).lost;
      await untilTrue(async () => told === (await findGone()).length, TOLD_WITHIN_MS);
      const gone = await findGone();
      const goneCopies = gone.filter((tag) => copied.has(tag));
      violations.push(...goneCopies.map((tag) => `${damage}: ${tag} is gone in spite of its copy`));
      if (told !== gone.length) faults.push(`${gone.length} are gone, ${told} were told`);
      // It works again: what comes from now on is kept and sent.
      const later = createEventsLedger(`R12b-${n}`);
      const more = later.next('a', 5);
      await after.track(MARKET, more);
      later.acknowledge(more);
      if ((await untilSent(after)) === null) faults.push('what came later still waits');
      const { lost, doubled } = later.compare(await storedEvents(shop, `R12b-${n}a-`));
      faults.push(...violationsOf({ lost, doubled }));
      violations.push(...faults.map((fault) => `${damage}: ${fault}`));
      counts.events += EVENTS;
      counts.gone += gone.length;
      counts.told += told;
      await browser.kill();
      lab.progress(`${n + 1} of ${trials}: ${damage}, ${gone.length} gone, ${told} told`);
    }
    return { n, counts, violations };
  },
};

/** Whether the outbox's count beside its database has this many waiting entries. */
async function isCounted(events: number): Promise<boolean> {
  const counted = (await (await caches.match('/outbox-witness'))?.json()) as { waiting: number } | undefined;
  return counted?.waiting === events;
}

/** Of the events that have a copy. */
async function copiedTags(): Promise<string[]> {
  const tags: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (!request.url.includes('/outbox-copy/')) continue;
      const copy = (await (await cache.match(request))?.json()) as {
        readonly entry?: { readonly event?: { readonly transaction_id?: string } };
      };
      tags.push(copy.entry?.event?.transaction_id ?? '');
    }
  }
  return tags;
}

/** Cache Storage says that something is written before its file is. */
function areOnDisk(profile: string, texts: readonly string[]): boolean {
  const files = globSync('**/CacheStorage/**/*_0', { cwd: profile });
  const text = files.map((name) => readFileSync(join(profile, name), 'latin1')).join('');
  return texts.every((one) => text.includes(one));
}

/** What the outbox keeps beside its database, but for the count of what waits. */
async function deleteCopies(): Promise<void> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      if (request.url.includes('/outbox-copy/')) await cache.delete(request);
  }
}
