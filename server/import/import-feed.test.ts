// A feed in the store: whole or not at all, and the same feed twice changes nothing.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { importFeed, type ImportOptions } from '#server/import/import-feed.ts';
import { applyCatalogue } from '#store/catalogue.ts';
import { readArticles, readCatalogue } from '#store/catalogue-read.ts';
import { lastChange } from '#store/change-log.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { FEED_NOW, withFile } from '#tests/feed-text.ts';
import { smallCatalogue } from '#tests/small-catalogue.ts';
import { MARKETS, marketOf } from '#tests/fixtures/markets.ts';

const item = (id: string, price: string) =>
  `<item><g:id>${id}</g:id><g:title>Ridge cap ${id}</g:title><g:price>${price}</g:price>
  <g:product_type>Caps</g:product_type></item>`;
const rss = (...items: string[]) =>
  `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${items.join('\n')}</channel></rss>`;

describe.each(DATABASES)('a feed on $name', ({ make }) => {
  let place: TestDatabase;
  let store: Store;
  beforeEach(async () => {
    place = await make();
    store = await openStore(place);
  });
  afterEach(async () => {
    await store.close();
    await place.remove();
  });

  const run = (text: string, options: Partial<ImportOptions> = {}) =>
    withFile('feed.xml', text, (path) =>
      importFeed(store, path, {
        format: 'auto',
        market: marketOf('sv-se'),
        markets: MARKETS,
        mapping: null,
        source: 'test',
        now: FEED_NOW,
        isDryRun: false,
        replaces: [],
        allowsDuplicates: false,
        ...options,
      }),
    );

  test('the same feed twice changes nothing; what changed, came and went is counted', async () => {
    const first = await run(rss(item('1', '10 SEK'), item('2', '20 SEK'), item('3', '30 SEK')));
    expect(first).toMatchObject({ ok: true, value: { added: 3, changed: 0, unchanged: 0, withdrawn: 0 } });
    const again = await run(rss(item('1', '10 SEK'), item('2', '20 SEK'), item('3', '30 SEK')));
    expect(again).toMatchObject({ ok: true, value: { added: 0, changed: 0, unchanged: 3, epoch: null } });
    const other = await run(rss(item('1', '10 SEK'), item('2', '25 SEK'), item('4', '40 SEK')));
    expect(other).toMatchObject({ ok: true, value: { added: 1, changed: 1, unchanged: 1, withdrawn: 1 } });
    const prices = (await readArticles(store.db)).map(({ articleId, prices }) => [
      articleId,
      prices.SEK?.list,
    ]);
    expect(prices).toEqual([
      ['test~1', 1000],
      ['test~2', 2500],
      ['test~4', 4000],
    ]);
  });

  test('a feed that breaks off leaves the catalogue as it was', async () => {
    await run(rss(item('1', '10 SEK')));
    const before = [await lastChange(store.db), await readCatalogue(store.db)];
    const whole = rss(item('1', '11 SEK'), item('2', '20 SEK'));
    for (const text of [
      whole.slice(0, -30),
      whole.replace('</g:title>', '</g:titel>'),
      rss(item('9', 'soon')),
    ])
      expect(await run(text)).toMatchObject({ ok: false, error: { line: expect.anything() as unknown } });
    expect([await lastChange(store.db), await readCatalogue(store.db)]).toEqual(before);
  });

  test('a dry run counts and keeps nothing', async () => {
    const report = await run(rss(item('1', '10 SEK')), { isDryRun: true });
    expect(report).toMatchObject({ ok: true, value: { added: 1, isDryRun: true, epoch: null } });
    expect((await readCatalogue(store.db)).products).toEqual([]);
    expect(await lastChange(store.db)).toBeUndefined();
  });

  test('the demo goes when asked, other sources stay', async () => {
    await applyCatalogue(store, smallCatalogue());
    await applyCatalogue(store, {
      ...smallCatalogue(),
      source: 'demo',
      listings: [],
      products: [...smallCatalogue().products].map((product) => ({
        ...product,
        source: 'demo',
        productId: `demo-${product.productId}`,
        variants: [],
      })),
    });
    const report = await run(rss(item('1', '10 SEK')), { replaces: ['demo'] });
    expect(report).toMatchObject({ ok: true, value: { added: 1, replaced: { demo: 2 } } });
    const sources = new Set((await readCatalogue(store.db)).products.map(({ source }) => source));
    expect([...sources].toSorted()).toEqual(['small', 'test']);
  });
});
