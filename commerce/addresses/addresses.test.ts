import { describe, expect, test } from 'vitest';
import {
  addressForm,
  addressIssues,
  contactIssues,
  emptyFieldsOf,
  knownCountries,
  tidyCustomerInfo,
} from '#commerce/addresses/addresses.ts';
import type { CustomerInfo } from '#contract/customer-info.ts';
import { DEFAULT_MARKETS } from '#settings/settings.ts';

const SWEDISH: CustomerInfo = {
  email: 'kim@example.se',
  phone: '',
  firstName: 'Kim',
  lastName: 'Åberg',
  streetAddress: 'Storgatan 1',
  city: 'Umeå',
  stateOrProvince: '',
  zip: '903 26',
  country: 'SE',
};
const AMERICAN = {
  ...SWEDISH,
  city: 'Mountain View',
  stateOrProvince: 'CA',
  zip: '94043-1351',
  country: 'US',
};
const fieldsOf = (country: string, language: string) => addressForm(country, language)?.fields.join(' ');
const faultsOf = (info: CustomerInfo, countries: readonly string[] | null = null) =>
  addressIssues(info, countries).map(({ field, fault }) => `${field} ${fault}`);

describe('the form of an address', () => {
  test('asks for the fields of the country in its order', () => {
    expect(fieldsOf('SE', 'sv')).toBe('firstName lastName streetAddress zip city');
    expect(fieldsOf('US', 'en')).toBe('firstName lastName streetAddress city stateOrProvince zip');
    expect(fieldsOf('SG', 'en')).toBe('firstName lastName streetAddress zip');
  });

  test('is that of its reader: names and order of Korea in Korean, and in Latin letters', () => {
    expect(fieldsOf('KR', 'ko')).toBe('lastName firstName stateOrProvince city streetAddress zip');
    expect(fieldsOf('KR', 'en')).toBe('firstName lastName streetAddress city stateOrProvince zip');
    const seoul = (language: string) =>
      addressForm('KR', language)?.regions.find(({ key }) => key === '서울특별시')?.name;
    expect([seoul('ko'), seoul('en')]).toEqual(['서울특별시', 'Seoul']);
  });

  test('names the states, and an example of the postal code', () => {
    expect(addressForm('US', 'en')?.regions).toContainEqual({ key: 'CA', name: 'California' });
    expect(addressForm('GB', 'en')).toMatchObject({ zipExample: 'EC1Y 8SY', hasNumericZip: false });
    expect(addressForm('SE', 'sv')).toMatchObject({ regions: [], hasNumericZip: true });
    expect(addressForm('XX', 'en')).toBeUndefined();
  });

  test('is known of every country of the demo’s markets', () => {
    const countries = DEFAULT_MARKETS.markets.map(({ country }) => country);
    const regions = ['EU', 'OC', 'AS'];
    expect(
      countries.filter((code) => !regions.includes(code) && addressForm(code, 'en') === undefined),
    ).toEqual([]);
  });
});

describe('an address', () => {
  test('that is whole has no issues', () => {
    expect(faultsOf(SWEDISH, ['SE'])).toEqual([]);
    expect(faultsOf(AMERICAN)).toEqual([]);
    expect(faultsOf({ ...SWEDISH, country: 'SG', city: '', zip: '546080' })).toEqual([]);
  });

  test('lacks what its country requires, in the order of the form', () => {
    const empty = {
      ...AMERICAN,
      firstName: ' ',
      lastName: '',
      streetAddress: '',
      city: '',
      zip: '',
      stateOrProvince: '',
    };
    expect(faultsOf(empty)).toEqual([
      'firstName required',
      'lastName required',
      'streetAddress required',
      'city required',
      'stateOrProvince required',
      'zip required',
    ]);
    expect(faultsOf({ ...empty, country: '' })).toEqual(['country required']);
  });

  test('has a postal code of its country’s form', () => {
    for (const zip of ['90326', '903 26']) expect(faultsOf({ ...SWEDISH, zip })).toEqual([]);
    for (const zip of ['9032', '9032 6', '903 26 7', 'NO-903 26', 'SE'])
      expect(faultsOf({ ...SWEDISH, zip }), zip).toEqual(['zip invalid']);
    expect(faultsOf({ ...SWEDISH, country: 'GB', zip: 'ec1y 8sy' })).toEqual([]);
  });

  // A phone's keypad for digits has no hyphen, and many write the country before the code, as on letters from abroad.
  test.each([
    ['PL', '00950', '00-950'],
    ['PT', '2725079', '2725-079'],
    ['SE', 'SE-903 26', '903 26'],
    ['SE', 'SE90326', '90326'],
    ['PL', 'PL-00950', '00-950'],
    ['PL', '00 950', '00-950'],
    ['DK', 'DK-1000', '1000'],
    ['FI', 'FI-00550', '00550'],
    ['LV', 'LV 1050', 'LV-1050'],
    ['LV', '1050', 'LV-1050'],
    ['CA', 'K1A-0B1', 'K1A 0B1'],
    ['JP', '154–0023', '154-0023'],
    ['JP', '1540023', '1540023'],
    ['US', '94043-1351', '94043-1351'],
    ['GB', 'ec1y 8sy', 'EC1Y 8SY'],
  ])('has in %s the postal code %s, stored as %s', (country, zip, stored) => {
    const region = addressForm(country, 'en')?.regions[0]?.key ?? '';
    const info = { ...SWEDISH, country, zip, stateOrProvince: region };
    expect(faultsOf(info)).toEqual([]);
    expect(tidyCustomerInfo(info).zip).toBe(stored);
    expect(faultsOf(tidyCustomerInfo(info))).toEqual([]);
  });

  test('has a postal code that can be typed with digits alone wherever that is asked for', () => {
    const forms = knownCountries().flatMap((country) => addressForm(country, 'en') ?? []);
    const numeric = forms.filter(({ hasNumericZip }) => hasNumericZip);
    expect(numeric.length).toBeGreaterThan(100);
    const refused = numeric.filter(({ country, zipExample, regions }) => {
      const zip = zipExample?.replaceAll(/\D/g, '') ?? '';
      return faultsOf({ ...SWEDISH, country, zip, stateOrProvince: regions[0]?.key ?? 'X' }).length > 0;
    });
    expect(refused.map(({ country }) => country)).toEqual([]);
  });

  test('has one of the states that its country has, by key or name, where it requires one', () => {
    expect(faultsOf({ ...AMERICAN, stateOrProvince: 'california' })).toEqual([]);
    expect(faultsOf({ ...AMERICAN, stateOrProvince: 'Bavaria' })).toEqual(['stateOrProvince unknown']);
    expect(faultsOf({ ...SWEDISH, country: 'IE', zip: '', stateOrProvince: 'Kildare' })).toEqual([]);
  });

  test('is delivered to in the market’s countries alone, and billed anywhere', () => {
    expect(faultsOf(AMERICAN, ['SE', 'NO'])).toEqual(['country not-shipped-there']);
    expect(faultsOf({ ...SWEDISH, country: 'XX' }, ['XX'])).toEqual(['country unknown']);
  });

  test('has no line breaks or control characters', () => {
    expect(faultsOf({ ...SWEDISH, streetAddress: 'Storgatan 1\nBcc: all' })).toEqual([
      'streetAddress invalid',
    ]);
  });

  test('is stored in one spelling', () => {
    const typed = {
      ...AMERICAN,
      country: 'us',
      stateOrProvince: ' new york ',
      zip: ' 10001',
      city: ' New   York ',
    };
    expect(tidyCustomerInfo(typed)).toMatchObject({
      country: 'US',
      stateOrProvince: 'NY',
      zip: '10001',
      city: 'New York',
    });
  });
});

describe('who is told of an order', () => {
  const issuesOf = (email: string, phone = '') =>
    contactIssues({ email, phone }).map(({ field, fault }) => `${field} ${fault}`);
  test('has an e-mail address', () => {
    for (const email of ['kim@example.se', "o'brien@example.se"]) expect(issuesOf(email)).toEqual([]);
    expect(issuesOf('')).toEqual(['email required']);
    for (const email of [
      'kim',
      'kim@example',
      '@example.se',
      'kim@@example.se',
      'kim@example.se, all@x.se',
      'a b@example.se',
      'k@x..se',
      '(kim@example.se)',
      'kim[1]@example.se',
      `${'k'.repeat(65)}@example.se`,
    ])
      expect(issuesOf(email), email).toEqual(['email invalid']);
  });

  test('may have a phone number', () => {
    for (const phone of ['070-123 45 67', '+46 (0)70 1234567']) expect(issuesOf('a@b.se', phone)).toEqual([]);
    for (const phone of ['123', 'call me', '+1234567890123456'])
      expect(issuesOf('a@b.se', phone)).toEqual(['phone invalid']);
  });
});

test('fields that the form of a country does not have are known, whoever reads it', () => {
  expect(emptyFieldsOf('SE')).toEqual({ stateOrProvince: '' });
  expect(emptyFieldsOf('US')).toEqual({});
  expect(emptyFieldsOf('SG')).toEqual({ city: '', stateOrProvince: '' });
  expect(emptyFieldsOf('')).toEqual({});
  for (const country of knownCountries())
    for (const language of ['en', 'ko', 'zh', 'ja']) {
      const asked = addressForm(country, language)?.fields ?? [];
      expect(asked.filter((field) => field in emptyFieldsOf(country))).toEqual([]);
    }
});
