import { expect, test } from 'vitest';
import type { EngineProduct } from '#engine/catalogue.ts';
import type { Engine } from '#engine/engine.ts';
import { textSource } from '#tests/fixtures/catalogue.ts';
import { productsRequest } from '#tests/fixtures/engines.ts';
import { titleEngine } from '#tests/fixtures/title-engine.ts';

function found(engine: Engine, query: string): string[] {
  const answer = engine.search(query, productsRequest());
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value.displays.flatMap((display) => display.variant_displays[0]?.product_id ?? []);
}

test('what a title ends in is what the thing is; what comes after "with" is not', () => {
  expect(found(titleEngine('en', 'jacket liner', 'rain jacket'), 'jacket')).toEqual(['p1', 'p0']);
  expect(found(titleEngine('en', 'hiking pack with cover', 'rain cover red'), 'cover')).toEqual(['p1', 'p0']);
});

test('a size that is asked for is a size that is sold', () => {
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
  expect(found(engine, 'boots eu 42')[0]).toBe('p1');
  expect(found(engine, 'boots size 41')[0]).toBe('p0');
  expect(found(engine, 'boots 2xl')[0]).toBe('p2');
});

test('what misses words is the same list on every page, whatever a later page asks for', () => {
  const caps = Array.from({ length: 90 }, (_, at) => ({
    title: 'cap',
    description: at % 3 === 0 ? 'of wool' : '',
  }));
  const engine = titleEngine('en', ...caps, 'wool sock');
  const page = (limit: number, cursor: string | null) => {
    const answer = engine.search('wool cap sock', productsRequest({ limit, cursor }));
    if (!answer.ok) throw new Error(answer.error.code);
    return answer.value;
  };
  const first = page(20, null);
  const rest = page(100, first.cursor ?? '');
  expect([rest.n_hits, rest.cursor]).toEqual([first.n_hits, undefined]);
  const shown = [...first.displays, ...rest.displays].map(
    (display) => display.variant_displays[0]?.product_id,
  );
  expect([shown.length, new Set(shown).size]).toEqual([first.n_hits, first.n_hits]);
});

test('words that lost the space between them are found apart', () => {
  expect(found(titleEngine('en', 'gas lantern', 'nail set', 'nail gun'), 'nailgun')).toEqual(['p2']);
  // Also where the catalogue knows both ways to write it.
  expect(found(titleEngine('en', 'lawnmower', 'lawn mower', 'lawn'), 'lawnmower ')).toEqual(['p0', 'p1']);
});

test('a known word that nothing has beside the others is read as a near one', () => {
  expect(found(titleEngine('en', 'fleece vest', 'vast gloves', 'fleece cap'), 'fleece vast')[0]).toBe('p0');
});

test('a word that next to nothing has is also one that many have', () => {
  const many = Array.from({ length: 60 }, () => 'boot bag');
  const answers = found(titleEngine('en', 'boat', ...many), 'boat ');
  expect(answers[0]).toBe('p0');
  expect(answers.length).toBeGreaterThan(1);
});

test('a weak match in the title is no better than the word itself further down', () => {
  const wool = {
    title: 'sock',
    attributes: [{ key: 'm', title: 'Material', values: [{ id: 'u', name: 'ull' }] }],
  };
  expect(found(titleEngine('sv', 'ullok jacka', wool), 'ull')).toEqual(['p1', 'p0']);
});

test('slips in Hangul are slips of letters; two syllables swapped are one', () => {
  const engine = titleEngine('ko', '배낭', '헤드램프', '플리스', '장갑');
  expect(found(engine, '배냥 ')).toEqual(['p0']);
  expect(found(engine, '헤드랲므 ')).toEqual(['p1']);
  expect(found(engine, '플스리 ')).toEqual(['p2']);
  expect(found(engine, '해드램')).toEqual(['p1']);
  expect(found(engine, '양말 ')).toEqual([]);
});

test('of other names the likeliest stands first', () => {
  const ids = found(titleEngine('ko', '키즈 패딩', '다운 재킷'), 'down jacket');
  expect(ids).toEqual(['p1', 'p0']);
});
