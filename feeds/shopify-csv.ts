// Reads Shopify's product CSV: the rows of a handle are one product, its variants and its pictures.
import { splitPath } from '#feeds/categories.ts';
import { readRows, type Row } from '#feeds/delimited.ts';
import type { FeedLog } from '#feeds/feed-log.ts';
import { readOptions } from '#feeds/options.ts';
import { EMPTY_OFFER, type RawAttribute, type RawOffer } from '#feeds/raw-offer.ts';
import {
  type MetafieldColumn,
  metafieldColumns,
  metafieldValues,
  type ShopifyColumn,
  shopifyColumns,
} from '#feeds/shopify-columns.ts';

/** Metafields that are read as fields of the product and not as attributes. */
const NON_ATTRIBUTE_METAFIELDS: ReadonlySet<string> = new Set([
  'color-pattern',
  'size',
  'target-gender',
  'age-group',
]);

/** The rows of a product must be consecutive: later rows of a handle are rejected. */
export async function* readShopifyCsv(
  text: AsyncIterable<string>,
  delimiter: string,
  log: FeedLog,
): AsyncGenerator<RawOffer> {
  const { header, rows } = await readRows(text, delimiter, log);
  const sheet = new Sheet(header);
  const finished = new Set<string>();
  let handle = '';
  let group: Row[] = [];
  for await (const row of rows) {
    const rowHandle = sheet.cell(row, 'handle');
    if (rowHandle === '') {
      log.reject({ line: row.line, reason: 'has no handle', field: 'Handle' });
      continue;
    }
    if (rowHandle !== handle) {
      yield* sheet.offersOf(handle, group, log);
      finished.add(handle);
      handle = rowHandle;
      group = [];
    }
    if (finished.has(rowHandle))
      log.reject({
        line: row.line,
        id: rowHandle,
        reason: 'the rows of this handle do not stand together',
        field: 'Handle',
      });
    else group.push(row);
  }
  yield* sheet.offersOf(handle, group, log);
}

class Sheet {
  readonly #columns: Readonly<Record<ShopifyColumn, string>>;
  readonly #metafields: readonly MetafieldColumn[];

  constructor(header: readonly string[]) {
    this.#columns = shopifyColumns(header);
    this.#metafields = metafieldColumns(header);
  }

  cell(row: Row, column: ShopifyColumn): string {
    const name = this.#columns[column];
    return name === '' ? '' : row.get(name);
  }

  *offersOf(handle: string, rows: readonly Row[], log: FeedLog): Generator<RawOffer> {
    const first = rows[0];
    if (first === undefined) return;
    const firstValue = (column: ShopifyColumn) =>
      rows.map((row) => this.cell(row, column)).find((value) => value !== '') ?? '';
    const skipped = skipReason(firstValue('status'), firstValue('published'), firstValue('giftCard'));
    if (skipped !== null) {
      log.reject({ line: first.line, id: handle, ...skipped });
      return;
    }
    // Rows without a price and without options only add a picture.
    const variants = rows.filter(
      (row) => this.cell(row, 'price') !== '' || this.cell(row, 'option1Value') !== '',
    );
    if (variants.length === 0) {
      log.reject({ line: first.line, id: handle, reason: 'has no price', field: 'Variant Price' });
      return;
    }
    const names = (['option1Name', 'option2Name', 'option3Name'] as const).map(firstValue);
    const meta = new Map(this.#metafields.map(({ key, header }) => [key, first.get(header)]));
    const product = {
      ...EMPTY_OFFER,
      groupId: handle,
      handle,
      title: firstValue('title'),
      brand: firstValue('vendor'),
      description: firstValue('body'),
      gender: firstValue('gender') || (meta.get('target-gender') ?? '').replaceAll(/-\d+/g, ''),
      ageGroup: firstValue('ageGroup') || (meta.get('age-group') ?? ''),
      categories: [splitPath(firstValue('category'), '>'), splitPath(firstValue('type'), '>')]
        .filter((path) => path.length > 0)
        .slice(0, 1),
      sharedImages: rows.map((row) => this.cell(row, 'image')),
      condition: firstValue('condition'),
      tags: firstValue('tags').split(','),
      attributes: this.#attributes(first),
    };
    for (const row of variants) {
      const values = (['option1Value', 'option2Value', 'option3Value'] as const).map((column) =>
        this.cell(row, column),
      );
      const options = readOptions(values.map((value, at) => ({ name: names[at] ?? '', value })));
      const own = values.filter((value) => value !== '' && value !== 'Default Title');
      yield {
        ...product,
        line: row.line,
        id: [handle, ...own].join(':'),
        sku: this.cell(row, 'sku').replace(/^'/, ''),
        gtin: this.cell(row, 'barcode'),
        color: options.color || productColors(meta.get('color-pattern') ?? ''),
        size: options.size,
        images: [this.cell(row, 'variantImage')],
        prices: [
          { price: this.cell(row, 'price'), sale: '', compareAt: this.cell(row, 'compareAt'), currency: '' },
        ],
        cost: this.cell(row, 'cost'),
        stock: this.cell(row, 'tracker') === '' ? '' : this.cell(row, 'quantity'),
        sellsWithoutStock: /^(?:continue|true)$/i.test(this.cell(row, 'policy')),
      };
    }
  }

  #attributes(row: Row): RawAttribute[] {
    return this.#metafields
      .filter(({ key }) => !NON_ATTRIBUTE_METAFIELDS.has(key))
      .map(({ key, title, header }) => ({
        key,
        title: title || key,
        values: metafieldValues(row.get(header)),
      }));
  }
}

function skipReason(
  status: string,
  published: string,
  giftCard: string,
): { readonly reason: string; readonly field: string } | null {
  if (/^(?:draft|archived|unlisted)$/i.test(status))
    return { reason: `not for sale: its status is ${status.toLowerCase()}`, field: 'Status' };
  if (/^false$/i.test(published)) return { reason: 'not published on the online store', field: 'Published' };
  if (/^true$/i.test(giftCard)) return { reason: 'is a gift card', field: 'Gift Card' };
  return null;
}

/** The product's colours, for variants that name none. */
function productColors(colors: string): string {
  const values = metafieldValues(colors);
  return values.length === 1 ? (values[0] ?? '') : values.join(' / ');
}
