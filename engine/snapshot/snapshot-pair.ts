// An opened pair of files, text base and market columns, as one catalogue that the queries read.
import type { ListingIdType } from '#contract/discovery-source.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { Dictionary } from '#engine/index/dictionary.ts';
import { mergeEpoch } from '#engine/hash.ts';
import type { Workspace } from '#engine/query/workspace.ts';
import { type MarketColumns, type MarketViews, openMarketColumns } from '#engine/snapshot/market-columns.ts';
import { decodeRow, type VariantRow } from '#engine/snapshot/product-rows.ts';
import { marketConsistencyProblem } from '#engine/snapshot/market-consistency.ts';
import { decodeJson, textAt } from '#engine/snapshot/strings.ts';
import { openTextBase, type TextBase } from '#engine/snapshot/text-base.ts';
import type { TextField, TextMeta, TextViews } from '#engine/snapshot/text-table.ts';
import { type Analyser, analyserOf } from '#engine/text/analyser.ts';

/** Sections of JSON that are decoded when first asked for. */
type JsonSection = 'suggestions' | 'contents' | 'synonyms' | 'rules';
/** Names of facets and of what is often shown are decoded once; more texts than these are forgotten again. */
const MAX_CACHED_TEXTS = 8192;
const MAX_CACHED_ROWS = 1024;
/** Of a colour that its damaged file says nothing of. */
const EMPTY_ROW: VariantRow = { variantId: '', colorName: '', hex: '#000000', images: [], articleIds: [] };

export class SnapshotPair {
  readonly t: TextViews;
  readonly m: MarketViews;
  readonly meta: TextMeta;
  readonly market: MarketColumns['meta'];
  readonly epoch: string;
  readonly dictionary: Dictionary;
  readonly analyser: Analyser;
  readonly products: number;
  readonly variants: number;
  readonly workspace: Workspace;
  readonly #texts = new Map<number, string>();
  readonly #rows = new Map<number, readonly VariantRow[]>();
  /** By value, decoded when first shown: facets show hundreds of them with every answer. */
  readonly #valueNames: string[] = [];
  readonly #valueTexts: string[] = [];
  #sizes: ReadonlyMap<string, readonly number[]> | undefined;
  readonly #kept = new Map<JsonSection, readonly unknown[]>();
  readonly #listings = new Map<ListingIdType, ReadonlyMap<string, number>>();
  readonly #values = new Map<TextField, ReadonlyMap<string, number>>();

  constructor(text: TextBase, columns: MarketColumns, workspace: Workspace) {
    this.workspace = workspace;
    this.t = text.views;
    this.m = columns.views;
    this.meta = text.meta;
    this.market = columns.meta;
    this.epoch = mergeEpoch(text.epoch, columns.epoch);
    this.dictionary = new Dictionary(this.t.wordBlocks, this.t.wordUnits, this.t.wordCount[0] ?? 0);
    this.analyser = analyserOf(text.meta.language);
    this.products = this.t.productId.length;
    this.variants = this.t.variantProduct.length;
    this.#valueNames.length = this.t.valueId.length;
    this.#valueTexts.length = this.t.valueId.length;
  }

  /** What a value is called. */
  valueName(value: number): string {
    return (this.#valueNames[value] ??= this.#decode(this.t.valueName[value]!));
  }

  /** The id of a value. */
  valueId(value: number): string {
    return (this.#valueTexts[value] ??= this.#decode(this.t.valueId[value]!));
  }

  text(ref: number): string {
    let text = this.#texts.get(ref);
    if (text === undefined) {
      text = this.#decode(ref);
      if (this.#texts.size >= MAX_CACHED_TEXTS) this.#texts.clear();
      this.#texts.set(ref, text);
    }
    return text;
  }

  /** What is shown of a colour, one of `product`'s. */
  variantRow(product: number, variant: number): VariantRow {
    let rows = this.#rows.get(product);
    if (rows === undefined) {
      const text = textAt(this.t.productRows, this.t.productRowStart, product);
      rows = decodeRow(text, this.text(this.t.productId[product]!));
      if (this.#rows.size >= MAX_CACHED_ROWS) this.#rows.clear();
      this.#rows.set(product, rows);
    }
    return rows[variant - this.t.productVariantStart[product]!] ?? EMPTY_ROW;
  }

  #decode(ref: number): string {
    return textAt(this.t.strings, this.t.stringStart, ref);
  }

  /**
   * What `read` makes of the rows of a section, made once; it is always asked with the same `read`, which
   * answers undefined for a row it does not take. Empty where the section is damaged after all.
   */
  rows<Row>(section: JsonSection, read: (row: unknown) => Row | undefined): readonly Row[] {
    let rows = this.#kept.get(section);
    if (rows === undefined) {
      const decoded = decodeJson(
        section === 'synonyms' || section === 'rules' ? this.m[section] : this.t[section],
      );
      rows = (Array.isArray(decoded) ? decoded : []).map(read).filter((row) => row !== undefined);
      this.#kept.set(section, rows);
    }
    return rows as readonly Row[];
  }

  /** Number of the listing with this listing id, or with this external id or else slug; -1 when there is none. */
  findListing(id: string, idType: ListingIdType): number {
    let byId = this.#listings.get(idType);
    if (byId === undefined) {
      const { listingId, listingExternalId, listingSlug } = this.t;
      byId = this.#numbersOf(idType === 'listingId' ? [listingId] : [listingExternalId, listingSlug]);
      this.#listings.set(idType, byId);
    }
    return byId.get(id) ?? -1;
  }

  /** By text, its place in a column; of equal texts the first in the first column that has it. */
  #numbersOf(columns: readonly Uint32Array[]): Map<string, number> {
    const numbers = new Map<string, number>();
    for (const column of columns) {
      for (const [at, ref] of column.entries()) {
        const text = this.text(ref);
        if (!numbers.has(text)) numbers.set(text, at);
      }
    }
    return numbers;
  }

  /** Number of a field's value with this id; -1 when there is none. */
  findValue(field: TextField, id: string): number {
    let byId = this.#values.get(field);
    if (byId === undefined) {
      const numbers = new Map<string, number>();
      for (let value = field.first; value < field.end; value += 1) numbers.set(this.valueId(value), value);
      byId = numbers;
      this.#values.set(field, byId);
    }
    return byId.get(id) ?? -1;
  }

  /** Numbers of the size values that `nameOf` gives this name; it is always asked with the same `nameOf`. */
  sizesNamed(name: string, nameOf: (size: string) => string): readonly number[] {
    if (this.#sizes === undefined) {
      const field = this.meta.fields.find(({ level }) => level === 'article');
      const values = Array.from(
        { length: (field?.end ?? 0) - (field?.first ?? 0) },
        (_, at) => field!.first + at,
      );
      this.#sizes = Map.groupBy(values, (value) => nameOf(this.text(this.t.valueId[value]!)));
    }
    return this.#sizes.get(name) ?? [];
  }

  /** Number of the product with this id, or else this slug; -1 when there is none. */
  findProduct(idOrSlug: string): number {
    const byId = this.#search(this.t.productById, this.t.productId, idOrSlug);
    return byId >= 0 ? byId : this.#search(this.t.productBySlug, this.t.productSlug, idOrSlug);
  }

  #search(order: Uint16Array | Uint32Array, refs: Uint32Array, wanted: string): number {
    let low = 0;
    let high = order.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const product = order[middle]!;
      const text = this.text(refs[product]!);
      if (text === wanted) return product;
      if (text < wanted) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}

/** `isVerified`: which of these very bytes were opened before; skips what only looks for damage. */
export function openSnapshotPair(
  files: { readonly text: ArrayBuffer; readonly columns: ArrayBuffer },
  isVerified: { readonly text: boolean; readonly columns: boolean },
  workspace: Workspace,
): Result<SnapshotPair, string> {
  const base = openTextBase(files.text, isVerified.text);
  if (!base.ok) return fail(`text base: ${base.error}`);
  const market = openMarketColumns(files.columns, base.value, isVerified.columns);
  if (!market.ok) return fail(`market columns: ${market.error}`);
  const problem =
    isVerified.text && isVerified.columns
      ? undefined
      : marketConsistencyProblem(base.value.views, market.value.views);
  if (problem !== undefined) return fail(`market columns: ${problem}`);
  return ok(new SnapshotPair(base.value, market.value, workspace));
}
