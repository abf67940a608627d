// Snapshot files on the device: the pair of each market, and the files by the hash of their content.
import type { SnapshotManifest } from '#contract/snapshot.ts';
import type { ShopDatabase } from '#worker/store/db.ts';

/** Markets whose snapshots are stored; a shopper rarely switches between more. */
const MAX_MARKETS = 2;

export interface SnapshotPair {
  readonly manifest: SnapshotManifest;
  readonly text: ArrayBuffer;
  readonly columns: ArrayBuffer;
}
export interface SnapshotStore {
  /** The market's pair, if both files are there. */
  find(market: string): Promise<SnapshotPair | null>;
  file(hash: string): Promise<ArrayBuffer | null>;
  /** Manifest and files in one transaction; files that no market uses are deleted. False: it was not stored. */
  put(pair: SnapshotPair, now: number): Promise<boolean>;
  /** Deletes a market's pair that turned out damaged. */
  remove(market: string): Promise<void>;
}

/** `mayStore`: see RoomMaker. */
export function createSnapshotStore(db: ShopDatabase, mayStore: () => boolean = () => true): SnapshotStore {
  return {
    find: (market) =>
      db.read(async ({ snapshots, files }) => {
        const row = await snapshots.get(market);
        if (row === undefined) return null;
        const [text, columns] = await files.bulkGet([row.manifest.text.hash, row.manifest.columns.hash]);
        if (text === undefined || columns === undefined) return null;
        return { manifest: row.manifest, text: text.content, columns: columns.content };
      }, null),
    file: (hash) => db.read(async ({ files }) => (await files.get(hash))?.content ?? null, null),
    put: async ({ manifest, text, columns }, now) =>
      mayStore() &&
      (await db.write(async ({ snapshots, files }) => {
        await files.bulkPut([
          { hash: manifest.text.hash, content: text },
          { hash: manifest.columns.hash, content: columns },
        ]);
        await snapshots.put({ market: manifest.market, manifest, usedAt: now });
        const newest = await snapshots.orderBy('usedAt').reverse().toArray();
        await snapshots.bulkDelete(newest.slice(MAX_MARKETS).map(({ market }) => market));
        const used = new Set(
          newest.slice(0, MAX_MARKETS).flatMap((row) => [row.manifest.text.hash, row.manifest.columns.hash]),
        );
        const stale = (await files.toCollection().primaryKeys()).filter((hash) => !used.has(hash));
        await files.bulkDelete(stale);
      })),
    async remove(market) {
      await db.write(async ({ snapshots, files }) => {
        const row = await snapshots.get(market);
        await snapshots.delete(market);
        if (row !== undefined) await files.bulkDelete([row.manifest.text.hash, row.manifest.columns.hash]);
      });
    },
  };
}
