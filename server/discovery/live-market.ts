// One market's discovery as it is at this moment: the engine, and the two files it was opened from.
import type { SnapshotManifest } from '#contract/snapshot.ts';
import type { Engine } from '#engine/engine.ts';

export interface LiveMarket {
  readonly engine: Engine;
  readonly manifest: SnapshotManifest;
  /** Products sold in the market. */
  readonly productCount: number;
}
/** Undefined while the catalogue was never built. `market` is a current code of the registry. */
export type LiveMarketLookup = (market: string) => LiveMarket | undefined;
