// Reads a feed that a test has written down, through a real file, and hands back what it became.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type {
  CatalogueArticle,
  CatalogueFacet,
  CatalogueListing,
  CatalogueProduct,
} from '#catalogue/model.ts';
import { type FeedFailure, type FeedResult, readFeed, type ReadOptions } from '#feeds/read-feed.ts';
import { MARKETS, marketOf } from '#tests/fixtures/markets.ts';

/** Noon of a day on which no fixture's sale begins or ends. */
export const FEED_NOW = Date.UTC(2026, 5, 15, 12);

export interface ParsedFeed extends Omit<FeedResult, 'parts' | 'close'> {
  readonly list: readonly CatalogueProduct[];
  readonly listings: readonly CatalogueListing[];
  readonly facets: readonly CatalogueFacet[];
}

/** Runs `work` with the path of a file that holds `text`; the file is gone afterwards. */
export async function withFile<T>(
  name: string,
  text: string | Uint8Array,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-feed-test-'));
  try {
    const path = join(folder, name);
    writeFileSync(path, name.endsWith('.gz') && typeof text === 'string' ? gzipSync(text) : text);
    return await work(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function read(name: string, text: string | Uint8Array, options: Partial<ReadOptions>) {
  return withFile(name, text, async (path) => {
    const outcome = await readFeed(path, {
      format: 'auto',
      market: marketOf('en-eu'),
      markets: MARKETS,
      mapping: null,
      source: 'test',
      now: FEED_NOW,
      ...options,
    });
    if (!outcome.ok) return outcome;
    const { parts, close, ...summary } = outcome.value;
    const { listings, facets } = parts;
    const value: ParsedFeed = { ...summary, list: [...parts.products], listings, facets };
    close();
    return { ok: true as const, value };
  });
}

/** Fails the test when the feed is refused. */
export async function readFeedText(
  name: string,
  text: string | Uint8Array,
  options: Partial<ReadOptions> = {},
): Promise<ParsedFeed> {
  const outcome = await read(name, text, options);
  if (!outcome.ok) throw new Error(`refused in line ${outcome.error.line}: ${outcome.error.reason}`);
  return outcome.value;
}

/** Fails the test when the feed is taken. */
export async function readFeedFailure(
  name: string,
  text: string | Uint8Array,
  options: Partial<ReadOptions> = {},
): Promise<FeedFailure> {
  const outcome = await read(name, text, options);
  if (outcome.ok) throw new Error('the feed was taken');
  return outcome.error;
}

export function articlesOf(product: CatalogueProduct | undefined): CatalogueArticle[] {
  return product?.variants.flatMap((variant) => variant.articles) ?? [];
}
