// A market's current engine, and the manifest of the two files it was opened from.
import type { SnapshotManifest } from '#contract/snapshot.ts';
import type { Engine } from '#engine/engine.ts';

export interface LiveMarket {
  readonly engine: Engine;
  readonly manifest: SnapshotManifest;
  /** Products sold in the market. */
  readonly productCount: number;
}
/** Undefined until the market is built. `market` is a current code of the registry. */
export type LiveMarketLookup = (market: string) => LiveMarket | undefined;
