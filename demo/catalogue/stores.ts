// The shops one can walk into: invented addresses in real towns, opening hours in every language.
import type { Store } from '#contract/bootstrap.ts';
import type { Language } from '#contract/market.ts';
import { DEMO_SOURCE } from '#server/catalogue/demo-room.ts';
import type { CatalogueStore } from '#server/catalogue/model.ts';
import { type Text, same, text } from '#demo/catalogue/text.ts';

const WEEKDAYS = text('Monday to Friday', 'Måndag till fredag', 'Montag bis Freitag', '월요일~금요일');
const SATURDAY = text('Saturday', 'Lördag', 'Samstag', '토요일');
const SUNDAY = text('Sunday', 'Söndag', 'Sonntag', '일요일');
const CLOSED = text('Closed', 'Stängt', 'Geschlossen', '휴무');

interface Place {
  readonly id: string;
  readonly city: Text;
  readonly country: string;
  readonly street: Text;
  readonly zip: string;
  readonly phone: string;
  readonly at: readonly [latitude: number, longitude: number];
  /** Weekdays, Saturday, Sunday; null is closed. */
  readonly hours: readonly [string, string, string | null];
}

// Phone numbers are from the ranges a country keeps for fiction where it has one, and else are nobody's.
const PLACES: readonly Place[] = [
  {
    id: 'stockholm',
    city: text('Stockholm', 'Stockholm', 'Stockholm', '스톡홀름'),
    country: 'SE',
    street: same('Stenrösegatan 14'),
    zip: '116 00',
    phone: '+46 8 465 004 10',
    at: [59.3146, 18.0735],
    hours: ['10–19', '10–17', '11–16'],
  },
  {
    id: 'goteborg',
    city: text('Gothenburg', 'Göteborg', 'Göteborg', '예테보리'),
    country: 'SE',
    street: same('Västra Vågbacken 3'),
    zip: '411 00',
    phone: '+46 31 390 60 15',
    at: [57.7001, 11.9586],
    hours: ['10–18', '10–16', null],
  },
  {
    id: 'kiruna',
    city: text('Kiruna', 'Kiruna', 'Kiruna', '키루나'),
    country: 'SE',
    street: same('Fjällvindsgränd 7'),
    zip: '981 00',
    phone: '+46 980 319 222',
    at: [67.8558, 20.2253],
    hours: ['10–18', '10–15', null],
  },
  {
    id: 'oslo',
    city: text('Oslo', 'Oslo', 'Oslo', '오슬로'),
    country: 'NO',
    street: same('Vardeveien 22'),
    zip: '0178',
    phone: '+47 22 00 01 40',
    at: [59.9139, 10.7461],
    hours: ['10–19', '10–17', null],
  },
  {
    id: 'tromso',
    city: text('Tromsø', 'Tromsø', 'Tromsø', '트롬쇠'),
    country: 'NO',
    street: same('Nordlysgata 5'),
    zip: '9008',
    phone: '+47 77 00 01 05',
    at: [69.6489, 18.9551],
    hours: ['10–18', '10–16', null],
  },
  {
    id: 'kobenhavn',
    city: text('Copenhagen', 'Köpenhamn', 'Kopenhagen', '코펜하겐'),
    country: 'DK',
    street: same('Regnvejrsgade 31'),
    zip: '1123',
    phone: '+45 33 00 01 31',
    at: [55.6839, 12.5775],
    hours: ['10–18', '10–17', '11–16'],
  },
  {
    id: 'berlin',
    city: text('Berlin', 'Berlin', 'Berlin', '베를린'),
    country: 'DE',
    street: same('Steinmannstraße 48'),
    zip: '10435',
    phone: '+49 30 23125 048',
    at: [52.5387, 13.4124],
    hours: ['10–19', '10–18', null],
  },
  {
    id: 'munchen',
    city: text('Munich', 'München', 'München', '뮌헨'),
    country: 'DE',
    street: same('Am Wetterbach 9'),
    zip: '80469',
    phone: '+49 89 99998 009',
    at: [48.1315, 11.5702],
    hours: ['10–19', '10–18', null],
  },
  {
    id: 'helsinki',
    city: text('Helsinki', 'Helsingfors', 'Helsinki', '헬싱키'),
    country: 'FI',
    street: same('Kivipolku 12'),
    zip: '00120',
    phone: '+358 9 0001 0012',
    at: [60.1641, 24.9402],
    hours: ['10–19', '10–17', null],
  },
  {
    id: 'seoul',
    city: text('Seoul', 'Seoul', 'Seoul', '서울'),
    country: 'KR',
    street: text('27 Dolmudeom-gil', 'Dolmudeom-gil 27', 'Dolmudeom-gil 27', '돌무덤길 27'),
    zip: '03049',
    phone: '+82 2 000 0127',
    at: [37.5826, 126.9831],
    hours: ['11–20', '11–20', '11–19'],
  },
  {
    id: 'busan',
    city: text('Busan', 'Busan', 'Busan', '부산'),
    country: 'KR',
    street: text('8 Parangnal-ro', 'Parangnal-ro 8', 'Parangnal-ro 8', '파란날로 8'),
    zip: '48094',
    phone: '+82 51 000 0108',
    at: [35.1587, 129.1604],
    hours: ['11–20', '11–20', '11–19'],
  },
];

function factsOf(place: Place, language: Language): Store {
  const city = place.city[language];
  const [weekdays, saturday, sunday] = place.hours;
  return {
    id: place.id,
    name: `Cairn ${city}`,
    street: place.street[language],
    zip: place.zip,
    city,
    country: place.country,
    phone: place.phone,
    latitude: place.at[0],
    longitude: place.at[1],
    openingHours: [
      { days: WEEKDAYS[language], hours: weekdays },
      { days: SATURDAY[language], hours: saturday },
      { days: SUNDAY[language], hours: sunday ?? CLOSED[language] },
    ],
  };
}

export const STORES: readonly CatalogueStore[] = PLACES.map((place) => ({
  storeId: place.id,
  source: DEMO_SOURCE,
  facts: {
    en: factsOf(place, 'en'),
    sv: factsOf(place, 'sv'),
    de: factsOf(place, 'de'),
    ko: factsOf(place, 'ko'),
  },
}));
