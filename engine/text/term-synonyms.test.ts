import { expect, test } from 'vitest';
import type { Language } from '#contract/market.ts';
import { analyserOf } from '#engine/text/analyser.ts';
import { TERM_TABLES } from '#engine/text/packs.ts';
import { ENGLISH_TERMS } from '#engine/text/terms/en.ts';
import { tokenize } from '#engine/text/tokenizer.ts';

const synonymsOf = (language: Language, query: string) =>
  analyserOf(language)
    .synonyms(tokenize(query).map(({ text }) => text))
    .map(
      ({ from, to, words, isForeign }) => `${from}-${to} ${words.join(' ')}${isForeign ? ' (foreign)' : ''}`,
    );

test.each<[Language, string, string]>([
  // Japanese and Korean queries, English texts.
  ['en', 'ジャケット', '0-1 jacket (foreign)'],
  ['en', 'ｼﾞｬｹｯﾄ', '0-1 jacket (foreign)'],
  ['en', '자켓', '0-1 jacket (foreign)'],
  ['en', '재킷', '0-1 jacket (foreign)'],
  ['en', 'バックパック', '0-1 backpack (foreign)'],
  ['en', 'ブーツ', '0-1 boots (foreign)'],
  ['en', 'テント', '0-1 tent (foreign)'],
  ['en', 'セータ', '0-1 sweater (foreign)'],
  ['en', '등산화', '0-1 hiking boots (foreign)'],
  ['en', '고어텍스 자켓', '1-2 jacket (foreign)'],
  // Unspaced compounds, with and without particles.
  ['en', '防水ジャケット', '0-1 waterproof jacket (foreign)'],
  ['en', '冬用の手袋', '0-1 winter gloves (foreign)'],
  ['en', '방수자켓', '0-1 waterproof jacket (foreign)'],
  ['en', '배낭을', '0-1 backpack (foreign)'],
  ['en', '레인재킷', '0-1 rain jacket (foreign)'],
  // The other languages, inflected.
  ['en', 'ryggsäckar', '0-1 backpack (foreign)'],
  ['en', 'Rucksäcke', '0-1 backpack (foreign)'],
  ['sv', 'hiking boots', '0-2 vandringskängor (foreign)'],
  ['de', 'backpacks', '0-1 rucksack (foreign)'],
  ['ko', 'rain jacket', '0-2 레인 재킷 (foreign)'],
  // Synonyms in the same language.
  ['en', 'rain pants', '0-2 rain trousers'],
  ['en', 'rucksack', '0-1 backpack'],
  ['sv', 'svarta vantar herr', '2-3 män'],
  ['de', 'Turnschuhe', '0-1 trailschuhe'],
  ['ko', '헤드랜턴', '0-1 헤드램프'],
  ['ko', '여자 자켓', '0-1 여성'],
])('%s: "%s" has the synonym %s', (language, query, expected) => {
  expect(synonymsOf(language, query)).toContain(expected);
});

test('the catalogue’s own language takes precedence over other languages', () => {
  // A skirt in German, a coat in Swedish.
  expect(synonymsOf('de', 'Rock')).toEqual([]);
  expect(synonymsOf('en', 'jacket')).toEqual([]);
});

test('a word that is not in the table has no synonyms', () => {
  for (const query of ['면도기', 'ジャケットxyz', '配送', 'の', 'zzz', ''])
    expect(synonymsOf('en', query).filter((other) => !other.includes('jacket'))).toEqual([]);
});

test.each(TERM_TABLES)('every concept is named in $language, each name once and normalised', ({ terms }) => {
  expect(Object.keys(terms)).toEqual(Object.keys(ENGLISH_TERMS));
  for (const names of Object.values(terms)) {
    for (const name of names.split(','))
      expect(tokenize(name).map(({ text }) => text)).toEqual(name.split(/[ -]/u));
    expect(new Set(names.split(',')).size).toBe(names.split(',').length);
  }
});

test('the tables have an order: of two that know a name, the earlier one takes precedence', () => {
  const languages = TERM_TABLES.map(({ language }) => language);
  expect(languages.filter((one) => ['en', 'sv', 'de', 'ko', 'ja'].includes(one))).toEqual([
    'en',
    'sv',
    'de',
    'ko',
    'ja',
  ]);
});
