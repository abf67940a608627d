// The limits of a settings document: what is just allowed, and what is just too much.
import { expect, test } from 'vitest';
import { Compile } from 'typebox/compile';
import { MAX_MARKETS, SettingsSchema } from '#contract/settings.ts';

const schema = Compile(SettingsSchema);
const SWEDEN = {
  code: 'sv-se',
  country: 'SE',
  language: 'sv',
  currency: 'SEK',
  tax: { basisPoints: 2500 },
  shipping: { fee: 59, freeFrom: 1500 },
};
const isValid = (changes: object) => schema.Check({ name: 'Fjäll', markets: [SWEDEN], ...changes });
const isMarket = (changes: object) => isValid({ markets: [{ ...SWEDEN, ...changes }] });
const markets = (count: number) => Array.from({ length: count }, () => SWEDEN);

test.each<[string, boolean, boolean]>([
  ['1 to 200 markets', isValid({ markets: markets(200) }), isValid({ markets: markets(201) })],
  ['at least one market', isValid({ markets: markets(1) }), isValid({ markets: [] })],
  [
    'a tax up to 100 %',
    isMarket({ tax: { basisPoints: 10_000 } }),
    isMarket({ tax: { basisPoints: 10_001 } }),
  ],
  ['no tax below 0', isMarket({ tax: { basisPoints: 0 } }), isMarket({ tax: { basisPoints: -1 } })],
  [
    'a tax in whole basis points',
    isMarket({ tax: { basisPoints: 1 } }),
    isMarket({ tax: { basisPoints: 0.5 } }),
  ],
  ['a fee of 0 or more', isMarket({ shipping: { fee: 0 } }), isMarket({ shipping: { fee: -0.01 } })],
  [
    'a fee up to a thousand million',
    isMarket({ shipping: { fee: 1e9 } }),
    isMarket({ shipping: { fee: 1e9 + 1 } }),
  ],
  [
    'free shipping from 0 or more',
    isMarket({ shipping: { fee: 1, freeFrom: 0 } }),
    isMarket({ shipping: { fee: 1, freeFrom: -1 } }),
  ],
  ['a name of up to 60 characters', isValid({ name: 'x'.repeat(60) }), isValid({ name: 'x'.repeat(61) })],
  ['a name that is not empty', isValid({ name: 'x' }), isValid({ name: '' })],
  ['a code of language and country', isMarket({ code: 'en-europe12' }), isMarket({ code: 'en-europe123' })],
  ['a currency that prices are known in', isMarket({ currency: 'KRW' }), isMarket({ currency: 'GBP' })],
  [
    'links to the web',
    isValid({ social: [{ title: 'X', url: 'https://x.example' }] }),
    isValid({ social: [{ title: 'X', url: 'javascript:alert(1)' }] }),
  ],
])('%s', (_, allowed, refused) => {
  expect([allowed, refused]).toEqual([true, false]);
  expect(MAX_MARKETS).toBe(200);
});
