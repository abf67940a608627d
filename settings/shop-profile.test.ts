// What pages are told of a shop: in the language of the market, with addresses and pictures that a browser can fetch.
import { expect, test } from 'vitest';
import type { SettingsInput } from '#contract/settings.ts';
import { completeSettings } from '#settings/complete-settings.ts';
import { DEFAULT_SETTINGS } from '#settings/default-settings.ts';
import { registryOf } from '#settings/market-registry.ts';
import { settingsPictures } from '#settings/pictures.ts';
import { organizationOf, shopProfile } from '#settings/shop-profile.ts';
import { themeCss } from '#settings/theme-css.ts';
import { webManifest } from '#settings/web-manifest.ts';
import { marketOf } from '#tests/fixtures/markets.ts';
import { SHOP_SITE } from '#tests/fixtures/shop-site.ts';

const PNG = 'data:image/png;base64,iVBORw0KGgo=';
const OWN: SettingsInput = {
  name: 'Fjäll',
  description: { sv: 'Allt för fjället.' },
  tagline: { en: 'Up there', sv: 'Där uppe' },
  organisation: { legalName: 'Fjäll AB', vatNumber: 'SE556000000001' },
  contact: {
    email: 'hej@fjall.example',
    address: { street: 'Storgatan 1', postalCode: '831 30', city: 'Östersund', country: 'SE' },
  },
  social: [
    { title: 'Instagram', url: 'https://instagram.example/fjall' },
    { title: 'Facebook', url: 'https://facebook.example/' },
  ],
  logo: { image: PNG, width: 120, height: 40 },
  icons: [
    { src: PNG, sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/own.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'favicon' },
  ],
  theme: { light: { accent: '#006644', onAccent: '#ffffff' } },
  markets: [
    {
      code: 'sv-se',
      country: 'SE',
      language: 'sv',
      currency: 'SEK',
      tax: { basisPoints: 2500 },
      shipping: { fee: 59 },
    },
  ],
  legalPages: [{ title: { en: 'Terms', sv: 'Villkor' }, url: '/e/terms' }],
};
const settings = completeSettings(OWN);
const market = registryOf(settings).defaultMarket;

test('the default profile is the one that tests of pages use', () => {
  expect(shopProfile(DEFAULT_SETTINGS, marketOf('en-eu'))).toEqual(SHOP_SITE.shop);
});

test('texts are in the language of the market, addresses in the market', () => {
  const profile = shopProfile(settings, market);
  expect(profile).toMatchObject({
    tagline: 'Där uppe',
    contact: { email: 'hej@fjall.example', phone: null, address: ['Storgatan 1', '831 30 Östersund'] },
    legalPages: [{ title: 'Villkor', url: '/sv-se/e/terms' }],
    icons: { favicon: { url: '/icons/own.svg' }, appleTouch: '/icons/apple-touch-icon.png' },
  });
});

test('a picture in the document is served under an address that names its content', () => {
  const { logo } = shopProfile(settings, market);
  const url = logo?.kind === 'image' ? logo.url : '';
  expect(url).toMatch(/^\/icons\/shop\/[0-9a-f]{16}\.png$/);
  expect(settingsPictures(settings).get(url)).toEqual({
    type: 'image/png',
    content: Buffer.from('iVBORw0KGgo=', 'base64'),
  });
  expect(JSON.stringify(webManifest(settings, market, ''))).toContain(url);
});

test('the organization has the facts that there are, and accounts that are its own', () => {
  expect(organizationOf(settings, 'https://fjall.example')).toEqual({
    name: 'Fjäll',
    legalName: 'Fjäll AB',
    url: 'https://fjall.example',
    logo: expect.stringContaining('https://fjall.example/icons/shop/'),
    email: 'hej@fjall.example',
    vatID: 'SE556000000001',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Storgatan 1',
      postalCode: '831 30',
      addressLocality: 'Östersund',
      addressCountry: 'SE',
    },
    sameAs: ['https://instagram.example/fjall'],
  });
  expect(organizationOf(DEFAULT_SETTINGS, 'https://shop.example')).toEqual({
    name: 'Cairn',
    url: 'https://shop.example',
  });
});

test('the style sheet names the colours that differ, in both schemes; the default has none', () => {
  expect(themeCss(DEFAULT_SETTINGS.theme)).toBe('');
  expect(themeCss(settings.theme)).toBe(
    'html:root{--shop-accent:#006644;--shop-on-accent:#ffffff}' +
      '@media (prefers-color-scheme:dark){html:root{--shop-accent:oklch(0.76 0.15 64);--shop-on-accent:oklch(0.21 0.012 250)}}',
  );
});

test('the manifest of another shop says nothing of this one', () => {
  const manifest = webManifest(settings, market, '');
  expect(manifest).toMatchObject({
    name: 'Fjäll',
    short_name: 'Fjäll',
    description: 'Allt för fjället.',
    lang: 'sv',
    background_color: '#fbfaf8',
    icons: [{ sizes: '192x192', purpose: 'any' }],
    screenshots: [],
    shortcuts: [{ name: 'Sök' }, { name: 'Varukorg' }],
  });
  expect(JSON.stringify(manifest)).not.toMatch(/cairn/i);
});

test('terms beside the button are what the document says, with addresses in the market, and absent where it says nothing', () => {
  expect(shopProfile(settings, market)).not.toHaveProperty('deliveryUrl');
  expect(shopProfile(settings, market)).not.toHaveProperty('returns');
  const saying = completeSettings({ ...OWN, deliveryPage: '/e/frakt', returns: { days: 14 } });
  expect(shopProfile(saying, market)).toMatchObject({ deliveryUrl: '/sv-se/e/frakt', returns: { days: 14 } });
  expect(shopProfile(saying, market).returns).not.toHaveProperty('url');
  const leading = completeSettings({ ...OWN, returns: { days: 60, page: 'https://fjall.example/retur' } });
  expect(shopProfile(leading, market).returns).toEqual({ days: 60, url: 'https://fjall.example/retur' });
});

test('of filters and suggestions a page is told only what the shop has chosen', () => {
  expect(shopProfile(settings, market)).not.toHaveProperty('filters');
  expect(shopProfile(settings, market)).not.toHaveProperty('suggestions');
  const filters = { clearSorting: true, hideEmptyValues: false };
  const chosen = completeSettings({ ...OWN, filters, suggestions: { centre: true } });
  expect(shopProfile(chosen, market).filters).toEqual({ clearSorting: true });
  expect(shopProfile(chosen, market).suggestions).toEqual({ centre: true });
});

test('of the layouts of listings pages are told those that are no grid', () => {
  expect(shopProfile(settings, market)).not.toHaveProperty('listingLayouts');
  const listingLayouts = { sale: 'slider', new: 'slider-without-filters', women: 'grid' } as const;
  const { women: _, ...told } = listingLayouts;
  expect(shopProfile(completeSettings({ ...OWN, listingLayouts }), market)).toMatchObject({
    listingLayouts: told,
  });
  const all = completeSettings({ ...OWN, listingLayouts: { women: 'grid' } });
  expect(shopProfile(all, market)).not.toHaveProperty('listingLayouts');
});

test('pages are told where the search page is where that is not the usual place', () => {
  expect(shopProfile(settings, market)).not.toHaveProperty('searchPath');
  for (const searchPath of ['find', '/find'])
    expect(shopProfile(completeSettings({ ...OWN, searchPath }), market).searchPath).toBe('/find');
});
