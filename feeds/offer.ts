// One article of a feed, checked and normalised: prices in minor units, a stock figure, URLs that may be fetched.
import type { Currency, Market } from '#contract/market.ts';
import type { ArticlePrice } from '#catalogue/catalogue.ts';
import { stockOf } from '#feeds/availability.ts';
import { cleanId, cleanLine } from '#feeds/clean.ts';
import { readDate } from '#feeds/date.ts';
import type { FeedLog, Rejection } from '#feeds/feed-log.ts';
import { type Gender, readGender } from '#feeds/gender.ts';
import { titleKey } from '#feeds/ids.ts';
import { type ExchangeRates, readMoney, readPrice } from '#feeds/price.ts';
import type { RawAttribute, RawOffer, RawPrice } from '#feeds/raw-offer.ts';
import { stripTitleSuffixes, readSize, sizeInTitle } from '#feeds/size.ts';
import { slugOf } from '#feeds/transliterate.ts';

export interface Offer {
  readonly line: number;
  readonly id: string;
  readonly groupId: string;
  readonly handle: string;
  readonly sku: string;
  readonly gtin: string | null;
  readonly title: string;
  readonly brand: string;
  /** Not yet cleaned: only one description of a product is used. */
  readonly description: string;
  readonly color: string;
  /** Offers of a product with the same key are sizes of one colour. */
  readonly colorKey: string;
  readonly size: string;
  readonly gender: Gender | null;
  readonly listingIds: readonly string[];
  readonly images: readonly string[];
  readonly sharedImages: readonly string[];
  readonly prices: Readonly<Partial<Record<Currency, ArticlePrice>>>;
  readonly stock: number;
  /** Share 0..1 of the price, where the feed gives the cost. */
  readonly margin: number | null;
  readonly isUsed: boolean;
  /** '' where it is taxed as the market says. */
  readonly taxCategory: string;
  readonly tags: readonly string[];
  readonly attributes: readonly RawAttribute[];
  /** ms since 1970; 0 where the feed has no date. */
  readonly publishedAt: number;
}

/** An offer whose categories are not in the feed's tree: each offer that is taken is counted there. */
interface OfferReading extends Omit<Offer, 'listingIds'> {
  /** At least one; an empty path where the feed has none. */
  readonly categoryPaths: readonly (readonly string[])[];
}

export interface OfferContext {
  readonly market: Market;
  readonly exchangeRates: ExchangeRates;
  readonly log: FeedLog;
  /** Whether a market of the shop sells in the currency. */
  isSupported(currency: Currency): boolean;
  /** Called for every price in a currency that no market sells in. */
  onUnsupportedCurrency(currency: string): void;
  /** Called for every price without a currency, which is assumed to be in the market's. */
  onAssumedCurrency(): void;
}

const MAX_IMAGES = 16;
const MAX_ID = 200;

/** A rejection names the field and what is wrong with it; what does not prevent an import becomes a warning. */
export function readOffer(raw: RawOffer, context: OfferContext): OfferReading | Rejection {
  const { line } = raw;
  const id = cleanId(raw.id);
  if (id === '') return { line, reason: 'has no id', field: 'id' };
  if (id.length > MAX_ID) return { line, reason: 'the id is longer than 200 characters', field: 'id' };
  const written = cleanLine(raw.title);
  if (written === '') return { line, id, reason: 'has no title', field: 'title' };
  const prices = readPrices(raw, context);
  if ('reason' in prices) return { line, id, ...prices };
  const fromTitle = raw.size === '' ? sizeInTitle(written) : { title: written, size: raw.size };
  const color = cleanLine(raw.color, 80);
  const size = readSize(cleanLine(fromTitle.size));
  const { stock, unknown } = stockOf(raw);
  if (unknown !== null)
    context.log.warn(
      `availability "${unknown.slice(0, 40)}" is not known: such products count as sold out`,
      'words for availability that are not known',
    );
  const paths = raw.categories.length === 0 ? [[]] : raw.categories;
  const tags = raw.tags.map((tag) => cleanLine(tag, 60)).filter((tag) => tag !== '');
  const categoryTitles = raw.categories.flat();
  return {
    line,
    id,
    groupId: cleanId(raw.groupId) || id,
    handle: raw.handle.trim(),
    sku: skuOf(raw, id, context),
    gtin: /^\d{8,14}$/.test(raw.gtin.replace(/^'/, '').trim()) ? raw.gtin.replace(/^'/, '').trim() : null,
    title: stripTitleSuffixes(fromTitle.title, color, raw.size),
    brand: cleanLine(raw.brand, 80),
    description: raw.description,
    color,
    colorKey: color === '' ? 'one' : titleKey(color, 60),
    size,
    gender: readGender(
      raw.gender,
      raw.ageGroup,
      [written, ...categoryTitles, ...tags],
      context.market.contentLanguage,
    ),
    categoryPaths: paths.map((path) => path.map((part) => cleanLine(part, 80))),
    images: fetchableUrls(raw.images, context.log),
    sharedImages: fetchableUrls(raw.sharedImages, context.log),
    prices: prices.prices,
    stock,
    margin: marginOf(raw, context.market),
    isUsed: /^(?:used|refurbished|second ?hand|begagnad|gebraucht|usado|usada)$/i.test(raw.condition.trim()),
    taxCategory: taxCategoryOf(raw, context),
    tags,
    attributes: raw.attributes.flatMap(cleanAttribute),
    publishedAt: Math.max(0, readDate(raw.publishedAt) ?? 0),
  };
}

/** As the settings write ids: "Reduced rate" is `reduced-rate`. */
function taxCategoryOf({ taxCategory }: RawOffer, { market, log }: OfferContext): string {
  const id = slugOf(taxCategory, 40);
  if (id === '' || Object.hasOwn(market.taxCategories, id)) return id;
  log.warn(
    `tax category "${id}" is not in the settings: such products are taxed as all others`,
    'tax categories that are not in the settings',
  );
  return id;
}

type Prices = { readonly prices: Offer['prices'] } | { readonly reason: string; readonly field: string };

function readPrices(raw: RawOffer, context: OfferContext): Prices {
  const found: Partial<Record<Currency, ArticlePrice>> = {};
  const given = raw.prices.filter(({ price, sale, compareAt: before }) => `${price}${sale}${before}` !== '');
  if (given.length === 0) return { reason: 'has no price', field: 'price' };
  for (const written of given) {
    const reading = readOfferPrice(written, context);
    if ('reason' in reading) return reading;
    if ('unsupported' in reading) context.onUnsupportedCurrency(reading.unsupported);
    else {
      found[reading.currency] ??= reading.price;
      if (!context.isSupported(reading.currency)) context.onUnsupportedCurrency(reading.currency);
      if (reading.isAssumed) context.onAssumedCurrency();
    }
  }
  return { prices: found };
}

type OfferPriceResult =
  | { readonly currency: Currency; readonly price: ArticlePrice; readonly isAssumed: boolean }
  | { readonly unsupported: string }
  | { readonly reason: string; readonly field: string };

/** The higher of price and compare-at price is the list price, a lower price to pay the sale price. */
function readOfferPrice(written: RawPrice, context: OfferContext): OfferPriceResult {
  const read = (text: string) => readPrice(text, written.currency, context.market, context.exchangeRates);
  const main = read(written.price === '' ? written.sale || written.compareAt : written.price);
  if (main.kind === 'bad') return { reason: main.reason, field: 'price' };
  if (main.kind === 'unsupported') return { unsupported: main.currency };
  let list = main.minor;
  let paid = main.minor;
  for (const [field, text] of [
    ['sale price', written.sale],
    ['price before', written.compareAt],
  ] as const) {
    if (text === '' || isZero(text)) continue;
    const other = read(text);
    if (other.kind === 'bad') return { reason: other.reason, field };
    if (other.kind === 'unsupported' || other.currency !== main.currency)
      return { reason: `is in another currency than the price`, field };
    if (field === 'sale price') paid = Math.min(paid, other.minor);
    else list = Math.max(list, other.minor);
  }
  const price = { list, sale: paid < list ? paid : null };
  return { currency: main.currency, price, isAssumed: main.isAssumed };
}

/** A sale or compare-at price of 0 means that there is none. */
function isZero(text: string): boolean {
  const money = readMoney(text, '');
  return money !== null && Number(money.amount) === 0;
}

/** The id where there is none, or what stands there is no number of an article. */
function skuOf(raw: RawOffer, id: string, { log }: OfferContext): string {
  const sku = cleanId(raw.sku);
  if (sku.length <= MAX_ID) return sku || id;
  log.warn(
    `the SKU "${sku.slice(0, 40)}…" is longer than ${MAX_ID} characters: the id is used`,
    'SKUs that are too long',
  );
  return id;
}

function marginOf(raw: RawOffer, market: Market): number | null {
  const cost = raw.cost === '' ? null : readMoney(raw.cost, market.currency);
  const paid = readMoney(raw.prices[0]?.sale || (raw.prices[0]?.price ?? ''), market.currency);
  if (cost === null || paid === null || Number(paid.amount) <= 0) return null;
  const share = 1 - Number(cost.amount) / Number(paid.amount);
  return Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;
}

/** http and https URLs in the feed's order, without duplicates. */
function fetchableUrls(urls: readonly string[], log: FeedLog): string[] {
  const found = new Set<string>();
  for (const written of urls) {
    const text = written.trim();
    if (text === '') continue;
    const url = URL.canParse(text) ? new URL(text) : null;
    const isWeb = url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
    if (url === null || !isWeb || url.username !== '' || url.href.length > 2000)
      log.warn('a picture address is not http or https: the picture is left out');
    else if (found.size < MAX_IMAGES) found.add(url.href);
  }
  return [...found];
}

/** Keys of the shop's own facets. */
const RESERVED_KEYS: ReadonlySet<string> = new Set([
  'category',
  'color',
  'size',
  'price',
  'brand',
  'gender',
  'sustainability',
  'label',
  'in_stock',
]);

function cleanAttribute(attribute: RawAttribute): RawAttribute[] {
  const values = [...new Set(attribute.values.map((value) => cleanLine(value, 80)))].filter(
    (value) => value !== '',
  );
  const title = cleanLine(attribute.title, 60);
  const key = RESERVED_KEYS.has(attribute.key) ? `own-${attribute.key}` : attribute.key;
  return values.length === 0 || title === '' ? [] : [{ key, title, values }];
}
