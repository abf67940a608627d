// Addresses are written in the order of the country's own format.
import { describe, expect, test } from 'vitest';
import { addressForm, knownCountries } from '#commerce/addresses/addresses.ts';
import { addressLines, addressOrder } from '#src/i18n/address-lines.ts';
import { BUYER } from '#tests/fixtures/checkout-shopper.ts';

const LETTERS: Readonly<Record<string, string>> = {
  streetAddress: 'A',
  city: 'C',
  stateOrProvince: 'S',
  zip: 'Z',
};

test.each(knownCountries())('in %s the parts come as its form asks for them', (country) => {
  // Some have a second form, in Latin letters, for readers from elsewhere.
  const forms = ['ja', 'ko', 'zh', 'zh-Hant'].map(
    (language) =>
      addressForm(country, language)
        ?.fields.map((field) => LETTERS[field] ?? '')
        .join('') ?? '',
  );
  const written = addressOrder(country)
    .split('')
    .filter((letter) => forms[0]?.includes(letter))
    .join('');
  expect(forms).toContain(written);
});

describe('an address', () => {
  const linesOf = (info: Partial<typeof BUYER>) => addressLines({ ...BUYER, ...info }, info.country ?? '');

  test('of the United States has city, state and postal code in one line', () => {
    const info = { streetAddress: '1 Main St', city: 'Trenton', stateOrProvince: 'NJ', zip: '08608' };
    expect(linesOf({ ...info, country: 'US' })).toEqual([
      'Anna Berg',
      '1 Main St',
      'Trenton, NJ 08608',
      'US',
    ]);
  });
  test('of Sweden and Italy has the postal code first, and a province below', () => {
    expect(linesOf({ country: 'SE' })).toEqual(['Anna Berg', 'Storgatan 1', '972 31 Luleå', 'SE']);
    const rome = { city: 'Roma', stateOrProvince: 'RM', zip: '00144', country: 'IT' };
    expect(linesOf(rome)).toEqual(['Anna Berg', 'Storgatan 1', '00144 Roma', 'RM', 'IT']);
  });
  test('of Korea goes from the large to the small, family name first', () => {
    const seoul = { city: '강남구', stateOrProvince: '서울', zip: '06236', streetAddress: '테헤란로 1' };
    expect(linesOf({ ...seoul, country: 'KR' })).toEqual([
      'Berg Anna',
      '서울 강남구',
      '테헤란로 1',
      '06236',
      'KR',
    ]);
  });
  test('without a part has no gap', () => {
    const info = { city: 'Trenton', stateOrProvince: '', zip: '08608', country: 'US' };
    expect(linesOf(info)).toEqual(['Anna Berg', 'Storgatan 1', 'Trenton 08608', 'US']);
  });
});
