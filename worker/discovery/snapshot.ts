// The snapshot of a market on this device: opened at start, compared with the server's manifest, downloaded when it changed.
import { type ShopError, shopError } from '#contract/errors.ts';
import { fail, type Result } from '#contract/result.ts';
import type { SnapshotManifest } from '#contract/snapshot.ts';
import { type Engine, isCursorOf, openEngine, Workspace } from '#engine/engine.ts';
import { Epochs } from '#engine/epochs.ts';
import { createDownloads } from '#worker/discovery/downloads.ts';
import type { Http } from '#worker/http/request.ts';
import type { SnapshotPair, SnapshotStore } from '#worker/store/snapshots.ts';

/** Lists on the page that began with an engine go on with it after it was replaced; the text base is shared. */
const EARLIER = { keepMs: 15 * 60_000, maxKept: 6, maxBytes: 12_000_000 } as const;
/** A manifest older than one just seen is of a server that is late; one that stays older is of a shop that was set back. */
const SET_BACK_MS = 60_000;

export type SnapshotState = 'ready' | 'refused' | 'absent';
export interface SnapshotKeeper {
  /** The engine that made the cursor, else the one over the market's snapshot, if one is open. */
  engineOf(market: string, cursor?: string | null): Engine | undefined;
  /** Whether the cursor was made on this device and its list can go on here. */
  goesOn(market: string, cursor: string | null | undefined): boolean;
  stateOf(market: string): 'current' | 'stale' | 'absent';
  /** ms since 1970 of the catalogue that the open snapshot holds. */
  asOf(): number;
  /** The hash of the server's text base when it was last looked at. */
  textSeen(): string | null;
  /** What was last told by `onState`. */
  told(): { readonly market: string; readonly epoch: string; readonly state: SnapshotState } | null;
  /** Opens what the device has. */
  open(market: string): Promise<void>;
  /** Asks for the manifest; downloads what changed unless told not to. Runs once at a time. */
  refresh(market: string, mayDownload: boolean): Promise<void>;
}

export interface SnapshotDeps {
  readonly http: Http;
  readonly store: SnapshotStore;
  readonly now: () => number;
  /** How long a comparison with the server holds, in ms. */
  readonly holdsMs: () => number;
  readonly onState: (market: string, epoch: string, state: SnapshotState) => void;
  /** The server's catalogue is another one than at the last look. */
  readonly onEpoch: () => void;
  readonly warn: (text: string, facts: Record<string, unknown>) => void;
}

export function createSnapshotKeeper(deps: SnapshotDeps): SnapshotKeeper {
  const { http, store, now } = deps;
  const downloads = createDownloads(http, store, now);
  const workspace = new Workspace();
  let epochs = new Epochs(EARLIER);
  let held: {
    readonly engine: Engine;
    readonly manifest: SnapshotManifest;
    readonly text: ArrayBuffer;
  } | null = null;
  let seen: { readonly manifest: SnapshotManifest; readonly at: number } | null = null;
  let told: ReturnType<SnapshotKeeper['told']> = null;
  let running: Promise<void> | null = null;
  /** A pair that was refused twice is not fetched again until its manifest changes. */
  let refused: string | null = null;

  const tell = (market: string, epoch: string, state: SnapshotState) => {
    if (told?.market === market && told.epoch === epoch && told.state === state) return;
    told = { market, epoch, state };
    deps.onState(market, epoch, state);
  };
  const adopt = ({ manifest, text: read, columns }: SnapshotPair): Result<Engine> => {
    // The same text base stays the same memory, so that engines share it, and was looked through before.
    const isSameText = held?.manifest.text.hash === manifest.text.hash;
    const text = isSameText && held !== null ? held.text : read;
    const engine = openEngine({ text, columns }, { isTextVerified: isSameText, workspace });
    if (!engine.ok) return engine;
    if (engine.value.market !== manifest.market)
      return fail(shopError('snapshot_refused', { detail: `of ${engine.value.market}` }));
    if (held !== null && held.manifest.market !== manifest.market) epochs = new Epochs(EARLIER);
    epochs.replace(engine.value, columns.byteLength, now());
    held = { engine: engine.value, manifest, text };
    return engine;
  };
  const isHeld = (manifest: SnapshotManifest) => held !== null && nameOf(held.manifest) === nameOf(manifest);

  async function download(manifest: SnapshotManifest): Promise<ShopError | null> {
    const name = nameOf(manifest);
    if (refused === name) return null;
    let error: ShopError | null = null;
    for (const isFresh of [false, true]) {
      const pair = await downloads.pair(manifest, isFresh);
      const opened = pair.ok ? adopt(pair.value) : pair;
      if (opened.ok) {
        // Ready is what is still there when the page is opened again without a network.
        if (pair.ok) await store.keep(pair.value, now());
        tell(manifest.market, manifest.epoch, 'ready');
        return null;
      }
      error = opened.error;
      if (error.code !== 'snapshot_refused') return error;
    }
    refused = name;
    await store.drop(manifest.market);
    deps.warn('snapshot refused', { market: manifest.market, epoch: manifest.epoch, ...error });
    tell(manifest.market, manifest.epoch, 'refused');
    return error;
  }

  /** The server's manifest; null when there was none to be had. */
  async function look(market: string): Promise<SnapshotManifest | null> {
    const answer = await http.call('snapshotManifest', { params: { id: market } }, { isOnce: true });
    if (!answer.ok) return null;
    const manifest = answer.value;
    if (seen?.manifest.market === market) {
      const isOlder = manifest.seq < seen.manifest.seq;
      if (isOlder && now() - seen.at < SET_BACK_MS) return seen.manifest;
      if (nameOf(seen.manifest) !== nameOf(manifest)) deps.onEpoch();
    }
    seen = { manifest, at: now() };
    return manifest;
  }

  async function refreshOnce(market: string, mayDownload: boolean): Promise<void> {
    let manifest = await look(market);
    if (manifest !== null && !isHeld(manifest) && mayDownload && downloads.isTime(manifest, held?.manifest)) {
      const error = await download(manifest);
      // Another server than the one that named the file may not have it yet, or not any more: once more, with its own word.
      if (error?.code === 'not_found') {
        manifest = await look(market);
        if (manifest !== null && !isHeld(manifest)) await download(manifest);
      }
    } else if (manifest !== null && held?.manifest.market !== market) tell(market, manifest.epoch, 'absent');
    if (manifest === null && held?.manifest.market !== market) tell(market, '', 'absent');
  }

  return {
    engineOf: (market, cursor) => (held?.manifest.market === market ? epochs.at(cursor, now()) : undefined),
    goesOn: (market, cursor) =>
      typeof cursor === 'string' &&
      held?.manifest.market === market &&
      (isCursorOf(cursor, held.engine.epoch) || epochs.earlier(cursor, now()) !== undefined),
    stateOf(market) {
      if (held?.manifest.market !== market) return 'absent';
      if (seen === null || now() - seen.at >= deps.holdsMs()) return 'stale';
      return isHeld(seen.manifest) ? 'current' : 'stale';
    },
    asOf: () => held?.manifest.asOf ?? 0,
    textSeen: () => seen?.manifest.text.hash ?? null,
    told: () => told,
    async open(market) {
      if (held?.manifest.market === market) return;
      const pair = await store.find(market);
      if (pair === null) return;
      const opened = adopt(pair);
      if (opened.ok) return tell(market, pair.manifest.epoch, 'ready');
      // Damaged on the device: it goes, and the next refresh fetches it anew.
      deps.warn('stored snapshot dropped', { market, ...opened.error });
      await store.drop(market);
    },
    refresh(market, mayDownload) {
      running ??= refreshOnce(market, mayDownload).finally(() => {
        running = null;
      });
      return running;
    },
  };
}

/** Market and content; two manifests of one name lead to the same answers. */
function nameOf({ market, epoch, text, columns }: SnapshotManifest): string {
  return [market, epoch, text.hash, columns.hash].join(' ');
}
