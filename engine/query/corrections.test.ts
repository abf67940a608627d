// What an unknown word is corrected to, and what is left as typed.
import { expect, test } from 'vitest';
import { productsRequest } from '#tests/fixtures/engines.ts';
import { titleEngine, titleEngineWith } from '#tests/fixtures/title-engine.ts';

type TitleEngine = ReturnType<typeof titleEngine>;

function answerOf(engine: TitleEngine, query: string) {
  const result = engine.search(query, productsRequest());
  if (!result.ok) throw new Error(result.error.detail ?? result.error.code);
  const { corrected_query: corrected, displays } = result.value;
  return { corrected, titles: displays.map((hit) => hit.variant_displays[0]?.title) };
}
const correctedOf = (engine: TitleEngine, query: string) => answerOf(engine, query).corrected;

test('a real word that no product has is not corrected, nor found as another', () => {
  const engine = titleEngine('en', 'lift', 'side', 'gone', 'same', 'chest', 'tent', 'strict');
  for (const query of [
    'gift',
    'size guide',
    'gore-tex',
    'on sale',
    'script',
    'wedding',
    'patagonia',
    'gifts',
  ])
    expect(correctedOf(engine, query)).toBeUndefined();
  expect(answerOf(engine, 'gift').titles).toEqual([]);
  expect(answerOf(engine, 'cheap tent')).toEqual({ corrected: undefined, titles: ['tent'] });
});

test('a compound of real words is one', () => {
  expect(correctedOf(titleEngine('sv', 'trädgårdsstal'), 'trädgårdsstol')).toBeUndefined();
  expect(correctedOf(titleEngine('de', 'gartenfisch'), 'gartentisch')).toBeUndefined();
});

test('a slip that is unlikely for a word of its length is not corrected', () => {
  const engine = titleEngine('en', 'vest', 'jacket');
  expect(correctedOf(engine, 'vrst')).toBe('vest');
  expect(correctedOf(engine, 'vxxt')).toBeUndefined();
  expect(correctedOf(engine, 'kackot')).toBeUndefined();
});

test('of nearly as likely words the more frequent is meant', () => {
  const engine = titleEngine('en', 'zorble', ...Array.from({ length: 40 }, (_, at) => `zorbol ${at}`));
  expect(correctedOf(engine, 'zorbel')).toBe('zorbol');
  expect(correctedOf(titleEngine('en', 'zorble', 'zorbol'), 'zorbel')).toBe('zorble');
});

test('a slip of a synonym is found by what it means', () => {
  const engine = titleEngine('en', 'rucksack', 'jacket');
  expect(answerOf(engine, 'bakcpack')).toEqual({ corrected: 'backpack', titles: ['rucksack'] });
  expect(answerOf(engine, 'red bakcpack').titles).toEqual(['rucksack']);
});

test('an unfinished synonym is found by what it means, in Korean by half a syllable', () => {
  expect(answerOf(titleEngine('en', 'rucksack', 'jacket'), 'backp').titles).toEqual(['rucksack']);
  expect(answerOf(titleEngine('ko', '재킷', '장갑'), '자ㅋ').titles).toEqual(['재킷']);
});

test('an unfinished name finds all that the whole one does, the merchant’s synonyms and its parts included', () => {
  const engine = titleEngineWith(
    [
      { kind: 'one_way', from: ['backpack'], to: ['daypack'] },
      { kind: 'one_way', from: ['zorble'], to: ['duffel'] },
      { kind: 'correction', from: ['zeltt'], to: ['tent'] },
    ],
    'en',
    'rucksack',
    'daypack',
    'duffel',
    'back pack',
    'zork',
    'jacket',
    'tent',
  );
  const titlesOf = (query: string) =>
    answerOf(engine, query).titles.toSorted((a = '', b = '') => (a < b ? -1 : 1));
  expect(titlesOf('backpack')).toEqual(['back pack', 'daypack', 'rucksack']);
  expect(titlesOf('backpa')).toEqual(titlesOf('backpack'));
  expect(titlesOf('zorb')).toEqual(['duffel']);
  expect(titlesOf('zel')).toEqual([]);
});

test('the misspelt beginning of a name finds what it means, without a correction that is a guess; whole, it is none', () => {
  const engine = titleEngine('en', 'rucksack', 'jacket');
  expect(answerOf(engine, 'bakpa')).toEqual({ corrected: undefined, titles: ['rucksack'] });
  expect(answerOf(engine, 'bakpa ').titles).toEqual([]);
});

test('words apart and together are one, in synonyms too', () => {
  const engine = titleEngine('en', 'rain jacket', 'rain tarp', 'coat hanger', 'sleeping bag');
  expect(answerOf(engine, 'rain coat').titles[0]).toBe('rain jacket');
  expect(answerOf(engine, 'raincoat').titles[0]).toBe('rain jacket');
  expect(answerOf(engine, 'sleepingbag').titles[0]).toBe('sleeping bag');
});

test('words that need not match stay in the corrected query', () => {
  expect(correctedOf(titleEngine('en', 'jacket', 'jacket of men'), 'jakcet for men')).toBe('jacket for men');
});
