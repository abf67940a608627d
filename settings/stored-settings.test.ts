// A stored document of an earlier release: what is left out of it, what is said, and what is refused all the same.
import { expect, test } from 'vitest';
import { issueText } from '#contract/form-issues.ts';
import { completeSettings, parseStoredSettings } from '#settings/settings.ts';
import { market, SMALL_SETTINGS, SWEDEN } from '#tests/fixtures/small-settings.ts';

const method = (id: string, title: object = { en: id }) => ({ id, title, fee: 10 });
const shipping = (changes: object) => ({ ...SWEDEN.shipping, ...changes });
const read = (document: unknown) => {
  const parsed = parseStoredSettings(document);
  if (!parsed.ok) return parsed.error.map(issueText);
  return { ...parsed.value, leftOut: parsed.value.leftOut.map(issueText) };
};

test('a document that is valid is read as it is', () => {
  const settings = completeSettings(SMALL_SETTINGS as never);
  expect(read(SMALL_SETTINGS)).toEqual({ settings, leftOut: [] });
});

test('methods and countries that are not accepted are left out, each named as it stands in the document', () => {
  const methods = [method('bike', {}), method('express'), method('store-van'), method('night')];
  const document = {
    ...SMALL_SETTINGS,
    markets: [
      SWEDEN,
      market({ code: 'sv-fi', shipping: shipping({ methods, countries: ['UK', 'FI'] }), hreflang: null }),
    ],
  };
  const parsed = parseStoredSettings(document);
  if (!parsed.ok) throw new Error(parsed.error.map(issueText).join());
  const [, second] = parsed.value.settings.markets;
  expect(second?.shipping.methods.map(({ id }) => id)).toEqual(['express', 'night']);
  expect(second?.shipping.countries).toEqual(['FI']);
  expect(parsed.value.leftOut.map(issueText)).toEqual([
    'markets[1].shipping.methods[0].title: needs a text in one language at least',
    'markets[1].shipping.methods[2].id: "store-van" begins with store-, as do those of picking up in a store',
    'markets[1].shipping.countries[0]: "UK" is no country',
  ]);
});

test('an address from which no mail can be sent is left out, and the other ways to reach the shop stay', () => {
  const contact = { email: 'mailto:hej@fjall.example', phone: '+46 8 123' };
  expect(read({ ...SMALL_SETTINGS, contact })).toMatchObject({
    settings: { contact: { email: null, phone: '+46 8 123' } },
    leftOut: ['contact.email: "mailto:hej@fjall.example" is not an e-mail address'],
  });
});

test('blank texts are left out or replaced where one is needed, and every fault is told', () => {
  const blank = { en: '  ' };
  const region = { code: 'en-eu', country: 'EU', hreflang: null, shipping: shipping({ countries: ['SE'] }) };
  const document = {
    ...SMALL_SETTINGS,
    name: ' \t',
    shortName: '',
    merchant: 'fjall',
    organisation: { legalName: 'Fjäll AB', vatNumber: ' ' },
    contact: { phone: ' ', address: { street: ' ', postalCode: '1', city: ' ', country: 'SE' } },
    tagline: { en: ' ', sv: 'Ut!' },
    social: [
      { title: ' ', url: 'https://a.example' },
      { title: 'B', url: 'https://b.example' },
    ],
    taxCategories: [{ id: 'books', name: { en: '\u200b\u00ad' }, rates: {} }],
    legalPages: [
      { title: { en: ' ', sv: ' ' }, url: '/e/a' },
      { title: { en: ' ', sv: 'Villkor' }, url: '/e/b' },
    ],
    markets: [
      market({ name: blank, shipping: shipping({ methods: [method('bike', blank), method('night')] }) }),
      market({ ...region, name: blank }),
    ],
  };
  const parsed = read(document);
  expect(parsed).toMatchObject({
    settings: {
      name: 'Fjäll AB',
      shortName: 'Fjäll AB',
      organisation: { legalName: 'Fjäll AB', vatNumber: null },
      contact: { phone: null, address: null },
      tagline: { sv: 'Ut!' },
      social: [{ title: 'B' }],
      taxCategories: [{ id: 'books', name: { en: 'books' } }],
      legalPages: [{ title: { sv: 'Villkor' }, url: '/e/b' }],
      markets: [
        { code: 'sv-se', name: null, shipping: { methods: [{ id: 'night' }] } },
        { code: 'en-eu', name: { en: 'EU' } },
      ],
    },
  });
  expect(new Set((parsed as { leftOut: string[] }).leftOut)).toEqual(
    new Set([
      'name: is blank; "Fjäll AB" stands for it',
      'shortName: is blank',
      'organisation.vatNumber: is blank',
      'contact.phone: is blank',
      'contact.address.street: is blank',
      'contact.address.city: is blank',
      'tagline.en: is blank',
      'social[0].title: is blank',
      'taxCategories[0].name.en: is blank; "books" stands for it',
      'legalPages[0].title.en: is blank',
      'legalPages[0].title.sv: is blank',
      'legalPages[1].title.en: is blank',
      'markets[0].name.en: is blank',
      'markets[0].shipping.methods[0].title.en: is blank',
      'markets[0].shipping.methods[0].title: needs a text in one language at least',
      'markets[1].name.en: is blank; "EU" stands for it',
    ]),
  );
});

test('a market whose country is none, or that sends to no country any more, is left out with what refers to it', () => {
  const markets = [
    market({ code: 'en-uk', country: 'UK', hreflang: null }),
    SWEDEN,
    market({
      code: 'en-eu',
      country: 'EU',
      name: { en: 'Europe' },
      shipping: shipping({ countries: ['EU'] }),
      hreflang: null,
    }),
  ];
  const document = {
    ...SMALL_SETTINGS,
    markets,
    defaultMarket: 'en-uk',
    legacyMarkets: { 'en-gb': 'en-uk', 'sv-xx': 'sv-se' },
    taxCategories: [{ id: 'books', name: { en: 'Books' }, rates: { 'en-uk': 0, 'sv-se': 600 } }],
  };
  expect(read(document)).toMatchObject({
    settings: {
      markets: [{ code: 'sv-se' }],
      defaultMarket: null,
      legacyMarkets: { 'sv-xx': 'sv-se' },
      taxCategories: [{ rates: { 'sv-se': 600 } }],
    },
    leftOut: [
      'markets[0].name: is missing: "UK" is no country with a name',
      'markets[2].shipping.countries[0]: "EU" is no country',
    ],
  });
});

test('what is stored is not changed by reading it', () => {
  const document = { ...SMALL_SETTINGS, name: ' ' };
  expect(read(document)).toMatchObject({ settings: { name: 'Shop' } });
  expect(document.name).toBe(' ');
});

test.each([
  ['no market would be left', { markets: [market({ country: 'UK' })] }, 'markets[0].name: is missing'],
  [
    'tax would be another',
    { markets: [market({ tax: { basisPoints: 2500, regions: [{ country: 'UK', basisPoints: 1 }] } })] },
    'markets[0].tax.regions[0].country: "UK" is no country',
  ],
  [
    'something else fails, too',
    { name: '', markets: [market({ shipping: shipping({ methods: [method('store-a')] }) })] },
    'name: ',
  ],
  ['it is no document', { markets: [] }, 'markets: needs an entry'],
])('a document is refused where %s', (_name, changes, message) => {
  expect(read({ ...SMALL_SETTINGS, ...changes })).toEqual([expect.stringContaining(message)]);
});
