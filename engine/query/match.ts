// A query to the variants that answer it: all words first, then with typos, then with fewer words; each with its tier.
import { VARIANT_FLAG } from '#engine/snapshot/market-columns.ts';
import type { Pair } from '#engine/snapshot/pair.ts';
import { EXACTNESS } from '#engine/text/analyser.ts';
import { type Candidates, NO_TIER } from '#engine/query/candidates.ts';
import { type Expansion, EXACTNESS_BITS, expandTypos, expandWord } from '#engine/query/expand.ts';
import { NO_MATCH, SlotMatches } from '#engine/query/gather.ts';
import { type Alternative, parseQuery, type Slot } from '#engine/query/parse.ts';
import { tierOf, typosOfTier, wordGaps } from '#engine/query/tiers.ts';

/** Fewer products than this with all words, and words are let go. */
const FEW = 3;

export interface TextMatch {
  readonly candidates: Candidates;
  /** By catalogue word: a bit for each slot it answers; what highlights are made from. */
  readonly wordSlots: Uint16Array;
  readonly slots: readonly Slot[];
  /** The query with unknown words replaced by the nearest known ones; undefined when nothing was unknown. */
  readonly corrected: string | undefined;
}

/** The variants sold in the market that answer `query`, which has at least one word. */
export function matchText(pair: Pair, query: string): TextMatch {
  const { slots, alternatives } = parseQuery(pair, query);
  const wordSlots = new Uint16Array(pair.dictionary.count);
  const matches = slots.map(() => new SlotMatches(pair.products, pair.variants));
  const fill = (slot: number, { targets }: Expansion) => {
    for (const word of targets.keys()) wordSlots[word]! |= 1 << slot;
    matches[slot]!.add(pair, targets);
  };
  let covered = 0;
  for (const alternative of alternatives) {
    if (fillAlternative(pair, alternative, matches, wordSlots)) covered |= alternative.slots;
  }
  const corrections = new Map<number, string>();
  const known: number[] = [];
  for (const [at, { word, isPrefix }] of slots.entries()) {
    const expansion = expandWord(pair, word, isPrefix);
    fill(at, expansion);
    if (expansion.isKnown || (covered & (1 << at)) !== 0) {
      known.push(at);
      continue;
    }
    const near = expandTypos(pair, word, isPrefix);
    fill(at, near);
    if (near.correction !== undefined) corrections.set(at, near.correction);
  }
  let counts = countByWords(pair, matches);
  // A word that is in the catalogue is meant as it is, unless nothing has all of them.
  if (counts[slots.length] === 0 && known.length > 0) {
    for (const at of known) fill(at, expandTypos(pair, slots[at]!.word, slots[at]!.isPrefix));
    counts = countByWords(pair, matches);
  }
  const candidates = answering(pair, matches, wordSlots, leastWords(counts));
  const corrected =
    corrections.size === 0 ? undefined : slots.map(({ word }, at) => corrections.get(at) ?? word).join(' ');
  return { candidates, wordSlots, slots, corrected };
}

/** Under an explicit sort a typo's match must not stand first because it is cheap: only the fewest typos stay. */
export function keepFewestTypos(pair: Pair, { products, count, tiers }: Candidates): void {
  if (tiers === null) return;
  const { productVariantStart } = pair.t;
  let fewest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < count; at += 1) {
    const end = productVariantStart[products[at]! + 1]!;
    for (let variant = productVariantStart[products[at]!]!; variant < end; variant += 1)
      if (tiers[variant] !== NO_TIER) fewest = Math.min(fewest, typosOfTier(tiers[variant]!));
  }
  for (let at = 0; at < count; at += 1) {
    const end = productVariantStart[products[at]! + 1]!;
    for (let variant = productVariantStart[products[at]!]!; variant < end; variant += 1)
      if (typosOfTier(tiers[variant]!) > fewest) tiers[variant] = NO_TIER;
  }
}

/** An alternative of several words asks for all of them in one product. Answers whether it can be met at all. */
function fillAlternative(
  pair: Pair,
  { slots, words, isPrefix }: Alternative,
  matches: readonly SlotMatches[],
  wordSlots: Uint16Array,
): boolean {
  const expansions = words.map((word, at) => expandWord(pair, word, isPrefix && at === words.length - 1));
  if (expansions.some(({ isKnown }) => !isKnown)) return false;
  const weaker = expansions.map(({ targets }) => weakened(targets));
  const parts = weaker.map((targets) => {
    const part = new SlotMatches(pair.products, pair.variants);
    part.add(pair, targets);
    return part;
  });
  for (const [slot, match] of matches.entries()) {
    if ((slots & (1 << slot)) === 0) continue;
    for (const targets of weaker) for (const word of targets.keys()) wordSlots[word]! |= 1 << slot;
    if (weaker.length === 1) match.add(pair, weaker[0]!);
    else match.addCommon(parts.map((part) => part.products));
  }
  return true;
}

/** Another word than the typed one is never more exact than a part of a compound. */
function weakened(targets: ReadonlyMap<number, number>): Map<number, number> {
  const low = (1 << EXACTNESS_BITS) - 1;
  return new Map(
    [...targets].map(([word, distance]) => [
      word,
      (distance & ~low) | Math.max(distance & low, EXACTNESS.head),
    ]),
  );
}

/** How many products have a sold variant that holds exactly n of the words, by n. */
function countByWords(pair: Pair, matches: readonly SlotMatches[]): Uint32Array {
  const counts = new Uint32Array(matches.length + 1);
  const { productVariantStart } = pair.t;
  const mayDiffer = matches.filter((match) => match.hasVariants);
  for (let product = 0; product < pair.products; product += 1) {
    let ofProduct = 0;
    for (const match of matches) if (match.products[product] !== NO_MATCH) ofProduct += 1;
    if (ofProduct === 0 && mayDiffer.length === 0) continue;
    let best = -1;
    const end = productVariantStart[product + 1]!;
    for (let variant = productVariantStart[product]!; variant < end; variant += 1) {
      if ((pair.m.variantFlags[variant]! & VARIANT_FLAG.sold) === 0) continue;
      let found = ofProduct;
      for (const match of mayDiffer)
        if (match.variants[variant] !== NO_MATCH && match.products[product] === NO_MATCH) found += 1;
      if (found > best) best = found;
    }
    if (best > 0) counts[best]! += 1;
  }
  return counts;
}

/** All words, or as many as leave a few products; never none. */
function leastWords(counts: Uint32Array): number {
  let products = 0;
  for (let words = counts.length - 1; words > 1; words -= 1) {
    products += counts[words]!;
    if (products >= FEW) return words;
  }
  return 1;
}

/** The products with a sold variant that holds `least` of the words. */
function answering(
  pair: Pair,
  matches: readonly SlotMatches[],
  wordSlots: Uint16Array,
  least: number,
): Candidates {
  const products = pair.workspace.u32('candidates', pair.products);
  const tiers = pair.workspace.u32('tiers', pair.variants);
  let count = 0;
  const { productVariantStart } = pair.t;
  const hasVariants = matches.some((match) => match.hasVariants);
  const best = new Uint8Array(matches.length);
  for (let product = 0; product < pair.products; product += 1) {
    let inProduct = 0;
    for (const match of matches) if (match.products[product] !== NO_MATCH) inProduct += 1;
    if (inProduct < least && !hasVariants) continue;
    let gaps = -1;
    let isCandidate = false;
    const end = productVariantStart[product + 1]!;
    for (let variant = productVariantStart[product]!; variant < end; variant += 1) {
      tiers[variant] = NO_TIER;
      if ((pair.m.variantFlags[variant]! & VARIANT_FLAG.sold) === 0) continue;
      let found = 0;
      for (let slot = 0; slot < matches.length; slot += 1) {
        const match = matches[slot]!;
        const quality = Math.min(match.products[product]!, match.variants[variant]!);
        best[slot] = quality;
        if (quality !== NO_MATCH) found += 1;
      }
      if (found < least) continue;
      if (gaps < 0) gaps = wordGaps(pair, product, wordSlots, matches.length);
      tiers[variant] = tierOf(best, found, gaps);
      isCandidate = true;
    }
    if (isCandidate) {
      products[count] = product;
      count += 1;
    }
  }
  return { products, count, tiers };
}
