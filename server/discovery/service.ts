// The discovery service: holds the current and recent engines of each market, replaces them when new ones are built, and handles requests.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { DiscoverySource } from '#contract/discovery-source.ts';
import type { BodyOf } from '#contract/endpoints.ts';
import { shopError } from '#contract/errors.ts';
import type { Market, MarketRegistry } from '#contract/market.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { ProductHits } from '#contract/search.ts';
import { openEngine, Workspace, EngineHistory, engineSource } from '#engine/engine.ts';
import type { BuildResult } from '#server/discovery/snapshot-builder.ts';
import type { LiveMarket, LiveMarketLookup } from '#server/discovery/live-market.ts';
import type { SnapshotFile, SnapshotFolder, SnapshotIndex } from '#server/discovery/snapshot-files.ts';

export const SNAPSHOT_PATH = '/snapshots';
const RELATED_SEED_COUNT = 8;
const RELATED_LIMIT = 24;
/** Limits of retained engines, by market, from which started result lists can continue. */
const PREVIOUS_ENGINE_LIMITS = { retainMs: 15 * 60_000, maxRetained: 32, maxBytes: 12_000_000 } as const;

export interface Discovery {
  readonly source: DiscoverySource;
  /** By a current market code. */
  readonly liveMarket: LiveMarketLookup;
  /** Time of the current catalogue, ms since 1970; undefined until one is active. */
  asOf(): number | undefined;
  /**
   * Identifies what is active, on every node alike: texts come later than the prices of the same change, and rules begin and end
   * without one, so `asOf` does not. Undefined until one is active.
   */
  version(): string | undefined;
  related(request: BodyOf<'searchRelated'>): Promise<Result<ProductHits>>;
  /**
   * Opens new files of these markets, yielding in between so that requests are not delayed, then replaces the engines of all markets at
   * once. Rejects with DamagedFileError if a file cannot be opened; then nothing has changed. One call at a time.
   */
  activate(
    built: Pick<BuildResult, 'index' | 'texts' | 'columns'>,
    markets: readonly Market[],
  ): Promise<void>;
}

/** Unique among the requests of all nodes; short, as every card of a page names it. */
const newId = (): string => randomBytes(8).toString('hex');

/** A snapshot file cannot be opened and must be built again. */
export class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError';
}

/** `registry` returns the current markets. */
export function createDiscovery(
  folder: SnapshotFolder,
  now: () => number,
  registry: () => MarketRegistry,
): Discovery {
  let markets: ReadonlyMap<string, LiveMarket> = new Map();
  let texts: ReadonlyMap<string, { readonly name: string; readonly content: ArrayBuffer }> = new Map();
  let active: SnapshotIndex | undefined;
  /** By code of every active market. */
  const histories = new Map<string, EngineHistory>();
  // Queries run synchronously, so all engines can share one workspace.
  const workspace = new Workspace();
  const source = engineSource((market, cursor) => histories.get(market)?.at(cursor, now()), newId);

  async function openTexts({ index, texts: newTexts }: Pick<BuildResult, 'index' | 'texts'>) {
    const opened = new Map<string, { name: string; content: ArrayBuffer }>();
    for (const [language, file] of Object.entries(index.texts)) {
      const previous = texts.get(language);
      opened.set(
        language,
        previous?.name === file.name
          ? previous
          : { name: file.name, content: newTexts[language] ?? (await contentOf(folder, file)) },
      );
    }
    return opened;
  }

  return {
    source,
    liveMarket: (market) => markets.get(market),
    asOf: () => active?.asOf,
    version: () => active && `${active.epoch}-${active.textsEpoch}-${active.rulesChangedAt}`,
    // Only these fields are validated, so no others are passed on.
    async related({ merchant, market, query = null, filters = null, sort = null }) {
      const seeds = await source.searchResults({
        merchant,
        market,
        query,
        filters,
        sort,
        limit: RELATED_SEED_COUNT,
      });
      if (!seeds.ok) return seeds;
      const engine = markets.get(registry().find(market)?.code ?? '')?.engine;
      if (engine === undefined) return fail(shopError('overloaded'));
      const ids = seeds.value.displays.flatMap((hit) => hit.variant_displays[0]?.product_id ?? []);
      return ok({ displays: engine.related(ids, RELATED_LIMIT) });
    },
    async activate(built, allMarkets) {
      const { index } = built;
      const nextTexts = await openTexts(built);
      const next = new Map<string, LiveMarket>();
      const opened: string[] = [];
      for (const market of allMarkets) {
        const text = nextTexts.get(market.contentLanguage);
        const file = index.columns[market.code];
        if (text === undefined || file === undefined) continue;
        const manifest = manifestOf(market, index);
        const { ownTitles = 0 } = index.texts[market.contentLanguage] ?? {};
        const previous = markets.get(market.code);
        if (
          previous?.manifest.text.url === manifest.text.url &&
          previous.manifest.columns.url === manifest.columns.url
        ) {
          const sales = { ...previous.sales, ownTitles };
          next.set(market.code, {
            ...previous,
            sales,
            manifest: { ...manifest, epoch: previous.engine.epoch },
          });
          continue;
        }
        // Buffers from the builder were made in this process or checked by hash; files read from disk are verified.
        const isTextVerified =
          text === texts.get(market.contentLanguage) || built.texts[market.contentLanguage] !== undefined;
        const newColumns = built.columns[market.code];
        const columns = newColumns ?? (await contentOf(folder, file));
        const isVerified = isTextVerified && newColumns !== undefined;
        const engine = openEngine({ text: text.content, columns }, { isVerified, isTextVerified, workspace });
        if (!engine.ok)
          throw new DamagedFileError(`${market.code}: ${engine.error.detail ?? engine.error.code}`);
        next.set(market.code, {
          engine: engine.value,
          manifest: { ...manifest, epoch: engine.value.epoch },
          sales: { products: engine.value.soldProductCount(), ownTitles },
        });
        opened.push(market.code);
        await yieldToEventLoop();
      }
      for (const code of opened) {
        const live = next.get(code);
        if (live === undefined) continue;
        const history = histories.get(code) ?? new EngineHistory(PREVIOUS_ENGINE_LIMITS);
        histories.set(code, history);
        history.replace(live.engine, live.manifest.columns.bytes, now());
      }
      for (const [code, history] of histories)
        if (next.has(code)) history.expire(now());
        else histories.delete(code);
      markets = next;
      texts = nextTexts;
      active = index;
    },
  };
}

async function contentOf(folder: SnapshotFolder, { name, bytes }: SnapshotFile): Promise<ArrayBuffer> {
  const read = await readFile(folder.path(name)).catch(() => null);
  if (read?.byteLength !== bytes) throw new DamagedFileError(`${name} is missing or truncated`);
  return read.buffer.byteLength === bytes
    ? read.buffer
    : read.buffer.slice(read.byteOffset, read.byteOffset + bytes);
}

function manifestOf(market: Market, index: SnapshotIndex): Omit<LiveMarket['manifest'], 'epoch'> {
  const fileOf = (file: SnapshotFile | undefined) => ({
    url: `${SNAPSHOT_PATH}/${file?.name ?? ''}`,
    bytes: file?.bytes ?? 0,
    hash: file?.hash ?? '',
  });
  const part = index.parts?.[market.code];
  return {
    seq: index.seq,
    asOf: index.asOf,
    market: market.code,
    language: market.contentLanguage,
    text: fileOf(index.texts[market.contentLanguage]),
    columns: fileOf(index.columns[market.code]),
    ...(part === undefined
      ? {}
      : { part: { ...part, text: fileOf(part.text), columns: fileOf(part.columns) } }),
  };
}
