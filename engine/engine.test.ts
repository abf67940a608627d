import { expect, test } from 'vitest';
import type { ProductHit } from '#contract/product-hit.ts';
import type { EngineSynonym, MarketSource } from '#engine/catalogue.ts';
import type { Engine, SearchResult } from '#engine/engine.ts';
import { mergeEpoch } from '#engine/engine.ts';
import { MIN_RESULTS } from '#engine/query/minimum-match.ts';
import { marketSource, textSource } from '#tests/fixtures/catalogue.ts';
import { productsRequest, engineOf, fixtureEngine } from '#tests/fixtures/engines.ts';
import { titleEngine } from '#tests/fixtures/title-engine.ts';

const sv = fixtureEngine('sv-se');
const en = fixtureEngine('en-eu');

function search(
  engine: Engine,
  query: string,
  facts: Parameters<typeof productsRequest>[0] = {},
): SearchResult {
  const answer = engine.search(query, productsRequest(facts));
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}
const ids = (displays: readonly ProductHit[]): string[] =>
  displays.flatMap((display) => display.variant_displays[0]?.product_id ?? []);
const found = (engine: Engine, query: string) => ids(search(engine, query).displays);

test('an epoch names both files', () => {
  expect(sv.epoch).toBe(mergeEpoch('text-1', 'market-1'));
  expect([sv.productCount, sv.variantCount]).toEqual([12, 30]);
});

test('tiers come in order: words, typos, nearness, field, exactness, then popularity', () => {
  const fillers = ['wool cap', 'wool cap', 'wool cap'];
  // More words before fewer, however popular.
  expect(found(titleEngine('en', 'wool sock', 'wool cap', ...fillers), 'wool sock')[0]).toBe('p0');
  expect(found(titleEngine('en', 'merino', 'merino sock'), 'merino sock')).toEqual(['p1', 'p0']);
  // One typo before two.
  expect(found(titleEngine('en', 'rocksack wool', 'rucksack wool'), 'rucksakc wool')).toEqual(['p1', 'p0']);
  // Neighbours before strangers.
  expect(found(titleEngine('en', 'rain or snow jacket', 'rain jacket'), 'rain jacket')).toEqual(['p1', 'p0']);
  // Title before description.
  const described = { title: 'Cap', description: 'goes with a beanie' };
  expect(found(titleEngine('en', described, 'beanie'), 'beanie')).toEqual(['p1', 'p0']);
  // The word before its plural.
  expect(found(titleEngine('en', 'boots', 'boot'), 'boot')).toEqual(['p1', 'p0']);
  // All else equal, the popular one.
  expect(found(titleEngine('en', 'boot', 'boot'), 'boot')).toEqual(['p0', 'p1']);
});

test('words are let go only where all of them leave less than a page, and fill no more than it', () => {
  const few = titleEngine('en', 'wool cap', 'wool cap', 'wool cap', 'wool sock');
  expect(found(few, 'wool cap')).toEqual(['p0', 'p1', 'p2', 'p3']);
  expect(found(few, 'wool sock')).toEqual(['p3', 'p0', 'p1', 'p2']);
  expect(found(few, 'wool xylophone')).toEqual(['p0', 'p1', 'p2', 'p3']);
  const page = Array.from({ length: MIN_RESULTS }, () => 'wool cap');
  expect(search(titleEngine('en', ...page, 'wool sock'), 'wool cap').n_hits).toBe(MIN_RESULTS);
  // One of all words, then those with one word, the better first, up to a page; a larger page asks for more.
  const caps = page.flatMap((title) => [title, { title: 'cap', description: 'of wool' }]);
  const many = titleEngine('en', ...caps, 'wool sock');
  const { n_hits, displays } = search(many, 'wool sock');
  expect([n_hits, ids(displays)[0]]).toEqual([MIN_RESULTS + 1, `p${2 * MIN_RESULTS}`]);
  expect(search(many, 'wool sock', { limit: 40 }).n_hits).toBe(2 * MIN_RESULTS + 1);
});

test('little words need not match', () => {
  expect(found(en, 'boots for the mountains')[0]).toBe(found(en, 'boots mountains')[0]);
  expect(found(en, 'beanie with')).toEqual(['p-beanie']);
});

test('typos: one from four letters, two from eight, a swap is one, the first letter counts two', () => {
  const engine = titleEngine('en', 'jacket', 'rucksack', 'sock');
  expect(found(engine, 'jakcet')).toEqual(['p0']);
  expect(found(engine, 'jakce')).toEqual(['p0']);
  expect(found(engine, 'jckt')).toEqual([]);
  expect(found(engine, 'ruckzacl')).toEqual(['p1']);
  expect(found(engine, 'bucksack')).toEqual(['p1']);
  expect(found(engine, 'soc')).toEqual(['p2']);
});

test('where no word is near, one typo more is looked at, the first letter like any other', () => {
  const engine = titleEngine('en', 'jacket', 'sock', 'backpack');
  expect(found(engine, 'dacket')).toEqual(['p0']);
  expect(found(engine, 'zock')).toEqual(['p1']);
  expect(found(engine, 'rackqack')).toEqual(['p2']);
  expect(found(titleEngine('en', 'jacket', 'packet'), 'dacket')).toEqual(['p0', 'p1']);
  expect(found(engine, 'zocks')).toEqual(['p1']);
  expect(found(engine, 'zoc')).toEqual([]);
  expect(found(engine, 'jckt')).toEqual([]);
});

test('only the last word may be unfinished, and only while it is being typed', () => {
  const engine = titleEngine('en', 'shell jacket', 'shelter');
  expect(found(engine, 'she')).toEqual(['p1', 'p0']);
  expect(found(engine, 'she ')).toEqual([]);
  expect(found(engine, 'shell jac')).toEqual(['p0']);
});

test('a corrected query says what was read in place of an unknown word', () => {
  expect(search(en, 'shell jakcet').corrected_query).toBe('shell jacket');
  expect(search(en, 'shell jacket').corrected_query).toBeUndefined();
  expect(search(en, 'xylophone').corrected_query).toBeUndefined();
});

test('under a sort of its own only the fewest typos stay', () => {
  const engine = titleEngine('en', 'rocksack', 'rucksack');
  expect(found(engine, 'rucksakc')).toEqual(['p1', 'p0']);
  const { displays, n_hits } = search(engine, 'rucksakc', { sort: { field: 'price', order: 'asc' } });
  expect([ids(displays), n_hits]).toEqual([['p1'], 1]);
});

test('a word that is in the catalogue is meant as it is', () => {
  expect(found(titleEngine('en', 'boat', 'boot', 'root'), 'boot')).toEqual(['p1']);
  // Unless no product has all the words.
  expect(found(titleEngine('en', 'wool boat', 'leather boot', 'root'), 'wool boot')[0]).toBe('p0');
});

test('synonyms mean one way, also as phrases', () => {
  expect(found(en, 'anorak')).toEqual(['p-fjord', 'p-ridge']);
  expect(found(en, 'toque')).toEqual(['p-beanie']);
  expect(found(en, 'blue anorak').slice(0, 2)).toEqual(['p-fjord', 'p-ridge']);
  expect(found(en, 'beanie')).not.toContain('p-fjord');
});

test('equal synonyms mean each other, and columns made anew over the same texts know new ones', () => {
  expect(found(en, 'rucksack')).toEqual(['p-haul']);
  const base = textSource('en');
  const synonyms: EngineSynonym[] = [{ kind: 'equal', from: ['toque', 'boots'], to: [] }];
  const edited: MarketSource = { ...marketSource('en-eu'), synonyms };
  const engine = engineOf(base, edited);
  expect(found(engine, 'toque')).toEqual(['p-cairn']);
  expect(found(engine, 'anorak')).toEqual([]);
});

test('compounds: by a part, by other number, written apart, by parts of the query', () => {
  expect(found(sv, 'byxor')).toEqual(['p-trail', 'p-drizzle']);
  expect(found(sv, 'ryggsäck')).toEqual(expect.arrayContaining(['p-tarn', 'p-haul']));
  expect(found(sv, 'vandrings byxor')[0]).toBe('p-trail');
  expect(found(titleEngine('sv', 'Jacka för regn', 'Regn', 'Jacka'), 'regnjacka')).toEqual(['p0']);
  expect(found(titleEngine('de', 'Wanderhose', 'Hosen', 'Wandern'), 'hose')).toEqual(['p1', 'p0']);
});

test('å ä ö are letters, and are found without them too', () => {
  const engine = titleEngine('sv', 'Tal', 'Tål');
  expect(found(engine, 'tål')).toEqual(['p1', 'p0']);
  expect(found(engine, 'tal')).toEqual(['p0', 'p1']);
  expect(found(titleEngine('sv', 'Grön mössa'), 'gron mossa')).toEqual(['p0']);
});

test('Korean and Japanese are found inside words, and with particles', () => {
  const engine = titleEngine('ko', '방수자켓', '등산 바지', 'ゴアテックスジャケット');
  expect(found(engine, '자켓')).toEqual(['p0']);
  expect(found(engine, '방수자켓을')).toEqual(['p0']);
  expect(found(engine, '바지는')).toEqual(['p1']);
  // In the run, and by what a jacket is called in Korean.
  expect(found(engine, 'ジャケット').toSorted()).toEqual(['p0', 'p2']);
});

test('measures are found however they are spaced', () => {
  expect(found(en, '20l')[0]).toBe('p-tarn');
  expect(found(en, '20 l')[0]).toBe('p-tarn');
  expect(found(en, 'daypack 20 L')[0]).toBe('p-tarn');
});

test('what is out of stock sinks and never vanishes', () => {
  const listed = (sort: { field: string; order: 'asc' | 'desc' } | null) => {
    const answer = sv.listingProducts('packs', 'externalId', productsRequest({ sort }));
    return answer.ok ? ids(answer.value.displays) : [];
  };
  expect(listed(null)).toEqual(['p-tarn', 'p-haul']);
  expect(listed({ field: 'price', order: 'desc' })).toEqual(['p-tarn', 'p-haul']);
  expect(listed({ field: 'newest', order: 'desc' })).toEqual(['p-tarn', 'p-haul']);
  expect(found(sv, 'haul')).toEqual(['p-haul']);
});

test('highlights never cut a letter, and mark the typed part of a longer word', () => {
  const marks = (title: string, query: string) => {
    const { displays } = search(titleEngine('sv', title, 'Byxor', 'Vandring'), query);
    const display = displays.find((each) => each.variant_displays[0]?.title === title);
    return display?.highlights?.map(([start, end]) => title.slice(start, end));
  };
  expect(marks('Vandringsbyxor Röd', 'byxor')).toEqual(['byxor']);
  expect(marks('Vandringsbyxor Röd', 'vandr')).toEqual(['Vandr']);
  expect(marks('Jakcet 👩‍👩‍👧 Röd', 'röd')).toEqual(['Röd']);
  expect(marks('Re\u0301cit', 'réc')).toEqual(['Re\u0301cit']);
  expect(marks('Jacka', 'jakca')).toEqual(['Jacka']);
});

test('DA-01 suggestions: popular first, by any word, corrected, listings without goods left out', () => {
  const texts = (engine: Engine, query: string, limit = 8) =>
    engine.suggest(query, limit).map((each) => (each.type === 'query' ? each.query : `/${each.slug}`));
  expect(texts(en, '')[0]).toBe('rain jacket');
  expect(texts(en, 'jac', 3)).toEqual(['rain jacket', 'shell jacket', '/jackets']);
  expect(texts(en, 'shel jacket')).toEqual(['shell jacket', '/shell-jackets']);
  expect(texts(en, 'jakc')).toContain('shell jacket');
  expect(texts(en, 'xylophone')).toEqual([]);
  expect(texts(sv, 'rea')).toContain('/sale');
  const withoutBoots = marketSource('en-eu');
  const prices = new Map([...withoutBoots.prices].filter(([id]) => !id.startsWith('p-cairn')));
  expect(texts(engineOf(textSource('en'), { ...withoutBoots, prices }), 'boots')).not.toContain('/boots');
});

test('DA-05 related products are alike, never the product itself, the popular ones without one', () => {
  expect(ids(en.related(['p-cairn'], 2))).toEqual(['p-scree', 'p-tarn']);
  expect(ids(en.related([], 2))).toEqual(['p-fjord', 'p-trail']);
  expect(ids(en.related(['p-fjord', 'nothing'], 50))).not.toContain('p-fjord');
  expect(en.related(['p-fjord'], 3)[0]?.variant_displays[0]).not.toHaveProperty('article_id');
});

test('PR-02 a recommended display has one entry an article, with size and description', () => {
  const [display] = en.recommend(['p-ridge'], 1);
  expect(display?.variant_displays[0]).toMatchObject({
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

test('PR-03 PR-04 PR-05 a product with its colours, images and sizes', () => {
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

test('a product that is not there, or not sold in the market, is unknown', () => {
  const unknown = { ok: false, error: { code: 'unknown_product', field: 'id' } };
  expect(en.product('nothing')).toMatchObject(unknown);
  expect(en.product('p-drizzle')).toMatchObject(unknown);
  expect(sv.product('p-drizzle').ok).toBe(true);
  expect(en.productSlugs()).not.toContain('drizzle');
  expect(sv.productSlugs()).toContain('drizzle');
});

test('PR-01 prices by product and colour; unknown ids are left out', () => {
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

test('whatever is typed is answered', () => {
  const typed = [
    '',
    ' ',
    '%',
    '\u0000',
    '\ud800',
    '👩‍👩‍👧',
    'a'.repeat(256),
    'a '.repeat(128),
    '방',
    '(a|b)*',
    '１０ｌ',
  ];
  for (const query of typed) {
    expect(en.search(query, productsRequest()).ok).toBe(true);
    en.suggest(query, 8);
  }
});

test('an empty catalogue answers with nothing', () => {
  const empty = engineOf({ ...textSource('en'), products: [], listings: [] }, marketSource('en-eu'));
  expect(search(empty, 'jacket')).toMatchObject({ n_hits: 0, displays: [], filters: [] });
  expect(search(empty, '').n_hits).toBe(0);
  expect(empty.suggest('j', 8)).toEqual([{ type: 'query', query: 'rain jacket' }]);
  expect(empty.related([], 4)).toEqual([]);
});
