// Mutants of feeds: prices, sales, stock, grouping, and what is refused.
import type { Mutant } from '#tests/mutants/mutant.ts';

const SHOP = ['tests/server/feed-in-shop.test.ts'];
const GOOGLE = ['tests/server/google-feed.test.ts'];
const SHOPIFY = ['tests/server/shopify-feed.test.ts'];
const WOO = ['tests/server/woocommerce-feed.test.ts'];
const PRICE = ['feeds/price.test.ts'];
const FILE = ['feeds/feed-file.test.ts'];
const STOCK = ['server/import/import-stock.test.ts'];
const CLEAN = ['feeds/clean.test.ts'];
const SOURCES = ['tests/server/feed-sources.test.ts'];

export const SERVER_FEEDS_MUTANTS: readonly Mutant[] = [
  {
    name: 'a sale begins before its date',
    file: 'feeds/sale-window.ts',
    find: 'return !(start > now) && !(end < now);',
    replace: 'return !(end < now);',
    tests: SHOP,
  },
  {
    name: 'a sale never ends',
    file: 'feeds/sale-window.ts',
    find: 'return !(start > now) && !(end < now);',
    replace: 'return !(start > now);',
    tests: SHOP,
  },
  {
    name: 'a sale without a time ends when its last day begins',
    file: 'feeds/sale-window.ts',
    find: '`${to}T23:59:59Z`',
    replace: '`${to}T00:00:00Z`',
    tests: ['feeds/sale-window.test.ts'],
  },
  {
    name: 'a file with dates of sales is read without them',
    file: 'feeds/detect.ts',
    find: "google.has('sale_price_effective_date');",
    replace: 'false;',
    tests: SHOP,
  },
  {
    name: 'a decimal comma groups digits',
    file: 'feeds/price.ts',
    find: 'const isGroup = whole.includes(separator) ||',
    replace: "const isGroup = separator === ',' || whole.includes(separator) ||",
    tests: SHOP,
  },
  {
    name: 'a grouping point is a decimal point',
    file: 'feeds/price.ts',
    find: '(fraction.length === 3 && !hasOther && !/^0+$/.test(whole))',
    replace: 'false',
    tests: PRICE,
  },
  {
    name: 'converted prices are truncated',
    file: 'feeds/price.ts',
    find: "const isRoundedUp = (fraction[minorDigits] ?? '0') >= '5';",
    replace: 'const isRoundedUp = false;',
    tests: SHOP,
    grep: 'foreign price',
  },
  {
    name: 'an exchange rate is ignored',
    file: 'feeds/price.ts',
    find: 'Number(money.amount) * exchange.rate',
    replace: 'Number(money.amount)',
    tests: SHOP,
    grep: 'foreign price',
  },
  {
    name: 'a price of 0 is a price',
    file: 'feeds/price.ts',
    find: 'if (Number(money.amount) <= 0)',
    replace: 'if (Number(money.amount) < 0)',
    tests: PRICE,
  },
  {
    name: 'a sale price in another currency is taken',
    file: 'feeds/offer.ts',
    find: "other.kind === 'unsupported' || other.currency !== main.currency",
    replace: "other.kind === 'unsupported'",
    tests: SHOP,
  },
  {
    name: 'PR-05 a sale price above the price raises it',
    file: 'feeds/offer.ts',
    find: 'paid = Math.min(paid, other.minor)',
    replace: 'paid = other.minor',
    tests: ['feeds/offer.test.ts'],
  },
  {
    name: 'PR-05 a sale price that is no lower is one',
    file: 'feeds/offer.ts',
    find: 'sale: paid < list ? paid : null',
    replace: 'sale: paid',
    tests: GOOGLE,
  },
  {
    name: 'out of stock in words is overruled by a figure',
    file: 'feeds/availability.ts',
    find: 'if (word === false) return { stock: 0, unknown: null };',
    replace: 'if (word === false && figure === null) return { stock: 0, unknown: null };',
    tests: ['feeds/availability.test.ts'],
  },
  {
    name: 'preorder is in stock',
    file: 'feeds/availability.ts',
    find: 'discontinued preorder backorder',
    replace: 'discontinued backorder',
    tests: ['feeds/availability.test.ts'],
  },
  {
    name: 'a word that is not known is in stock',
    file: 'feeds/availability.ts',
    find: 'if (word === null) return { stock: 0, unknown: fields.availability };',
    replace: 'if (word === null) return { stock: DEFAULT_STOCK, unknown: null };',
    tests: ['feeds/availability.test.ts'],
  },
  {
    name: 'an id may stand in a feed twice',
    file: 'feeds/offer-collector.ts',
    find: "if (first !== undefined && id !== '') {",
    replace: "if (first === -1 && id !== '') {",
    tests: GOOGLE,
  },
  {
    name: 'colour and size may stand in a product twice',
    file: 'feeds/offer-collector.ts',
    find: 'if (twin !== undefined) {',
    replace: 'if (twin === -1) {',
    tests: ['feeds/offer.test.ts'],
  },
  {
    name: 'a row that is cut short is rejected alone',
    file: 'feeds/delimited.ts',
    find: 'if (cells.length < header.length && isUnfinished)',
    replace: 'if (cells.length < 0 && isUnfinished)',
    tests: SHOP,
  },
  {
    name: 'variants that a shop calls sold out are sold',
    file: 'feeds/shopify-json.ts',
    find: "typeof variant['available'] === 'boolean' ? String(variant['available']) : ''",
    replace: "''",
    tests: SHOPIFY,
  },
  {
    name: 'an archive that is cut short is taken',
    file: 'feeds/feed-file.ts',
    find: 'throw new FeedError(`the gzip archive is damaged or cut short (${cause.message})`, null);',
    replace: 'return;',
    tests: FILE,
  },
  {
    name: 'PR-04 the colours of a product are one',
    file: 'feeds/group.ts',
    find: 'Map.groupBy(offers, (offer) => offer.colorKey)',
    replace: 'Map.groupBy(offers, (offer) => offer.groupId)',
    tests: SHOP,
  },
  {
    name: 'a colour is shown by pictures of another',
    file: 'feeds/group.ts',
    find: 'own.has(url) || !ofOthers.some((urls) => urls.has(url))',
    replace: 'own.has(url) || ofOthers.length >= 0',
    tests: SHOPIFY,
  },
  {
    name: 'drafts of Shopify are sold',
    file: 'feeds/shopify-csv.ts',
    find: '/^(?:draft|archived|unlisted)$/i',
    replace: '/^(?:archived|unlisted)$/i',
    tests: SHOPIFY,
  },
  {
    name: 'drafts of WooCommerce are sold',
    file: 'feeds/woocommerce-csv.ts',
    find: "if (published !== '' && ",
    replace: "if (published === 'x' && ",
    tests: WOO,
  },
  {
    name: 'a stock file may raise a price by a sale',
    file: 'server/import/stock-feed.ts',
    find: 'price.sale !== null && price.sale > price.list',
    replace: 'price.sale === -1',
    tests: STOCK,
  },
  {
    name: 'a stock file’s price may be in another currency than its column',
    file: 'server/import/stock-feed.ts',
    find: 'money.currency !== null && money.currency !== currency',
    replace: 'money.currency === currency && money.currency === null',
    tests: STOCK,
  },
  {
    name: 'a feed that stands there already is imported once more',
    file: 'server/import/duplicate-source.ts',
    find: 'MAX_KNOWN_SHARE = 0.5;',
    replace: 'MAX_KNOWN_SHARE = 1;',
    tests: SOURCES,
  },
  {
    name: 'a dry run is stored',
    file: 'server/import/import-feed.ts',
    find: '{ dryRun: isDryRun, replaces }',
    replace: '{ dryRun: false, replaces }',
    tests: ['server/import/import-feed.test.ts'],
  },
  {
    name: 'links are left in descriptions',
    file: 'feeds/clean.ts',
    find: "'em', 'br'];",
    replace: "'em', 'br', 'a'];",
    tests: CLEAN,
  },
];
