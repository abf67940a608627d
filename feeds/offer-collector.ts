// Collects the offers of a feed: checks each against those before it, stores it by product, counts.
import { ONE_SIZE } from '#contract/limits.ts';
import { CURRENCIES, type Market, type MarketCode } from '#contract/market.ts';
import { CategoryTree } from '#feeds/categories.ts';
import { cleanId, cleanLine } from '#feeds/clean.ts';
import type { AttributeCounts } from '#feeds/feed-facets.ts';
import type { FeedLog } from '#feeds/feed-log.ts';
import { type Offer, type OfferContext, readOffer } from '#feeds/offer.ts';
import type { ExchangeRates } from '#feeds/price.ts';
import type { RawOffer } from '#feeds/raw-offer.ts';
import { MAX_SIZE, readSize } from '#feeds/size.ts';
import { OfferSpool } from '#feeds/spool.ts';

export interface OfferCollectorOptions {
  readonly source: string;
  readonly market: Market;
  /** All of the shop. */
  readonly markets: readonly Market[];
  readonly exchangeRates: ExchangeRates;
}

export class OfferCollector {
  readonly spool = new OfferSpool();
  readonly tree: CategoryTree;
  articles = 0;
  /** Whether an offer has a size that is not the only one there is. */
  hasSizes = false;
  /** Prices whose currency was assumed to be the market's. */
  assumedCurrencyCount = 0;
  readonly #log: FeedLog;
  readonly #markets: readonly Market[];
  readonly #context: OfferContext;
  readonly #lineOfId = new Map<string, number>();
  /** By product, colour and size. */
  readonly #firstOfSize = new Map<string, Pick<RawOffer, 'line' | 'options'>>();
  readonly #colors = new Set<string>();
  /** By currency: the products that have a price in it. */
  readonly #productsByCurrency = new Map<string, Set<string>>();
  readonly #attributes = new Map<string, { title: string; products: number; last: string }>();
  readonly #unsupportedCurrencies = new Map<string, number>();

  constructor(options: OfferCollectorOptions, log: FeedLog) {
    this.#log = log;
    this.#markets = options.markets;
    this.tree = new CategoryTree(options.source, options.market.contentLanguage);
    this.#context = {
      market: options.market,
      exchangeRates: options.exchangeRates,
      log,
      isSupported: (wanted) => options.markets.some(({ currency }) => currency === wanted),
      onUnsupportedCurrency: (currency) =>
        this.#unsupportedCurrencies.set(currency, (this.#unsupportedCurrencies.get(currency) ?? 0) + 1),
      onAssumedCurrency: () => {
        this.assumedCurrencyCount += 1;
      },
    };
  }

  add(raw: RawOffer): void {
    const { line } = raw;
    const id = cleanId(raw.id);
    const first = this.#lineOfId.get(id);
    if (first !== undefined && id !== '') {
      this.#log.reject({ line, id, reason: `the same id as in line ${first}`, field: 'id' });
      return;
    }
    const read = readOffer(raw, this.#context);
    if ('reason' in read) {
      this.#log.reject(read);
      return;
    }
    const { categoryPaths, ...found } = read;
    const offer = { ...found, size: this.#sizeOfItsOwn(found, raw.options) };
    const size = sizeKey(offer);
    const twin = this.#firstOfSize.get(size);
    if (twin !== undefined) {
      const cut = offer.size.includes('…') ? `, its size cut to ${MAX_SIZE} characters` : '';
      const reason = `the same colour and size of product ${offer.groupId} as in line ${twin.line}${cut}`;
      this.#log.reject({ line, id, reason, field: 'size' });
      return;
    }
    this.#lineOfId.set(id, line);
    this.#firstOfSize.set(size, { line, options: raw.options });
    this.#colors.add(colorKey(offer));
    this.#count(offer);
    const listingIds = new Set(categoryPaths.map((path) => this.tree.add(path)));
    this.spool.add({ ...offer, listingIds: [...listingIds] });
  }

  /** Of two offers of one colour and size the second has its other options behind the size: "M / Leather". */
  #sizeOfItsOwn(offer: SizedOffer, options: RawOffer['options']): string {
    const first = this.#firstOfSize.get(sizeKey(offer));
    if (first === undefined) return offer.size;
    const others = options.filter((option, at) => option !== first.options[at]);
    const parts = [offer.size === ONE_SIZE ? '' : offer.size, ...others.map((other) => cleanLine(other))];
    return readSize(parts.filter((part) => part !== '').join(' / '));
  }

  get products(): number {
    return this.spool.groupCount;
  }
  get variants(): number {
    return this.#colors.size;
  }
  get attributes(): AttributeCounts {
    return this.#attributes;
  }
  /** Offers by a currency that no market sells in. */
  get unsupportedCurrencies(): ReadonlyMap<string, number> {
    return this.#unsupportedCurrencies;
  }

  /** How many products each market can sell. */
  soldIn(): Partial<Record<MarketCode, number>> {
    const rows = this.#markets.map(
      ({ code, currency }) => [code, this.#productsByCurrency.get(currency)?.size ?? 0] as const,
    );
    return Object.fromEntries(rows.filter(([, count]) => count > 0));
  }

  #count(offer: Omit<Offer, 'listingIds'>): void {
    this.articles += 1;
    this.hasSizes ||= offer.size !== ONE_SIZE;
    for (const currency of CURRENCIES) {
      if (!(currency in offer.prices)) continue;
      const products = this.#productsByCurrency.get(currency) ?? new Set();
      this.#productsByCurrency.set(currency, products.add(offer.groupId));
    }
    for (const { key, title } of offer.attributes) {
      const known = this.#attributes.get(key) ?? { title, products: 0, last: '' };
      // Offers of a product mostly stand together, so the last one seen is enough to count it once.
      if (known.last !== offer.groupId || known.products === 0) known.products += 1;
      known.last = offer.groupId;
      this.#attributes.set(key, known);
    }
  }
}

type SizedOffer = Pick<Offer, 'groupId' | 'colorKey' | 'size'>;
const colorKey = (offer: SizedOffer): string => `${offer.groupId}\n${offer.colorKey}`;
const sizeKey = (offer: SizedOffer): string => `${colorKey(offer)}\n${offer.size.toLowerCase()}`;
