// A build is put into use as a whole, or nothing of it is: where the database does not answer, and where its files are damaged.
import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Activation, createActivation } from '#server/activation.ts';
import { createDiscovery, type Discovery } from '#server/discovery/service.ts';
import { type BuildResult, createSnapshotBuilder } from '#server/discovery/snapshot-builder.ts';
import { openSnapshotFolder, type SnapshotFolder } from '#server/discovery/snapshot-files.ts';
import { createLiveSettings } from '#server/live-settings.ts';
import { createLog } from '#server/log.ts';
import { createSiteContentCache, type SiteContentCache } from '#server/shop/site-content.ts';
import { applyCatalogue } from '#store/catalogue.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { readSettings } from '#store/settings.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { smallCatalogue } from '#tests/small-catalogue.ts';

let database: TestDatabase;
let store: Store;
let folder: SnapshotFolder;
let discovery: Discovery;
let siteContent: SiteContentCache;
let activation: Activation;
/** Whether the site content cannot be read. */
let isAway: boolean;
let built: BuildResult;
beforeEach(async () => {
  database = await DATABASES[0]!.make();
  store = await openStore(database);
  await applyCatalogue(store, smallCatalogue());
  folder = openSnapshotFolder(database.dataDir, 'test');
  const settings = createLiveSettings(await readSettings(store.db));
  discovery = createDiscovery(folder, Date.now, settings.registry);
  isAway = false;
  const stored = createSiteContentCache(store);
  siteContent = {
    ...stored,
    read: () => (isAway ? Promise.reject(new Error('the database does not answer')) : stored.read()),
  };
  const log = createLog('silent');
  activation = createActivation({ store, folder, discovery, settings, siteContent, log });
  const made = await createSnapshotBuilder({ store, folder }).buildIfChanged();
  if (made === undefined) throw new Error('nothing was built');
  built = made;
});
afterEach(async () => {
  await store.close();
  await database.remove();
});

const active = () => [discovery.version(), siteContent.current().listings.length];

test('where its site content cannot be read nothing is put into use, until it can', async () => {
  isAway = true;
  await expect(activation.activateBuild(built)).rejects.toThrow('the database does not answer');
  expect(active()).toEqual([undefined, 0]);
  isAway = false;
  expect(await activation.activateBuild(built)).toBe(true);
  expect(active()).toEqual([`${built.index.epoch}-${built.index.textsEpoch}-0`, 3]);
});

test('what an earlier run built stays where the database does not answer', async () => {
  isAway = true;
  await expect(activation.activateStored()).rejects.toThrow('the database does not answer');
  isAway = false;
  expect(await activation.activateStored()).toBe(true);
  expect(active()[1]).toBe(3);
});

test('a build without new site content leaves that as it is', async () => {
  isAway = true;
  expect(await activation.activateBuild({ ...built, hasNewSiteContent: false })).toBe(true);
  expect(active()[1]).toBe(0);
});

test('one with a file that is gone is not put into use, and its other files are removed', async () => {
  rmSync(folder.path(built.index.columns['sv-se']?.name ?? ''));
  expect(await activation.activateBuild({ ...built, columns: {} })).toBe(false);
  expect(active()).toEqual([undefined, 0]);
  expect(folder.newestIndex()).toBeUndefined();
  expect(Object.values(built.index.columns).filter((file) => folder.has(file))).toEqual([]);
});
