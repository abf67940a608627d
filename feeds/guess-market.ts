// Guesses the market that a feed was written for, where the command names none: by the language of its texts.
import { guessLanguage } from '#engine/engine.ts';
import type { Market, MarketRegistry } from '#contract/market.ts';
import { openFeedFile } from '#feeds/feed-file.ts';
import { FeedError } from '#feeds/feed-log.ts';

export interface GuessedMarket {
  readonly market: Market;
  /** What is said of a market that is not the shop's default. */
  readonly note: string | null;
}

/** The default market where the texts are in its language, or none can be told. */
export async function guessMarket(path: string, registry: MarketRegistry): Promise<GuessedMarket> {
  const { defaultMarket, markets } = registry;
  const head = await headOf(path);
  const language = guessLanguage(head);
  if (language === null || language === defaultMarket.contentLanguage)
    return { market: defaultMarket, note: null };
  const priced = (market: Market) => head.split(market.currency).length - 1;
  const [market] = markets
    .filter(({ contentLanguage }) => contentLanguage === language)
    .toSorted((a, b) => priced(b) - priced(a) || homeOf(b) - homeOf(a));
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  if (market === undefined)
    return { market: defaultMarket, note: `the texts look like ${name}, which no market sells in` };
  return {
    market,
    note: `the texts look like ${name}: read as with --market ${market.code}; --market names another`,
  };
}

/** 1 where the language is that of the country: sv-se before sv-fi, de-de before de-eu. */
function homeOf({ language, country }: Market): number {
  return new Intl.Locale(language).maximize().region === country ? 1 : 0;
}

/** Empty for a file that can't be read: reading it whole says why. */
async function headOf(path: string): Promise<string> {
  try {
    return (await openFeedFile(path)).head;
  } catch (cause) {
    if (cause instanceof FeedError) return '';
    throw cause;
  }
}
