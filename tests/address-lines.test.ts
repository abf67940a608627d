// Addresses are written in the order of the country's own format.
import { describe, expect, test } from 'vitest';
import { addressForm, knownCountries, postalState, tidyCustomerInfo } from '#commerce/addresses/addresses.ts';
import { addressLines, fullName } from '#src/i18n/address-lines.ts';
import { BUYER } from '#tests/fixtures/checkout-shopper.ts';

const PARTS = { streetAddress: 'Street', city: 'City', stateOrProvince: 'State', zip: '12345' };

test.each(knownCountries())('in %s the parts come as its form asks for them', (country) => {
  const info = { ...BUYER, ...PARTS, country };
  // Some have a second form, in Latin letters, for readers from elsewhere.
  for (const language of ['en', 'ja', 'ko', 'zh', 'zh-Hant']) {
    const asked = addressForm(country, language)?.fields ?? [];
    const written = addressLines(info, { country: '', state: postalState(info), language }).join(' ');
    const places = asked.flatMap((field) =>
      field in PARTS ? [written.indexOf(PARTS[field as keyof typeof PARTS])] : [],
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  }
});

describe('an address', () => {
  const linesOf = (typed: Partial<typeof BUYER>, language = 'en') => {
    const info = tidyCustomerInfo({ ...BUYER, ...typed });
    return addressLines(info, { country: info.country, state: postalState(info), language });
  };

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
    const seoul = { city: '강남구', stateOrProvince: 'Seoul', zip: '06236', streetAddress: '테헤란로 1' };
    expect(linesOf({ ...seoul, country: 'KR' }, 'ko')).toEqual([
      'Berg Anna',
      '서울특별시 강남구',
      '테헤란로 1',
      '06236',
      'KR',
    ]);
  });
  test.each([
    ['KR', '김', '민준', '김민준'],
    ['CN', '王', '小明', '王小明'],
    ['JP', '山田', '太郎', '山田 太郎'],
    ['KR', 'Kim', 'Minjun', 'Kim Minjun'],
    ['KR', '', '민준', '민준'],
    ['SE', '김', '민준', '민준 김'],
  ])(
    'in %s the family name %s and the first name %s are written %s',
    (country, lastName, firstName, name) => {
      expect(fullName({ ...BUYER, country, lastName, firstName })).toBe(name);
    },
  );
  test('of Korea, Japan and Hong Kong is in Latin letters, in their order, for who reads those', () => {
    const seoul = { city: 'Gangnam-gu', stateOrProvince: '서울특별시', zip: '06236', country: 'KR' };
    expect(linesOf(seoul)).toEqual(['Anna Berg', 'Storgatan 1', 'Gangnam-gu, Seoul 06236', 'KR']);
    const tokyo = { city: '', stateOrProvince: 'Tokyo', zip: '160-0022', country: 'JP' };
    expect(linesOf(tokyo, 'sv')).toEqual(['Anna Berg', 'Storgatan 1', 'Tokyo 160-0022', 'JP']);
    const kowloon = { city: 'Tsim Sha Tsui', stateOrProvince: '九龍', zip: '', country: 'HK' };
    expect(linesOf(kowloon)).toEqual(['Anna Berg', 'Storgatan 1', 'Tsim Sha Tsui, Kowloon', 'HK']);
  });
  test('names its state where no code is customary', () => {
    const stateOf = (country: string, stateOrProvince: string) =>
      postalState(tidyCustomerInfo({ ...BUYER, country, stateOrProvince })).latinName;
    expect(['Madrid', 'La Coruña', 'PM'].map((state) => stateOf('ES', state))).toEqual([
      'Madrid',
      'La Coruña',
      'Islas Baleares',
    ]);
    const customary = {
      US: 'California',
      IT: 'Roma',
      CA: 'Quebec',
      AU: 'Victoria',
      BR: 'Bahia',
      MX: 'Jalisco',
    };
    expect(Object.entries(customary).map(([country, state]) => stateOf(country, state))).toEqual([
      'CA',
      'RM',
      'QC',
      'VIC',
      'BA',
      'Jal.',
    ]);
    expect(stateOf('SE', 'Norrbotten')).toBe('Norrbotten');
  });
  test('of an order that an earlier release stored is written as it was stored', () => {
    const info = { ...BUYER, city: '강남구', stateOrProvince: '서울특별시', zip: '06236', country: 'KR' };
    expect(addressLines(info, { country: 'KR', language: 'en' })).toEqual([
      'Berg Anna',
      '서울특별시 강남구',
      'Storgatan 1',
      '06236',
      'KR',
    ]);
  });
  test('without a part has no gap', () => {
    const info = { city: 'Trenton', stateOrProvince: '', zip: '08608', country: 'US' };
    expect(linesOf(info)).toEqual(['Anna Berg', 'Storgatan 1', 'Trenton 08608', 'US']);
  });
});
