// For each slot of a query, the match quality of every product and variant: postings decoded into byte columns.
import { FIELD_BIT } from '#engine/index/postings.ts';
import { EXACTNESS_BITS } from '#engine/query/expand.ts';
import type { Workspace } from '#engine/query/workspace.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';
import { EXACTNESS } from '#engine/text/analyser.ts';

/** Further words of a query are ignored. */
export const MAX_QUERY_WORDS = 10;

/**
 * A match quality in one byte, lower is better: typos in bits 5 and 6, field level in bits 3 and 4, exactness in
 * the low three.
 */
export const NO_MATCH = 255;
export const LEVEL_SHIFT = EXACTNESS_BITS;
export const TYPO_SHIFT = EXACTNESS_BITS + 2;
/** More typos count as three, so that a quality is never NO_MATCH. */
const MAX_TYPOS = 3;

/** An unpacked match quality. */
export interface Quality {
  readonly typos: number;
  readonly level: number;
  readonly exactness: number;
}

export function unpackQuality(quality: number): Quality {
  return {
    typos: quality >> TYPO_SHIFT,
    level: (quality >> LEVEL_SHIFT) & 3,
    exactness: quality & ((1 << EXACTNESS_BITS) - 1),
  };
}

/** Field level: how telling a field is, 0 the most. */
const LEVELS = [
  ['title', 0],
  ['brand', 0],
  ['color', 0],
  ['subtitle', 1],
  ['category', 1],
  ['keyword', 1],
  ['attribute', 2],
  ['description', 3],
] as const;
const LEVEL_OF_BITS = levelTable();

/**
 * The best level an inexact match may have, by exactness: for "ull" (wool) an attribute that says so beats a title
 * that begins with these characters.
 */
const BEST_LEVEL = bestLevels();

function bestLevels(): Uint8Array {
  const levels = new Uint8Array(1 << EXACTNESS_BITS);
  levels[EXACTNESS.root] = 0;
  levels[EXACTNESS.prefix] = 2;
  levels[EXACTNESS.modifier] = 2;
  levels[EXACTNESS.bigram] = 2;
  return levels;
}

/** The match columns of one query, in workspace memory: valid until the next query. */
export class SlotMatches {
  /** By slot, then product. */
  readonly products: readonly Uint8Array[];
  /** By slot, then variant: matches in a variant's own texts; undefined where there are none. */
  readonly variants: (Uint8Array | undefined)[];
  /** Whether any slot has a variant column. */
  hasVariants = false;
  readonly #pair: SnapshotPair;
  readonly #workspace: Workspace;
  readonly #variantBytes: () => Uint8Array;

  constructor(pair: SnapshotPair, slots: number, workspace = pair.workspace) {
    this.#pair = pair;
    this.#workspace = workspace;
    const bytes = workspace.u8('slotProducts', (slots + 1) * pair.products);
    bytes.fill(NO_MATCH, 0, slots * pair.products);
    this.products = columnsOf(bytes, slots, pair.products);
    this.variants = Array.from({ length: slots }, () => undefined);
    this.#variantBytes = () => workspace.u8('slotVariants', MAX_QUERY_WORDS * pair.variants);
  }

  /** Merges the matches of these words, keeping the better of each. */
  add(slot: number, targets: ReadonlyMap<number, number>): void {
    const { t } = this.#pair;
    const products = this.products[slot]!;
    for (const [word, distance] of targets) {
      const base = baseQuality(distance);
      const minLevel = BEST_LEVEL[distance & ((1 << EXACTNESS_BITS) - 1)]! << LEVEL_SHIFT;
      const { productPostingStart: p, variantPostingStart: v } = t;
      readPostings(t.productPostings, p[word]!, p[word + 1]!, base, minLevel, products);
      if (v[word] === v[word + 1]) continue;
      readPostings(t.variantPostings, v[word]!, v[word + 1]!, base, minLevel, this.variantColumn(slot));
    }
  }

  /** The variant column of a slot, created on first use. */
  variantColumn(slot: number): Uint8Array {
    let column = this.variants[slot];
    if (column === undefined) {
      const { variants } = this.#pair;
      column = this.#variantBytes().subarray(slot * variants, (slot + 1) * variants);
      column.fill(NO_MATCH);
      this.variants[slot] = column;
      this.hasVariants = true;
    }
    return column;
  }

  /**
   * Merges the products and variants that match all of several words, each with its worst word's quality: "blue jacket" is a
   * jacket of which a variant is blue. Returns whether any does.
   */
  addConjunction(slot: number, all: readonly ReadonlyMap<number, number>[]): boolean {
    const { t, products: count, variants } = this.#pair;
    const { productPostingStart: p, variantPostingStart: v } = t;
    const isOfVariants = all.some((targets) => [...targets.keys()].some((word) => v[word] !== v[word + 1]));
    const worst = this.#workspace.u8('conjunctionWorst', count);
    const part = this.#workspace.u8('conjunctionPart', count);
    const worstVariants = this.#workspace.u8('conjunctionWorstVariants', isOfVariants ? variants : 0);
    const partVariants = this.#workspace.u8('conjunctionPartVariants', isOfVariants ? variants : 0);
    for (const [at, targets] of all.entries()) {
      const [into, intoVariants] = at === 0 ? [worst, worstVariants] : [part, partVariants];
      into.fill(NO_MATCH);
      intoVariants.fill(NO_MATCH);
      for (const [word, distance] of targets) {
        const minLevel = BEST_LEVEL[distance & ((1 << EXACTNESS_BITS) - 1)]! << LEVEL_SHIFT;
        const base = baseQuality(distance);
        readPostings(t.productPostings, p[word]!, p[word + 1]!, base, minLevel, into);
        readPostings(t.variantPostings, v[word]!, v[word + 1]!, base, minLevel, intoVariants);
      }
      if (isOfVariants) this.#spreadToVariants(into, intoVariants);
      if (at === 0) continue;
      keepWorse(worst, part);
      keepWorse(worstVariants, partVariants);
    }
    const column = this.products[slot]!;
    let isMatched = keepBetter(column, worst);
    if (!isOfVariants) return isMatched;
    for (let product = 0; product < count; product += 1) {
      const end = t.productVariantStart[product + 1]!;
      for (let variant = t.productVariantStart[product]!; variant < end; variant += 1) {
        const quality = worstVariants[variant]!;
        if (quality === NO_MATCH) continue;
        isMatched = true;
        if (quality >= column[product]!) continue;
        const own = this.variantColumn(slot);
        if (quality < own[variant]!) own[variant] = quality;
      }
    }
    return isMatched;
  }

  /** What matches a product matches each of its variants. */
  #spreadToVariants(products: Uint8Array, variants: Uint8Array): void {
    const { productVariantStart } = this.#pair.t;
    for (let product = 0; product < products.length; product += 1) {
      const quality = products[product]!;
      if (quality === NO_MATCH) continue;
      const end = productVariantStart[product + 1]!;
      for (let variant = productVariantStart[product]!; variant < end; variant += 1)
        if (quality < variants[variant]!) variants[variant] = quality;
    }
  }
}

function keepWorse(column: Uint8Array, others: Uint8Array): void {
  for (let at = 0; at < column.length; at += 1) if (others[at]! > column[at]!) column[at] = others[at]!;
}

/** Whether any of `others` is a match. */
function keepBetter(column: Uint8Array, others: Uint8Array): boolean {
  let isMatched = false;
  for (let at = 0; at < column.length; at += 1) {
    if (others[at] === NO_MATCH) continue;
    isMatched = true;
    if (others[at]! < column[at]!) column[at] = others[at]!;
  }
  return isMatched;
}

function columnsOf(bytes: Uint8Array, slots: number, length: number): Uint8Array[] {
  return Array.from({ length: slots }, (_, slot) => bytes.subarray(slot * length, (slot + 1) * length));
}

function baseQuality(distance: number): number {
  const typos = Math.min(distance >> EXACTNESS_BITS, MAX_TYPOS);
  return (typos << TYPO_SHIFT) | (distance & ((1 << EXACTNESS_BITS) - 1));
}

/** `minLevel` is shifted as in a quality. */
function readPostings(
  bytes: Uint8Array,
  from: number,
  to: number,
  base: number,
  minLevel: number,
  best: Uint8Array,
): void {
  let document = -1;
  let at = from;
  while (at < to) {
    let byte = bytes[at]!;
    at += 1;
    let distance = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at]!;
      at += 1;
      distance |= (byte & 127) << shift;
    }
    document += distance + 1;
    const level = LEVEL_OF_BITS[bytes[at]!]!;
    at += 1;
    const quality = base | (level > minLevel ? level : minLevel);
    if (quality < best[document]!) best[document] = quality;
  }
}

function levelTable(): Uint8Array {
  const bits: Record<string, number> = FIELD_BIT;
  const table = new Uint8Array(256);
  for (let mask = 0; mask < 256; mask += 1) {
    let best = 3;
    for (const [field, level] of LEVELS) if ((mask & bits[field]!) !== 0) best = Math.min(best, level);
    table[mask] = best << LEVEL_SHIFT;
  }
  return table;
}
