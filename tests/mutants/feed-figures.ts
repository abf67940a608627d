// Mutants of feeds: prices, sales and stock figures.
import type { Mutant } from '#tests/mutants/mutant.ts';

const SHOP = ['tests/server/feed-in-shop.test.ts'];
const GOOGLE = ['tests/server/google-feed.test.ts'];
const WOO = ['tests/server/woocommerce-feed.test.ts'];
const PRICE = ['feeds/price.test.ts'];
const STOCK = ['server/import/import-stock.test.ts'];

export const FEED_FIGURE_MUTANTS: readonly Mutant[] = [
  {
    name: 'a sale begins before its date',
    file: 'feeds/sale-window.ts',
    find: 'return start <= now && now <= end;',
    replace: 'return now <= end;',
    tests: SHOP,
  },
  {
    name: 'a sale never ends',
    file: 'feeds/sale-window.ts',
    find: 'return start <= now && now <= end;',
    replace: 'return start <= now;',
    tests: SHOP,
  },
  {
    name: 'a sale without a time ends when its last day begins',
    file: 'feeds/sale-window.ts',
    find: '`${lastDay}T23:59:59Z`',
    replace: '`${lastDay}T00:00:00Z`',
    tests: ['feeds/sale-window.test.ts'],
  },
  {
    name: 'a sale with a date that cannot be read has no limit',
    file: 'feeds/sale-window.ts',
    find: 'return start <= now && now <= end;',
    replace: 'return !(start > now) && !(end < now);',
    tests: ['feeds/sale-window.test.ts'],
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
    name: 'a price that rounds to 0 is a price',
    file: 'feeds/price.ts',
    find: 'return minor === 0 ? ZERO :',
    replace: 'return minor < 0 ? ZERO :',
    tests: PRICE,
  },
  {
    name: 'a price of a stock file that rounds to 0 is a price',
    file: 'server/import/stock-feed.ts',
    find: "return minor === 0 ? 'the price is 0' : minor;",
    replace: 'return minor;',
    tests: STOCK,
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
    find: 'if (known.includes(false)) return { stock: 0, unknown: null };',
    replace: 'if (known.includes(false) && figure === null) return { stock: 0, unknown: null };',
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
    find: ': { stock: 0, unknown };',
    replace: ': { stock: DEFAULT_STOCK, unknown: null };',
    tests: ['feeds/availability.test.ts'],
  },
  {
    name: 'a word in the column of stock figures is not read',
    file: 'feeds/availability.ts',
    find: "[figure === null ? stock : '', availability]",
    replace: '[availability]',
    tests: ['feeds/availability.test.ts'],
  },
  {
    name: 'stock that the parent manages is assumed',
    file: 'feeds/woocommerce-csv.ts',
    find: "stock: offer.stock === 'parent' ? base.stock : offer.stock,",
    replace: '',
    tests: WOO,
  },
  {
    name: 'drafts of WooCommerce are sold',
    file: 'feeds/woocommerce-csv.ts',
    find: "if (published !== '' && ",
    replace: "if (published === 'x' && ",
    tests: WOO,
  },
  {
    name: 'a stock file’s price may be in another currency than its column',
    file: 'server/import/stock-feed.ts',
    find: 'money.currency !== null && money.currency !== currency',
    replace: 'money.currency === currency && money.currency === null',
    tests: STOCK,
  },
];
