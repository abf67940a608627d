import { expect, test } from 'vitest';
import type { Engine } from '#engine/engine.ts';
import { marketSource, textSource } from '#tests/fixtures/catalogue.ts';
import { titleEngine } from '#tests/fixtures/title-engine.ts';
import { engineOf, fixtureEngine, productIds, productsRequest } from '#tests/fixtures/engines.ts';

const sv = fixtureEngine('sv-se');
const en = fixtureEngine('en-eu');

test('suggestions: popular first, by any word, with typos corrected, without listings that sell nothing', () => {
  const texts = (engine: Engine, query: string, limit = 8) =>
    engine.suggest(query, limit).map((each) => (each.type === 'query' ? each.query : `/${each.slug}`));
  expect(texts(en, '')[0]).toBe('rain jacket');
  expect(texts(en, 'jac', 3)).toEqual(['rain jacket', 'shell jacket', '/jackets']);
  expect(texts(en, 'shel jacket')).toEqual(['shell jacket', '/shell-jackets']);
  expect(texts(en, 'jakc')).toContain('shell jacket');
  expect(texts(en, 'jak')).toContain('shell jacket');
  expect(texts(en, 'xylophone')).toEqual([]);
  expect(texts(sv, 'rea')).toContain('/sale');
  const withoutBoots = marketSource('en-eu');
  const prices = new Map([...withoutBoots.prices].filter(([id]) => !id.startsWith('p-cairn')));
  expect(texts(engineOf(textSource('en'), { ...withoutBoots, prices }), 'boots')).not.toContain('/boots');
});

test('suggestions read as many words as a search does, though more are typed', () => {
  const shop = titleEngine('en', 'a b c d e f g h i rucksack');
  const titles = (query: string) => shop.suggest(query, 8);
  const first = 'a b c d e f g h i';
  expect(titles(`${first} rucksakc`)).toHaveLength(1);
  expect(titles(`${first} rucksakc xyzzy`)).toEqual(titles(`${first} rucksakc`));
});

test('suggestions know synonyms, their slips and beginnings, and half-typed Korean syllables', () => {
  const texts = (engine: Engine, query: string) =>
    engine.suggest(query, 8).map((each) => (each.type === 'query' ? each.query : each.title));
  const shop = titleEngine('en', 'hiking rucksack', 'rain jacket');
  for (const query of ['backpack', 'bakcpack', 'backp']) {
    expect(texts(shop, query)).toContain('hiking rucksack');
    expect(texts(shop, query)).not.toContain('rain jacket');
  }
  expect(texts(shop, 'rain coat')).toContain('rain jacket');
  expect(texts(titleEngine('en', 'zorbal lamp'), 'zrb')).toContain('zorbal lamp');
  const korean = titleEngine('ko', '방수 재킷', '겨울 장갑');
  for (const query of ['재ㅋ', '자ㅋ', '자켓']) expect(texts(korean, query)).toContain('방수 재킷');
});

test('related products are similar and never the product itself; without an input they are popular ones', () => {
  expect(productIds(en.related(['p-cairn'], 2))).toEqual(['p-scree', 'p-tarn']);
  expect(productIds(en.related([], 2))).toEqual(['p-fjord', 'p-trail']);
  expect(productIds(en.related(['p-fjord', 'nothing'], 50))).not.toContain('p-fjord');
  expect(en.related(['p-fjord'], 3)[0]?.variant_displays[0]).not.toHaveProperty('article_id');
});

test('what a product says is composed once for a snapshot, whatever is asked', () => {
  const entriesOf = (query: string) => {
    const found = en.search(query, productsRequest());
    return found.ok
      ? found.value.displays.find(({ variant_displays: [first] }) => first?.product_id === 'p-fjord')
      : null;
  };
  const entries = entriesOf('fjord')?.variant_displays;
  expect(entries).toBeDefined();
  expect(entriesOf('')?.variant_displays).toBe(entries);
  const recommended = () => en.recommend(['p-ridge'], 1)[0]?.variant_displays[0];
  expect(recommended()).toBeDefined();
  expect(recommended()).toBe(recommended());
});

test('a recommended hit has one entry per colour, with size and description', () => {
  const [hit] = en.recommend(['p-ridge'], 1);
  expect(hit?.variant_displays[0]).toMatchObject({
    product_query_id: 'p-fjord?color=p-fjord-blue',
    product_id: 'p-fjord',
    article_id: 'p-fjord-blue-s',
    size: 'S',
    category_ids: ['l-shell'],
    description: expect.stringContaining('ridge'),
    sustainability_icons: expect.arrayContaining(['recycled', 'bluesign']),
    original_price: 349.9,
    sale_price: 349.9,
    in_stock: true,
    display_sizes_in_quick_view: ['S', 'M', 'L'],
  });
});

test('a card shows the product by itself before somebody wearing it; without such a picture, the first', () => {
  const source = textSource('en');
  const kinds = (...given: ('model' | 'isolated' | 'plain')[]) => {
    const products = source.products.map((product) => ({
      ...product,
      variants: product.variants.map((variant) => ({
        ...variant,
        images: given.map((kind, at) => ({ imageId: `${variant.variantId}${at}`, kind, tint: '#dfe4e8' })),
      })),
    }));
    const [hit] = engineOf({ ...source, products }, marketSource('en-eu')).recommend([], 1);
    const shown = hit?.variant_displays[0];
    return { first: shown?.card_image, ends: shown?.image_urls.map((url) => url.at(-1)).join('') };
  };
  expect(kinds('model', 'isolated', 'plain')).toEqual({ first: 1, ends: '012' });
  expect(kinds('model', 'plain')).toEqual({ first: undefined, ends: '01' });
  expect(kinds('isolated', 'plain')).toEqual({ first: undefined, ends: '01' });
  expect(kinds('model')).toEqual({ first: undefined, ends: '0' });
});

test('a product with its colours, images and sizes', () => {
  const product = sv.product('ridge');
  if (!product.ok) throw new Error(product.error.code);
  expect(product.value).toMatchObject({ id: 'p-ridge', isReuse: false, currency: 'SEK', gender: 'men' });
  expect(product.value.breadcrumbs.map(({ pageUrl }) => pageUrl)).toEqual([
    '/sv-se/c/clothing',
    '/sv-se/c/jackets',
    '/sv-se/c/shell-jackets',
  ]);
  const [blue] = product.value.variants;
  expect(blue?.images.map(({ kind }) => kind)).toEqual(['model', 'isolated', 'plain']);
  expect(blue?.sizes[0]).toEqual({
    articleId: 'p-ridge-blue-m',
    title: 'M',
    shortTitle: 'M',
    listValue: 2999,
    reducedValue: 2099.3,
    sortingPrice: 2099.3,
    stockBalance: 1,
    fewLeft: false,
  });
  const reuse = sv.product('p-loft-reuse');
  expect(reuse.ok && reuse.value.isReuse).toBe(true);
  const shell = sv.product('p-fjord');
  const sizes = shell.ok ? (shell.value.variants[0]?.sizes ?? []) : [];
  expect(sizes.map(({ reducedValue, stockBalance }) => [reducedValue, stockBalance])).toEqual([
    [null, 1],
    [null, 1],
    [null, 1],
    [null, 0],
  ]);
});

test('a product that does not exist or is not sold in the market is unknown', () => {
  const unknown = { ok: false, error: { code: 'unknown_product', field: 'id' } };
  expect(en.product('nothing')).toMatchObject(unknown);
  expect(en.product('p-drizzle')).toMatchObject(unknown);
  expect(sv.product('p-drizzle').ok).toBe(true);
  expect(en.productSlugs()).not.toContain('drizzle');
  expect(sv.productSlugs()).toContain('drizzle');
});

test('prices by product and colour, without unknown ids', () => {
  expect(en.prices(['p-ridge', 'nothing', 'p-drizzle'])).toEqual([
    {
      id: 'p-ridge',
      variants: [
        { articleModelColorId: 'p-ridge-blue', price: { listValue: 299.9, reducedValue: 209.93 } },
        { articleModelColorId: 'p-ridge-red', price: { listValue: 299.9, reducedValue: 209.93 } },
      ],
    },
  ]);
});

test('a query of signs alone is about no product, one that says nothing about all', () => {
  const hits = (query: string) => {
    const result = en.search(query, productsRequest());
    return result.ok ? [result.value.n_hits, result.value.filters.length > 0] : result.error;
  };
  for (const query of ['🧥', '!?', '--', '\u200b']) expect(hits(query), query).toEqual([0, false]);
  expect(hits('  ')).toEqual(hits(''));
  expect(hits('under 1000 euro')).toEqual(hits(''));
});
