// The snapshot of a market on this device: opened at start, compared with the server's manifest, downloaded when it changed.
import { deviceManifest } from '#contract/catalogue-renewal.ts';
import type { ListingIdType } from '#contract/discovery-source.ts';
import { type ShopError, shopError } from '#contract/errors.ts';
import { fail, type Result } from '#contract/result.ts';
import type { PartSize, SnapshotManifest } from '#contract/snapshot.ts';
import {
  areOfAnotherVersion,
  type Engine,
  EngineHistory,
  isCursorOfEpoch,
  openEngine,
  Workspace,
} from '#engine/engine.ts';
import { createDownloads } from '#worker/discovery/downloads.ts';
import type { HttpClient } from '#worker/http/request.ts';
import type { PairCondition, SnapshotPair, SnapshotStore } from '#worker/store/snapshots.ts';

/** A list on the page that began with an engine continues with it after it was replaced; the text base is shared. */
const PREVIOUS_ENGINE_LIMITS = { retainMs: 15 * 60_000, maxRetained: 6, maxBytes: 12_000_000 } as const;
/** A manifest older than the last comes from a server that lags; one that stays older, from a shop that was restored. */
const ROLLBACK_DETECTION_MS = 60_000;
/** From one attempt to the next where the server has files that only another version of the shop can open. */
const FOREIGN_PAUSE_MS = 3_600_000;
/** A device that refused to store the snapshot is asked again after this long; it is some megabytes each time. */
const STORE_AGAIN_MS = 60_000;

/** `ready`: on the device, so that it is there when the page is opened again without a network. */
export type SnapshotState = 'ready' | 'refused' | 'absent';
export interface SnapshotManager {
  /** The engine that made the cursor, else the one over the market's snapshot, if one is open. */
  engineOf(market: string, cursor?: string | null): Engine | undefined;
  /** Whether the cursor was made on this device and its list can be continued here. */
  canContinue(market: string, cursor: string | null | undefined): boolean;
  stateOf(market: string): 'current' | 'stale' | 'absent';
  /** Of a catalogue of which the device has a part only: how many products that has, of how many. */
  partOf(market: string): PartSize | undefined;
  /** Whether the device has all products of the listing. */
  hasListing(market: string, id: string, idType: ListingIdType): boolean;
  /** ms since 1970 of the catalogue that the open snapshot holds. */
  asOf(): number;
  /** The hash of the server's text base at the last poll. */
  latestTextHash(): string | null;
  /** Opens the stored snapshot. */
  open(market: string): Promise<void>;
  /** Deletes what is stored of the market, and answers from it no more; false: the device does not respond, and may have it still. */
  forget(market: string): Promise<boolean>;
  /** What is in memory is stored again with the next refresh that may store, if the device lacks it. */
  storeAnew(): void;
  /** Requests the manifest; downloads what changed, and stores what is owed, where it may. Runs once at a time. */
  refresh(market: string, mayDownload: boolean): Promise<void>;
}

export interface SnapshotDeps {
  readonly http: HttpClient;
  readonly store: SnapshotStore;
  readonly now: () => number;
  /** How long a comparison with the server holds, in ms. */
  readonly staleAfterMs: () => number;
  readonly onState: (market: string, epoch: string, state: SnapshotState) => void;
  /** The server's catalogue is another one than at the last poll. */
  readonly onEpoch: () => void;
  readonly warn: (text: string, context: Record<string, unknown>) => void;
}

export function createSnapshotManager(deps: SnapshotDeps): SnapshotManager {
  const { http, store, now } = deps;
  // The text base in use is not read or downloaded again, though the device may have had to delete it.
  const file: SnapshotStore['file'] = async (hash) =>
    current?.manifest.text.hash === hash ? current.text : store.file(hash);
  const downloads = createDownloads(http, { file }, now);
  const workspace = new Workspace();
  let epochs = new EngineHistory(PREVIOUS_ENGINE_LIMITS);
  let current: (SnapshotPair & { readonly engine: Engine }) | null = null;
  let latest: { readonly manifest: SnapshotManifest; readonly at: number } | null = null;
  /** What `onState` was last called with. */
  let notified: { readonly market: string; readonly epoch: string; readonly state: SnapshotState } | null =
    null;
  let running: Promise<void> | null = null;
  /** A pair that was refused twice is not fetched again until its manifest changes. */
  let refused: string | null = null;
  /** The text base that came last and that only another version of the shop can open; null: none. */
  let foreign: { readonly textHash: string; readonly at: number } | null = null;
  /** Not asked for with each change of prices: a page may stay open for hours after its server has changed. */
  const isForeign = ({ text }: SnapshotManifest) =>
    foreign?.textHash === text.hash && Math.abs(now() - foreign.at) < FOREIGN_PAUSE_MS;
  /** The stored pair that only another version of the shop can open. */
  let unreadable: string | null = null;
  /** The device has refused the current pair: it is to be stored as soon as it may. */
  let isOwed = false;
  let refusedAt = Number.NEGATIVE_INFINITY;

  const notify = (market: string, epoch: string, state: SnapshotState) => {
    if (notified?.market === market && notified.epoch === epoch && notified.state === state) return;
    notified = { market, epoch, state };
    deps.onState(market, epoch, state);
  };
  /** The same text base stays the same memory, so that engines share it; it was verified before. */
  const textOf = ({ manifest, text }: SnapshotPair) =>
    current?.manifest.text.hash === manifest.text.hash ? current.text : text;
  const verify = (pair: SnapshotPair): Result<Engine> => {
    const { manifest, columns } = pair;
    const text = textOf(pair);
    const engine = openEngine({ text, columns }, { isTextVerified: text === current?.text, workspace });
    if (!engine.ok || engine.value.market === manifest.market) return engine;
    return fail(shopError('snapshot_refused', { detail: `of ${engine.value.market}` }));
  };
  const conditionOf = (pair: SnapshotPair): PairCondition => {
    if (verify(pair).ok) return 'intact';
    return areOfAnotherVersion(pair) ? 'other version' : 'damaged';
  };
  const openPair = (pair: SnapshotPair): Result<Engine> => {
    const engine = verify(pair);
    if (!engine.ok) return engine;
    const { manifest, columns } = pair;
    const text = textOf(pair);
    if (current !== null && current.manifest.market !== manifest.market)
      epochs = new EngineHistory(PREVIOUS_ENGINE_LIMITS);
    epochs.replace(engine.value, columns.byteLength, now());
    current = { engine: engine.value, manifest, text, columns };
    return engine;
  };
  const isCurrent = (manifest: SnapshotManifest) =>
    current !== null && identityOf(current.manifest) === identityOf(manifest);

  async function put(pair: SnapshotPair): Promise<boolean> {
    const isStored = await store.put(pair, now());
    isOwed = !isStored;
    if (isOwed) refusedAt = now();
    else unreadable = null;
    return isStored;
  }
  /** What is stored of the market; null: nothing, undefined: the database does not respond. */
  const storedOf = async (market: string) => {
    const all = await store.list();
    return all === null ? undefined : (all.find((one) => one.market === market) ?? null);
  };
  /** Tells whether a pair of the market is on the device. One that is owed is put there; one that was deleted is not. */
  async function tellStored(pair: SnapshotPair, mayStore: boolean): Promise<void> {
    const { market, epoch, seq } = pair.manifest;
    const listed = await storedOf(market);
    // It may respond again, with what it had.
    if (listed === undefined && notified?.state === 'ready') return;
    const stored = listed != null && identityOf(listed) !== unreadable ? listed : null;
    isOwed &&= stored === null || stored.seq < seq;
    const isStored = isOwed && mayStore && Math.abs(now() - refusedAt) >= STORE_AGAIN_MS && (await put(pair));
    if (current === pair) notify(market, epoch, isStored || stored !== null ? 'ready' : 'absent');
  }

  /** Of a market of which no pair is open; one that waits on the device for another version stays noted as ready. */
  async function tellMissing(market: string, epoch: string, state: 'refused' | 'absent'): Promise<void> {
    if ((await storedOf(market)) === null) notify(market, epoch, state);
  }

  async function download(manifest: SnapshotManifest): Promise<ShopError | null> {
    const identity = identityOf(manifest);
    if (refused === identity) return null;
    // One that another tab has deleted since it was stored is renewed in memory alone.
    const isDeleted =
      current?.manifest.market === manifest.market && !isOwed && (await storedOf(manifest.market)) === null;
    let error: ShopError | null = null;
    for (const bypassesCache of [false, true]) {
      const pair = await downloads.fetchPair(manifest, bypassesCache);
      const opened = pair.ok ? openPair(pair.value) : pair;
      if (opened.ok) {
        refused = null;
        if (pair.ok && !isDeleted) await put(pair.value);
        return null;
      }
      error = opened.error;
      if (error.code !== 'snapshot_refused') return error;
      // Not those that the device itself has under their names.
      if (bypassesCache && pair.ok && areOfAnotherVersion(pair.value))
        foreign = { textHash: manifest.text.hash, at: now() };
    }
    // The device keeps what it has, which is readable, or another version's.
    refused = identity;
    deps.warn('snapshot refused', { market: manifest.market, epoch: manifest.epoch, ...error });
    if (current?.manifest.market !== manifest.market)
      await tellMissing(manifest.market, manifest.epoch, 'refused');
    return error;
  }

  /** The server's manifest; null when it could not be loaded. */
  async function fetchManifest(market: string): Promise<SnapshotManifest | null> {
    const response = await http.call(
      'snapshotManifest',
      { params: { id: market } },
      { isSingleAttempt: true },
    );
    if (!response.ok) return null;
    const manifest = deviceManifest(response.value);
    if (latest?.manifest.market === market) {
      const isOlder = manifest.seq < latest.manifest.seq;
      if (isOlder && Math.abs(now() - latest.at) < ROLLBACK_DETECTION_MS) return latest.manifest;
      if (identityOf(latest.manifest) !== identityOf(manifest)) deps.onEpoch();
    }
    latest = { manifest, at: now() };
    return manifest;
  }

  async function open(market: string): Promise<void> {
    if (current?.manifest.market === market) return;
    const pair = await store.find(market, conditionOf);
    if (pair === null) return;
    const opened = openPair(pair);
    if (opened.ok) {
      void store.touch(market, now());
      return notify(market, pair.manifest.epoch, 'ready');
    }
    if (areOfAnotherVersion(pair)) {
      unreadable = identityOf(pair.manifest);
      return;
    }
    // Damaged on the device: it is removed, and the next refresh downloads it anew.
    deps.warn('stored snapshot dropped', { market, ...opened.error });
    await store.remove(market);
  }

  async function refreshOnce(market: string, mayDownload: boolean): Promise<void> {
    // At the start the database may have been too slow; what another version has stored is not read again.
    if (unreadable === null) await open(market);
    let manifest = await fetchManifest(market);
    if (
      manifest !== null &&
      !isCurrent(manifest) &&
      mayDownload &&
      !isForeign(manifest) &&
      downloads.shouldDownload(manifest, current?.manifest.market !== market && refused === null)
    ) {
      const error = await download(manifest);
      // Another server than the manifest's may not have the file yet, or no longer: once more, with its own manifest.
      if (error?.code === 'not_found') {
        manifest = await fetchManifest(market);
        if (manifest !== null && !isCurrent(manifest)) await download(manifest);
      }
    } else if (manifest !== null && current?.manifest.market !== market)
      await tellMissing(market, manifest.epoch, 'absent');
    if (manifest === null && current?.manifest.market !== market) await tellMissing(market, '', 'absent');
    if (current?.manifest.market === market) await tellStored(current, mayDownload);
  }

  return {
    engineOf: (market, cursor) =>
      current?.manifest.market === market ? epochs.at(cursor, now()) : undefined,
    canContinue: (market, cursor) =>
      typeof cursor === 'string' &&
      current?.manifest.market === market &&
      (isCursorOfEpoch(cursor, current.engine.epoch) ||
        epochs.retainedForCursor(cursor, now()) !== undefined),
    stateOf(market) {
      if (current?.manifest.market !== market) return 'absent';
      if (latest === null || Math.abs(now() - latest.at) >= deps.staleAfterMs()) return 'stale';
      return isCurrent(latest.manifest) ? 'current' : 'stale';
    },
    partOf: (market) => (current?.manifest.market === market ? current.manifest.part : undefined),
    hasListing(market, id, idType) {
      if (current?.manifest.market !== market) return false;
      const { engine, manifest } = current;
      const listing = engine.listing(id, idType);
      if (manifest.part === undefined) return listing.ok;
      return listing.ok && manifest.part.listings.includes(listing.value.listing_id);
    },
    storeAnew() {
      isOwed = true;
      refusedAt = Number.NEGATIVE_INFINITY;
    },
    asOf: () => current?.manifest.asOf ?? 0,
    latestTextHash: () => latest?.manifest.text.hash ?? null,
    open,
    async forget(market) {
      const isRemoved = await store.remove(market);
      if (current?.manifest.market === market) {
        current = null;
        epochs = new EngineHistory(PREVIOUS_ENGINE_LIMITS);
        notify(market, '', 'absent');
      }
      return isRemoved;
    },
    refresh(market, mayDownload) {
      running ??= refreshOnce(market, mayDownload).finally(() => {
        running = null;
      });
      return running;
    },
  };
}

/** Market and content: manifests of the same identity have the same files. */
function identityOf({ market, epoch, text, columns }: SnapshotManifest): string {
  return [market, epoch, text.hash, columns.hash].join(' ');
}
