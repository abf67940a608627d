// Snapshot files on the device: the pair of each market, and the files by the hash of their content.
import type { SnapshotManifest } from '#contract/snapshot.ts';
import type { DeviceStorage } from '#worker/device-storage.ts';
import type { StorageBudget } from '#worker/store/budget.ts';
import { lowerFutureTimes, type ShopDatabase, type SnapshotRow } from '#worker/store/db.ts';

const TABLES = ['snapshots', 'files'] as const;

export interface SnapshotPair {
  readonly manifest: SnapshotManifest;
  readonly text: ArrayBuffer;
  readonly columns: ArrayBuffer;
}
/** `other version`: only another version of the shop can open it. */
export type PairCondition = 'intact' | 'damaged' | 'other version';
export interface SnapshotStore {
  /** The market's pair, if both files are there: what was renewed meanwhile if that is intact, else the one before. */
  find(market: string, conditionOf: (pair: SnapshotPair) => PairCondition): Promise<SnapshotPair | null>;
  /** The market is the one in use: it is kept longest. */
  touch(market: string, now: number): Promise<void>;
  file(hash: string): Promise<ArrayBuffer | null>;
  /** Manifest and files in one transaction; files that no market uses are deleted. False: it was not stored. */
  put(pair: SnapshotPair, now: number): Promise<boolean>;
  /** Deletes a market's pair; a file that another market uses stays. False: the database does not respond, and may have it still. */
  remove(market: string): Promise<boolean>;
  /** The pairs that are stored, the one used last first; null: the database does not respond. */
  list(): Promise<readonly SnapshotManifest[] | null>;
}

/** What a service worker has renewed while no page was open, and what the device notes of its catalogues. */
type CatalogueNotes = Pick<DeviceStorage, 'renewed' | 'deleteRenewed' | 'noteCatalogues' | 'forgetReady'>;

/** `mayStore`: see RoomMaker. Of the markets used last those are kept whose files fit into the budget, at least one. */
export function createSnapshotStore(
  db: ShopDatabase,
  readBudget: () => Promise<Pick<StorageBudget, 'snapshots'>>,
  mayStore: () => boolean | Promise<boolean> = () => true,
  notes: CatalogueNotes | null = null,
): SnapshotStore {
  /** Of a market that is kept, and only what is newer than its own. */
  async function takeOver(market: string, conditionOf: (pair: SnapshotPair) => PairCondition): Promise<void> {
    const renewed = (await notes?.renewed(market)) ?? null;
    if (renewed === null) return;
    const { manifest, files } = renewed;
    const row = await db.read(
      async ({ snapshots }) => (await snapshots.get(market)) ?? null,
      undefined,
      TABLES,
    );
    // Unknown, where the database does not respond: it is taken over when it does.
    if (row === undefined) return;
    if (row !== null && row.manifest.seq <= manifest.seq) {
      const [text, columns] = await Promise.all(
        [manifest.text, manifest.columns].map(async ({ hash }) => files.get(hash) ?? store.file(hash)),
      );
      if (text != null && columns != null) {
        const pair = { manifest, text, columns };
        const condition = conditionOf(pair);
        // Left for that version: what the device has may be of use to this one alone.
        if (condition === 'other version') return;
        if (condition === 'intact') await store.put(pair, row.usedAt);
      }
    }
    await notes?.deleteRenewed(market);
  }
  async function noteCatalogues(): Promise<void> {
    const manifests = await store.list();
    if (manifests !== null) await notes?.noteCatalogues(manifests);
  }
  const store: SnapshotStore = {
    async find(market, conditionOf) {
      await takeOver(market, conditionOf);
      return db.read(
        async ({ snapshots, files }) => {
          const row = await snapshots.get(market);
          if (row === undefined) return null;
          const [text, columns] = await files.bulkGet([row.manifest.text.hash, row.manifest.columns.hash]);
          if (text === undefined || columns === undefined) return null;
          return { manifest: row.manifest, text: text.content, columns: columns.content };
        },
        null,
        TABLES,
      );
    },
    async touch(market, now) {
      await db.write(async ({ snapshots }) => {
        await lowerFutureTimes(snapshots, 'usedAt', now);
        await snapshots.update(market, { usedAt: now });
      }, TABLES);
    },
    file: (hash) => db.read(async ({ files }) => (await files.get(hash))?.content ?? null, null, TABLES),
    put: async ({ manifest, text, columns }, now) => {
      const budget = await readBudget();
      // Last, as it may have changed while the device was asked.
      if (!(await mayStore())) return false;
      let evicted: readonly string[] = [];
      const isStored = await db.write(async ({ snapshots, files }) => {
        await files.bulkPut([
          { hash: manifest.text.hash, content: text },
          { hash: manifest.columns.hash, content: columns },
        ]);
        // So that this market is the one used last, and does not make way itself.
        await lowerFutureTimes(snapshots, 'usedAt', now);
        await snapshots.put({ market: manifest.market, manifest, usedAt: now });
        const newest = await snapshots.orderBy('usedAt').reverse().toArray();
        const used = filesWithin(newest, budget.snapshots);
        evicted = newest
          .filter((row) => !filesOf(row).every((hash) => used.has(hash)))
          .map(({ market }) => market);
        await snapshots.bulkDelete([...evicted]);
        const stale = (await files.toCollection().primaryKeys()).filter((hash) => !used.has(hash));
        await files.bulkDelete(stale);
      }, TABLES);
      if (isStored) for (const market of evicted) await notes?.forgetReady(market);
      await noteCatalogues();
      return isStored;
    },
    async remove(market) {
      const isRemoved = await db.write(async ({ snapshots, files }) => {
        const row = await snapshots.get(market);
        if (row === undefined) return;
        await snapshots.delete(market);
        const used = new Set((await snapshots.toArray()).flatMap(filesOf));
        await files.bulkDelete(filesOf(row).filter((hash) => !used.has(hash)));
      }, TABLES);
      await Promise.all([notes?.forgetReady(market), notes?.deleteRenewed(market)]);
      await noteCatalogues();
      return isRemoved || db.isForbidden;
    },
    async list() {
      const listed = await db.read(
        async ({ snapshots }) =>
          (await snapshots.orderBy('usedAt').reverse().toArray()).map(({ manifest }) => manifest),
        null,
        TABLES,
      );
      return listed ?? (db.isForbidden ? [] : null);
    },
  };
  return store;
}

function filesOf({ manifest: { text, columns } }: SnapshotRow): string[] {
  return [text.hash, columns.hash];
}

/** The files of the first markets that fit together, and of the first in any case; a shared text base counts once. */
function filesWithin(newest: readonly SnapshotRow[], budget: number): ReadonlySet<string> {
  const kept = new Set<string>();
  let total = 0;
  for (const { manifest } of newest) {
    const added = [manifest.text, manifest.columns].filter(({ hash }) => !kept.has(hash));
    total += added.reduce((sum, { bytes }) => sum + bytes, 0);
    if (total > budget && kept.size > 0) break;
    for (const { hash } of added) kept.add(hash);
  }
  return kept;
}
