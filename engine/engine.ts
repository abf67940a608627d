// Entry point of the engine room: builds the two kinds of snapshot, opens a pair of them, and answers queries from it.
export { buildMarketColumns, type MarketBuilder, marketBuilder } from '#engine/build/market-columns.ts';
export { buildTextBase } from '#engine/build/text-base.ts';
export type {
  ArticlePriceColumns,
  EngineContent,
  EngineFacet,
  EngineListing,
  EngineProduct,
  EngineRule,
  EngineSizeGuide,
  EngineSynonym,
  EngineValue,
  EngineVariant,
  ListingRule,
  MarketSource,
  RuleCondition,
  RuleTarget,
  ShopperSignals,
  TextSource,
} from '#engine/catalogue.ts';
export { EngineHistory } from '#engine/engine-history.ts';
export { mergeEpoch } from '#engine/epoch.ts';
export { areOfAnotherVersion, type Engine, type EngineFiles, openEngine } from '#engine/open-engine.ts';
export { isCursorOfEpoch } from '#engine/query/page.ts';
export { Workspace } from '#engine/query/workspace.ts';
export type { ProductsRequest, ProductsResult, SearchResult } from '#engine/request.ts';
export type { Explanation } from '#engine/results/explanation.ts';
export { type SnapshotSection, snapshotSections } from '#engine/snapshot/sections.ts';
export { engineSource } from '#engine/source.ts';
export { stockLevelOf } from '#engine/stock-level.ts';
export { guessLanguage } from '#engine/text/guess-language.ts';
