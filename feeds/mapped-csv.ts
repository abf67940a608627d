// Reads any CSV by a mapping of its columns.
import { splitPath } from '#feeds/categories.ts';
import { readRows, type Row } from '#feeds/delimited.ts';
import { type FeedLog, FeedError } from '#feeds/feed-log.ts';
import { titleKey } from '#feeds/ids.ts';
import { columnsOf, type MappedField, type Mapping, missingFields, namedColumns } from '#feeds/mapping.ts';
import { EMPTY_OFFER, type RawOffer, type RawPrice } from '#feeds/raw-offer.ts';

/** Throws FeedError where the mapping lacks a required field or names a column that the file does not have. */
export async function* readMappedCsv(
  text: AsyncIterable<string>,
  delimiter: string,
  mapping: Mapping,
  log: FeedLog,
): AsyncGenerator<RawOffer> {
  const missing = missingFields(mapping);
  if (missing.length > 0) throw new FeedError(`the mapping has no column for ${missing.join(', ')}`, 1);
  const { header, rows } = await readRows(text, mapping.delimiter ?? delimiter, log);
  const unknownColumns = namedColumns(mapping).filter((column) => !header.includes(column));
  if (unknownColumns.length > 0)
    throw new FeedError(`the mapping names columns that the file has not: ${unknownColumns.join(', ')}`, 1);
  for await (const row of rows) yield offerOf(row, mapping);
}

function offerOf(row: Row, mapping: Mapping): RawOffer {
  const cell = (field: MappedField): string =>
    columnsOf(mapping, field)
      .map((column) => row.get(column))
      .find((value) => value !== '') ?? '';
  const { fixed = {}, availability: words = {} } = mapping;
  const availability = cell('availability') || (fixed.availability ?? '');
  return {
    ...EMPTY_OFFER,
    line: row.line,
    id: cell('id'),
    groupId: cell('group'),
    sku: cell('sku'),
    gtin: cell('gtin'),
    title: cell('title'),
    brand: cell('brand') || (fixed.brand ?? ''),
    description: cell('description'),
    color: cell('color'),
    size: cell('size'),
    gender: cell('gender') || (fixed.gender ?? ''),
    ageGroup: cell('ageGroup'),
    categories: categoriesOf(row, mapping, fixed.category ?? ''),
    images: columnsOf(mapping, 'images').flatMap((column) =>
      splitImages(row.get(column), mapping.imageSeparator),
    ),
    prices: pricesOf(row, mapping, cell),
    stock: cell('stock'),
    availability: Object.hasOwn(words, availability) ? (words[availability] ?? '') : availability,
    condition: cell('condition'),
    taxCategory: cell('taxCategory'),
    tags: cell('tags').split(/[,;|]/),
    attributes: Object.entries(mapping.attributes ?? {}).map(([title, column]) => ({
      key: titleKey(title, 40),
      title,
      values: row.get(column).split(/[;|]/),
    })),
    publishedAt: cell('publishedAt'),
  };
}

/** Several columns are the levels of one path; one column is split where the mapping says how. */
function categoriesOf(row: Row, mapping: Mapping, fallback: string): string[][] {
  const cells = columnsOf(mapping, 'category').map((column) => row.get(column));
  const separator = mapping.categorySeparator;
  const split = (text: string) => (separator === undefined ? [text] : splitPath(text, separator));
  const path = cells.flatMap(split).filter((part) => part !== '');
  if (path.length > 0) return [path];
  return fallback === '' ? [] : [split(fallback)];
}

/** A comma separates only before another URL, since URLs contain commas. */
function splitImages(cell: string, separator: string | undefined): string[] {
  if (separator === undefined) return [cell];
  return separator === ',' ? cell.split(/,\s*(?=https?:)/) : cell.split(separator);
}

function pricesOf(row: Row, mapping: Mapping, cell: (field: MappedField) => string): RawPrice[] {
  const own = cell('currency').toUpperCase();
  const main: RawPrice = {
    price: cell('price'),
    sale: cell('salePrice'),
    compareAt: cell('priceBefore'),
    currency: own || (mapping.currency ?? ''),
  };
  const others = Object.entries(mapping.prices ?? {}).map(([currency, columns]) => ({
    price: row.get(columns.price),
    sale: columns.salePrice === undefined ? '' : row.get(columns.salePrice),
    compareAt: columns.priceBefore === undefined ? '' : row.get(columns.priceBefore),
    currency,
  }));
  return [main, ...others];
}
