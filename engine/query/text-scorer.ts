// How well the words of a title say what was asked: places of words, how they stand together, and BM25F within a tier.
import { EXACTNESS_BITS } from '#engine/query/expand.ts';
import { LEVEL_SHIFT, MAX_QUERY_WORDS, NO_MATCH, TYPO_SHIFT } from '#engine/query/slot-matches.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';
import { EXACTNESS } from '#engine/text/analyser.ts';

/**
 * The weights, chosen on judged queries of a catalogue of titles in 2026-11; each may be halved or doubled
 * without moving nDCG@10 by more than 0.004 there, so that they are not made for these queries.
 */
const SCORE_WEIGHTS = {
  /** How soon a word said again says nothing new; low, as titles are short. */
  k1: 0.2,
  /** How much a long title weakens its words. */
  b: 0.7,
  /** What a product is stands at the end of its title's first part: "Paint roller tray with handle" is a tray. */
  head: 1.5,
  /** Words after "with" or "for" are about something else. */
  qualifier: 0.6,
  /** What words that stand together as typed add. */
  proximity: 0.5,
} as const;
/** By level of the field: title, subtitle, attribute, description. */
const FIELD_WEIGHTS = [1, 0.8, 0.5, 0.3];
const TYPO_WEIGHTS = [1, 0.8, 0.5, 0.4];

function exactnessWeights(): Float64Array {
  const weights = new Float64Array(1 << EXACTNESS_BITS).fill(1);
  weights[EXACTNESS.stem] = 0.94;
  weights[EXACTNESS.folded] = 0.95;
  weights[EXACTNESS.head] = 0.9;
  weights[EXACTNESS.root] = 0.6;
  weights[EXACTNESS.prefix] = 0.4;
  weights[EXACTNESS.modifier] = 0.4;
  weights[EXACTNESS.bigram] = 0.4;
  return weights;
}
const EXACTNESS_WEIGHTS = exactnessWeights();
/** A place that is none. */
const NO_POSITION = -1;

/** Made for one query; asked for each product in turn. */
export class TextScorer {
  readonly #pair: SnapshotPair;
  readonly #wordSlots: Uint16Array;
  readonly #slots: number;
  readonly #rarity: Float64Array;
  readonly #most: number;
  readonly #meanWords: number;
  readonly #places = new Int32Array(MAX_QUERY_WORDS);
  #product = NO_POSITION;
  #together = 0;

  /** `holders`: how many products hold each slot. */
  constructor(pair: SnapshotPair, wordSlots: Uint16Array, holders: readonly number[]) {
    this.#pair = pair;
    this.#wordSlots = wordSlots;
    this.#slots = holders.length;
    this.#rarity = Float64Array.from(holders, (count) =>
      naturalLog(1 + (pair.products - Math.min(count, pair.products) + 0.5) / (count + 0.5)),
    );
    let most = 0;
    for (const rarity of this.#rarity) most += rarity;
    this.#most = most * (1 + SCORE_WEIGHTS.k1) * (1 + SCORE_WEIGHTS.proximity);
    this.#meanWords = Math.max(1, pair.t.titleWords.length / Math.max(1, pair.products));
  }

  /** Reads the title; must be called before the others for the same product. */
  read(product: number): void {
    if (this.#product === product) return;
    this.#product = product;
    const { titleWordStart, titleWords } = this.#pair.t;
    const places = this.#places;
    const slots = this.#slots;
    places.fill(NO_POSITION, 0, slots);
    const start = titleWordStart[product]!;
    const end = titleWordStart[product + 1]!;
    for (let at = start; at < end; at += 1) {
      const mask = this.#wordSlots[titleWords[at]!]!;
      if (mask === 0) continue;
      for (let slot = 0; slot < slots; slot += 1) {
        if ((mask & (1 << slot)) === 0) continue;
        // Of several places, the one right after the word before it.
        const isNext = slot > 0 && places[slot - 1]! >= 0 && at - start === places[slot - 1]! + 1;
        if (places[slot]! < 0 || isNext) places[slot] = at - start;
      }
    }
    this.#together = slots < 2 ? 1 : proximityOf(places, slots);
  }

  /** 0 where the words stand in the title as typed, else 1. */
  get apart(): number {
    return this.#together > 0.99 ? 0 : 1;
  }

  /** Share 0..1; `best` as tierOf has it. */
  scoreOf(best: Uint8Array): number {
    const { titleMain, titleHead, titleWordStart } = this.#pair.t;
    const product = this.#product;
    const words = titleWordStart[product + 1]! - titleWordStart[product]!;
    const length = best.length < 2 ? 1 : 1 - SCORE_WEIGHTS.b + (SCORE_WEIGHTS.b * words) / this.#meanWords; // One word alone says as much in a long title as in a short one.
    let sum = 0;
    for (let slot = 0; slot < best.length; slot += 1) {
      const quality = best[slot]!;
      if (quality === NO_MATCH) continue;
      const place = this.#places[slot]!;
      let said = FIELD_WEIGHTS[(quality >> LEVEL_SHIFT) & 3]!;
      if (place >= 0) {
        if (place === titleHead[product]) said *= SCORE_WEIGHTS.head;
        else if (place >= titleMain[product]!) said *= SCORE_WEIGHTS.qualifier;
      }
      const weight =
        EXACTNESS_WEIGHTS[quality & ((1 << EXACTNESS_BITS) - 1)]! * TYPO_WEIGHTS[quality >> TYPO_SHIFT]!;
      sum += this.#rarity[slot]! * weight * saturate(said / length);
    }
    return Math.min(1, (sum * (1 + SCORE_WEIGHTS.proximity * this.#together)) / this.#most);
  }
}

/**
 * The natural logarithm of a number of at least 1, by sums and products alone: an engine of JavaScript may
 * round its own in the last bit as it likes, and every device must give one answer. Exact to 1e-9.
 */
function naturalLog(value: number): number {
  let doublings = 0;
  let rest = value;
  for (; rest > Math.SQRT2; rest /= 2) doublings += 1;
  const ratio = (rest - 1) / (rest + 1);
  let sum = 0;
  for (let power = ratio, odd = 1; odd < 22; odd += 2) {
    sum += power / odd;
    power *= ratio * ratio;
  }
  return doublings * Math.LN2 + 2 * sum;
}

/** BM25's saturation. */
function saturate(said: number): number {
  return (said * (SCORE_WEIGHTS.k1 + 1)) / (said + SCORE_WEIGHTS.k1);
}

/** Share 0..1 of neighbouring words of the query that are neighbours in the title, those near by in part. */
function proximityOf(places: Int32Array, slots: number): number {
  let sum = 0;
  for (let slot = 1; slot < slots; slot += 1) {
    const before = places[slot - 1]!;
    const after = places[slot]!;
    if (before < 0 || after < 0) continue;
    // At the same place one written word answers both.
    const gap = after > before ? after - before - 1 : before - after;
    sum += gap === 0 ? 1 : gap === 1 ? 0.5 : gap === 2 ? 0.25 : 0;
  }
  return sum / (slots - 1);
}
