// What the worker reads and writes of the device beside its databases: the shopper's choice, ready markets, home pages, pictures, the whole size.
import {
  cataloguePath,
  DEVICE_CACHE,
  homePath,
  type KeptCatalogue,
  type KeptHome,
  isRenewedPath,
  KEEPS_NOTHING_PATH,
  marketOfCataloguePath,
  marketOfHomePath,
  marketOfReadyPath,
  readyPath,
  RENEWED_CACHE,
  renewedPath,
} from '#contract/device-record.ts';
import type { SnapshotManifest } from '#contract/snapshot.ts';
import { IMAGE_CACHE } from '#contract/image-cache.ts';
import { inTime } from '#worker/in-time.ts';

/** A storage that never answers holds nothing up. */
const LIMIT_MS = 2_000;

export interface RenewedCatalogue {
  readonly manifest: SnapshotManifest;
  /** By the hash of their content: those that the device did not have. */
  readonly files: ReadonlyMap<string, ArrayBuffer>;
}
export interface DeviceStorage {
  /** Whether copies may be kept. `unreadable`: the browser forbids to ask; `late`: it was asked, and did not say so in time. */
  readChoice(): Promise<boolean | 'late' | 'unreadable'>;
  /** False: it can't be written. */
  writeChoice(isOn: boolean): Promise<boolean>;
  /** The market can no longer be shown without a network, its kept home page neither; null: none can. */
  forgetReady(market: string | null): Promise<void>;
  /** The page that a launch in the market shows first. */
  keepHome(market: string, home: Omit<KeptHome, 'worker'>): Promise<void>;
  /** Which catalogues are on the device, for the service worker to renew. */
  noteCatalogues(manifests: readonly SnapshotManifest[]): Promise<void>;
  /** What the service worker has renewed of the market; null: nothing. */
  renewed(market: string): Promise<RenewedCatalogue | null>;
  /** Null: that of all markets. False: it was not done in time. */
  deleteRenewed(market: string | null): Promise<boolean>;
  pictureBytes(): Promise<number>;
  /** As `deleteRenewed`. */
  deletePictures(): Promise<boolean>;
  /** In bytes, each null if the browser does not tell. */
  estimate(): Promise<{ readonly quota: number | null; readonly usage: number | null }>;
}

const isOfReadyMarket = (path: string) => marketOfReadyPath(path) !== null || marketOfHomePath(path) !== null;

/** `caches` is missing where the browser forbids it. `script`: path of the worker's own. */
export function openDeviceStorage(
  caches: CacheStorage | undefined,
  schedule: (ms: number, call: () => void) => () => void,
  script: string,
): DeviceStorage {
  /** Never rejects. */
  const limited = <T>(work: () => Promise<T>, otherwise: T, late = otherwise): Promise<T> =>
    inTime(
      schedule,
      LIMIT_MS,
      // Forbidden, full or damaged: the device keeps what it keeps.
      work().catch(() => otherwise),
      late,
    );
  const withCaches = async <T>(
    work: (storage: CacheStorage) => Promise<T>,
    otherwise: T,
    late = otherwise,
  ): Promise<T> => (caches === undefined ? otherwise : limited(() => work(caches), otherwise, late));
  /** Where the browser forbids it, nothing is there. */
  const deleting = (work: (storage: CacheStorage) => Promise<unknown>) =>
    withCaches((storage) => work(storage).then(() => true), true, false);
  const withNotes = <T>(work: (notes: Cache) => Promise<T>, otherwise: T, late = otherwise) =>
    withCaches(async (storage) => work(await storage.open(DEVICE_CACHE)), otherwise, late);

  return {
    readChoice: () =>
      withNotes<boolean | 'late' | 'unreadable'>(
        async (notes) => (await notes.match(KEEPS_NOTHING_PATH)) === undefined,
        'unreadable',
        'late',
      ),
    writeChoice: (isOn) =>
      withNotes(async (notes) => {
        if (isOn) await notes.delete(KEEPS_NOTHING_PATH);
        else await notes.put(KEEPS_NOTHING_PATH, new Response(null, { status: 204 }));
        return true;
      }, false),
    forgetReady: (market) =>
      withNotes<void>(async (notes) => {
        const paths =
          market === null
            ? (await notes.keys()).map(({ url }) => new URL(url).pathname).filter(isOfReadyMarket)
            : [readyPath(market), homePath(market)];
        await Promise.all(paths.map((path) => notes.delete(path)));
      }, undefined),
    keepHome: (market, home) =>
      withNotes<void>(
        (notes) => notes.put(homePath(market), Response.json({ worker: script, ...home } satisfies KeptHome)),
        undefined,
      ),
    noteCatalogues: (manifests) =>
      withNotes<void>(async (notes) => {
        const kept = new Set(manifests.map(({ market }) => market));
        for (const { url } of await notes.keys()) {
          const market = marketOfCataloguePath(new URL(url).pathname);
          if (market !== null && !kept.has(market)) await notes.delete(url);
        }
        for (const { market, text, columns } of manifests)
          await notes.put(
            cataloguePath(market),
            Response.json({ text: text.hash, columns: columns.hash } satisfies KeptCatalogue),
          );
      }, undefined),
    renewed: (market) =>
      withCaches<RenewedCatalogue | null>(async (storage) => {
        if (!(await storage.has(RENEWED_CACHE))) return null;
        const cache = await storage.open(RENEWED_CACHE);
        const noted = await cache.match(renewedPath(market));
        if (noted === undefined) return null;
        const manifest = (await noted.json()) as SnapshotManifest;
        const files = new Map<string, ArrayBuffer>();
        for (const { url, hash } of [manifest.text, manifest.columns]) {
          const content = await (await cache.match(url))?.arrayBuffer();
          if (content !== undefined) files.set(hash, content);
        }
        return { manifest, files };
      }, null),
    deleteRenewed: (market) =>
      deleting(async (storage) => {
        if (market === null) return storage.delete(RENEWED_CACHE);
        if (!(await storage.has(RENEWED_CACHE))) return undefined;
        const cache = await storage.open(RENEWED_CACHE);
        await cache.delete(renewedPath(market));
        // Files may be another market's too. The next renewal deletes those that are nobody's, but there may be none.
        const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
        return paths.some(isRenewedPath) ? undefined : storage.delete(RENEWED_CACHE);
      }),
    pictureBytes: () =>
      withCaches(async (storage) => {
        if (!(await storage.has(IMAGE_CACHE))) return 0;
        const pictures = await (await storage.open(IMAGE_CACHE)).matchAll();
        const sizes = await Promise.all(pictures.map(async (one) => (await one.blob()).size));
        return sizes.reduce((sum, size) => sum + size, 0);
      }, 0),
    deletePictures: () => deleting((storage) => storage.delete(IMAGE_CACHE)),
    async estimate() {
      const estimate = await limited<StorageEstimate | undefined>(
        async () => navigator.storage?.estimate(),
        undefined,
      );
      return { quota: estimate?.quota ?? null, usage: estimate?.usage ?? null };
    },
  };
}
