// Reads WooCommerce's product CSV: simple products, and variable ones with their variations.
import { readRows, type Row } from '#feeds/delimited.ts';
import { type FeedLog, FeedError } from '#feeds/feed-log.ts';
import { titleKey } from '#feeds/ids.ts';
import { isColorName, isSizeName, type Option, readOptions } from '#feeds/options.ts';
import { EMPTY_OFFER, type RawAttribute, type RawOffer } from '#feeds/raw-offer.ts';
import { isSaleActive } from '#feeds/sale-window.ts';
import { readWooDescription } from '#feeds/woocommerce-description.ts';
import { attributeColumns, type WooColumn, wooColumns } from '#feeds/woocommerce-columns.ts';

interface ParentProduct {
  readonly offer: RawOffer;
  hasVariation: boolean;
}

/** Variations before their parent are buffered until it is read. */
export async function* readWooCommerceCsv(
  text: AsyncIterable<string>,
  delimiter: string,
  log: FeedLog,
  now: number,
): AsyncGenerator<RawOffer> {
  const { header, rows } = await readRows(text, delimiter, log);
  const sheet = new Sheet(header, now, log);
  const missing = sheet.missing(['id', 'name', 'price']);
  if (missing.length > 0)
    throw new FeedError(
      `the columns for ${missing.join(', ')} are not known in this language: export in English, or import as csv with a mapping`,
      1,
    );
  const parents = new Map<string, ParentProduct>();
  const hidden = new Set<string>();
  const pendingVariations: RawOffer[] = [];
  for await (const row of rows) {
    const kind = sheet.cell(row, 'type').toLowerCase();
    const offer = sheet.offer(row);
    const keys = [`id:${offer.id}`, offer.sku].filter((key) => key !== '');
    const skipped = skipReason(kind, sheet.cell(row, 'published'));
    if (skipped !== null) {
      log.reject({ line: row.line, id: offer.id, ...skipped });
      for (const key of keys) hidden.add(key);
    } else if (/\bvariation\b/.test(kind)) {
      const parent = parents.get(offer.groupId);
      if (parent === undefined) pendingVariations.push(offer);
      else yield withParent(offer, parent);
    } else if (/\bvariable\b/.test(kind)) {
      const parent = { offer, hasVariation: false };
      for (const key of keys) parents.set(key, parent);
    } else yield { ...offer, groupId: offer.id };
  }
  for (const offer of pendingVariations) {
    const parent = parents.get(offer.groupId);
    if (parent !== undefined) yield withParent(offer, parent);
    else {
      const why = hidden.has(offer.groupId) ? 'is not for sale' : 'is not in the file';
      log.reject({
        line: offer.line,
        id: offer.id,
        reason: `its parent ${offer.groupId} ${why}`,
        field: 'Parent',
      });
    }
  }
  for (const { offer, hasVariation } of new Set(parents.values()))
    if (!hasVariation)
      log.reject({
        line: offer.line,
        id: offer.id,
        reason: 'a variable product without variations',
        field: 'Type',
      });
}

/** What a variation does not have is taken from its parent. */
function withParent(offer: RawOffer, parent: ParentProduct): RawOffer {
  parent.hasVariation = true;
  const { offer: base } = parent;
  return {
    ...offer,
    groupId: base.id,
    title: base.title,
    brand: base.brand || offer.brand,
    description: base.description || offer.description,
    categories: base.categories,
    tags: base.tags,
    taxCategory: base.taxCategory,
    sharedImages: base.images,
    // What WooCommerce writes where the parent manages the stock of its variations.
    stock: offer.stock === 'parent' ? base.stock : offer.stock,
    attributes: base.attributes.filter(({ title }) => !isColorName(title) && !isSizeName(title)),
  };
}

class Sheet {
  readonly #columns: Readonly<Record<WooColumn, string>>;
  readonly #attributes: readonly { readonly name: string; readonly values: string }[];
  readonly #now: number;

  readonly #log: FeedLog;

  constructor(header: readonly string[], now: number, log: FeedLog) {
    this.#columns = wooColumns(header);
    this.#attributes = attributeColumns(header);
    this.#now = now;
    this.#log = log;
  }

  missing(columns: readonly WooColumn[]): WooColumn[] {
    return columns.filter((column) => this.#columns[column] === '');
  }

  /** An apostrophe protects cells that a spreadsheet would read as a formula: '-1. */
  cell(row: Row, column: WooColumn): string {
    const name = this.#columns[column];
    return name === '' ? '' : row.get(name).replace(/^'(?=[-+=@\d])/, '');
  }

  offer(row: Row): RawOffer {
    const cell = (column: WooColumn) => this.cell(row, column);
    const given = this.#attributes
      .map(({ name, values }) => ({ name: row.get(name), value: row.get(values) }))
      .filter(({ name, value }) => name !== '' && value !== '');
    const isVariation = /\bvariation\b/i.test(cell('type'));
    const options = isVariation ? given : given.filter(isVariationOption);
    const { color, size } = readOptions(
      options.map(({ name, value }) => ({ name, value: withoutEscapes(value) })),
    );
    const stock = cell('stock');
    const inStock = cell('inStock');
    return {
      ...EMPTY_OFFER,
      line: row.line,
      id: cell('id'),
      groupId: cell('parent'),
      sku: cell('sku'),
      gtin: cell('gtin'),
      title: cell('name'),
      brand: cell('brands').split(',')[0] ?? '',
      description: readWooDescription(cell('description') || cell('shortDescription')),
      color,
      size,
      categories: splitList(cell('categories')).map((path) => splitEscaped(path, '>')),
      images: splitList(cell('images')),
      prices: [
        {
          price: cell('price'),
          sale: this.#isOnSale(row) ? cell('salePrice') : '',
          compareAt: '',
          currency: '',
        },
      ],
      stock,
      availability: inStock,
      sellsWithoutStock: /^(?:1|yes|notify)$/i.test(cell('backorders')),
      taxCategory: cell('taxClass').replace(/^standard$/i, ''),
      tags: splitList(cell('tags')),
      attributes: given.map(attributeOf),
    };
  }

  #isOnSale(row: Row): boolean {
    const [from, to] = [this.cell(row, 'saleFrom'), this.cell(row, 'saleTo')];
    return this.cell(row, 'salePrice') !== '' && isSaleActive(from, to, this.#now, this.#log);
  }
}

/** A colour or size cell with a list of values is an attribute of the product, not a variation's option. */
function isVariationOption({ name, value }: Option): boolean {
  return (isColorName(name) || isSizeName(name)) && splitList(value).length === 1;
}

function attributeOf({ name, value }: Option): RawAttribute {
  return { key: titleKey(name, 40), title: name, values: splitList(value) };
}

/** Positive numbers mean published, 0 private, -1 a draft. */
function skipReason(
  kind: string,
  published: string,
): { readonly reason: string; readonly field: string } | null {
  if (published !== '' && !/^(?:\d*[1-9]\d*|yes|true)$/i.test(published))
    return {
      reason: `not for sale: ${published === '0' ? 'private' : 'a draft'} (published is ${published})`,
      field: 'Published',
    };
  if (/\b(?:grouped|external)\b/.test(kind))
    return { reason: `${kind} products cannot be bought here`, field: 'Type' };
  return null;
}

/** "A > B, C"; commas inside a name are escaped as \, */
function splitList(text: string): string[] {
  return splitEscaped(text, ',');
}

function splitEscaped(text: string, separator: string): string[] {
  return text
    .split(new RegExp(`(?<!\\\\)${separator}`))
    .map((part) => withoutEscapes(part).trim())
    .filter((part) => part !== '');
}

function withoutEscapes(text: string): string {
  return text.replaceAll('\\,', ',');
}
