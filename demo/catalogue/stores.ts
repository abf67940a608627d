// The physical stores: invented addresses in real towns.
import type { Store } from '#contract/bootstrap.ts';
import type { Language } from '#contract/market.ts';
import { type CatalogueStore, DEMO_SOURCE } from '#catalogue/catalogue.ts';
import type storeTexts from '#demo/texts/en/stores.json';
import { inEachLanguage, readTexts } from '#demo/texts/texts.ts';

const TEXTS = readTexts<typeof storeTexts>('stores');

interface Place {
  readonly id: keyof typeof TEXTS.places;
  readonly country: string;
  readonly zip: string;
  readonly phone: string;
  readonly at: readonly [latitude: number, longitude: number];
  /** Weekdays, Saturday, Sunday; null is closed. */
  readonly hours: readonly [string, string, string | null];
}

// Phone numbers are from ranges reserved for fiction where a country has them, and otherwise unassigned.
const PLACES: readonly Place[] = [
  {
    id: 'stockholm',
    country: 'SE',
    zip: '116 00',
    phone: '+46 8 465 004 10',
    at: [59.3146, 18.0735],
    hours: ['10–19', '10–17', '11–16'],
  },
  {
    id: 'goteborg',
    country: 'SE',
    zip: '411 00',
    phone: '+46 31 390 60 15',
    at: [57.7001, 11.9586],
    hours: ['10–18', '10–16', null],
  },
  {
    id: 'kiruna',
    country: 'SE',
    zip: '981 00',
    phone: '+46 980 319 222',
    at: [67.8558, 20.2253],
    hours: ['10–18', '10–15', null],
  },
  {
    id: 'oslo',
    country: 'NO',
    zip: '0178',
    phone: '+47 22 00 01 40',
    at: [59.9139, 10.7461],
    hours: ['10–19', '10–17', null],
  },
  {
    id: 'tromso',
    country: 'NO',
    zip: '9008',
    phone: '+47 77 00 01 05',
    at: [69.6489, 18.9551],
    hours: ['10–18', '10–16', null],
  },
  {
    id: 'kobenhavn',
    country: 'DK',
    zip: '1123',
    phone: '+45 33 00 01 31',
    at: [55.6839, 12.5775],
    hours: ['10–18', '10–17', '11–16'],
  },
  {
    id: 'berlin',
    country: 'DE',
    zip: '10435',
    phone: '+49 30 23125 048',
    at: [52.5387, 13.4124],
    hours: ['10–19', '10–18', null],
  },
  {
    id: 'munchen',
    country: 'DE',
    zip: '80469',
    phone: '+49 89 99998 009',
    at: [48.1315, 11.5702],
    hours: ['10–19', '10–18', null],
  },
  {
    id: 'helsinki',
    country: 'FI',
    zip: '00120',
    phone: '+358 9 0001 0012',
    at: [60.1641, 24.9402],
    hours: ['10–19', '10–17', null],
  },
  {
    id: 'seoul',
    country: 'KR',
    zip: '03049',
    phone: '+82 2 000 0127',
    at: [37.5826, 126.9831],
    hours: ['11–20', '11–20', '11–19'],
  },
  {
    id: 'busan',
    country: 'KR',
    zip: '48094',
    phone: '+82 51 000 0108',
    at: [35.1587, 129.1604],
    hours: ['11–20', '11–20', '11–19'],
  },
];

function factsOf(place: Place, language: Language): Store {
  const { city, street } = TEXTS.places[place.id];
  const [weekdays, saturday, sunday] = place.hours;
  return {
    id: place.id,
    name: `Cairn ${city[language]}`,
    street: street[language],
    zip: place.zip,
    city: city[language],
    country: place.country,
    phone: place.phone,
    latitude: place.at[0],
    longitude: place.at[1],
    openingHours: [
      { days: TEXTS.days.weekdays[language], hours: weekdays },
      { days: TEXTS.days.saturday[language], hours: saturday },
      { days: TEXTS.days.sunday[language], hours: sunday ?? TEXTS.closed[language] },
    ],
  };
}

export const STORES: readonly CatalogueStore[] = PLACES.map((place) => ({
  storeId: place.id,
  source: DEMO_SOURCE,
  facts: inEachLanguage((language) => factsOf(place, language)),
}));
