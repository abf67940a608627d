// For each slot of a query, how well every product and every colour holds it: postings read into byte columns.
import { FIELD_BIT } from '#engine/index/postings.ts';
import { EXACTNESS_BITS } from '#engine/query/expand.ts';
import type { Workspace } from '#engine/query/workspace.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';
import { EXACTNESS } from '#engine/text/analyser.ts';

/** More words of a query than this are not looked at. */
export const MAX_QUERY_WORDS = 10;

/**
 * A match in one byte, lower is better: typos in bits 5 and 6, the field's level in bits 3 and 4,
 * exactness in the low three. Nothing found is NO_MATCH.
 */
export const NO_MATCH = 255;
export const LEVEL_SHIFT = EXACTNESS_BITS;
export const TYPO_SHIFT = EXACTNESS_BITS + 2;
/** Three typos and more are one kind, so that the byte holds them beside NO_MATCH. */
const MAX_TYPOS = 3;

/** What of a match its byte says. */
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

/** How much a field says about what a product is, 0 the most; bits as in FIELD_BIT. */
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
 * The least level at which a match this inexact counts, by exactness: "ull" is what a product is made of
 * where an attribute says so, rather than one whose title begins with these letters.
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

/** The columns of one query, in shared memory: they hold until the next one. */
export class SlotMatches {
  /** By slot: a byte a product. */
  readonly products: readonly Uint8Array[];
  /** By slot: a byte a variant, for what only a colour says; undefined where nothing does. */
  readonly variants: (Uint8Array | undefined)[];
  /** Whether any slot has a column of the colours. */
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

  /** Keeps the better of what is there and what these words bring. */
  add(slot: number, targets: ReadonlyMap<number, number>): void {
    const { t } = this.#pair;
    const products = this.products[slot]!;
    for (const [word, distance] of targets) {
      const own = baseQuality(distance);
      const least = BEST_LEVEL[distance & ((1 << EXACTNESS_BITS) - 1)]! << LEVEL_SHIFT;
      const { productPostingStart: p, variantPostingStart: v } = t;
      readPostings(t.productPostings, p[word]!, p[word + 1]!, own, least, products);
      if (v[word] === v[word + 1]) continue;
      readPostings(t.variantPostings, v[word]!, v[word + 1]!, own, least, this.variantColumn(slot));
    }
  }

  /** The colours' column of a slot, made when something is first written to it. */
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
   * Keeps the better of what is there and a product that holds all of several words, judged by the worst of
   * them. Answers whether any product does.
   */
  addConjunction(slot: number, all: readonly ReadonlyMap<number, number>[]): boolean {
    const { t, products: count } = this.#pair;
    const worst = this.#workspace.u8('partWorst', count);
    const part = this.#workspace.u8('part', count);
    for (const [at, targets] of all.entries()) {
      const into = at === 0 ? worst : part;
      into.fill(NO_MATCH);
      for (const [word, distance] of targets) {
        const least = BEST_LEVEL[distance & ((1 << EXACTNESS_BITS) - 1)]! << LEVEL_SHIFT;
        const { productPostingStart: p } = t;
        readPostings(t.productPostings, p[word]!, p[word + 1]!, baseQuality(distance), least, into);
      }
      if (at === 0) continue;
      for (let product = 0; product < count; product += 1)
        if (part[product]! > worst[product]!) worst[product] = part[product]!;
    }
    const column = this.products[slot]!;
    let isMet = false;
    for (let product = 0; product < count; product += 1) {
      if (worst[product] === NO_MATCH) continue;
      isMet = true;
      if (worst[product]! < column[product]!) column[product] = worst[product]!;
    }
    return isMet;
  }
}

function columnsOf(bytes: Uint8Array, slots: number, length: number): Uint8Array[] {
  return Array.from({ length: slots }, (_, slot) => bytes.subarray(slot * length, (slot + 1) * length));
}

function baseQuality(distance: number): number {
  const typos = Math.min(distance >> EXACTNESS_BITS, MAX_TYPOS);
  return (typos << TYPO_SHIFT) | (distance & ((1 << EXACTNESS_BITS) - 1));
}

/** `least` is a level already at its place in a quality. */
function readPostings(
  bytes: Uint8Array,
  from: number,
  to: number,
  own: number,
  least: number,
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
    const quality = own | (level > least ? level : least);
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
