// An opened pair of text base and market columns: the catalogue that queries read.
import type { ListingIdType } from '#contract/discovery-source.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { Dictionary } from '#engine/index/dictionary.ts';
import { mergeEpoch } from '#engine/epoch.ts';
import type { Workspace } from '#engine/query/workspace.ts';
import { type MarketColumns, type MarketViews, openMarketColumns } from '#engine/snapshot/market-columns.ts';
import { decodeRow, type VariantRow } from '#engine/snapshot/product-rows.ts';
import { marketConsistencyProblem } from '#engine/snapshot/market-consistency.ts';
import { decodeJson, textAt } from '#engine/snapshot/strings.ts';
import { openTextBase, type TextBase } from '#engine/snapshot/text-base.ts';
import type { TextField, TextMeta, TextViews } from '#engine/snapshot/text-table.ts';
import { type Analyser, analyserOf } from '#engine/text/analyser.ts';

/** JSON sections, decoded on first use. */
type JsonSection = 'suggestions' | 'contents' | 'languageWords' | 'synonyms' | 'rules';
/** The caches of decoded texts and rows are cleared when they reach these sizes. */
const MAX_CACHED_TEXTS = 8192;
const MAX_CACHED_ROWS = 1024;
/** Stands in for a missing row of a damaged file. */
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
  /** By value, decoded on first use and never dropped: facets need hundreds of them in every result. */
  readonly #valueNames: string[] = [];
  readonly #valueIds: string[] = [];
  #sizes: ReadonlyMap<string, readonly number[]> | undefined;
  readonly #decodedSections = new Map<JsonSection, readonly unknown[]>();
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
    this.#valueIds.length = this.t.valueId.length;
  }

  /** The display name of a value. */
  valueName(value: number): string {
    return (this.#valueNames[value] ??= this.#readString(this.t.valueName[value]!));
  }

  /** The id of a value. */
  valueId(value: number): string {
    return (this.#valueIds[value] ??= this.#readString(this.t.valueId[value]!));
  }

  text(ref: number): string {
    let text = this.#texts.get(ref);
    if (text === undefined) {
      text = this.#readString(ref);
      if (this.#texts.size >= MAX_CACHED_TEXTS) this.#texts.clear();
      this.#texts.set(ref, text);
    }
    return text;
  }

  /** Display data of a variant of `product`. */
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

  #readString(ref: number): string {
    return textAt(this.t.strings, this.t.stringStart, ref);
  }

  /**
   * The rows of a JSON section as converted by `read`, which returns undefined for rows to skip. Cached per section:
   * always pass the same `read`. Empty if the section is damaged.
   */
  rows<Row>(section: JsonSection, read: (row: unknown) => Row | undefined): readonly Row[] {
    let rows = this.#decodedSections.get(section);
    if (rows === undefined) {
      const decoded = decodeJson(
        section === 'synonyms' || section === 'rules' ? this.m[section] : this.t[section],
      );
      rows = (Array.isArray(decoded) ? decoded : []).map(read).filter((row) => row !== undefined);
      this.#decodedSections.set(section, rows);
    }
    return rows as readonly Row[];
  }

  /** Number of the listing with this listing id, or with this external id, else slug; -1 if there is none. */
  findListing(id: string, idType: ListingIdType): number {
    let byId = this.#listings.get(idType);
    if (byId === undefined) {
      const { listingId, listingExternalId, listingSlug } = this.t;
      byId = this.#numbersOf(idType === 'listingId' ? [listingId] : [listingExternalId, listingSlug]);
      this.#listings.set(idType, byId);
    }
    return byId.get(id) ?? -1;
  }

  /** Index of each text in the columns; the first of equal texts, earlier columns first. */
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

  /** Number of a field's value with this id; -1 if there is none. */
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

  /** Numbers of the size values for which `nameOf` returns `name`. Cached: always pass the same `nameOf`. */
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

  /** Number of the product with this id, else this slug; -1 if there is none. */
  findProduct(idOrSlug: string): number {
    const byId = this.#search(this.t.productById, this.t.productId, idOrSlug);
    return byId >= 0 ? byId : this.#search(this.t.productBySlug, this.t.productSlug, idOrSlug);
  }

  #search(order: Uint16Array | Uint32Array, refs: Uint32Array, target: string): number {
    let low = 0;
    let high = order.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const product = order[middle]!;
      const text = this.text(refs[product]!);
      if (text === target) return product;
      if (text < target) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}

/** `isVerified`: which of the files were opened before; skips their integrity checks. */
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
