// What a node does with the builds of its builder's thread: what could not be put into use, or could not be made, is tried again.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MAX_CATALOGUE_BYTES } from '#contract/catalogue-renewal.ts';
import { type BuilderHandle, type BuilderListener, RETRY_DELAY_MS, startBuilder } from '#server/builder.ts';
import type { BuildResult } from '#server/discovery/snapshot-builder.ts';
import { applyCatalogue } from '#store/catalogue.ts';
import { openStore } from '#store/open-store.ts';
import { applyStock } from '#store/stock.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { smallCatalogue } from '#tests/small-catalogue.ts';

const WAIT = { timeout: 20_000 };

let database: TestDatabase;
let builder: BuilderHandle | undefined;
let errors: string[];
beforeEach(async () => {
  // The thread has timers of its own.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  database = await DATABASES[0]!.make();
  errors = [];
});
afterEach(async () => {
  await builder?.stop();
  vi.useRealTimers();
  await database.remove();
});

async function writeCatalogue(): Promise<void> {
  const store = await openStore(database);
  await applyCatalogue(store, smallCatalogue());
  await store.close();
}
function start(onBuilt: BuilderListener['onBuilt'], isServing = false) {
  const onError = (error: unknown, where: string) => void errors.push(`${where}: ${String(error)}`);
  const { dataDir } = database;
  const task = { storeConfig: { dataDir }, maxDeviceBytes: MAX_CATALOGUE_BYTES, seed: false };
  builder = startBuilder(task, { onBuilt, onError }, isServing);
  let isReady = false;
  builder.ready.then(
    () => (isReady = true),
    () => undefined,
  );
  return { isReady: () => isReady };
}

test('a first build that could not be put into use is tried again, and only then is the node ready', async () => {
  await writeCatalogue();
  const tried: BuildResult[] = [];
  const { isReady } = start(async (built) => {
    tried.push(built);
    if (tried.length < 3) throw new Error('the database does not answer');
    return true;
  });
  for (const times of [1, 2]) {
    await expect.poll(() => errors, WAIT).toHaveLength(times);
    expect([tried.length, isReady()]).toEqual([times, false]);
    await vi.advanceTimersByTimeAsync(RETRY_DELAY_MS);
  }
  await expect.poll(isReady, WAIT).toBe(true);
  expect(errors).toEqual(Array(2).fill('swap: Error: the database does not answer'));
  expect(tried[2]).toEqual(tried[0]);
});

test('a newer build takes the place of one that could not be put into use, with the site content that came with that', async () => {
  await writeCatalogue();
  const used: BuildResult[] = [];
  let failures = 1;
  start(async (built) => {
    if (failures-- > 0) throw new Error('the database does not answer');
    used.push(built);
    return true;
  });
  await expect.poll(() => errors, WAIT).toHaveLength(1);
  const store = await openStore(database);
  const change = { by: 'articleId' as const, id: 'a1', prices: { SEK: { list: 7_700 } } };
  await applyStock(store, [change], { label: 'stock', source: null });
  await store.close();
  await expect.poll(() => used, WAIT).toHaveLength(1);
  expect(used[0]?.hasNewSiteContent).toBe(true);
  expect(Object.keys(used[0]?.columns ?? {})).toEqual(['en-se', 'sv-se']);
  await vi.advanceTimersByTimeAsync(RETRY_DELAY_MS);
  expect(used).toHaveLength(1);
});

test('after a damaged build everything is built again, and only then is the node ready', async () => {
  await writeCatalogue();
  const seen: { built: BuildResult; wasReady: boolean }[] = [];
  const { isReady } = start(async (built) => {
    seen.push({ built, wasReady: isReady() });
    return seen.length > 1;
  });
  await expect.poll(isReady, WAIT).toBe(true);
  expect(seen.map(({ wasReady }) => wasReady)).toEqual([false, false]);
  expect(seen[1]?.built.hasNewSiteContent).toBe(true);
  expect(Object.keys(seen[1]?.built.texts ?? {})).toEqual(Object.keys(seen[0]?.built.texts ?? { none: 0 }));
});

/** With it the thread cannot open its folder. Returns what takes it away. */
function blockFolder(): () => void {
  const path = join(database.dataDir, 'snapshots');
  writeFileSync(path, 'in the way');
  return () => rmSync(path);
}

test('where an earlier build is in use, a thread that cannot start is started again until it can', async () => {
  await writeCatalogue();
  const unblock = blockFolder();
  const used: BuildResult[] = [];
  const { isReady } = start(async (built) => used.push(built) > 0, true);
  for (const times of [1, 2]) {
    await expect.poll(() => errors, WAIT).toHaveLength(times);
    if (times === 2) unblock();
    await vi.advanceTimersByTimeAsync(RETRY_DELAY_MS);
  }
  await expect.poll(() => used, WAIT).toHaveLength(1);
  expect(isReady()).toBe(true);
  expect(errors[0]).toMatch(/^builder: Error: EEXIST/);
});

test('where none is, a thread that cannot start is the end of it', async () => {
  blockFolder();
  start(async () => true);
  await expect(builder?.ready).rejects.toThrow('EEXIST');
  await vi.advanceTimersByTimeAsync(RETRY_DELAY_MS);
  expect(errors).toEqual([]);
});

test('one that is stopped before its build could be used is not ready', async () => {
  await writeCatalogue();
  start(() => Promise.reject(new Error('the database does not answer')));
  await expect.poll(() => errors, WAIT).toHaveLength(1);
  await builder?.stop();
  await expect(builder?.ready).rejects.toThrow('the builder was stopped');
});
