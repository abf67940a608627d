// The stored catalogue on both databases: writes are idempotent and atomic, and absent products are withdrawn, not deleted.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CatalogueProduct } from '#catalogue/catalogue.ts';
import { applyCatalogue, removeSource } from '#store/catalogue.ts';
import { readArticles, readCatalogue } from '#store/catalogue-read.ts';
import { lastChange } from '#store/change-log.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { textSource } from '#store/engine-sources.ts';
import { imageById } from '#store/images.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import {
  SMALL_SOURCE,
  smallArticle,
  smallCatalogue,
  smallProduct,
  smallVariant,
} from '#tests/small-catalogue.ts';

describe.each(DATABASES)('the catalogue on $name', ({ make }) => {
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

  test('the first run adds everything, the second changes nothing', async () => {
    const first = await applyCatalogue(store, smallCatalogue());
    expect(first.products).toEqual({ added: 2, changed: 0, unchanged: 0, withdrawn: 0 });
    expect(first.listings.added).toBe(3);
    expect([first.variants, first.articles]).toEqual([3, 5]);
    expect((await lastChange(store.db))?.epoch).toBe(first.epoch);
    const second = await applyCatalogue(store, smallCatalogue());
    expect(second.products).toEqual({ added: 0, changed: 0, unchanged: 2, withdrawn: 0 });
    expect(second.epoch).toBeNull();
    expect(await lastChange(store.db)).toMatchObject({ seq: 1, epoch: first.epoch });
  });

  test('a dry run reports and writes nothing', async () => {
    const report = await applyCatalogue(store, smallCatalogue(), { dryRun: true });
    expect(report.products.added).toBe(2);
    expect((await readCatalogue(store.db)).products).toEqual([]);
    expect(await lastChange(store.db)).toBeUndefined();
  });

  test('what is absent is withdrawn, and restored when given again', async () => {
    await applyCatalogue(store, smallCatalogue());
    const [, second] = [...smallCatalogue().products];
    const report = await applyCatalogue(
      store,
      smallCatalogue({ products: second === undefined ? [] : [second] }),
    );
    expect(report.products).toEqual({ added: 0, changed: 0, unchanged: 1, withdrawn: 1 });
    expect((await readCatalogue(store.db)).products.map((product) => product.productId)).toEqual(['p2']);
    expect((await readArticles(store.db)).map((article) => article.articleId)).toEqual(['a4', 'a5']);
    const rows = await store.db.selectFrom('products').select('product_id').execute();
    expect(rows).toHaveLength(2);
    const back = await applyCatalogue(store, smallCatalogue());
    expect(back.products).toEqual({ added: 1, changed: 0, unchanged: 1, withdrawn: 0 });
  });

  test('a size that a product no longer has is not sold any more', async () => {
    await applyCatalogue(store, smallCatalogue());
    const products = [smallProduct('p1', [smallVariant('p1-blue', [smallArticle('a2', 'M')])])];
    await applyCatalogue(store, smallCatalogue({ products }));
    expect((await readArticles(store.db)).map((article) => article.articleId)).toEqual(['a2']);
  });

  test('a run that fails half-way does not change the catalogue', async () => {
    const before = await applyCatalogue(store, smallCatalogue());
    function* broken(): Iterable<CatalogueProduct> {
      for (let number = 0; number < 300; number += 1) {
        yield smallProduct(`q${number}`, [
          smallVariant(`q${number}-blue`, [smallArticle(`qa${number}`, 'S')]),
        ]);
      }
      throw new Error('the feed ends here');
    }
    await expect(applyCatalogue(store, smallCatalogue({ products: broken() }))).rejects.toThrow(
      'the feed ends here',
    );
    expect((await readCatalogue(store.db)).products).toHaveLength(2);
    expect((await lastChange(store.db))?.epoch).toBe(before.epoch);
  });

  test('a slug that another product has gets a number, and keeps it', async () => {
    const products = ['p1', 'p2', 'p3'].map((id) =>
      smallProduct(id, [smallVariant(`${id}-blue`, [smallArticle(`${id}-a`, 'S')])], { slug: 'shell' }),
    );
    await applyCatalogue(store, smallCatalogue({ products }));
    const renamed = products.map((product) => ({ ...product, brand: 'Other' }));
    await applyCatalogue(store, smallCatalogue({ products: renamed }));
    const slugs = (await readCatalogue(store.db)).products.map((product) => product.slug);
    expect(slugs).toEqual(['shell', 'shell-2', 'shell-3']);
  });

  test('a product or article given twice is refused', async () => {
    const twice = [...smallCatalogue().products, ...smallCatalogue().products];
    await expect(applyCatalogue(store, smallCatalogue({ products: twice }))).rejects.toThrow(
      'product p1 is given twice',
    );
  });

  test('removing a source withdraws its entries and no others', async () => {
    await applyCatalogue(store, smallCatalogue());
    const other = smallProduct('o1', [smallVariant('o1-blue', [smallArticle('oa1', 'S')])], {
      source: 'other',
    });
    await applyCatalogue(store, smallCatalogue({ source: 'other', listings: [], products: [other] }));
    const report = await removeSource(store, SMALL_SOURCE);
    expect([report.products.withdrawn, report.listings.withdrawn]).toEqual([2, 3]);
    expect((await readCatalogue(store.db)).products.map((product) => product.productId)).toEqual(['o1']);
  });

  test('texts are in the requested language, else in English, and the epoch depends on texts alone', async () => {
    await applyCatalogue(store, smallCatalogue());
    const catalogue = await readCatalogue(store.db);
    const swedish = textSource(catalogue, 'sv');
    expect(swedish.products[0]?.title).toBe('Skal p1');
    expect(swedish.products[0]?.description).toBe('<p>Keeps the rain out.</p>');
    expect(swedish.products[0]?.gender).toEqual({ id: 'women', name: 'Dam' });
    expect(swedish.facets[0]?.title).toBe('Färg');
    const cheaper = [...smallCatalogue().products].map((product) => ({
      ...product,
      variants: product.variants.map((variant) => ({
        ...variant,
        articles: variant.articles.map((article) => ({ ...article, stock: article.stock + 1 })),
      })),
    }));
    await applyCatalogue(store, smallCatalogue({ products: cheaper }));
    expect(textSource(await readCatalogue(store.db), 'sv').epoch).toBe(swedish.epoch);
  });

  test('an image is found by its id', async () => {
    await applyCatalogue(store, smallCatalogue());
    expect(await imageById(store.db, 'imagepblue')).toMatchObject({ kind: 'model', tint: '#dfe4e8' });
    expect(await imageById(store.db, 'absent')).toBeUndefined();
  });
});
