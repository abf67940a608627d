// The settings of the demo shop: what a shop is until a merchant stores a document of their own.
import type { Currency, Language } from '#contract/market.ts';
import type { LocalizedSetting } from '#contract/setting-types.ts';
import type { SettingsInput, ShopSettings } from '#contract/settings.ts';
import { completeSettings } from '#settings/complete-settings.ts';

/** Regions of the shop's own, by the code that stands for them in place of a country. */
const REGION_NAMES: Readonly<Record<string, LocalizedSetting>> = {
  EU: { en: 'Europe', sv: 'Europa', de: 'Europa', ko: '유럽' },
  OC: { en: 'Oceania', sv: 'Oceanien', de: 'Ozeanien', ko: '오세아니아' },
  AS: { en: 'Asia', sv: 'Asien', de: 'Asien', ko: '아시아' },
};

/** The first is the one that a form begins with. */
const REGION_COUNTRIES: Readonly<Record<string, string[]>> = {
  EU: 'FR AT BE BG HR CY CZ DK EE FI DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
  OC: ['AU', 'NZ'],
  AS: ['SG', 'HK', 'MY', 'TH', 'TW'],
};
/** What the states themselves take in basis points, as of 2026; cities and counties may add to it. Others take nothing here. */
const US_STATE_TAXES: Readonly<Record<string, number>> = {
  AZ: 560,
  CA: 725,
  CO: 290,
  FL: 600,
  IL: 625,
  MA: 625,
  MI: 600,
  NC: 475,
  NJ: 662.5,
  NY: 400,
  OH: 575,
  PA: 600,
  TX: 625,
  UT: 485,
  VA: 430,
  WA: 650,
};
const TAX_REGIONS: Readonly<Record<string, SettingsInput['markets'][number]['tax']['regions']>> = {
  US: Object.entries(US_STATE_TAXES).map(([state, basisPoints]) => ({ country: 'US', state, basisPoints })),
};

/** Working days, as the demo's page of delivery tells them; elsewhere 5 to 10. */
const DELIVERY_DAYS: Readonly<Record<string, { from: number; to: number }>> = {
  ...Object.fromEntries(['SE', 'NO', 'DK', 'FI'].map((country) => [country, { from: 1, to: 3 }])),
  ...Object.fromEntries(['DE', 'EU'].map((country) => [country, { from: 2, to: 5 }])),
  ...Object.fromEntries(['KR', 'JP'].map((country) => [country, { from: 4, to: 7 }])),
};

const EXPRESS: LocalizedSetting = {
  en: 'Express delivery',
  sv: 'Expressleverans',
  de: 'Expresslieferung',
  ko: '빠른 배송',
};

const market = (
  code: string,
  currency: Currency,
  basisPoints: number,
  fee: number,
  freeFrom: number,
  hreflang: string,
): SettingsInput['markets'][number] => {
  const country = code.slice(3).toUpperCase();
  return {
    code,
    country,
    name: REGION_NAMES[country] ?? null,
    language: code.slice(0, 2) as Language,
    currency,
    tax: { basisPoints, included: basisPoints > 0, regions: TAX_REGIONS[country] ?? [] },
    shipping: {
      fee,
      freeFrom,
      days: DELIVERY_DAYS[country] ?? { from: 5, to: 10 },
      methods: [{ id: 'express', title: EXPRESS, fee: 2 * fee, days: { from: 1, to: 2 } }],
      pickUp: true,
      ...(REGION_COUNTRIES[country] === undefined ? {} : { countries: REGION_COUNTRIES[country] }),
    },
    hreflang,
  };
};

const social = (title: string) => ({ title, url: `https://www.${title.toLowerCase()}.com/` });

export const DEFAULT_SETTINGS: ShopSettings = completeSettings({
  name: 'Cairn',
  description: {
    en: 'Clothing and gear for mountains, coast and forest. Made to last, easy to repair.',
    sv: 'Kläder och utrustning för fjäll, kust och skog. Gjorda för att hålla, lätta att laga.',
    de: 'Kleidung und Ausrüstung für Berge, Küste und Wald. Langlebig gemacht, leicht zu reparieren.',
    ko: '산과 바다, 숲을 위한 옷과 장비. 오래 입고 고쳐 쓰도록 만듭니다.',
  },
  appDescription: { en: 'Outdoor clothing and equipment, with or without a connection.' },
  appCategories: ['shopping', 'sports'],
  tagline: {
    en: 'Few things, well made. If one wears out, we mend it.',
    sv: 'Få saker, väl gjorda. Går något sönder lagar vi det.',
    de: 'Wenige Dinge, gut gemacht. Geht etwas kaputt, flicken wir es.',
    ko: '적게, 제대로 만듭니다. 해지면 고쳐 드립니다.',
  },
  social: ['Facebook', 'Instagram', 'Twitter', 'YouTube', 'LinkedIn'].map(social),
  logo: {
    viewBox: '0 0 24 24',
    paths: [
      'M3.6 17.4c2.6-1.7 14-1.9 16.9-.1 1 .7.9 2.9-.3 3.4-2.9 1.1-13.4 1.1-16.3.1-1.3-.5-1.4-2.7-.3-3.4Z',
      'M6.3 10.9c2.2-1.3 9.3-1.5 11.7-.2 1 .6.9 2.5-.2 2.9-2.4.9-8.9 1-11.3.2-1.2-.4-1.2-2.3-.2-2.9Z',
      'M9.1 4.7c1.5-.9 4.9-1.1 6.6-.2.9.5.8 2.2-.2 2.5-1.7.6-4.7.7-6.3.2-1.1-.4-1.1-2-.1-2.5Z',
    ],
  },
  screenshots: [
    {
      src: '/icons/screen-narrow.png',
      sizes: '720x1280',
      type: 'image/png',
      formFactor: 'narrow',
      label: 'A listing on a phone',
    },
    {
      src: '/icons/screen-wide.png',
      sizes: '1280x800',
      type: 'image/png',
      formFactor: 'wide',
      label: 'The home page on a laptop',
    },
  ],
  markets: [
    market('en-us', 'USD', 0, 9, 150, 'en-US'),
    market('en-ca', 'CAD', 0, 12, 200, 'en-CA'),
    market('en-de', 'EUR', 1900, 6.9, 150, 'en-DE'),
    market('en-no', 'NOK', 2500, 79, 1500, 'en-NO'),
    market('en-eu', 'EUR', 2100, 7.9, 150, 'en'),
    market('en-se', 'SEK', 2500, 59, 1500, 'en-SE'),
    market('en-kr', 'KRW', 1000, 9000, 200000, 'en-KR'),
    market('ko-kr', 'KRW', 1000, 9000, 200000, 'ko-KR'),
    market('en-jp', 'JPY', 1000, 1200, 25000, 'en-JP'),
    market('en-fi', 'EUR', 2550, 6.9, 150, 'en-FI'),
    market('en-dk', 'DKK', 2500, 59, 1200, 'en-DK'),
    market('sv-eu', 'EUR', 2100, 7.9, 150, 'sv'),
    market('sv-se', 'SEK', 2500, 59, 1500, 'sv-SE'),
    market('sv-no', 'NOK', 2500, 79, 1500, 'sv-NO'),
    market('sv-dk', 'DKK', 2500, 59, 1200, 'sv-DK'),
    market('sv-fi', 'EUR', 2550, 6.9, 150, 'sv-FI'),
    market('de-eu', 'EUR', 2100, 7.9, 150, 'de'),
    market('de-de', 'EUR', 1900, 4.9, 100, 'de-DE'),
    market('en-oc', 'AUD', 1000, 15, 250, 'en-AU'),
    market('en-as', 'USD', 0, 15, 200, 'en-SG'),
  ],
  defaultMarket: 'en-eu',
  deliveryPage: '/e/shipping-returns',
  returns: { days: 30, page: '/e/shipping-returns' },
  legacyMarkets: { 'en-cn': 'en-as', 'en-tw': 'en-as' },
});
