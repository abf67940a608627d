// A market's current engine, and the manifest of the two files it was opened from.
import type { SnapshotManifest } from '#contract/snapshot.ts';
import type { MarketSales } from '#settings/settings.ts';
import type { Engine } from '#engine/engine.ts';

export interface LiveMarket {
  readonly engine: Engine;
  readonly manifest: SnapshotManifest;
  /** Products sold in the market, and of the whole catalogue those with a title in the market's language. */
  readonly sales: MarketSales;
}
/** Undefined until the market is built. `market` is a current code of the registry. */
export type LiveMarketLookup = (market: string) => LiveMarket | undefined;
