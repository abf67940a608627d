// Mutants of feeds: what is read and what is refused, ids, grouping, pictures, mapping files and size guides.
import type { Mutant } from '#tests/mutants/mutant.ts';

const SHOP = ['tests/server/feed-in-shop.test.ts'];
const GOOGLE = ['tests/server/google-feed.test.ts'];
const SHOPIFY = ['tests/server/shopify-feed.test.ts'];
const WOO = ['tests/server/woocommerce-feed.test.ts'];
const FILE = ['feeds/feed-file.test.ts'];
const STOCK = ['server/import/import-stock.test.ts'];
const CLEAN = ['feeds/clean.test.ts'];
const SOURCES = ['tests/server/feed-sources.test.ts'];
const HOSTILE = ['tests/server/hostile-feeds.test.ts'];
const PHOTOS = ['server/images/remote-photo.test.ts'];

export const SERVER_FEEDS_MUTANTS: readonly Mutant[] = [
  {
    name: 'a file with dates of sales is read without them',
    file: 'feeds/detect.ts',
    find: "google.has('sale_price_effective_date');",
    replace: 'false;',
    tests: SHOP,
  },
  {
    name: 'colours in a script that no slug is made of are one',
    file: 'feeds/ids.ts',
    find: "return slug !== '' && !LOST_LETTER.test(transliterate(title)) ?",
    replace: "return slug !== '' ?",
    tests: ['feeds/offer.test.ts'],
  },
  {
    name: 'values that differ by a sign are one',
    file: 'feeds/ids.ts',
    find: 'return isWhole ? slug',
    replace: "return isWhole || slug !== '' ? slug",
    tests: WOO,
  },
  {
    name: 'a NUL character of a feed goes to the database',
    file: 'feeds/clean.ts',
    find: '|[^\\P{Cc}\\s\\u0085]/gu',
    replace: '/gu',
    tests: CLEAN,
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
    name: 'a stock file may raise a price by a sale',
    file: 'store/stock.ts',
    find: '(sale ?? 0) > listNow',
    replace: 'false',
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
  {
    name: 'white space between the items of a feed fills the memory',
    file: 'feeds/google-xml.ts',
    find: 'if (this.#untagged > MAX_VALUE_CHARACTERS)',
    replace: 'if (this.#untagged < 0)',
    tests: HOSTILE,
  },
  {
    name: 'elements of a feed stand inside of one another without end',
    file: 'feeds/google-xml.ts',
    find: 'this.#path.length === MAX_DEPTH',
    replace: 'this.#path.length < 0',
    tests: HOSTILE,
  },
  {
    name: 'an item of a feed has no end',
    file: 'feeds/google-xml.ts',
    find: 'this.#item.size > MAX_ITEM_CHARACTERS',
    replace: 'this.#item.size < 0',
    tests: HOSTILE,
  },
  {
    name: 'an archive unpacks to whatever it holds',
    file: 'feeds/feed-file.ts',
    find: 'seen > MAX_UNPACKED_RATIO * raw.bytesRead',
    replace: 'seen < raw.bytesRead',
    tests: HOSTILE,
  },
  {
    name: 'a large feed is taken for an archive made to fill a disk',
    file: 'feeds/feed-file.ts',
    find: 'const MAX_UNPACKED_RATIO = 200;',
    replace: 'const MAX_UNPACKED_RATIO = 1.5;',
    tests: HOSTILE,
  },
  {
    name: 'the password in a photo’s address is sent',
    file: 'server/images/remote-photo.ts',
    find: "if (url.username !== '' || url.password !== '')",
    replace: "if (url.username === '' && url.password !== '')",
    tests: PHOTOS,
  },
  {
    name: 'the machine’s own host is asked for a photo',
    file: 'server/images/public-ip.ts',
    find: 'ip.toString() !== AZURE_HOST',
    replace: "ip.toString() !== ''",
    tests: PHOTOS,
  },
  {
    name: 'a size guide may be of a category that the feed does not have',
    file: 'feeds/size-guides.ts',
    find: 'if (listingId !== undefined) return listingId;',
    replace: 'if (listingId !== undefined || slug !== null) return listingId ?? slug;',
    tests: ['feeds/size-guides.test.ts', 'commands/import/command.test.ts'],
  },
  {
    name: 'a row of a size guide may lack values',
    file: 'feeds/size-guides.ts',
    find: 'values.length === measures.length',
    replace: 'values.length <= measures.length',
    tests: ['feeds/size-guides.test.ts'],
  },
  {
    name: 'a size guide keeps sizes as they were written',
    file: 'feeds/size-guides.ts',
    find: 'size: readSize(size),',
    replace: 'size,',
    tests: ['feeds/size-guides.test.ts'],
  },
  {
    name: 'a feed that is the same as before does not bring back stock that orders took',
    file: 'store/reservations.ts',
    find: '    await markProducts(tx, moved);\n',
    replace: '',
    tests: ['store/stock.test.ts'],
  },
  {
    name: 'prices in a currency that is none are left out without a word',
    file: 'feeds/mapping.ts',
    find: `          STRICT,
        ),
        STRICT,
      ),
    ),
    /** Amounts in`,
    replace: `          STRICT,
        ),
      ),
    ),
    /** Amounts in`,
    tests: ['feeds/mapped-csv.test.ts'],
  },
];
