// Slugs: unique over sources, stable from import to import, and redirected when they change.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { applyCatalogue } from '#store/catalogue.ts';
import { readCatalogue } from '#store/catalogue-read.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { slugAfterRedirect } from '#store/slug-redirects.ts';
import { SlugAssigner } from '#store/slugs.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import {
  smallArticle,
  smallCatalogue,
  smallListing,
  smallProduct,
  smallVariant,
} from '#tests/small-catalogue.ts';

test('the first owner gets the slug, others get a number, and all keep theirs', () => {
  const slugs = new SlugAssigner();
  expect(['a', 'b', 'c'].map((owner) => slugs.assign(owner, 'cap', undefined).slug)).toEqual([
    'cap',
    'cap-2',
    'cap-3',
  ]);
  expect(slugs.assign('c', 'cap', 'cap-3').slug).toBe('cap-3');
  expect(slugs.assign('d', 'cap-2', undefined).slug).toBe('cap-2-2');
  expect(slugs.assign('b', 'cap', 'cap-shop').slug).toBe('cap-2');
});

test('a withdrawn owner loses the slug to a new one and keeps a numbered one', () => {
  const slugs = new SlugAssigner();
  slugs.add('cap', 'gone', true);
  slugs.add('cap-2', 'here');
  expect(slugs.assign('here', 'cap', 'cap-2')).toEqual({ slug: 'cap-2', evicted: null });
  expect(slugs.assign('new', 'cap', undefined)).toEqual({
    slug: 'cap',
    evicted: { owner: 'gone', slug: 'cap-3' },
  });
  expect(slugs.assign('gone', 'cap', 'cap').slug).toBe('cap-3');
});

describe.each(DATABASES)('slugs on $name', ({ make }) => {
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

  const product = (source: string, id: string, slug: string) =>
    smallProduct(
      `${source}~${id}`,
      [smallVariant(`v-${source}-${id}`, [smallArticle(`${source}-${id}`, 'S')])],
      {
        source,
        slug,
      },
    );
  const listing = (source: string, id: string, slug: string) =>
    smallListing(`${source}~${id}`, null, { source, slug });
  const apply = (
    source: string,
    listings: [string, string][],
    products: [string, string][],
    replaces: string[] = [],
  ) =>
    applyCatalogue(
      store,
      smallCatalogue({
        source,
        facets: [],
        listings: listings.map(([id, slug]) => listing(source, id, slug)),
        products: products.map(([id, slug]) => product(source, id, slug)),
      }),
      { replaces },
    );
  const slugs = async () => {
    const { listings, products } = await readCatalogue(store.db);
    return Object.fromEntries([
      ...listings.map((each) => [each.listingId, each.slug]),
      ...products.map((each) => [each.productId, each.slug]),
    ]) as Record<string, string>;
  };

  test('two sources that request the same slugs get them with and without a number, import after import', async () => {
    await apply(
      'one',
      [
        ['caps', 'caps'],
        ['all-caps', 'caps'],
      ],
      [['1', 'cap']],
    );
    await apply('two', [['caps', 'caps']], [['1', 'cap']]);
    const expected = {
      'one~caps': 'caps',
      'one~all-caps': 'caps-2',
      'one~1': 'cap',
      'two~caps': 'caps-3',
      'two~1': 'cap-2',
    };
    expect(await slugs()).toEqual(expected);
    // In another order, and while another is absent.
    await apply('one', [['all-caps', 'caps']], []);
    await apply('two', [['caps', 'caps']], [['1', 'cap']]);
    await apply(
      'one',
      [
        ['all-caps', 'caps'],
        ['caps', 'caps'],
      ],
      [['1', 'cap']],
    );
    expect(await slugs()).toEqual(expected);
  });

  test('a former slug redirects to the current one after any number of changes', async () => {
    await apply('one', [['caps', 'caps']], [['1', 'cap']]);
    await apply('one', [['caps', 'hats']], [['1', 'hat']]);
    await apply('one', [['caps', 'headwear']], [['1', 'headwear']]);
    for (const old of ['caps', 'hats'])
      expect(await slugAfterRedirect(store.db, 'listing', old)).toBe('headwear');
    for (const old of ['cap', 'hat'])
      expect(await slugAfterRedirect(store.db, 'product', old)).toBe('headwear');
    expect(await slugAfterRedirect(store.db, 'listing', 'cap')).toBeUndefined();
    expect(await slugAfterRedirect(store.db, 'page', 'caps')).toBeUndefined();
    // Back to the first: it does not redirect.
    await apply('one', [['caps', 'caps']], [['1', 'cap']]);
    expect(await slugAfterRedirect(store.db, 'product', 'cap')).toBeUndefined();
    expect(await slugAfterRedirect(store.db, 'product', 'headwear')).toBe('cap');
    await apply('one', [], []);
    expect(await slugAfterRedirect(store.db, 'listing', 'hats')).toBeUndefined();
    expect(await slugAfterRedirect(store.db, 'product', 'hat')).toBeUndefined();
  });

  test('a source that replaces another inherits its slugs, former ones too', async () => {
    await apply(
      'old',
      [
        ['caps', 'caps-old'],
        ['shoes', 'shoes-old'],
      ],
      [
        ['1', 'cap'],
        ['2', 'shoe'],
      ],
    );
    await apply(
      'old',
      [
        ['caps', 'caps'],
        ['shoes', 'shoes-old'],
      ],
      [
        ['1', 'warm-cap'],
        ['2', 'shoe'],
      ],
    );
    const report = await apply(
      'new',
      [
        ['caps', 'caps'],
        ['shoes', 'shoes'],
      ],
      [['1', 'warm-cap']],
      ['old'],
    );
    expect(report.replaced).toEqual({ old: 2 });
    expect(await slugs()).toEqual({ 'new~caps': 'caps', 'new~shoes': 'shoes', 'new~1': 'warm-cap' });
    expect(await slugAfterRedirect(store.db, 'listing', 'caps-old')).toBe('caps');
    expect(await slugAfterRedirect(store.db, 'listing', 'shoes-old')).toBe('shoes');
    expect(await slugAfterRedirect(store.db, 'product', 'cap')).toBe('warm-cap');
    const withdrawn = await store.db
      .selectFrom('products')
      .selectAll()
      .where('product_id', '=', 'old~1')
      .execute();
    expect(withdrawn.map(({ slug, doc }) => [slug, (JSON.parse(doc) as { slug: string }).slug])).toEqual([
      ['warm-cap-2', 'warm-cap-2'],
    ]);
  });

  test('a dry run retires nothing', async () => {
    await apply('one', [['caps', 'caps']], [['1', 'cap']]);
    await applyCatalogue(
      store,
      smallCatalogue({ source: 'one', facets: [], listings: [], products: [product('one', '1', 'hat')] }),
      { dryRun: true },
    );
    expect(await store.db.selectFrom('slug_redirects').selectAll().execute()).toEqual([]);
    expect(await slugs()).toMatchObject({ 'one~1': 'cap' });
  });
});
