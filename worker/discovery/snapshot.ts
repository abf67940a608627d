// The snapshot of a market on this device: opened at start, compared with the server's manifest, downloaded when it changed.
import { type ShopError, shopError } from '#contract/errors.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { SnapshotManifest } from '#contract/snapshot.ts';
import { type Engine, openEngine } from '#engine/engine.ts';
import type { Http } from '#worker/http/request.ts';
import type { SnapshotPair, SnapshotStore } from '#worker/store/snapshots.ts';

/** How often the manifest is asked for; also how long a comparison with it holds (and a little). */
export const MANIFEST_EVERY_MS = 5 * 60 * 1000;
const MANIFEST_HOLDS_MS = MANIFEST_EVERY_MS + 60_000;
/** Both files together; a larger catalogue is answered by the server alone. */
const MAX_BYTES = 48_000_000;

export type SnapshotState = 'ready' | 'refused' | 'absent';
export interface SnapshotKeeper {
  /** The engine over the market's snapshot, if one is open. */
  engineOf(market: string): Engine | undefined;
  stateOf(market: string): 'current' | 'stale' | 'absent';
  /** ms since 1970 of the catalogue that the open snapshot holds. */
  asOf(): number;
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
  readonly onState: (market: string, epoch: string, state: SnapshotState) => void;
  /** The server's catalogue is another one than at the last look. */
  readonly onEpoch: () => void;
  readonly warn: (text: string, facts: Record<string, unknown>) => void;
}

export function createSnapshotKeeper(deps: SnapshotDeps): SnapshotKeeper {
  const { http, store, now } = deps;
  let held: { readonly engine: Engine; readonly manifest: SnapshotManifest } | null = null;
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
  const adopt = (pair: SnapshotPair): Result<Engine> => {
    const engine = openEngine({ text: pair.text, columns: pair.columns });
    if (!engine.ok) return engine;
    if (engine.value.market !== pair.manifest.market)
      return fail(shopError('snapshot_refused', { detail: `of ${engine.value.market}` }));
    held = { engine: engine.value, manifest: pair.manifest };
    tell(pair.manifest.market, pair.manifest.epoch, 'ready');
    return engine;
  };

  /** A file the device has under its hash is not fetched. */
  async function load(
    { url, hash, bytes }: SnapshotManifest['text'],
    isFresh: boolean,
  ): Promise<Result<ArrayBuffer>> {
    const kept = isFresh ? null : await store.file(hash);
    if (kept !== null) return ok(kept);
    const content = await http.bytes(url, isFresh);
    if (content.ok && content.value.byteLength !== bytes)
      return fail(shopError('snapshot_refused', { detail: `${content.value.byteLength} of ${bytes} bytes` }));
    return content;
  }

  async function fetchPair(manifest: SnapshotManifest, isFresh: boolean): Promise<Result<SnapshotPair>> {
    const [text, columns] = await Promise.all([
      load(manifest.text, isFresh),
      load(manifest.columns, isFresh),
    ]);
    if (!text.ok) return text;
    if (!columns.ok) return columns;
    return ok({ manifest, text: text.value, columns: columns.value });
  }

  async function download(manifest: SnapshotManifest): Promise<void> {
    const name = nameOf(manifest);
    if (refused === name) return;
    let error: ShopError | null = null;
    for (const isFresh of [false, true]) {
      const pair = await fetchPair(manifest, isFresh);
      const opened = pair.ok ? adopt(pair.value) : pair;
      if (opened.ok) {
        if (pair.ok) await store.keep(pair.value, now());
        return;
      }
      error = opened.error;
      if (error.code !== 'snapshot_refused') return;
    }
    refused = name;
    await store.drop(manifest.market);
    deps.warn('snapshot refused', { market: manifest.market, epoch: manifest.epoch, ...error });
    tell(manifest.market, manifest.epoch, 'refused');
  }

  async function refreshOnce(market: string, mayDownload: boolean): Promise<void> {
    const answer = await http.call('snapshotManifest', { params: { id: market } }, { isOnce: true });
    if (!answer.ok) {
      if (held?.manifest.market !== market) tell(market, '', 'absent');
      return;
    }
    const manifest = answer.value;
    if (seen !== null && nameOf(seen.manifest) !== nameOf(manifest)) deps.onEpoch();
    seen = { manifest, at: now() };
    if (held !== null && nameOf(held.manifest) === nameOf(manifest)) return;
    const bytes = manifest.text.bytes + manifest.columns.bytes;
    if (mayDownload && bytes <= MAX_BYTES) await download(manifest);
    else if (held?.manifest.market !== market) tell(market, manifest.epoch, 'absent');
  }

  return {
    engineOf: (market) => (held?.manifest.market === market ? held.engine : undefined),
    stateOf(market) {
      if (held?.manifest.market !== market) return 'absent';
      if (seen === null || now() - seen.at >= MANIFEST_HOLDS_MS) return 'stale';
      return nameOf(seen.manifest) === nameOf(held.manifest) ? 'current' : 'stale';
    },
    asOf: () => held?.manifest.asOf ?? 0,
    told: () => told,
    async open(market) {
      if (held?.manifest.market === market) return;
      const pair = await store.find(market);
      if (pair === null) return;
      const opened = adopt(pair);
      if (opened.ok) return;
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
