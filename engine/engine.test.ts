import { expect, test } from 'vitest';
import type { EngineSynonym, MarketSource } from '#engine/catalogue.ts';
import { mergeEpoch } from '#engine/engine.ts';
import { MIN_RESULTS } from '#engine/query/minimum-match.ts';
import { marketSource, textSource } from '#tests/fixtures/catalogue.ts';
import {
  engineOf,
  fixtureEngine,
  foundIds,
  productIds,
  productsRequest,
  search,
} from '#tests/fixtures/engines.ts';
import { titleEngine } from '#tests/fixtures/title-engine.ts';

const sv = fixtureEngine('sv-se');
const en = fixtureEngine('en-eu');

test('the epoch combines the epochs of both files', () => {
  expect(sv.epoch).toBe(mergeEpoch('text-1', 'market-1'));
  expect([sv.productCount, sv.variantCount]).toEqual([12, 30]);
});

test('ranking criteria in order: words, typos, proximity, field, exactness, popularity', () => {
  const fillers = ['wool cap', 'wool cap', 'wool cap'];
  // More words before fewer, however popular.
  expect(foundIds(titleEngine('en', 'wool sock', 'wool cap', ...fillers), 'wool sock')[0]).toBe('p0');
  expect(foundIds(titleEngine('en', 'merino', 'merino sock'), 'merino sock')).toEqual(['p1', 'p0']);
  // One typo before two.
  expect(foundIds(titleEngine('en', 'rocksack wool', 'rucksack wool'), 'rucksakc wool')).toEqual([
    'p1',
    'p0',
  ]);
  // Adjacent words before separate ones.
  expect(foundIds(titleEngine('en', 'rain or snow jacket', 'rain jacket'), 'rain jacket')).toEqual([
    'p1',
    'p0',
  ]);
  // Title before description.
  const described = { title: 'Cap', description: 'goes with a beanie' };
  expect(foundIds(titleEngine('en', described, 'beanie'), 'beanie')).toEqual(['p1', 'p0']);
  // The word before its plural.
  expect(foundIds(titleEngine('en', 'boots', 'boot'), 'boot')).toEqual(['p1', 'p0']);
  // All else equal, the more popular one.
  expect(foundIds(titleEngine('en', 'boot', 'boot'), 'boot')).toEqual(['p0', 'p1']);
});

test('partial matches are added only when full matches are less than a page, and only up to a page', () => {
  const few = titleEngine('en', 'wool cap', 'wool cap', 'wool cap', 'wool sock');
  expect(foundIds(few, 'wool cap')).toEqual(['p0', 'p1', 'p2', 'p3']);
  expect(foundIds(few, 'wool sock')).toEqual(['p3', 'p0', 'p1', 'p2']);
  expect(foundIds(few, 'wool xylophone')).toEqual(['p0', 'p1', 'p2', 'p3']);
  const page = Array.from({ length: MIN_RESULTS }, () => 'wool cap');
  expect(search(titleEngine('en', ...page, 'wool sock'), 'wool cap').n_hits).toBe(MIN_RESULTS);
  // One full match, then partial ones, the better first, up to a page; a larger limit gives more.
  const caps = page.flatMap((title) => [title, { title: 'cap', description: 'of wool' }]);
  const many = titleEngine('en', ...caps, 'wool sock');
  const { n_hits, displays } = search(many, 'wool sock');
  expect([n_hits, productIds(displays)[0]]).toEqual([MIN_RESULTS + 1, `p${2 * MIN_RESULTS}`]);
  expect(search(many, 'wool sock', { limit: 40 }).n_hits).toBe(2 * MIN_RESULTS + 1);
});

test('stop words need not match', () => {
  expect(foundIds(en, 'boots for the mountains')[0]).toBe(foundIds(en, 'boots mountains')[0]);
  expect(foundIds(en, 'beanie with')).toEqual(['p-beanie']);
});

test('typos: one from four characters, two from eight; a transposition is one, a different first character two', () => {
  const engine = titleEngine('en', 'jacket', 'rucksack', 'sock');
  expect(foundIds(engine, 'jakcet')).toEqual(['p0']);
  expect(foundIds(engine, 'jakce')).toEqual(['p0']);
  expect(foundIds(engine, 'jckt')).toEqual([]);
  expect(foundIds(engine, 'ruckzacl')).toEqual(['p1']);
  expect(foundIds(engine, 'bucksack')).toEqual(['p1']);
  expect(foundIds(engine, 'soc')).toEqual(['p2']);
});

test('where no word is near, one more typo is allowed, also in the first character', () => {
  const engine = titleEngine('en', 'jacket', 'sock', 'backpack');
  expect(foundIds(engine, 'dacket')).toEqual(['p0']);
  expect(foundIds(engine, 'zock')).toEqual(['p1']);
  expect(foundIds(engine, 'rackqack')).toEqual(['p2']);
  expect(foundIds(titleEngine('en', 'jacket', 'packet'), 'dacket')).toEqual(['p0', 'p1']);
  expect(foundIds(engine, 'zocks')).toEqual(['p1']);
  expect(foundIds(engine, 'zoc')).toEqual([]);
  expect(foundIds(engine, 'jckt')).toEqual([]);
});

test('only the last word may be incomplete, and only while it is being typed', () => {
  const engine = titleEngine('en', 'shell jacket', 'shelter');
  expect(foundIds(engine, 'she')).toEqual(['p1', 'p0']);
  expect(foundIds(engine, 'she ')).toEqual([]);
  expect(foundIds(engine, 'shell jac')).toEqual(['p0']);
});

test('corrected_query has the correction of an unknown word', () => {
  expect(search(en, 'shell jakcet').corrected_query).toBe('shell jacket');
  expect(search(en, 'shell jacket').corrected_query).toBeUndefined();
  expect(search(en, 'xylophone').corrected_query).toBeUndefined();
});

test('a sort that is not offered is none, whatever its direction', () => {
  const listed = (sort: { field: string; order: 'asc' | 'desc' } | null) => {
    const result = sv.listingProducts('jackets', 'externalId', productsRequest({ sort }));
    return result.ok && productIds(result.value.displays);
  };
  for (const field of ['name', 'relevance'])
    for (const order of ['asc', 'desc'] as const) expect(listed({ field, order })).toEqual(listed(null));
  const boots = titleEngine('en', 'boot', 'boot');
  expect(foundIds(boots, 'boot', { sort: { field: 'name', order: 'asc' } })).toEqual(['p0', 'p1']);
});

test('with an explicit sort only the matches with the fewest typos stay', () => {
  const engine = titleEngine('en', 'rocksack', 'rucksack');
  expect(foundIds(engine, 'rucksakc')).toEqual(['p1', 'p0']);
  const { displays, n_hits } = search(engine, 'rucksakc', { sort: { field: 'price', order: 'asc' } });
  expect([productIds(displays), n_hits]).toEqual([['p1'], 1]);
});

test('a known word is not corrected', () => {
  expect(foundIds(titleEngine('en', 'boat', 'boot', 'root'), 'boot')).toEqual(['p1']);
  // Unless no product matches all words.
  expect(foundIds(titleEngine('en', 'wool boat', 'leather boot', 'root'), 'wool boot')[0]).toBe('p0');
});

test('a synonym is the same with its words apart or together', () => {
  const synonyms = [
    { kind: 'one_way', from: ['anorak'], to: ['shell jacket'] },
    { kind: 'one_way', from: ['wool cap'], to: ['beanie'] },
  ] as const;
  const engine = engineOf(textSource('en'), { ...marketSource('en-eu'), synonyms });
  const found = (query: string) => foundIds(engine, query);
  expect(found('ano rak')).toEqual(found('anorak'));
  expect(found('woolcap')).toContain('p-beanie');
});

test('one-way synonyms, also of phrases', () => {
  expect(foundIds(en, 'anorak')).toEqual(['p-fjord', 'p-ridge']);
  expect(foundIds(en, 'toque')).toEqual(['p-beanie']);
  expect(foundIds(en, 'blue anorak').slice(0, 2)).toEqual(['p-fjord', 'p-ridge']);
  expect(foundIds(en, 'beanie')).not.toContain('p-fjord');
});

test('a phrase of a synonym may name a colour, and may have words that say nothing', () => {
  const synonyms = [
    { kind: 'one_way', from: ['lbd'], to: ['blue jacket'] },
    { kind: 'one_way', from: ['hat for winter'], to: ['beanie'] },
    { kind: 'one_way', from: ['three layer'], to: ['jacket with a shell'] },
  ] as const;
  const engine = engineOf(textSource('en'), { ...marketSource('en-eu'), synonyms });
  const found = (query: string) => foundIds(engine, query).toSorted();
  // Those of which a variant is blue.
  expect(found('lbd')).toEqual(['p-fjord', 'p-ridge']);
  for (const typed of ['hat for winter', 'hat winter']) expect(found(typed), typed).toContain('p-beanie');
  expect(found('three layer')).toEqual(expect.arrayContaining(['p-fjord', 'p-ridge']));
});

test('what a synonym has found is not highlighted, what was typed is', () => {
  const highlights = (query: string) =>
    search(en, query).displays.flatMap((display) => display.highlights ?? []).length;
  expect(foundIds(en, 'anorak')).not.toEqual([]);
  expect(highlights('anorak')).toBe(0);
  expect(highlights('ridge')).toBeGreaterThan(0);
});

test('equal synonyms work both ways, and new columns over the same text base bring new ones', () => {
  expect(foundIds(en, 'rucksack')).toEqual(['p-haul']);
  const base = textSource('en');
  const synonyms: EngineSynonym[] = [{ kind: 'equal', from: ['toque', 'boots'], to: [] }];
  const edited: MarketSource = { ...marketSource('en-eu'), synonyms };
  const engine = engineOf(base, edited);
  expect(foundIds(engine, 'toque')).toEqual(['p-cairn']);
  expect(foundIds(engine, 'anorak')).toEqual([]);
});

test('compounds match by part, in other numbers, written apart, and by the parts of a compound in the query', () => {
  expect(foundIds(sv, 'byxor')).toEqual(['p-trail', 'p-drizzle']);
  expect(foundIds(sv, 'ryggsäck')).toEqual(expect.arrayContaining(['p-tarn', 'p-haul']));
  expect(foundIds(sv, 'vandrings byxor')[0]).toBe('p-trail');
  expect(foundIds(titleEngine('sv', 'Jacka för regn', 'Regn', 'Jacka'), 'regnjacka')).toEqual(['p0']);
  expect(foundIds(titleEngine('de', 'Wanderhose', 'Hosen', 'Wandern'), 'hose')).toEqual(['p1', 'p0']);
});

test('å ä ö are distinct characters, and are found without accents too', () => {
  const engine = titleEngine('sv', 'Tal', 'Tål');
  expect(foundIds(engine, 'tål')).toEqual(['p1', 'p0']);
  expect(foundIds(engine, 'tal')).toEqual(['p0', 'p1']);
  expect(foundIds(titleEngine('sv', 'Grön mössa'), 'gron mossa')).toEqual(['p0']);
});

test('Korean and Japanese words are found inside unspaced runs, and with particles', () => {
  const engine = titleEngine('ko', '방수자켓', '등산 바지', 'ゴアテックスジャケット');
  expect(foundIds(engine, '자켓')).toEqual(['p0']);
  expect(foundIds(engine, '방수자켓을')).toEqual(['p0']);
  expect(foundIds(engine, '바지는')).toEqual(['p1']);
  // In the run, and by the Korean synonym of jacket.
  expect(foundIds(engine, 'ジャケット').toSorted()).toEqual(['p0', 'p2']);
});

test('measures match with and without a space', () => {
  expect(foundIds(en, '20l')[0]).toBe('p-tarn');
  expect(foundIds(en, '20 l')[0]).toBe('p-tarn');
  expect(foundIds(en, 'daypack 20 L')[0]).toBe('p-tarn');
});

test('out-of-stock products come last but are never dropped', () => {
  const packsBy = (sort: { field: string; order: 'asc' | 'desc' } | null) => {
    const result = sv.listingProducts('packs', 'externalId', productsRequest({ sort }));
    return result.ok ? productIds(result.value.displays) : [];
  };
  expect(packsBy(null)).toEqual(['p-tarn', 'p-haul']);
  expect(packsBy({ field: 'price', order: 'desc' })).toEqual(['p-tarn', 'p-haul']);
  expect(packsBy({ field: 'newest', order: 'desc' })).toEqual(['p-tarn', 'p-haul']);
  expect(foundIds(sv, 'haul')).toEqual(['p-haul']);
});

test('highlights never split a character, and cover the typed part of a longer word', () => {
  const highlighted = (title: string, query: string) => {
    const { displays } = search(titleEngine('sv', title, 'Byxor', 'Vandring'), query);
    const hit = displays.find((each) => each.variant_displays[0]?.title === title);
    return hit?.highlights?.map(([start, end]) => title.slice(start, end));
  };
  expect(highlighted('Vandringsbyxor Röd', 'byxor')).toEqual(['byxor']);
  expect(highlighted('Vandringsbyxor Röd', 'vandr')).toEqual(['Vandr']);
  expect(highlighted('Jakcet 👩‍👩‍👧 Röd', 'röd')).toEqual(['Röd']);
  expect(highlighted('Re\u0301cit', 'réc')).toEqual(['Re\u0301cit']);
  expect(highlighted('Jacka', 'jakca')).toEqual(['Jacka']);
});

test('any input gives a result', () => {
  const inputs = [
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
  for (const query of inputs) {
    expect(en.search(query, productsRequest()).ok).toBe(true);
    en.suggest(query, 8);
  }
});

test('an empty catalogue gives empty results', () => {
  const empty = engineOf({ ...textSource('en'), products: [], listings: [] }, marketSource('en-eu'));
  expect(search(empty, 'jacket')).toMatchObject({ n_hits: 0, displays: [], filters: [] });
  expect(search(empty, '').n_hits).toBe(0);
  expect(empty.suggest('j', 8)).toEqual([{ type: 'query', query: 'rain jacket' }]);
  expect(empty.related([], 4)).toEqual([]);
});
