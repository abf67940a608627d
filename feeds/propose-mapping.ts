// Proposes a mapping for an unknown CSV by the names of its headers, checked against the values of their columns.
import { isAvailable, readStock } from '#feeds/availability.ts';
import { COLOR_WORDS, foldWord } from '#feeds/color-words.ts';
import { readDate } from '#feeds/date.ts';
import { readGender } from '#feeds/gender.ts';
import { ATTRIBUTE_HEADERS, foldHeader, KNOWN_HEADERS } from '#feeds/known-headers.ts';
import { MAPPED_FIELDS, type MappedField, type Mapping } from '#feeds/mapping.ts';
import { isKnownCurrency, readMoney } from '#feeds/price.ts';
import { splitPath } from '#feeds/categories.ts';

export interface CsvSample {
  readonly header: readonly string[];
  /** Rows as cells by position. */
  readonly rows: readonly (readonly string[])[];
}

/** Share of the filled cells that must be valid for the field. */
const MIN_MATCH_SHARE = 0.8;
const IMAGE_SEPARATORS = ['~', '|', ';', ','] as const;
const PATH_SEPARATORS = ['>', '/', '|', '»', '::'] as const;

/** What values of a field must look like; other fields accept any text. */
const FIELD_VALIDATORS: Readonly<Partial<Record<MappedField, (value: string) => boolean>>> = {
  price: isAmount,
  salePrice: isAmount,
  priceBefore: isAmount,
  currency: (value) => /^[A-Za-z]{3}$/.test(value),
  stock: (value) => readStock(value) !== null,
  availability: (value) => isAvailable(value) !== null,
  color: (value) => value.length <= 60 && !/^\d+$/.test(value),
  gender: (value) => readGender(value, '', [], 'en') !== null,
  images: (value) => /^https?:\/\/\S/i.test(value),
  gtin: (value) => /^'?\d{8,14}$/.test(value),
  publishedAt: (value) => readDate(value) !== null,
};

/** The proposal may lack needed fields: see `missingFields`. */
export function proposeMapping(sample: CsvSample, delimiter: string): Mapping {
  const taken = new Set<number>();
  const chosen = new Map<MappedField, number>();
  for (const field of MAPPED_FIELDS) {
    // A column is used once: a number that is the id is not the sku too.
    const at =
      byName(sample, field, taken) ?? byValues(sample, field, taken) ?? byNameAlone(sample, field, taken);
    if (at === null) continue;
    chosen.set(field, at);
    if (field !== 'currency') taken.add(at);
  }
  const columns = Object.fromEntries([...chosen].map(([field, at]) => [field, sample.header[at] ?? '']));
  const priceAt = chosen.get('price') ?? chosen.get('salePrice');
  const currency = priceAt === undefined ? null : currencyOf(sample.header[priceAt] ?? '');
  const imageSeparator = separatorOf(sample, chosen.get('images'), IMAGE_SEPARATORS, (part) =>
    /^https?:/i.test(part),
  );
  const categorySeparator = separatorOf(
    sample,
    chosen.get('category'),
    PATH_SEPARATORS,
    (part) => part.length <= 60,
  );
  const prices = otherCurrencies(sample, taken, currency);
  const attributes = sample.header
    .filter((header, at) => !taken.has(at) && ATTRIBUTE_HEADERS.includes(foldHeader(header)))
    .map((header) => [header, header] as const);
  return {
    ...(delimiter === ',' ? {} : { delimiter }),
    columns,
    ...(currency === null ? {} : { currency }),
    ...(imageSeparator === null ? {} : { imageSeparator }),
    ...(categorySeparator === null ? {} : { categorySeparator }),
    ...(prices === null ? {} : { prices }),
    ...(attributes.length === 0 ? {} : { attributes: Object.fromEntries(attributes) }),
  };
}

/** The first known name of the field that is a header of the file with valid values. */
function byName(sample: CsvSample, field: MappedField, taken: ReadonlySet<number>): number | null {
  const folded = sample.header.map(foldHeader);
  for (const name of KNOWN_HEADERS[field]) {
    const at = folded.findIndex((header, position) => header === name && !taken.has(position));
    if (at >= 0 && fits(sample, field, at)) return at;
  }
  return null;
}

/** Required fields, pictures and colours are also recognised by the values of a column alone. */
function byValues(sample: CsvSample, field: MappedField, taken: ReadonlySet<number>): number | null {
  const free = sample.header.map((_, at) => at).filter((at) => !taken.has(at));
  const all = (at: number, test: (value: string) => boolean) => {
    const values = valuesOf(sample, at);
    return values.length >= sample.rows.length * MIN_MATCH_SHARE && values.length > 0 && values.every(test);
  };
  if (field === 'images') return free.find((at) => all(at, isPicture)) ?? null;
  if (field === 'color') return free.find((at) => isColorColumn(sample, at)) ?? null;
  if (field === 'price') return free.find((at) => all(at, hasCurrency)) ?? null;
  return null;
}

/** Required fields are recognised by name alone where values are invalid: then rows are rejected and not the file. */
function byNameAlone(sample: CsvSample, field: MappedField, taken: ReadonlySet<number>): number | null {
  if (field !== 'id' && field !== 'price') return null;
  const test = field === 'price' ? isAmount : () => true;
  const names = KNOWN_HEADERS[field];
  const at = sample.header.findIndex(
    (header, position) =>
      !taken.has(position) && names.includes(foldHeader(header)) && valuesOf(sample, position).some(test),
  );
  return at < 0 ? null : at;
}

function fits(sample: CsvSample, field: MappedField, at: number): boolean {
  const values = valuesOf(sample, at);
  if (values.length === 0) return false;
  if (field === 'id') return values.length === sample.rows.length && new Set(values).size === values.length;
  const isValid = FIELD_VALIDATORS[field];
  return isValid === undefined || values.filter(isValid).length >= values.length * MIN_MATCH_SHARE;
}

function valuesOf(sample: CsvSample, at: number): string[] {
  return sample.rows.map((row) => (row[at] ?? '').trim()).filter((value) => value !== '');
}

function isAmount(value: string): boolean {
  return readMoney(value, '') !== null;
}

function hasCurrency(value: string): boolean {
  return (readMoney(value, '')?.currency ?? null) !== null;
}

function isPicture(value: string): boolean {
  return /^https?:\/\/\S+\.(?:jpe?g|png|webp|avif|gif)/i.test(value);
}

function isColorColumn(sample: CsvSample, at: number): boolean {
  const values = valuesOf(sample, at);
  const known = values.filter((value) => COLOR_WORDS.has(foldWord(value)));
  return (
    values.length > 0 &&
    values.length >= sample.rows.length / 2 &&
    known.length >= values.length * MIN_MATCH_SHARE
  );
}

/** "Price (INR)", "price_sek", "Preis EUR": the code at the end. */
function currencyOf(header: string): string | null {
  const code = /(?:^|[\s_([-])([A-Za-z]{3})[)\]]?\s*$/.exec(header)?.[1]?.toUpperCase();
  if (code === undefined) return null;
  const isInBrackets = /[([]\s*[A-Z]{3}\s*[)\]]\s*$/.test(header);
  return isInBrackets || isKnownCurrency(code) ? code : null;
}

/** Columns such as price_eur beside price_sek: prices in further currencies. */
function otherCurrencies(
  sample: CsvSample,
  taken: ReadonlySet<number>,
  main: string | null,
): NonNullable<Mapping['prices']> | null {
  const found: Record<string, { price: string }> = {};
  sample.header.forEach((header, at) => {
    const code = currencyOf(header);
    const name = header.replace(/[\s_([-]*[A-Za-z]{3}[)\]]?\s*$/, '');
    if (code === null || code === main || taken.has(at) || !isKnownCurrency(code)) return;
    if (KNOWN_HEADERS.price.includes(foldHeader(name)) && fits(sample, 'price', at))
      found[code] ??= { price: header };
  });
  return Object.keys(found).length === 0 ? null : found;
}

function separatorOf(
  sample: CsvSample,
  at: number | undefined,
  separators: readonly string[],
  isPart: (part: string) => boolean,
): string | null {
  if (at === undefined) return null;
  const values = valuesOf(sample, at);
  const split = (value: string, separator: string) =>
    separator === ',' ? value.split(/,\s*(?=https?:)/) : splitPath(value, separator);
  return (
    separators.find((separator) => {
      const several = values.filter((value) => split(value, separator).length > 1);
      return (
        several.length >= Math.max(1, values.length * 0.2) &&
        several.every((value) => split(value, separator).every(isPart))
      );
    }) ?? null
  );
}
