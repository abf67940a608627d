// Learning from stored events on both databases: signals from events, by one node, without needless changes.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createEventIngestion } from '#server/events/ingestion.ts';
import { learnIfDue } from '#server/learning/learn.ts';
import { applyCatalogue } from '#store/catalogue.ts';
import { lastChange, partsSince } from '#store/change-log.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { recentEvents } from '#store/events.ts';
import { lastLearnedAt, readSignals } from '#store/shopper-signals.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { smallCatalogue } from '#tests/small-catalogue.ts';
import { DEFAULT_MARKETS } from '#settings/settings.ts';

const NOW = 2_000_000_000_000;
const HOUR = 3_600_000;

describe.each(DATABASES)('learning from shoppers on $name', ({ make }) => {
  let database: TestDatabase;
  let store: Store;
  let ids = 0;
  beforeEach(async () => {
    database = await make();
    store = await openStore(database);
    await applyCatalogue(store, smallCatalogue());
  });
  afterEach(async () => {
    await store.close();
    await database.remove();
  });

  async function send(session_id: string, type: string, products: readonly string[], at = NOW - HOUR) {
    const batch = products.map((product_id) => ({
      event_id: `e${(ids += 1)}`,
      tenant: 'cairn',
      market: 'sv-se',
      type,
      session_id,
      product_id,
    }));
    const outcome = await createEventIngestion(
      store,
      () => at,
      () => DEFAULT_MARKETS,
    ).ingest(batch);
    expect(outcome.ok && outcome.value.results.every(({ status }) => status === 'ok')).toBe(true);
  }
  const signals = async () => (await readSignals(store.db)).signals;

  test('an order number that no database can hold, of a purchase from before, keeps nothing from being learnt', async () => {
    await send('s1', 'page_view', ['p1', 'p2']);
    await send('s2', 'page_view', ['p1', 'p2']);
    const doc = {
      event_id: 'odd',
      type: 'purchase',
      session_id: 's3',
      transaction_id: 'a\0b',
      product_id: 'p1',
    };
    const row = {
      tenant: 'cairn',
      session_id: 's3',
      event_id: 'odd',
      market: 'sv-se',
      type: 'purchase',
      received_at: NOW - HOUR,
      doc: JSON.stringify(doc),
      is_counted: 1 as const,
    };
    await store.transaction((tx) => tx.insertInto('events').values(row).execute());
    await learnIfDue(store, NOW);
    expect(await lastLearnedAt(store.db)).toBe(NOW);
    expect((await signals()).coOccurrences).not.toEqual([]);
  });

  test('views, cart additions and purchases become signals; impressions, old and unknown events do not', async () => {
    await send('s1', 'page_view', ['p1', 'p2', 'nothing']);
    await send('s2', 'click', ['p1']);
    await send('s2', 'add_to_cart', ['p2']);
    await send('s3', 'element_visible', ['p1', 'p2']);
    await send('s4', 'page_view', ['p1', 'p2'], NOW - 40 * 24 * HOUR);
    const before = (await lastChange(store.db))!;
    const epoch = await learnIfDue(store, NOW);
    expect((await lastChange(store.db))?.epoch).toBe(epoch);
    expect([...(await partsSince(store.db, before.seq))]).toEqual(['columns']);
    const { coOccurrences, trending } = await signals();
    // co 1 + 1, pop 2 and 4.
    const score = Number((2 / (Math.sqrt(2 * 4) + 10)).toPrecision(3));
    expect(coOccurrences).toEqual(
      new Map([
        ['p1', [{ productId: 'p2', score }]],
        ['p2', [{ productId: 'p1', score }]],
      ]),
    );
    expect(trending).toEqual(['p2', 'p1']);
  });

  test('it runs once in six hours, on one of several nodes, and outdated lists are removed', async () => {
    await send('s1', 'page_view', ['p1', 'p2']);
    await send('s2', 'page_view', ['p1', 'p2']);
    const epochs = await Promise.all([learnIfDue(store, NOW), learnIfDue(store, NOW)]);
    expect(epochs.filter((epoch) => epoch !== null)).toHaveLength(1);
    expect((await signals()).coOccurrences.size).toBe(2);
    expect(await learnIfDue(store, NOW + 5 * HOUR)).toBeNull();
    // Equal events give equal lists: no change is logged.
    const change = await lastChange(store.db);
    expect(await learnIfDue(store, NOW + 7 * HOUR)).toBeNull();
    expect(await lastChange(store.db)).toEqual(change);
    await learnIfDue(store, NOW + 40 * 24 * HOUR);
    expect(await signals()).toEqual({ coOccurrences: new Map(), trending: [] });
  });

  test('what was learnt with a clock that was far ahead is learnt anew', async () => {
    await learnIfDue(store, NOW + 30 * 24 * HOUR);
    await send('s1', 'page_view', ['p1', 'p2']);
    await learnIfDue(store, NOW);
    expect((await signals()).trending).toEqual(['p1', 'p2']);
    expect(await lastLearnedAt(store.db)).toBe(NOW);
    // The clocks of nodes differ a little.
    await learnIfDue(store, NOW - HOUR);
    expect(await lastLearnedAt(store.db)).toBe(NOW);
  });

  test('a shop without events has empty signals and logs no change', async () => {
    const change = await lastChange(store.db);
    expect(await learnIfDue(store, NOW)).toBeNull();
    expect(await lastChange(store.db)).toEqual(change);
    expect(await signals()).toEqual({ coOccurrences: new Map(), trending: [] });
  });

  test('an aborted run changes nothing', async () => {
    await send('s1', 'page_view', ['p1', 'p2']);
    await expect(learnIfDue(store, NOW, AbortSignal.abort(new Error('stopping')))).rejects.toThrow(
      'stopping',
    );
    expect((await signals()).trending).toEqual([]);
  });

  test('of many events the newest are read, each once, in order', async () => {
    for (let at = 0; at < 6; at += 1) await send(`s${at}`, 'page_view', ['p1', 'p2'], NOW + at);
    const read = [];
    for await (const event of recentEvents(store.db, { types: ['page_view'], since: NOW, limit: 6 }))
      read.push(event.at);
    expect(read).toEqual(
      [NOW + 2, NOW + 2, NOW + 3, NOW + 3, NOW + 4, NOW + 4, NOW + 5, NOW + 5].slice(-read.length),
    );
    expect(read.length).toBeGreaterThanOrEqual(6);
  });
});
