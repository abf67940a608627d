// Holds each market's live engine, swaps all of them at once when new snapshots are ready, and answers discovery calls.
import { randomUUID } from 'node:crypto';
import type { DiscoverySource } from '#contract/discovery-source.ts';
import type { BodyOf } from '#contract/endpoints.ts';
import { shopError } from '#contract/errors.ts';
import { findMarket, MARKETS } from '#contract/market.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { Displays } from '#contract/search.ts';
import { openEngine } from '#engine/engine.ts';
import { engineSource } from '#engine/source.ts';
import type { LiveMarket, LiveMarkets } from '#server/discovery/live-market.ts';
import type { SnapshotFile, SnapshotFolder, SnapshotIndex } from '#server/discovery/snapshot-files.ts';

export const SNAPSHOT_PATH = '/snapshots';
const RELATED_FROM = 8;
const RELATED_LIMIT = 24;

export interface Discovery {
  readonly source: DiscoverySource;
  /** By a current market code. */
  readonly live: LiveMarkets;
  /** When the catalogue that is live was made, ms since 1970; undefined while there is none. */
  asOf(): number | undefined;
  related(request: BodyOf<'searchRelated'>): Promise<Result<Displays>>;
  /** Opens what the index names and puts it in place of what was live. Throws when a file is damaged; then nothing changed. */
  use(index: SnapshotIndex): void;
}

export function createDiscovery(folder: SnapshotFolder): Discovery {
  let markets: ReadonlyMap<string, LiveMarket> = new Map();
  let asOf: number | undefined;
  const source = engineSource((market) => markets.get(market)?.engine, randomUUID);
  return {
    source,
    live: (market) => markets.get(market),
    asOf: () => asOf,
    // What a caller sends beside the named fields was never checked, so nothing else is passed on.
    async related({ merchant, market, query = null, filters = null, sort = null }) {
      const found = await source.searchResults({
        merchant,
        market,
        query,
        filters,
        sort,
        limit: RELATED_FROM,
      });
      if (!found.ok) return found;
      const engine = markets.get(findMarket(market)?.code ?? '')?.engine;
      if (engine === undefined) return fail(shopError('overloaded'));
      const ids = found.value.displays.flatMap((display) => display.variant_displays[0]?.product_id ?? []);
      return ok({ displays: engine.related(ids, RELATED_LIMIT) });
    },
    use(index) {
      markets = openMarkets(folder, index);
      asOf = index.asOf;
    },
  };
}

function openMarkets(folder: SnapshotFolder, index: SnapshotIndex): Map<string, LiveMarket> {
  const opened = new Map<string, LiveMarket>();
  const texts = new Map<string, ArrayBuffer>();
  for (const market of MARKETS) {
    const textFile = index.texts[market.language];
    const columnsFile = index.columns[market.code];
    if (textFile === undefined || columnsFile === undefined) continue;
    const text = texts.get(market.language) ?? folder.read(textFile);
    texts.set(market.language, text);
    const engine = openEngine({ text, columns: folder.read(columnsFile) });
    if (!engine.ok)
      throw new Error(`snapshot of ${market.code}: ${engine.error.detail ?? engine.error.code}`);
    opened.set(market.code, {
      engine: engine.value,
      manifest: {
        epoch: engine.value.epoch,
        asOf: index.asOf,
        market: market.code,
        language: market.language,
        text: addressed(textFile),
        columns: addressed(columnsFile),
      },
    });
  }
  return opened;
}

function addressed({ name, bytes, hash }: SnapshotFile) {
  return { url: `${SNAPSHOT_PATH}/${name}`, bytes, hash };
}
