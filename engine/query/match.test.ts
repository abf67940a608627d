import { expect, test } from 'vitest';
import type { EngineProduct } from '#engine/catalogue.ts';
import { textSource } from '#tests/fixtures/catalogue.ts';
import { foundIds, productIds, search } from '#tests/fixtures/engines.ts';
import { titleEngine } from '#tests/fixtures/title-engine.ts';

test('the last word of a title is the head; words after "with" are not', () => {
  expect(foundIds(titleEngine('en', 'jacket liner', 'rain jacket'), 'jacket')).toEqual(['p1', 'p0']);
  expect(foundIds(titleEngine('en', 'hiking pack with cover', 'rain cover red'), 'cover')).toEqual([
    'p1',
    'p0',
  ]);
});

test('a size in the query ranks products sold in that size first', () => {
  const like = textSource('en').products[0]!.variants[0]!;
  const inSize = (at: number, size: string): Partial<EngineProduct> => ({
    title: 'boots',
    variants: [
      {
        ...like,
        variantId: `p${at}v`,
        color: { id: 'x', name: '' },
        specificColorName: '',
        articles: [{ articleId: `p${at}a`, size }],
      },
    ],
  });
  const engine = titleEngine('en', inSize(0, '41'), inSize(1, '42'), inSize(2, 'XXL'));
  expect(foundIds(engine, 'boots eu 42')[0]).toBe('p1');
  expect(foundIds(engine, 'boots size 41')[0]).toBe('p0');
  expect(foundIds(engine, 'boots 2xl')[0]).toBe('p2');
});

test('partial matches are the same on every page, whatever limit a later page requests', () => {
  const caps = Array.from({ length: 90 }, (_, at) => ({
    title: 'cap',
    description: at % 3 === 0 ? 'of wool' : '',
  }));
  const engine = titleEngine('en', ...caps, 'wool sock');
  const page = (limit: number, cursor: string | null) => search(engine, 'wool cap sock', { limit, cursor });
  const first = page(20, null);
  const rest = page(100, first.cursor ?? '');
  expect([rest.n_hits, rest.cursor]).toEqual([first.n_hits, undefined]);
  const ids = productIds([...first.displays, ...rest.displays]);
  expect([ids.length, new Set(ids).size]).toEqual([first.n_hits, first.n_hits]);
});

test('words joined by a missing space are found', () => {
  expect(foundIds(titleEngine('en', 'gas lantern', 'nail set', 'nail gun'), 'nailgun')).toEqual(['p2']);
  // Also if the catalogue has both spellings.
  expect(foundIds(titleEngine('en', 'lawnmower', 'lawn mower', 'lawn'), 'lawnmower ')).toEqual(['p0', 'p1']);
});

test('a known word is corrected when no product matches all words', () => {
  expect(foundIds(titleEngine('en', 'fleece vest', 'vast gloves', 'fleece cap'), 'fleece vast')[0]).toBe(
    'p0',
  );
});

test('a rare word also matches a near word that is frequent', () => {
  const many = Array.from({ length: 60 }, () => 'boot bag');
  const ids = foundIds(titleEngine('en', 'boat', ...many), 'boat ');
  expect(ids[0]).toBe('p0');
  expect(ids.length).toBeGreaterThan(1);
});

test('a prefix match in the title ranks below the exact word in an attribute', () => {
  const wool = {
    title: 'sock',
    attributes: [{ key: 'm', title: 'Material', values: [{ id: 'u', name: 'ull' }] }],
  };
  expect(foundIds(titleEngine('sv', 'ullok jacka', wool), 'ull')).toEqual(['p1', 'p0']);
});

test('typos in Hangul are counted in jamo; two swapped syllables are one', () => {
  const engine = titleEngine('ko', '배낭', '헤드램프', '플리스', '장갑');
  expect(foundIds(engine, '배냥 ')).toEqual(['p0']);
  expect(foundIds(engine, '헤드랲므 ')).toEqual(['p1']);
  expect(foundIds(engine, '플스리 ')).toEqual(['p2']);
  expect(foundIds(engine, '해드램')).toEqual(['p1']);
  expect(foundIds(engine, '양말 ')).toEqual([]);
});

test('of several synonyms the most likely ranks first', () => {
  const ids = foundIds(titleEngine('ko', '키즈 패딩', '다운 재킷'), 'down jacket');
  expect(ids).toEqual(['p1', 'p0']);
});

test('the number of a model is no price', () => {
  const priced = (title: string, amount: number): Partial<EngineProduct> => ({
    title,
    description: String(amount),
  });
  const engine = titleEngine(
    'en',
    priced('Air Flow', 60),
    priced('Air Zoom', 80),
    priced('Air Max 90', 140),
    priced('Air Max 95', 180),
    priced('Max Trail 100', 120),
  );
  expect(foundIds(engine, 'air max 90')[0]).toBe('p2');
  expect(foundIds(engine, 'air max 95')[0]).toBe('p3');
  expect(search(engine, 'air max 90').understood ?? []).toEqual([]);
  expect(search(engine, 'air max 100').understood).toMatchObject([{ kind: 'price', high: 100 }]);
});
