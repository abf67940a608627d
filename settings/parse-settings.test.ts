// What a valid settings document is completed to, and that it is valid itself then.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { THEME_COLORS } from '#contract/appearance-settings.ts';
import { DEFAULT_GIFT_CARD_AMOUNTS } from '#settings/default-gift-cards.ts';
import { DEFAULT_SETTINGS } from '#settings/default-settings.ts';
import { parseSettings } from '#settings/parse-settings.ts';
import { issuesOf, market, SMALL_SETTINGS as SMALL } from '#tests/fixtures/small-settings.ts';

test('the default document is valid, and the same when it is read back', () => {
  const parsed = parseSettings(JSON.parse(JSON.stringify(DEFAULT_SETTINGS)));
  expect(parsed).toEqual({ ok: true, value: DEFAULT_SETTINGS });
});

test('what is left out gets neutral values, none of the demo shop', () => {
  const parsed = parseSettings(SMALL);
  expect(parsed.ok && parsed.value).toMatchObject({
    name: 'Fjäll & Väg AB',
    shortName: 'Fjäll & Väg AB',
    merchant: 'fjall-vag-ab',
    social: [],
    logo: null,
    contact: { email: null, phone: null, address: null },
    organisation: { legalName: 'Fjäll & Väg AB' },
    defaultMarket: null,
    offer: 'selling',
    filters: {
      hideEmptyValues: false,
      clearSorting: false,
      keepForNextQuery: false,
      standInColumns: false,
    },
    suggestions: { centre: false, animate: false, moveByGroup: false },
    markets: [{ contentLanguage: 'sv', hreflang: 'sv-SE', name: null, tax: { included: true } }],
  });
  expect(JSON.stringify(parsed)).not.toMatch(/cairn/i);
});

test('gift cards have the amounts of the shop where only their validity is chosen', () => {
  const parsed = parseSettings({ ...SMALL, giftCards: { validForMonths: 24 } });
  expect(parsed.ok ? parsed.value.giftCards : parsed.error).toEqual({
    amounts: DEFAULT_GIFT_CARD_AMOUNTS,
    validForMonths: 24,
  });
});

test('the market that the documentation adds as an example is accepted', () => {
  const doc = readFileSync(new URL('../docs/extending.md', import.meta.url), 'utf8');
  const example = /## Add a market\n.*?```json\n(.*?)```/s.exec(doc)?.[1] ?? '';
  const added: unknown = JSON.parse(example);
  expect(issuesOf({ ...SMALL, markets: [...SMALL.markets, added] })).toEqual([]);
});

describe('a document that was filled in is valid itself, and the same when it is read back', () => {
  const region = { basisPoints: 1 };
  const method = { id: 'express', title: { en: 'Express' }, fee: 99 };
  test.each<[string, object]>([
    ['with nothing but what is needed', {}],
    ['with a name that begins with many spaces', { name: `${' '.repeat(40)}Fjäll` }],
    ['without gift cards', { giftCards: null }],
    ['with gift cards in one currency', { giftCards: { amounts: { SEK: [200, 500] } } }],
    ['with empty parts', { organisation: {}, contact: {}, theme: {}, filters: {}, suggestions: {} }],
    [
      'with null wherever it may be',
      {
        organisation: { registrationNumber: null, vatNumber: null },
        contact: { email: null, phone: null, address: null },
        logo: null,
        defaultMarket: null,
        deliveryPage: null,
        returns: null,
      },
    ],
    ['with a page of returns that is null', { returns: { days: 30, page: null } }],
    ['with gift cards that never expire', { giftCards: { amounts: {}, validForMonths: null } }],
    [
      'with a market of nulls',
      { markets: [market({ name: null, hreflang: null, shipping: { fee: 59, freeFrom: null } })] },
    ],
    [
      'with a region and a method of delivery',
      {
        markets: [
          market({ tax: { basisPoints: 0, regions: [region] }, shipping: { fee: 1, methods: [method] } }),
        ],
      },
    ],
  ])('%s', (_, changes) => {
    const parsed = parseSettings({ ...SMALL, ...changes });
    expect(parsed.ok ? [] : parsed.error).toEqual([]);
    expect(parseSettings(JSON.parse(JSON.stringify(parsed.ok && parsed.value)))).toEqual(parsed);
  });
});

test('the default colours are those of the style sheet', () => {
  const css = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');
  const dark = css.indexOf('@media (prefers-color-scheme: dark)');
  const schemes = { light: css.slice(0, dark), dark: css.slice(dark) };
  for (const [scheme, text] of Object.entries(schemes) as ['light' | 'dark', string][])
    for (const color of THEME_COLORS) {
      const property = `--shop-${color.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
      const found = new RegExp(`${property}: ([^;]+);`).exec(text)?.[1];
      // The dark scheme names only what differs.
      const expected = found ?? DEFAULT_SETTINGS.theme.light[color];
      expect([scheme, color, DEFAULT_SETTINGS.theme[scheme][color]]).toEqual([scheme, color, expected]);
    }
});

test.each([
  [1, []],
  [33, []],
  [200, []],
  [201, ['markets: has more than 200 entries']],
])('%d markets', (count, expected) => {
  const letters = (index: number) =>
    String.fromCharCode(97 + Math.floor(index / 26)) + String.fromCharCode(97 + (index % 26));
  const markets = Array.from({ length: count }, (_, index) =>
    market({ code: `sv-${letters(index)}`, name: { sv: 'Norden' }, hreflang: null }),
  );
  expect(issuesOf({ ...SMALL, markets })).toEqual(expected);
});
