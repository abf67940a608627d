// The parts that the change log records for each change, on both databases: nodes rebuild those parts and no others.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type CatalogueProduct, inEveryLanguage } from '#catalogue/catalogue.ts';
import { applyCatalogue } from '#store/catalogue.ts';
import { readCatalogue } from '#store/catalogue-read.ts';
import { lastChange, partsSince } from '#store/change-log.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { applyStock } from '#store/stock.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import {
  SMALL_SOURCE,
  smallArticle,
  smallCatalogue,
  smallProduct,
  smallVariant,
} from '#tests/small-catalogue.ts';

const products = (count: number, change: (at: number) => Partial<CatalogueProduct> = () => ({})) =>
  Array.from({ length: count }, (_, at) =>
    smallProduct(`q${at}`, [smallVariant(`q${at}-blue`, [smallArticle(`qa${at}`, 'S')])], change(at)),
  );

describe.each(DATABASES)('the change log on $name', ({ name, make }) => {
  let place: TestDatabase;
  let store: Store;
  beforeEach(async () => {
    place = await make();
    store = await openStore(place);
    await applyCatalogue(store, smallCatalogue({ products: products(40) }));
  });
  afterEach(async () => {
    await store.close();
    await place.remove();
  });
  const partsOf = async (parts: Parameters<typeof smallCatalogue>[0]) => {
    const before = await lastChange(store.db);
    await applyCatalogue(store, smallCatalogue({ products: products(40), ...parts }));
    return [...(await partsSince(store.db, before?.seq ?? 0))].sort();
  };
  const ids = async () => (await readCatalogue(store.db)).products.map(({ productId }) => productId);

  test('a first catalogue touches everything', async () => {
    expect([...(await partsSince(store.db, 0))].sort()).toEqual(['articles', 'facts', 'texts']);
  });

  test('prices and stock in a product feed touch articles alone', async () => {
    const dearer = products(40, (at) => ({
      variants: [smallVariant(`q${at}-blue`, [smallArticle(`qa${at}`, 'S', at)])],
    }));
    expect(await partsOf({ products: dearer })).toEqual(['articles']);
    const rows = await store.db
      .selectFrom('articles')
      .select('article_id')
      .where('changed_seq', '=', 2)
      .execute();
    // Stock 5 equals the previous value.
    expect(rows).toHaveLength(39);
  });

  test('a name touches texts; the markets of a product, which are in its document, prices too', async () => {
    expect(await partsOf({ products: products(40, (at) => (at === 0 ? { brand: 'Other' } : {})) })).toEqual([
      'texts',
    ]);
    expect(
      await partsOf({
        products: products(40, (at) => (at < 2 ? { brand: 'Other', markets: ['sv-se'] } : {})),
      }),
    ).toEqual(['articles', 'texts']);
  });

  test('synonyms touch columns, stores the site content', async () => {
    const synonyms = { en: [{ kind: 'one_way' as const, from: ['cagoule'], to: ['shell'] }] };
    expect(await partsOf({ synonyms })).toEqual(['columns']);
    const store = {
      id: 's1',
      name: 'Cairn Umeå',
      street: 'Storgatan 1',
      zip: '90326',
      city: 'Umeå',
      country: 'SE',
      phone: '',
      latitude: 63.8,
      longitude: 20.3,
      openingHours: [],
    };
    const facts = inEveryLanguage(() => store);
    const stores = [{ storeId: 's1', source: SMALL_SOURCE, facts }];
    expect(await partsOf({ synonyms, stores })).toEqual(['facts']);
  });

  test('few withdrawn products touch articles alone and stay in the texts; many touch the texts', async () => {
    expect(await partsOf({ products: products(38) })).toEqual(['articles']);
    expect(await ids()).toHaveLength(40);
    expect(await partsOf({ products: products(36) })).toEqual(['articles', 'texts']);
    expect(await ids()).toHaveLength(36);
    expect(await partsOf({ products: products(35) })).toEqual(['articles']);
    // A restored product touches the texts: they may have been rebuilt without it.
    expect(await partsOf({ products: products(36) })).toEqual(['articles', 'texts']);
  });

  test.skipIf(name === 'sqlite')('listeners are notified of a change at once', async () => {
    let notified = 0;
    const listening = store.listen(() => {
      notified += 1;
    });
    await expect.poll(() => notified).toBe(1);
    await applyStock(store, [{ by: 'articleId', id: 'qa1', stock: 1, prices: {} }], {
      label: 'stock',
      source: null,
    });
    await expect.poll(() => notified).toBe(2);
    await listening.stop();
  });
});
