// R6: the server killed (SIGKILL) before, in and after its commits, on SQLite and on PostgreSQL.
import { setTimeout as pause } from 'node:timers/promises';
import { applyCatalogue } from '#store/catalogue.ts';
import { openStore } from '#store/open-store.ts';
import type { TestDatabaseKind } from '#tests/databases.ts';
import { smallArticle, smallCatalogue, smallProduct, smallVariant } from '#tests/small-catalogue.ts';
import { databaseKinds } from '../databases.ts';
import { createEventsLedger } from '../events-ledger.ts';
import { type Figure, violationsOf } from '../figure.ts';
import { createKillableServer } from '../killable-server.ts';
import type { Lab } from '../lab.ts';
import { createShopper, type Storefront } from '../shopper.ts';
import { articlesFor, storedEvents } from '../tables.ts';
import { readWorkerScript } from '../tab.ts';
import type { NetworkFault } from '../tcp-proxy.ts';

const MARKET = 'sv-se';
const POINTS = [
  'before the request',
  'while it works',
  'after the commit, before the answer',
  'between',
] as const;
/** A kill at work comes within this time after the request. */
const WORK_MS = 12;

export const R6: Figure = {
  id: 'R6',
  invariant:
    'a server killed at any of 4 points loses no acknowledged effect and makes none twice, on both databases',
  trials: { ci: 20, nightly: 400, of: 'server kills' },
  async measure(lab, trials) {
    const kinds = await databaseKinds(lab);
    const counts: Record<string, number> = { lost: 0, doubled: 0 };
    const violations: string[] = [];
    let n = 0;
    for (const { name, make } of kinds) {
      const share = Math.ceil(trials / kinds.length);
      const result = await onDatabase(lab, name, make, share);
      n += result.kills;
      counts[name] = result.kills;
      counts['lost'] = (counts['lost'] ?? 0) + result.lost.length;
      counts['doubled'] = (counts['doubled'] ?? 0) + result.doubled.length;
      violations.push(
        ...[...result.differences, ...violationsOf({ lost: result.lost, doubled: result.doubled })].map(
          (text) => `${name}: ${text}`,
        ),
      );
    }
    return { n, counts, violations };
  },
};

async function onDatabase(lab: Lab, name: string, make: TestDatabaseKind['make'], kills: number) {
  const place = await make();
  lab.defer(() => place.remove());
  const store = await openStore(place);
  const articles = ['k1', 'k2', 'k3'].map((id) => smallArticle(id, id, 90));
  const products = [smallProduct('p1', [smallVariant('p1-blue', articles)])];
  await applyCatalogue(store, smallCatalogue({ products }));
  await store.close();
  const server = await createKillableServer(place);
  lab.defer(() => server.kill());
  await server.start();
  const proxy = await lab.proxyFor(server.origin);
  const sold = await articlesFor(place, MARKET, 'SEK', 50);
  const front: Storefront = {
    origin: proxy.origin,
    tables: place,
    market: MARKET,
    script: await readWorkerScript(server.origin, MARKET),
    articles: new Map(sold.map((article) => [article.articleId, article])),
  };
  const shopper = await createShopper(lab, front);
  lab.defer(() => shopper.device.close());
  const tab = await shopper.openTab();
  const ledger = createEventsLedger(`R6${name}`);
  const differences: string[] = [];
  let done = 0;
  for (; done < kills && !(lab.isOver() && done >= POINTS.length); done += 1) {
    const point = POINTS[done % POINTS.length] ?? 'between';
    const dead = Promise.withResolvers<void>();
    const kill = () => void server.kill().then(dead.resolve);
    let isHit = point === 'between';
    proxy.faultOf = async (line): Promise<NetworkFault | undefined> => {
      if (isHit || !/create-events|cart\/add/.test(line)) return undefined;
      isHit = true;
      if (point === 'after the commit, before the answer') return { kind: 'cut-down', after: 0, onCut: kill };
      if (point === 'before the request') {
        kill();
        await dead.promise;
      } else void pause(lab.random.next() * WORK_MS).then(kill);
      return undefined;
    };
    const events = ledger.next('a', 5);
    await tab.track(MARKET, events);
    ledger.acknowledge(events);
    await shopper.change(tab, { kind: 'add', articleId: lab.random.pick([...front.articles.keys()]) });
    if (point === 'between') kill();
    await dead.promise;
    await server.start();
    await tab.flush();
    for (const difference of await shopper.compare()) differences.push(`killed ${point}: ${difference}`);
    lab.progress(`${name}: ${done + 1} of ${kills}`);
  }
  const { lost, doubled } = ledger.compare(await storedEvents(place, `R6${name}`));
  return { kills: done, lost, doubled, differences };
}
