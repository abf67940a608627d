// Holds each market's live engine and those just before it, swaps them when new ones are ready, and answers discovery calls.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setImmediate as breathe } from 'node:timers/promises';
import type { DiscoverySource } from '#contract/discovery-source.ts';
import type { BodyOf } from '#contract/endpoints.ts';
import { shopError } from '#contract/errors.ts';
import type { Market, MarketRegistry } from '#contract/market.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { ProductHits } from '#contract/search.ts';
import { openEngine, Workspace } from '#engine/engine.ts';
import { EngineHistory } from '#engine/engine-history.ts';
import { engineSource } from '#engine/source.ts';
import type { BuildResult } from '#server/discovery/snapshot-builder.ts';
import type { LiveMarket, LiveMarketLookup } from '#server/discovery/live-market.ts';
import type { SnapshotFile, SnapshotFolder, SnapshotIndex } from '#server/discovery/snapshot-files.ts';

export const SNAPSHOT_PATH = '/snapshots';
const RELATED_SEED_COUNT = 8;
const RELATED_LIMIT = 24;
/** Lists that began with an engine may go on with it after it was replaced. By market. */
const PREVIOUS_ENGINE_LIMITS = { retainMs: 15 * 60_000, maxRetained: 32, maxBytes: 12_000_000 } as const;

export interface Discovery {
  readonly source: DiscoverySource;
  /** By a current market code. */
  readonly liveMarket: LiveMarketLookup;
  /** When the catalogue that is live was made, ms since 1970; undefined while there is none. */
  asOf(): number | undefined;
  related(request: BodyOf<'searchRelated'>): Promise<Result<ProductHits>>;
  /**
   * Opens what is new of these markets and puts it in place of what was live, all markets at once and with pauses before, so that no request
   * waits for it. Rejects with DamagedFileError when a file can't be opened; then nothing changed. One call at a time.
   */
  activate(
    built: Pick<BuildResult, 'index' | 'texts' | 'columns'>,
    markets: readonly Market[],
  ): Promise<void>;
}

/** What was built before can't be opened, and is to be built anew. */
export class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError';
}

/** `registry` answers the markets as they are now. */
export function createDiscovery(
  folder: SnapshotFolder,
  now: () => number,
  registry: () => MarketRegistry,
): Discovery {
  let markets: ReadonlyMap<string, LiveMarket> = new Map();
  let texts: ReadonlyMap<string, { readonly name: string; readonly content: ArrayBuffer }> = new Map();
  let asOf: number | undefined;
  /** By market code; of every market that is live. */
  const histories = new Map<string, EngineHistory>();
  // Questions are answered one after the other, so one working memory does for all engines.
  const workspace = new Workspace();
  const source = engineSource((market, cursor) => histories.get(market)?.at(cursor, now()), randomUUID);

  async function textsOf({ index, texts: given }: Pick<BuildResult, 'index' | 'texts'>) {
    const opened = new Map<string, { name: string; content: ArrayBuffer }>();
    for (const [language, file] of Object.entries(index.texts)) {
      const before = texts.get(language);
      opened.set(
        language,
        before?.name === file.name
          ? before
          : { name: file.name, content: given[language] ?? (await contentOf(folder, file)) },
      );
    }
    return opened;
  }

  return {
    source,
    liveMarket: (market) => markets.get(market),
    asOf: () => asOf,
    // What a caller sends beside the named fields was never checked, so nothing else is passed on.
    async related({ merchant, market, query = null, filters = null, sort = null }) {
      const found = await source.searchResults({
        merchant,
        market,
        query,
        filters,
        sort,
        limit: RELATED_SEED_COUNT,
      });
      if (!found.ok) return found;
      const engine = markets.get(registry().find(market)?.code ?? '')?.engine;
      if (engine === undefined) return fail(shopError('overloaded'));
      const ids = found.value.displays.flatMap((display) => display.variant_displays[0]?.product_id ?? []);
      return ok({ displays: engine.related(ids, RELATED_LIMIT) });
    },
    async activate(built, allMarkets) {
      const { index } = built;
      const nextTexts = await textsOf(built);
      const next = new Map<string, LiveMarket>();
      const opened: string[] = [];
      for (const market of allMarkets) {
        const text = nextTexts.get(market.contentLanguage);
        const file = index.columns[market.code];
        if (text === undefined || file === undefined) continue;
        const manifest = manifestOf(market, index);
        const before = markets.get(market.code);
        if (
          before?.manifest.text.url === manifest.text.url &&
          before.manifest.columns.url === manifest.columns.url
        ) {
          next.set(market.code, { ...before, manifest: { ...manifest, epoch: before.engine.epoch } });
          continue;
        }
        // What the builder hands over was made in this process, or compared with its hash; what comes from the disk is
        // looked through.
        const isTextVerified =
          text === texts.get(market.contentLanguage) || built.texts[market.contentLanguage] !== undefined;
        const made = built.columns[market.code];
        const columns = made ?? (await contentOf(folder, file));
        const isVerified = isTextVerified && made !== undefined;
        const engine = openEngine({ text: text.content, columns }, { isVerified, isTextVerified, workspace });
        if (!engine.ok)
          throw new DamagedFileError(`${market.code}: ${engine.error.detail ?? engine.error.code}`);
        next.set(market.code, {
          engine: engine.value,
          manifest: { ...manifest, epoch: engine.value.epoch },
          productCount: engine.value.soldProductCount(),
        });
        opened.push(market.code);
        await breathe();
      }
      for (const code of opened) {
        const live = next.get(code);
        if (live === undefined) continue;
        const history = histories.get(code) ?? new EngineHistory(PREVIOUS_ENGINE_LIMITS);
        histories.set(code, history);
        history.replace(live.engine, live.manifest.columns.bytes, now());
      }
      for (const code of histories.keys()) if (!next.has(code)) histories.delete(code);
      markets = next;
      texts = nextTexts;
      asOf = index.asOf;
    },
  };
}

async function contentOf(folder: SnapshotFolder, { name, bytes }: SnapshotFile): Promise<ArrayBuffer> {
  const read = await readFile(folder.path(name)).catch(() => null);
  if (read?.byteLength !== bytes) throw new DamagedFileError(`${name} is not there`);
  return read.buffer.byteLength === bytes
    ? read.buffer
    : read.buffer.slice(read.byteOffset, read.byteOffset + bytes);
}

function manifestOf(market: Market, index: SnapshotIndex): Omit<LiveMarket['manifest'], 'epoch'> {
  const addressed = (file: SnapshotFile | undefined) => ({
    url: `${SNAPSHOT_PATH}/${file?.name ?? ''}`,
    bytes: file?.bytes ?? 0,
    hash: file?.hash ?? '',
  });
  return {
    seq: index.seq,
    asOf: index.asOf,
    market: market.code,
    language: market.contentLanguage,
    text: addressed(index.texts[market.contentLanguage]),
    columns: addressed(index.columns[market.code]),
  };
}
