// Merchants' feeds, read into the catalogue model: Google Merchant, Shopify, WooCommerce, or any table with a mapping (docs/feeds.md).
export { readStock } from '#feeds/availability.ts';
export { cleanId } from '#feeds/clean.ts';
export { FEED_FORMATS, type FeedFormat, detectDelimiter } from '#feeds/detect.ts';
export { type Row, readRows } from '#feeds/delimited.ts';
export { openFeedFile } from '#feeds/feed-file.ts';
export { FeedError, FeedLog, type Rejection } from '#feeds/feed-log.ts';
export { guessMarket } from '#feeds/guess-market.ts';
export { articleIdOf, DEFAULT_SOURCE, isIdFromSource, sourceOf } from '#feeds/ids.ts';
export { type Mapping, parseMapping } from '#feeds/mapping.ts';
export { isKnownCurrency, MAX_PRICE, readMoney, toMinorUnits } from '#feeds/price.ts';
export { type GivenSizeGuide, parseSizeGuides } from '#feeds/size-guides.ts';
export { type FeedFailure, type FeedSummary, type ReadOptions, readFeed } from '#feeds/read-feed.ts';
