// What is said of a settings document that is not valid: every fault, with its field.
import { describe, expect, test } from 'vitest';
import { issuesOf, market, SMALL_SETTINGS as SMALL, SWEDEN } from '#tests/fixtures/small-settings.ts';

describe('a fault names its field', () => {
  test.each<[string, unknown, string]>([
    ['no object', [], 'the document must be an object'],
    ['a missing name', { markets: [SWEDEN] }, 'name: is missing'],
    ['a blank name', { ...SMALL, name: ' \t' }, 'name: is blank'],
    ['a name that shows nothing', { ...SMALL, name: '\u200B\u00AD' }, 'name: '],
    [
      'a blank name of a market',
      { ...SMALL, markets: [market({ name: { en: ' ' } })] },
      'markets[0].name.en: is blank',
    ],
    [
      'a blank title of a method of delivery',
      {
        ...SMALL,
        markets: [market({ shipping: { fee: 1, methods: [{ id: 'x', title: { en: ' ' }, fee: 2 }] } })],
      },
      'markets[0].shipping.methods[0].title.en: is blank',
    ],
    [
      'a blank title of a legal page',
      { ...SMALL, legalPages: [{ title: { en: '\u00A0' }, url: '/e/terms' }] },
      'legalPages[0].title.en: is blank',
    ],
    [
      'a blank title of a link',
      { ...SMALL, social: [{ title: ' ', url: 'https://x.example' }] },
      'social[0].title: is blank',
    ],
    [
      'a phone number without a digit',
      { ...SMALL, contact: { phone: '(-)' } },
      'contact.phone: "(-)" is not a phone number',
    ],
    ['an empty name', { ...SMALL, name: '' }, 'name: is empty'],
    ['an unknown field', { ...SMALL, colour: 'red' }, 'colour: is none of name, shortName,'],
    ['no market', { ...SMALL, markets: [] }, 'markets: needs an entry'],
    [
      'a currency',
      { ...SMALL, markets: [SWEDEN, market({ code: 'sv-fi', currency: 'SEKK' })] },
      'markets[1].currency: "SEKK" is none of EUR, SEK,',
    ],
    [
      'a language without texts',
      { ...SMALL, markets: [market({ language: 'fi' })] },
      'markets[0].language: "fi" is none of en, sv, de, ko',
    ],
    [
      'a code',
      { ...SMALL, markets: [market({ code: 'SE' })] },
      'markets[0].code: "SE" is not a market code such as sv-se',
    ],
    [
      'an address from which no mail can be sent',
      { ...SMALL, contact: { email: 'mailto:hej@fjall.example' } },
      'contact.email: "mailto:hej@fjall.example" is not an e-mail address',
    ],
    ['a tax', { ...SMALL, markets: [market({ tax: {} })] }, 'markets[0].tax.basisPoints: is missing'],
    [
      'a code twice',
      { ...SMALL, markets: [SWEDEN, SWEDEN] },
      'markets[1].code: "sv-se" is the code of markets[0]',
    ],
    [
      'a hreflang twice',
      { ...SMALL, markets: [SWEDEN, market({ code: 'sv-se2' })] },
      'markets[1].hreflang: "sv-SE" is that of markets[0]',
    ],
    [
      'a region without a name',
      { ...SMALL, markets: [market({ country: 'NORDIC' })] },
      'markets[0].name: is missing: "NORDIC" is no country with a name',
    ],
    [
      'a country that is none',
      { ...SMALL, markets: [market({ country: 'UK' })] },
      'markets[0].name: is missing: "UK" is no country with a name',
    ],
    [
      'a country that goods are sent to and that is none',
      {
        ...SMALL,
        markets: [
          market({ country: 'EU', name: { en: 'EU' }, shipping: { fee: 1, countries: ['DE', 'EU'] } }),
        ],
      },
      'markets[0].shipping.countries[1]: "EU" is no country',
    ],
    [
      'a method of delivery with an id as those of stores',
      {
        ...SMALL,
        markets: [market({ shipping: { fee: 1, methods: [{ id: 'store-1', title: { en: 'X' }, fee: 2 }] } })],
      },
      'markets[0].shipping.methods[0].id: "store-1" begins with store-, as do those of picking up in a store',
    ],
    [
      'more decimals than the currency has',
      { ...SMALL, markets: [market({ currency: 'JPY', shipping: { fee: 1.5 } })] },
      'markets[0].shipping.fee: 1.5 has more than the 0 decimals of JPY',
    ],
    [
      'a method of delivery without a title',
      {
        ...SMALL,
        markets: [market({ shipping: { fee: 1, methods: [{ id: 'express', title: {}, fee: 2 }] } })],
      },
      'markets[0].shipping.methods[0].title: needs a text in one language at least',
    ],
    [
      'a tax category without a name',
      { ...SMALL, taxCategories: [{ id: 'books', name: {}, rates: {} }] },
      'taxCategories[0].name: needs a text in one language at least',
    ],
    [
      'a legal page without a title',
      { ...SMALL, legalPages: [{ title: {}, url: '/e/terms' }] },
      'legalPages[0].title: needs a text in one language at least',
    ],
    [
      'a market with a name in no language',
      { ...SMALL, markets: [market({ name: {} })] },
      'markets[0].name: needs a text in one language at least',
    ],
    [
      'gift cards in an unknown currency',
      { ...SMALL, giftCards: { amounts: { XXX: [200] } } },
      'giftCards.amounts.XXX: is none of EUR, SEK,',
    ],
    [
      'a search page in the place of another page',
      { ...SMALL, searchPath: 'c' },
      'searchPath: "c" is the path of another page',
    ],
    [
      'a search page in the place of the payment',
      { ...SMALL, searchPath: 'payment' },
      'searchPath: "payment" is the path of another page',
    ],
    [
      'a search page in the place of a market',
      { ...SMALL, searchPath: '/sv-se' },
      'searchPath: "sv-se" is the path of a market',
    ],
    [
      'a search page of two segments',
      { ...SMALL, searchPath: '/find/it' },
      'searchPath: "/find/it" is not a path of one segment such as /search',
    ],
    [
      'a layout',
      { ...SMALL, listingLayouts: { sale: 'wall' } },
      'listingLayouts.sale: "wall" is none of grid, slider, slider-without-filters',
    ],
    [
      'a listing by its address',
      { ...SMALL, listingLayouts: { '/c/sale': 'slider' } },
      'listingLayouts./c/sale: is',
    ],
    ['a default', { ...SMALL, defaultMarket: 'en-eu' }, 'defaultMarket: "en-eu" is the code of no market'],
    [
      'a default of another form',
      { ...SMALL, defaultMarket: 'Sweden' },
      'defaultMarket: "Sweden" is not a market code such as sv-se',
    ],
    [
      'a legacy code',
      { ...SMALL, legacyMarkets: { 'sv-ax': 'sv-fi' } },
      'legacyMarkets.sv-ax: "sv-fi" is the code of no market',
    ],
    [
      'a legacy code that is in use',
      { ...SMALL, legacyMarkets: { 'sv-se': 'sv-se' } },
      'legacyMarkets.sv-se: "sv-se" is the code of a market that is there',
    ],
    [
      'a tax category',
      { ...SMALL, taxCategories: [{ id: 'books', name: { en: 'Books' }, rates: { 'de-de': 700 } }] },
      'taxCategories[0].rates.de-de: "de-de" is the code of no market',
    ],
    [
      'a state',
      {
        ...SMALL,
        markets: [
          market({ tax: { basisPoints: 0, regions: [{ country: 'US', state: 'CA', basisPoints: 1 }] } }),
        ],
      },
      'markets[0].tax.regions[0].country: "US" is none of the countries that goods are sent to',
    ],
    [
      'the state of a country without any',
      {
        ...SMALL,
        markets: [market({ tax: { basisPoints: 0, regions: [{ state: 'Skåne', basisPoints: 1 }] } })],
      },
      'markets[0].tax.regions[0].state: "Skåne" is no state of SE, which has none',
    ],
    [
      'a state of another country',
      {
        ...SMALL,
        markets: [
          market({
            tax: { basisPoints: 0, regions: [{ country: 'US', state: 'XY', basisPoints: 1 }] },
            shipping: { fee: 1, countries: ['US'] },
          }),
        ],
      },
      'markets[0].tax.regions[0].state: "XY" is no state of US: they are AL, ',
    ],
    [
      'a region that is named twice',
      {
        ...SMALL,
        markets: [market({ tax: { basisPoints: 0, regions: [{ basisPoints: 1 }, { basisPoints: 2 }] } })],
      },
      'markets[0].tax.regions[1].country: is named already by markets[0].tax.regions[0]',
    ],
    [
      'a rate with more decimals than there are',
      { ...SMALL, markets: [market({ tax: { basisPoints: 0, regions: [{ basisPoints: 1.234 }] } })] },
      'markets[0].tax.regions[0].basisPoints: 1.234 has more than 2 decimals',
    ],
    [
      "a region's rate of goods that are of no category",
      {
        ...SMALL,
        markets: [
          market({ tax: { basisPoints: 0, regions: [{ basisPoints: 1, categories: { books: 1 } }] } }),
        ],
      },
      'markets[0].tax.regions[0].categories.books: "books" is the id of no tax category',
    ],
    [
      "a region's rate of a category with more decimals than there are",
      {
        ...SMALL,
        taxCategories: [{ id: 'books', name: { en: 'Books' }, rates: {} }],
        markets: [
          market({ tax: { basisPoints: 0, regions: [{ basisPoints: 1, categories: { books: 1.234 } }] } }),
        ],
      },
      'markets[0].tax.regions[0].categories.books: 1.234 has more than 2 decimals',
    ],
    [
      'a colour',
      { ...SMALL, theme: { light: { accent: 'red' } } },
      'theme.light.accent: "red" is not a colour such as #d97706',
    ],
    [
      'text that cannot be read on the accent',
      { ...SMALL, theme: { light: { accent: '#ffdd00', onAccent: '#ffffff' } } },
      'theme.light.onAccent: #ffffff on accent #ffdd00 has a contrast of 1.3, and needs 4.5',
    ],
    [
      'a social link with script',
      { ...SMALL, social: [{ title: 'X', url: 'javascript:alert(1)' }] },
      'social[0].url: "javascript:alert(1)" is not an http or https address',
    ],
    ['a logo of both kinds', { ...SMALL, logo: {} }, 'logo: needs either paths or an image'],
    [
      'a path that is none',
      { ...SMALL, logo: { viewBox: '0 0 24 24', paths: ['M0 0"/><script>'] } },
      'logo.paths[0]: "M0 0\\"/><script>" is not SVG path data',
    ],
    [
      'an icon with script',
      {
        ...SMALL,
        icons: [
          {
            src: `data:image/svg+xml;base64,${btoa('<svg><script>alert(1)</script></svg>')}`,
            sizes: 'any',
            type: 'image/svg+xml',
            purpose: 'favicon',
          },
        ],
      },
      'icons[0].src: holds script, or refers to something outside the drawing',
    ],
  ])('%s', (_, document, expected) => {
    const issues = issuesOf(document);
    expect(
      issues.filter((issue) => issue.startsWith(expected)),
      issues.join('\n'),
    ).toHaveLength(1);
    expect(issues).toHaveLength(1);
  });

  test('all faults are told at once', () => {
    const markets = Array.from({ length: 12 }, () => market({ currency: 'XXX' }));
    expect(issuesOf({ ...SMALL, markets })).toHaveLength(12);
  });
});
