import { expect, test } from 'vitest';
import { transliterationsOf } from '#engine/text/transliterations.ts';
import { wordsOf } from '#engine/text/words.ts';

const english = (query: string) =>
  wordsOf(query)
    .flatMap(({ text }) => transliterationsOf(text)[0] ?? [`(${text})`])
    .join(' ');

test.each([
  ['ジャケット', 'jacket'],
  ['ｼﾞｬｹｯﾄ', 'jacket'],
  ['자켓', 'jacket'],
  ['재킷', 'jacket'],
  ['バックパック', 'backpack'],
  ['リュック', 'backpack'],
  ['ブーツ', 'boots'],
  ['テント', 'tent'],
  ['フリース', 'fleece'],
  ['シューズ', 'shoes'],
  ['등산화', 'hiking boots'],
  ['고어텍스', 'gore tex'],
  // Written together, and with particles.
  ['防水ジャケット', 'waterproof jacket'],
  ['冬用の手袋', 'winter gloves'],
  ['방수자켓', 'waterproof jacket'],
  ['여성용 등산화', 'women hiking boots'],
  ['남성용바지', 'men trousers'],
  ['배낭을', 'backpack'],
  // With the long vowel and without it.
  ['セーター', 'sweater'],
  ['セータ', 'sweater'],
  ['GTXジャケット', '(gtx) jacket'],
])('%s is %s in English', (query, expected) => {
  expect(english(query)).toBe(expected);
});

test('a word that is not made of known terms alone is left as it is', () => {
  for (const word of ['면도기', 'ジャケットxyz配送', '配送', 'jacket', '', 'の'])
    expect(transliterationsOf(word)).toEqual([]);
});

test('a term with several English words gives each, in few phrases', () => {
  expect(transliterationsOf('바지')).toEqual([['trousers'], ['pants']]);
  expect(transliterationsOf('등산화')).toEqual([
    ['hiking', 'boots'],
    ['hiking', 'shoes'],
  ]);
  expect(transliterationsOf('경량배낭').length).toBe(4);
});
