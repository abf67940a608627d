// Amounts as merchants write them.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toMinorUnits, readMoney, readPrice } from '#feeds/price.ts';
import { marketOf } from '#tests/fixtures/markets.ts';

test.each([
  ['7900 SEK', '7900', 'SEK'],
  ['SEK 7 900,00', '7900.00', 'SEK'],
  ['$40', '40', 'USD'],
  ['US$ 1,299.50', '1299.50', 'USD'],
  ['1.299,00 €', '1299.00', 'EUR'],
  ['199,95', '199.95', null],
  ["1'299.00", '1299.00', null],
  ['1.299', '1299', null],
  ['39,000원', '39000', 'KRW'],
  ['₩39,000', '39000', 'KRW'],
  ['0.125', '0.125', null],
  ['12.5', '12.5', null],
  ['1.234.567', '1234567', null],
  ['299:-', '299', null],
  ['299,- kr', '299', 'SEK'],
  ['349.0000', '349.0000', null],
  ['£12', '12', 'GBP'],
  ['1 200 руб.', '1200', 'RUB'],
])('%s is %s in %s', (text, amount, currency) => {
  expect(readMoney(text, '')).toEqual({ amount, currency });
});

test.each(['', 'free', '-5', '40 - 50', '12 mm2', 'from $40', '1,2,3', '12.34.56', '1.2345.678', '€'])(
  '"%s" is no amount',
  (text) => {
    expect(readMoney(text, '')).toBeNull();
  },
);

test('a dollar sign and kr mean the local dollar and crown', () => {
  expect(readMoney('$5', 'CAD')?.currency).toBe('CAD');
  expect(readMoney('$5', 'EUR')?.currency).toBe('USD');
  expect(readMoney('5 kr', 'NOK')?.currency).toBe('NOK');
  expect(readMoney('5 kr', 'EUR')?.currency).toBe('SEK');
});

test('minor units are rounded by the written digits', () => {
  expect(toMinorUnits('1.005', 2)).toBe(101);
  expect(toMinorUnits('1.004', 2)).toBe(100);
  expect(toMinorUnits('39000.00', 0)).toBe(39000);
  expect(toMinorUnits('0.5', 2)).toBe(50);
});

test('every amount of minor units is read back from three spellings', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999_99 }), (minor) => {
      const cents = String(minor % 100).padStart(2, '0');
      const whole = String(Math.floor(minor / 100));
      const grouped = (sign: string) => whole.replace(/\B(?=(\d{3})+$)/g, sign);
      for (const text of [`${whole}.${cents}`, `${grouped('.')},${cents} €`, `EUR ${grouped(' ')},${cents}`])
        expect(toMinorUnits(readMoney(text, '')?.amount ?? '', 2)).toBe(minor);
    }),
  );
});

test('the currency is taken from the value, else its column, else the market', () => {
  const market = marketOf('sv-se');
  expect(readPrice('10', '', market, {})).toMatchObject({ currency: 'SEK', minor: 1000, isAssumed: true });
  expect(readPrice('10', 'EUR', market, {})).toMatchObject({ currency: 'EUR', isAssumed: false });
  expect(readPrice('$10', 'EUR', market, {})).toMatchObject({ currency: 'USD', isAssumed: false });
  expect(readPrice('10 XAU', '', market, {})).toEqual({ kind: 'unsupported', currency: 'XAU' });
});

test('an exchange rate makes a foreign amount one of the shop', () => {
  const rates = { GBP: { to: 'EUR', rate: 1.15 } } as const;
  expect(readPrice('£10.10', '', marketOf('en-eu'), rates)).toMatchObject({ currency: 'EUR', minor: 1162 });
});

test('nothing, nought and the absurd are no prices', () => {
  const market = marketOf('en-eu');
  expect(readPrice('0.00', '', market, {})).toMatchObject({ kind: 'bad', reason: 'the price is 0' });
  expect(readPrice('0.004 EUR', '', market, {})).toMatchObject({ kind: 'bad', reason: 'the price is 0' });
  expect(readPrice('0.005 EUR', '', market, {})).toMatchObject({ kind: 'price', minor: 1 });
  const rates = { VND: { to: 'EUR', rate: 0.000_04 } } as const;
  expect(readPrice('100 VND', '', market, rates)).toMatchObject({ kind: 'bad', reason: 'the price is 0' });
  expect(readPrice('0 XAU', '', market, {})).toMatchObject({ kind: 'bad', reason: 'the price is 0' });
  expect(readPrice('999999999999', '', market, {}).kind).toBe('bad');
  expect(readPrice('on request', '', market, {})).toMatchObject({
    kind: 'bad',
    reason: '"on request" is not an amount of money',
  });
});

test('a price above what a catalogue holds is too high, also once it is exchanged', () => {
  const tooHigh = { kind: 'bad', reason: expect.stringContaining('is too high') };
  expect(readPrice('21474836.47', 'SEK', marketOf('sv-se'), {})).toMatchObject({ minor: 2 ** 31 - 1 });
  expect(readPrice('21474836.48', 'SEK', marketOf('sv-se'), {})).toEqual(tooHigh);
  expect(readPrice('20000000', 'USD', marketOf('sv-se'), { USD: { to: 'KRW', rate: 1400 } })).toEqual(
    tooHigh,
  );
});
