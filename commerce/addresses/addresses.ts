// Addresses by country: what their form asks for, and what is missing or wrong in one (CO-01).
import { ADDRESS_TABLE } from '#commerce/addresses/address-table.ts';
import type { AddressField, AddressForm, AddressRegion } from '#contract/address-form.ts';
import { EMAIL_PATTERN } from '#contract/email.ts';
import type { PostalState } from '#contract/orders.ts';
import { CUSTOMER_FIELDS, type CustomerField, type CustomerInfo } from '#contract/customer-info.ts';

/** What is wrong with a field of an address. */
export interface AddressIssue {
  readonly field: CustomerField;
  readonly fault: 'required' | 'invalid' | 'unknown' | 'not-shipped-there';
}

interface CountryFormat {
  readonly language: string;
  /** Letters of FIELD_BY_LETTER. */
  readonly order: string;
  readonly latinOrder: string;
  readonly required: string;
  readonly zipPattern: RegExp | null;
  readonly zipExample: string;
  readonly regions: readonly (AddressRegion & { readonly latinName: string })[];
}

const FIELD_BY_LETTER: Readonly<Record<string, AddressField>> = {
  A: 'streetAddress',
  C: 'city',
  S: 'stateOrProvince',
  Z: 'zip',
};
/** Where a state is written on post by its key, a code or an abbreviation; elsewhere by its name. */
const KEYS_ON_POST = new Set(['AU', 'BR', 'CA', 'IT', 'MX', 'SO', 'US']);
/** Languages in which the family name is written first. */
const FAMILY_NAME_FIRST = new Set(['ko', 'ja', 'zh', 'hu', 'vi']);
const EMAIL = new RegExp(EMAIL_PATTERN, 'u');
const PHONE = /^\+?[\d\s().\-/]+$/;
const MIN_PHONE_DIGITS = 5;
const MAX_PHONE_DIGITS = 15;
const SEPARATOR = /[\s\p{Pd}]/gu;
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

let formats: ReadonlyMap<string, CountryFormat> | undefined;

/**
 * How an address of the country is filled in by a reader of `language`; undefined for a country that is not known.
 * `isStateNeeded`: for the shop's sake, where the post does without.
 */
export function addressForm(
  country: string,
  language: string,
  isStateNeeded = false,
): AddressForm | undefined {
  const format = formatOf(country);
  if (format === undefined) return undefined;
  const isLocal = format.language === language;
  const order = isLocal ? format.order : format.latinOrder;
  const names: AddressField[] = FAMILY_NAME_FIRST.has(language)
    ? ['lastName', 'firstName']
    : ['firstName', 'lastName'];
  return {
    country,
    fields: [...names, ...fieldsOf(order)],
    required: [...names, ...fieldsOf(isStateNeeded ? `${format.required}S` : format.required)],
    regions: format.regions.map(({ key, name, latinName }) => ({ key, name: isLocal ? name : latinName })),
    zipExample: format.zipExample === '' ? null : format.zipExample,
    hasNumericZip: /^[\d\s-]+$/.test(format.zipExample),
  };
}

/** Every country that there is a form for. */
export function knownCountries(): string[] {
  return [...formatsByCountry().keys()];
}

/**
 * What is missing or wrong in an address. `countries`: those that are delivered to; null: any
 * that there is, as for a bill. E-mail and phone are contactIssues' matter.
 */
export function addressIssues(
  info: CustomerInfo,
  countries: readonly string[] | null,
  isStateNeeded = false,
): AddressIssue[] {
  const form = addressForm(info.country, 'en', isStateNeeded);
  if (info.country === '') return [{ field: 'country', fault: 'required' }];
  if (form === undefined) return [{ field: 'country', fault: 'unknown' }];
  if (countries !== null && !countries.includes(info.country))
    return [{ field: 'country', fault: 'not-shipped-there' }];
  return form.fields.flatMap((field): AddressIssue[] => {
    const typed = info[field].trim();
    if (typed === '') return form.required.includes(field) ? [{ field, fault: 'required' }] : [];
    if (CONTROL.test(typed)) return [{ field, fault: 'invalid' }];
    if (field === 'zip' && zipOf(info.country, typed) === undefined) return [{ field, fault: 'invalid' }];
    const isUnknownRegion = field === 'stateOrProvince' && regionOf(info.country, typed) === undefined;
    return isUnknownRegion && form.required.includes(field) ? [{ field, fault: 'unknown' }] : [];
  });
}

/** An e-mail address is needed for the order; a phone number is not. */
export function contactIssues({ email, phone }: Pick<CustomerInfo, 'email' | 'phone'>): AddressIssue[] {
  const issues: AddressIssue[] = [];
  if (email.trim() === '') issues.push({ field: 'email', fault: 'required' });
  else if (!EMAIL.test(email.trim())) issues.push({ field: 'email', fault: 'invalid' });
  if (phone.trim() !== '' && !isPhone(phone)) issues.push({ field: 'phone', fault: 'invalid' });
  return issues;
}

/** As it is stored: without blanks around, country, state and postal code in one spelling. */
export function tidyCustomerInfo(info: CustomerInfo): CustomerInfo {
  const trimmed = Object.fromEntries(
    CUSTOMER_FIELDS.map((field) => [field, info[field].trim().replace(/\s+/g, ' ')]),
  ) as CustomerInfo;
  const country = asciiUpperCase(trimmed.country);
  const { stateOrProvince, zip } = trimmed;
  return {
    ...trimmed,
    country,
    stateOrProvince: regionOf(country, stateOrProvince) ?? stateOrProvince,
    zip: zipOf(country, zip) ?? asciiUpperCase(zip),
  };
}

/** Of a to z alone: other letters may become more than one, so that a text no longer fits its field, as “ß” does. */
function asciiUpperCase(typed: string): string {
  return typed.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** As it was typed, where the country has no list of states. */
export function postalState({
  country,
  stateOrProvince,
}: Pick<CustomerInfo, 'country' | 'stateOrProvince'>): PostalState {
  const format = formatOf(country);
  const region = format?.regions.find(({ key }) => key === stateOrProvince);
  const written = { name: stateOrProvince, latinName: stateOrProvince };
  const { name, latinName } = region === undefined || KEYS_ON_POST.has(country) ? written : region;
  return { language: format?.language ?? '', name, latinName };
}

/** Empty values for the fields that the country's form does not have, such as the state where addresses name none. */
export function emptyFieldsOf(country: string): Partial<CustomerInfo> {
  const format = formatOf(country);
  if (format === undefined) return {};
  const asked = fieldsOf(format.order + format.latinOrder);
  const others = Object.values(FIELD_BY_LETTER).filter((field) => !asked.includes(field));
  return Object.fromEntries(others.map((field) => [field, '']));
}

/** The key of a state of which the key or a name was typed; what was typed, where states of the country have no list. */
function regionOf(country: string, typed: string): string | undefined {
  const regions = formatOf(country)?.regions ?? [];
  if (regions.length === 0) return typed;
  const wanted = typed.toLowerCase();
  return regions.find(({ key, name, latinName }) =>
    [key, name, latinName].some((known) => known.toLowerCase() === wanted),
  )?.key;
}

/**
 * The typed postal code in a spelling of the country; undefined if it is none. The country's code may be before it or not, as on
 * letters from abroad; where the country has a separator, it may be another one, or absent: keypads for digits have none.
 */
function zipOf(country: string, typed: string): string | undefined {
  const { zipPattern, zipExample } = formatOf(country) ?? { zipPattern: null, zipExample: '' };
  const asTyped = asciiUpperCase(typed);
  if (zipPattern === null) return asTyped;
  const withoutCountry = asTyped.startsWith(country)
    ? asTyped.slice(country.length).replace(/^[\s\p{Pd}]/u, '')
    : asTyped;
  return [asTyped, withoutCountry, `${country}${asTyped}`]
    .flatMap((zip) => [
      zip,
      zip.replaceAll(SEPARATOR, ' '),
      zip.replaceAll(SEPARATOR, '-'),
      separatedAs(zipExample, zip),
    ])
    .find((spelling) => zipPattern.test(spelling));
}

/** The characters with the separators of an example that has as many. */
function separatedAs(example: string, characters: string): string {
  if (example.replaceAll(SEPARATOR, '').length !== characters.length) return characters;
  const rest = characters[Symbol.iterator]();
  return example.replaceAll(/[^\s\p{Pd}]/gu, () => rest.next().value ?? '');
}

function isPhone(typed: string): boolean {
  const digits = typed.replace(/\D/g, '').length;
  return PHONE.test(typed.trim()) && digits >= MIN_PHONE_DIGITS && digits <= MAX_PHONE_DIGITS;
}

function fieldsOf(letters: string): AddressField[] {
  return letters.split('').flatMap((letter) => FIELD_BY_LETTER[letter] ?? []);
}

function formatOf(country: string): CountryFormat | undefined {
  return formatsByCountry().get(country);
}

/** Read once, when it is first asked for. */
function formatsByCountry(): ReadonlyMap<string, CountryFormat> {
  formats ??= new Map(ADDRESS_TABLE.trim().split('\n').map(parseRow));
  return formats;
}

function parseRow(row: string): [string, CountryFormat] {
  const [
    code = '',
    language = '',
    order = '',
    latin = '',
    required = '',
    zip = '',
    zipExample = '',
    regions = '',
  ] = row.split('\t');
  return [
    code,
    {
      language,
      order,
      latinOrder: latin === '' ? order : latin,
      required,
      zipPattern: zip === '' ? null : new RegExp(`^(?:${zip})$`),
      zipExample,
      regions: regions === '' ? [] : regions.split('~').map(parseRegion),
    },
  ];
}

function parseRegion(region: string): CountryFormat['regions'][number] {
  const [key = '', name = key, latin] = region.split('=');
  // Of Hong Kong the keys are the names in Latin letters.
  const latinName = latin ?? (/\p{Script=Han}/u.test(name) ? key : name);
  return { key, name, latinName };
}
