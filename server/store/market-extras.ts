// What a market's columns hold besides prices and stock, as it is stored.
import type { Market } from '#contract/market.ts';
import type { MarketSource } from '#engine/catalogue.ts';
import { readSynonyms } from '#server/store/catalogue-read.ts';
import type { Queries } from '#server/store/store.ts';

/** A change of any of it is logged as one of `columns`. */
export type MarketExtras = Pick<MarketSource, 'synonyms'>;

export async function readMarketExtras(db: Queries): Promise<(market: Market) => MarketExtras> {
  const synonyms = await readSynonyms(db);
  return ({ language }) => ({ synonyms: synonyms.get(language) ?? [] });
}
