// An address as it is written in its country, line by line.
import type { CustomerInfo } from '#contract/customer-info.ts';

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
const FAMILY_NAME_FIRST = new Set(['CN', 'HU', 'JP', 'KR']);

/** `country`: its name. Parts that are empty leave no gap. */
export function addressLines(info: CustomerInfo, country: string): string[] {
  const { firstName, lastName, streetAddress, city, stateOrProvince, zip } = info;
  const names = FAMILY_NAME_FIRST.has(info.country) ? [lastName, firstName] : [firstName, lastName];
  const parts: Readonly<Record<string, string>> = { A: streetAddress, C: city, S: stateOrProvince, Z: zip };
  const lines = addressOrder(info.country)
    // The street has a line of its own, and so has a state at the end.
    .replace(/A/, '|A|')
    .replace(/(?<=Z)(C?)S$/, '$1|S')
    .split('|')
    .map((line) => {
      const written = line
        .split('')
        .map((letter) => parts[letter]?.trim() ?? '')
        .filter(Boolean);
      const isCityAndState = line.startsWith('CS') && city !== '' && stateOrProvince !== '';
      return isCityAndState ? `${written[0]}, ${written.slice(1).join(' ')}` : written.join(' ');
    });
  return [names.join(' ').trim(), ...lines, country].filter(Boolean);
}

export function addressOrder(country: string): string {
  return Object.keys(ORDERS).find((order) => ORDERS[order]?.split(' ').includes(country)) ?? USUAL;
}
