import { expect, test } from 'vitest';
import { analyserOf } from '#engine/text/analyser.ts';
import { fold } from '#engine/text/fold.ts';
import { plainText } from '#engine/text/plain-text.ts';
import { compareSizes } from '#engine/text/size-order.ts';
import { bigramsOf, tokenize } from '#engine/text/tokenizer.ts';

const texts = (text: string) => tokenize(text).map((word) => word.text);

test('words are normalised: full-width forms, case, apostrophes', () => {
  expect(texts('Gore-Tex® Men’s ＪＡＣＫＥＴ, 10 L')).toEqual(['gore', 'tex', 'mens', 'jacket', '10', 'l']);
  expect(texts('ﬁn')).toEqual(['fin']);
  expect(texts(' – ')).toEqual([]);
  // A combining accent is composed.
  expect(texts('ja\u030acka')).toEqual(['jåcka']);
});

test('tokens have offsets in the original text', () => {
  expect(tokenize('Röd  JACKA')).toEqual([
    { text: 'röd', start: 0, end: 3 },
    { text: 'jacka', start: 5, end: 10 },
  ]);
});

test('accents are distinctive, but words are also found without them', () => {
  expect(fold('grön')).toBe('gron');
  expect(fold('größe')).toBe('grosse');
  expect(fold('자켓')).toBe('자켓');
  const forms = analyserOf('sv').forms('gröna');
  expect(forms[0]).toEqual({ text: 'gröna', exactness: 0 });
  expect(forms.find(({ text }) => text === 'grona')?.exactness).toBeGreaterThan(
    forms.find(({ text }) => text === 'grön')?.exactness ?? 9,
  );
});

test('unspaced runs have character bigrams', () => {
  expect(bigramsOf('방수자켓')).toEqual(['방수', '수자', '자켓']);
  expect(bigramsOf('防')).toEqual([]);
});

test('sizes are sorted by meaning', () => {
  const expected = [
    '3XS',
    'XS',
    'S',
    'S/M',
    'M',
    'XL',
    'XXL',
    '3XL',
    '36',
    '37',
    '37 ½',
    '38',
    '42 2/3',
    '43',
  ];
  const measures = [
    '3-4 years',
    '5-6 years',
    '11-12 years',
    'EU 36',
    'EU 42',
    '10 l',
    '20 l',
    '65 l',
    'W30 L32',
    'W30 L34',
    'W32 L30',
    'One size',
  ];
  const all = [...expected, ...measures];
  expect(all.toReversed().sort(compareSizes)).toEqual(all);
  expect(['1L', '0.5L', 'XL', '2L', 'L'].sort(compareSizes)).toEqual(['L', 'XL', '0.5L', '1L', '2L']);
});

test('plainText removes tags and decodes references', () => {
  expect(plainText('<p>Warm &amp; dry</p><ul><li>10&nbsp;l&#33;</li></ul>')).toBe('Warm & dry 10 l!');
});
