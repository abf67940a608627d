// An address as it is written in its country, line by line.
import type { CustomerInfo } from '#contract/customer-info.ts';
import type { PostalState } from '#contract/orders.ts';

/** A street, C city, S state, Z postal code. */
const USUAL = 'AZCS';
/** Of countries that write them otherwise; from the formats of commerce/addresses. */
const ORDERS: Readonly<Record<string, string>> = {
  ACZS: 'AC AF AI BD BH BM BN BT FK GB GG GS GU IL IM IN IO JE JO KE KH LB LK LS LV MM MT MV NA NG NP NZ PE PG PH PK PN PR SA SD SH SZ TA TC VC VE VG ZA',
  ACSZ: 'AS AU BB BR BS CA CC CO CU CX EG FM HM HN ID IE IQ JM KN KY MH MN MP NF PA PW RU SC SO SR TH TV UA UM US VI VN',
  ASCZ: 'CR KI',
  SCAZ: 'HK IR KR',
  ZSCA: 'CN JP KP KZ TW',
  SZCA: 'BY',
  CAZS: 'HU',
  ZACS: 'GN',
};
/** Of countries that write them otherwise in Latin letters. */
const LATIN_ORDERS: Readonly<Record<string, string>> = { ACSZ: 'CN KP KR TW', ACS: 'HK', ASZ: 'JP' };
const FAMILY_NAME_FIRST = new Set(['CN', 'HU', 'JP', 'KR']);
/** Of countries where the two names are one word in their own letters: 김민준, 王小明. */
const ONE_WORD_NAMES: Readonly<Record<string, RegExp>> = {
  CN: /^\p{Script=Han}+$/u,
  KR: /^\p{Script=Hangul}+$/u,
};

interface AddressNames {
  /** The country's, for the reader. */
  readonly country: string;
  /** Absent: an earlier release stored the order, and the state is written as it was stored, like the rest of the address. */
  readonly state?: PostalState | undefined;
  /** Of the reader. */
  readonly language: string;
}

/** Parts that are empty leave no gap. */
export function addressLines(info: CustomerInfo, { country, state, language }: AddressNames): string[] {
  const { streetAddress, city, zip } = info;
  const isLocal = state === undefined || state.language === language;
  const latinOrder = isLocal ? undefined : orderOf(LATIN_ORDERS, info.country);
  const stateName = (isLocal ? state?.name : state.latinName) ?? info.stateOrProvince;
  const parts: Readonly<Record<string, string>> = { A: streetAddress, C: city, S: stateName, Z: zip };
  const lines = (latinOrder ?? addressOrder(info.country))
    // The street has a line of its own, and so has a state at the end.
    .replace(/A/, '|A|')
    .replace(/(?<=Z)(C?)S$/, '$1|S')
    .split('|')
    .map((line) => {
      const written = line
        .split('')
        .map((letter) => parts[letter]?.trim() ?? '')
        .filter(Boolean);
      const isCityAndState = line.startsWith('CS') && city !== '' && stateName !== '';
      return isCityAndState ? `${written[0]}, ${written.slice(1).join(' ')}` : written.join(' ');
    });
  const name = latinOrder === undefined ? fullName(info) : `${info.firstName} ${info.lastName}`.trim();
  return [name, ...lines, country].filter(Boolean);
}

/** First and last name as they are written together in the country. */
export function fullName({ firstName, lastName, country }: CustomerInfo): string {
  if (!FAMILY_NAME_FIRST.has(country)) return `${firstName} ${lastName}`.trim();
  const isOneWord = ONE_WORD_NAMES[country]?.test(lastName + firstName) === true;
  return `${lastName}${isOneWord ? '' : ' '}${firstName}`.trim();
}

function addressOrder(country: string): string {
  return orderOf(ORDERS, country) ?? USUAL;
}

function orderOf(orders: typeof ORDERS, country: string): string | undefined {
  return Object.keys(orders).find((order) => orders[order]?.split(' ').includes(country));
}
