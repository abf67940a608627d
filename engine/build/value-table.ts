// The values of all filterable fields, numbered in display order.
import { FACETS, type FacetType } from '#contract/facets.ts';
import type { EngineProduct, TextSource } from '#engine/catalogue.ts';
import type { ListingTree } from '#engine/build/listing-tree.ts';
import { NONE } from '#engine/snapshot/bounds-checker.ts';
import { ordinalsOf } from '#engine/snapshot/format.ts';
import type { StringPoolWriter } from '#engine/snapshot/strings.ts';
import type { FieldLevel, TextField, TextViews } from '#engine/snapshot/text-table.ts';
import { parseNumber } from '#engine/text/numbers.ts';
import { compareSizes } from '#engine/text/size-order.ts';

interface Value {
  readonly id: string;
  readonly name: string;
  /** #rrggbb; of colours only. */
  readonly swatch: string | null;
  /** Number of the category's listing, or NONE. */
  readonly listing: number;
  /** How many products have it. */
  productCount: number;
}

/** Built-in fields and their levels; an attribute of the same name is not filterable. */
export const BUILT_IN_FIELDS: ReadonlyMap<string, FieldLevel> = new Map([
  ['category', 'product'],
  ['brand', 'product'],
  ['gender', 'product'],
  ['sustainability', 'product'],
  ['label', 'product'],
  ['color', 'variant'],
  ['size', 'article'],
  ['price', 'price'],
  ['in_stock', 'stock'],
]);

export class ValueTable {
  readonly fields: readonly TextField[];
  /** By field: the number of products with a value. */
  readonly productCounts: ReadonlyMap<string, number>;
  readonly #values: readonly (Value & { readonly field: number })[];
  readonly #numbers: ReadonlyMap<string, number>;

  constructor(source: TextSource, tree: ListingTree) {
    const productCounts = new Map<string, number>();
    const valuesByField = collectValues(source, tree, productCounts);
    const collator = new Intl.Collator(source.language, { numeric: true });
    const fields: TextField[] = [];
    const values: (Value & { field: number })[] = [];
    const numbers = new Map<string, number>();
    for (const [name, byId] of valuesByField) {
      const type = source.facets.find((facet) => facet.field === name)?.type;
      const first = values.length;
      for (const value of sortValues([...byId.values()], name, type, collator)) {
        numbers.set(keyOf(name, value.id), values.length);
        values.push({ ...value, field: fields.length });
      }
      const level = BUILT_IN_FIELDS.get(name) ?? 'product';
      fields.push({ name, level, first, end: values.length });
    }
    this.fields = fields;
    this.productCounts = productCounts;
    this.#values = values;
    this.#numbers = numbers;
  }

  number(field: string, id: string): number {
    const number = this.#numbers.get(keyOf(field, id));
    if (number === undefined) throw new Error(`unknown value ${id} of ${field}`);
    return number;
  }

  /** The product-level values of a product, ascending, each once. */
  ofProduct(product: EngineProduct, tree: ListingTree): number[] {
    const own = new Set<number>();
    for (const [field, value] of productValues(product, tree)) own.add(this.number(field, value.id));
    return [...own].sort((a, b) => a - b);
  }

  columns(strings: StringPoolWriter): Pick<TextViews, Extract<keyof TextViews, `value${string}`>> {
    const all = this.#values;
    return {
      valueField: ordinalsOf(all.map((value) => value.field)) as Uint16Array,
      valueId: Uint32Array.from(all, (value) => strings.ref(value.id)),
      valueName: Uint32Array.from(all, (value) => strings.ref(value.name)),
      valueNumber: Float64Array.from(all, numberOf),
      valueSwatch: Uint32Array.from(all, ({ swatch }) => (swatch === null ? NONE : parseHex(swatch))),
      valueListing: Uint32Array.from(all, (value) => value.listing),
    };
  }
}

const keyOf = (field: string, id: string) => `${field}\n${id}`;

/** The id if it is a number ("20000" of "20,000 mm"), else the number in the name ("350 g", "0,8 l", "-5 °C"); NaN without one. */
function numberOf({ id, name }: { readonly id: string; readonly name: string }): number {
  if (/^-?\d+(?:\.\d+)?$/u.test(id)) return Number(id);
  return numberIn(name) ?? numberIn(id) ?? Number.NaN;
}

const STARTS_WITH_NUMBER = /^[-−]?[\d½¼¾⅐-⅞]/u;

/** The first number in a text; a minus counts where a word could begin. */
function numberIn(text: string): number | undefined {
  const at = text.search(/[\d½¼¾⅐-⅞]/u);
  const number = at < 0 ? undefined : parseNumber(text, at);
  if (number === undefined) return undefined;
  return /(?:^|\s)[-−]$/u.test(text.slice(0, at)) ? -Number(number.text) : Number(number.text);
}

/** 0xrrggbb of #rgb or #rrggbb; black for anything else. */
export function parseHex(hex: string): number {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/iu.exec(hex)?.[1] ?? '000000';
  return Number.parseInt(digits.length === 3 ? digits.replace(/./gu, '$&$&') : digits, 16);
}

function collectValues(
  source: TextSource,
  tree: ListingTree,
  productCounts: Map<string, number>,
): Map<string, Map<string, Value>> {
  const valuesByField = new Map<string, Map<string, Value>>();
  const fieldOf = (field: string) => {
    let byId = valuesByField.get(field);
    if (byId === undefined) valuesByField.set(field, (byId = new Map()));
    return byId;
  };
  for (const name of BUILT_IN_FIELDS.keys()) fieldOf(name);
  // A facet's field exists even without values, so that its filters match nothing instead of being ignored.
  for (const { field } of source.facets) fieldOf(field);
  const inStock = nameOf(source, 'in_stock', 'true') ?? titleOf(source, 'in_stock');
  fieldOf('in_stock').set('true', { id: 'true', name: inStock, ...NO_SWATCH_OR_LISTING, productCount: 0 });
  for (const [number, { listing }] of tree.nodes.entries()) {
    if (listing.type === 'category')
      fieldOf('category').set(listing.listingId, {
        id: listing.listingId,
        name: listing.title,
        swatch: null,
        listing: number,
        productCount: 0,
      });
  }
  for (const product of source.allProducts ?? source.products) {
    const own = new Set<Value>();
    const fields = new Set(['price', 'in_stock']);
    const addValue = (field: string, value: Omit<Value, 'productCount'>) => {
      fields.add(field);
      const byId = fieldOf(field);
      let known = byId.get(value.id);
      if (known === undefined) {
        const name = nameOf(source, field, value.id) ?? value.name;
        byId.set(value.id, (known = { ...value, name, productCount: 0 }));
      }
      own.add(known);
    };
    for (const [field, value] of productValues(product, tree)) addValue(field, value);
    for (const variant of product.variants) {
      const { id, name, hex } = variant.color;
      addValue('color', { id, name, swatch: hex ?? variant.colorHex, listing: NONE });
      for (const { size } of variant.articles)
        addValue('size', { ...NO_SWATCH_OR_LISTING, id: size, name: size });
    }
    for (const value of own) value.productCount += 1;
    for (const field of fields) productCounts.set(field, (productCounts.get(field) ?? 0) + 1);
  }
  return valuesByField;
}

const NO_SWATCH_OR_LISTING = { swatch: null, listing: NONE } as const;

function nameOf(source: TextSource, field: string, id: string): string | undefined {
  const { valueNames = {} } = source;
  const names = Object.hasOwn(valueNames, field) ? valueNames[field] : undefined;
  return names !== undefined && Object.hasOwn(names, id) ? names[id] : undefined;
}

function titleOf(source: TextSource, field: string): string {
  return source.facets.find((facet) => facet.field === field)?.title ?? field;
}

function* productValues(
  product: EngineProduct,
  tree: ListingTree,
): Generator<readonly [field: string, value: Omit<Value, 'productCount'>]> {
  for (const listingId of product.listingIds) {
    for (const number of tree.lineage(tree.numberOf(listingId) ?? NONE)) {
      const listing = tree.nodes[number]?.listing;
      if (listing?.type === 'category')
        yield ['category', { id: listing.listingId, name: listing.title, swatch: null, listing: number }];
    }
  }
  if (product.brand !== '')
    yield ['brand', { ...NO_SWATCH_OR_LISTING, id: product.brand, name: product.brand }];
  if (product.gender !== null) yield ['gender', { ...NO_SWATCH_OR_LISTING, ...product.gender }];
  for (const icon of product.sustainability)
    yield ['sustainability', { ...NO_SWATCH_OR_LISTING, id: icon, name: capitalize(icon) }];
  for (const label of product.labels) yield ['label', { ...NO_SWATCH_OR_LISTING, id: label, name: label }];
  for (const attribute of product.attributes) {
    if (BUILT_IN_FIELDS.has(attribute.key)) continue;
    for (const value of attribute.values) yield [attribute.key, { ...NO_SWATCH_OR_LISTING, ...value }];
  }
}

/** "reuse-good" to "Reuse good": the default name. */
function capitalize(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** Categories in tree order, sizes in size order, measures by number, brands by name, all others by product count. */
function sortValues(
  values: Value[],
  field: string,
  type: FacetType | undefined,
  collator: Intl.Collator,
): Value[] {
  if (field === 'category') return values.sort((a, b) => a.listing - b.listing);
  if (field === 'size') return values.sort((a, b) => compareSizes(a.id, b.id));
  const byName = (a: Value, b: Value) => collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1);
  const isMeasured = values.length > 0 && values.every((value) => STARTS_WITH_NUMBER.test(value.name));
  if ((type !== undefined && FACETS[type].form === 'range') || isMeasured) {
    // Values without a number come last.
    const sortKey = (value: Value) => (Number.isNaN(numberOf(value)) ? Number.MAX_VALUE : numberOf(value));
    return values.sort((a, b) => sortKey(a) - sortKey(b) || byName(a, b));
  }
  if (field === 'brand') return values.sort(byName);
  return values.sort((a, b) => b.productCount - a.productCount || byName(a, b));
}
