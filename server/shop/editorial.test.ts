// What a market shows of content that was stored before the shop had the market's language.
import { expect, test } from 'vitest';
import { storesOf } from '#server/shop/editorial.ts';
import { marketOf } from '#tests/fixtures/markets.ts';

const store = (name: string) => ({
  id: 's1',
  name,
  street: 'Storgatan 1',
  zip: '90326',
  city: 'Umeå',
  country: 'SE',
  phone: '',
  latitude: 63.8,
  longitude: 20.3,
  openingHours: [],
});

test('a store is shown in the language of the market, in English where it was stored without it', () => {
  const facts = { en: store('The store'), sv: store('Butiken') };
  const content = { listings: [], pages: [], stores: [{ storeId: 's1', source: 'demo', facts }] };
  expect(storesOf(content, marketOf('sv-se')).map(({ name }) => name)).toEqual(['Butiken']);
  expect(storesOf(content, marketOf('ko-kr')).map(({ name }) => name)).toEqual(['The store']);
});
