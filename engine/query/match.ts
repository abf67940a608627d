// A query to the variants that answer it: all words first, then fewer; each with its tier.
import { VARIANT_FLAG } from '#engine/snapshot/market-columns.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';
import { EXACTNESS } from '#engine/text/analyser.ts';
import { type Candidates, NO_TIER } from '#engine/query/candidates.ts';
import { correctionOf, EXACTNESS_BITS, expandTypos, expandWord } from '#engine/query/expand.ts';
import { NO_MATCH, SlotMatches } from '#engine/query/slot-matches.ts';
import { type Alternative, parseQuery, type Slot } from '#engine/query/parse-query.ts';
import { TextScorer } from '#engine/query/text-scorer.ts';
import { keepBestCandidates, minimumMatchOptions, MIN_RESULTS } from '#engine/query/minimum-match.ts';
import { addSizeMatches } from '#engine/query/query-sizes.ts';
import { packTier } from '#engine/query/tiers.ts';
import type { MatchTrace } from '#engine/query/match-trace.ts';

export interface TextMatch {
  readonly candidates: Candidates;
  /** By catalogue word: a bit for each slot it answers, alone or with others; what highlights are made from. */
  readonly highlightSlots: Uint16Array;
  readonly slots: readonly Slot[];
  /** The query with unknown words replaced by the nearest known ones; undefined when nothing was unknown. */
  readonly corrected: string | undefined;
}

/** A query on its way: what each slot may mean, and who holds it. */
interface MatchState {
  readonly pair: SnapshotPair;
  readonly slots: readonly Slot[];
  readonly matches: SlotMatches;
  /** By catalogue word: a bit for each slot it answers on its own. */
  readonly wordSlots: Uint16Array;
  /** The same with the words that answer it together with others. */
  readonly highlightSlots: Uint16Array;
  readonly trace: MatchTrace | undefined;
}

/**
 * The variants sold in the market that answer `query`, which has at least one word. Where all words leave
 * fewer than `asked` products, or than a page, those that miss words fill up to as many. `trace` takes down how.
 */
export function matchText(
  pair: SnapshotPair,
  query: string,
  minResults: number,
  trace?: MatchTrace,
): TextMatch {
  const { slots, alternatives, sizes } = parseQuery(pair, query);
  const wordSlots = pair.workspace.u16('wordSlots', pair.dictionary.count).fill(0);
  const shownSlots = pair.workspace.u16('shownSlots', pair.dictionary.count).fill(0);
  const matches = new SlotMatches(pair, slots.length);
  const matching: MatchState = { pair, slots, matches, wordSlots, highlightSlots: shownSlots, trace };
  if (trace !== undefined) {
    trace.matches = matches;
    trace.sizes.push(...sizes);
  }
  let known = 0;
  for (const alternative of alternatives)
    if (addAlternative(matching, alternative)) known |= alternative.slots;
  addSizeMatches(pair, sizes, matching.matches);
  for (const size of sizes) known |= size.slots;
  const unknown: number[] = [];
  for (const [at, { word, isPrefix }] of slots.entries()) {
    const { targets, isKnown, isRare } = expandWord(pair, word, isPrefix);
    addTargets(matching, at, targets);
    if (isKnown || (known & (1 << at)) !== 0) {
      // A word that next to nothing has is as likely a slip for one that many have.
      if (isRare) addTargets(matching, at, expandTypos(pair, word, 'rare').targets);
    } else unknown.push(at);
  }
  const corrections = new Map<number, string>();
  for (const at of unknown) {
    const near = expandTypos(pair, slots[at]!.word, slots[at]!.isPrefix ? 'prefix' : 'word');
    const correction = correctionOf(pair, near, matching.matches.products);
    addTargets(matching, at, near.targets);
    if (correction !== undefined) corrections.set(at, correction);
  }
  let counted = countMatches(matching);
  if (unknown.length < slots.length && !counted.matchedWords.includes(slots.length)) {
    // A word that is in the catalogue is meant as it is, unless nothing has all of them: "best" for "vest".
    for (const [at, { word }] of slots.entries())
      if (!unknown.includes(at)) addTargets(matching, at, expandTypos(pair, word, 'slip').targets);
    counted = countMatches(matching);
  }
  const corrected =
    corrections.size === 0 ? undefined : slots.map(({ word }, at) => corrections.get(at) ?? word).join(' ');
  return {
    candidates: selectCandidates(matching, counted, Math.max(minResults, MIN_RESULTS)),
    highlightSlots: shownSlots,
    slots,
    corrected,
  };
}

function addTargets(
  matching: MatchState,
  slot: number,
  targets: ReadonlyMap<number, number>,
  instead?: readonly string[],
): void {
  matching.trace?.expansions.push({ slot, replacement: instead, parts: [targets] });
  for (const word of targets.keys()) {
    matching.wordSlots[word]! |= 1 << slot;
    matching.highlightSlots[word]! |= 1 << slot;
  }
  matching.matches.add(slot, targets);
}

/** An alternative of several words asks for all of them in one product. Answers whether it is met by any. */
function addAlternative(
  matching: MatchState,
  { slots, words, isPrefix, typos, isSecondary: isLesser = false }: Alternative,
): boolean {
  const { pair, matches } = matching;
  const expansions = words.map((word, at) => expandWord(pair, word, isPrefix && at === words.length - 1));
  if (expansions.some(({ isKnown }) => !isKnown)) return false;
  const weaker = expansions.map(({ targets }) => weakened(targets, typos, isLesser));
  const own = Array.from(matching.slots.keys()).filter((slot) => (slots & (1 << slot)) !== 0);
  let isMet = false;
  for (const slot of own) {
    if (weaker.length === 1) {
      addTargets(matching, slot, weaker[0]!, words);
      isMet = true;
    } else if (matches.addConjunction(slot, weaker)) {
      matching.trace?.expansions.push({ slot, replacement: words, parts: weaker });
      for (const targets of weaker)
        for (const word of targets.keys()) matching.highlightSlots[word]! |= 1 << slot;
      isMet = true;
    }
  }
  if (isMet && weaker.length > 1) setPhrasePositions(matching, own, weaker);
  return isMet;
}

/** A phrase stands in the title as the words stood that it is for, the last for the last; what it says more has no place. */
function setPhrasePositions(
  { wordSlots }: MatchState,
  slots: readonly number[],
  words: readonly ReadonlyMap<number, number>[],
): void {
  for (let back = 1; back <= Math.min(slots.length, words.length); back += 1)
    for (const word of words.at(-back)!.keys()) wordSlots[word]! |= 1 << slots.at(-back)!;
}

/** Another word than the typed one is never more exact than the head of a compound; a lesser one than a word of its family. */
function weakened(
  targets: ReadonlyMap<number, number>,
  typos: number,
  isLesser: boolean,
): Map<number, number> {
  const low = (1 << EXACTNESS_BITS) - 1;
  const least = isLesser ? EXACTNESS.root : EXACTNESS.head;
  return new Map(
    [...targets].map(([word, distance]) => [
      word,
      ((distance & ~low) + (typos << EXACTNESS_BITS)) | Math.max(distance & low, least),
    ]),
  );
}

/** The products with a sold variant that holds enough of the words; of those that miss some, the best. */
function selectCandidates(
  matching: MatchState,
  { matchedWords: found, documentFrequencies: holders }: MatchCounts,
  minResults: number,
): Candidates {
  const { pair, slots } = matching;
  const products = pair.workspace.u32('candidates', pair.products);
  const tiers = pair.workspace.u32('tiers', pair.variants);
  const score = new TextScorer(pair, matching.wordSlots, holders);
  const best = new Uint8Array(slots.length);
  for (const least of minimumMatchOptions(found, pair.products, slots.length, minResults)) {
    let count = 0;
    const telling = least < slots.length ? selectiveSlots(matching, holders) : undefined;
    for (let product = 0; product < pair.products; product += 1) {
      if (found[product]! < least) continue;
      if (telling !== undefined && !matchesAny(telling, product)) continue;
      if (fillTiers(matching, score, best, product, least, tiers)) {
        products[count] = product;
        count += 1;
      }
    }
    const candidates = { products, count, tiers };
    if (count === 0) continue;
    return least < slots.length && count > minResults
      ? keepBestCandidates(pair, candidates, minResults)
      : candidates;
  }
  return { products, count: 0, tiers };
}

/** A word that so many products have, and so large a share of all, says nothing on its own. */
const COMMON_WORD = { products: 2000, share: 1 / 6 } as const;

/** The columns of which a product that misses words must be in one; undefined where that asks for nothing. */
function selectiveSlots(
  { pair, matches }: MatchState,
  documentFrequencies: readonly number[],
): Uint8Array[] | undefined {
  const most = Math.max(COMMON_WORD.products, pair.products * COMMON_WORD.share);
  const isTelling = (slot: number) => documentFrequencies[slot]! > 0 && documentFrequencies[slot]! <= most;
  const telling = [...documentFrequencies.keys()].filter(isTelling);
  // Colours may be what tells, and they are not in the products' columns.
  if (telling.length === 0 || telling.some((slot) => matches.variants[slot] !== undefined)) return undefined;
  return telling.length === documentFrequencies.length
    ? undefined
    : telling.map((slot) => matches.products[slot]!);
}

function matchesAny(columns: readonly Uint8Array[], product: number): boolean {
  for (const column of columns) if (column[product] !== NO_MATCH) return true;
  return false;
}

interface MatchCounts {
  /** By product: at most how many of the words one of its variants holds. */
  readonly matchedWords: Uint8Array;
  /** By slot: how many products hold it. */
  readonly documentFrequencies: readonly number[];
}

function countMatches({ pair, matches }: MatchState): MatchCounts {
  const found = pair.workspace.u8('found', pair.products);
  found.fill(0, 0, pair.products);
  const { variantProduct } = pair.t;
  const documentFrequencies = matches.products.map((column, slot) => {
    let frequency = 0;
    for (let product = 0; product < column.length; product += 1) {
      if (column[product] === NO_MATCH) continue;
      found[product]! += 1;
      frequency += 1;
    }
    const ofVariants = matches.variants[slot];
    if (ofVariants === undefined) return frequency;
    let last = -1;
    for (let variant = 0; variant < ofVariants.length; variant += 1) {
      if (ofVariants[variant] === NO_MATCH) continue;
      const product = variantProduct[variant]!;
      if (product === last || column[product] !== NO_MATCH) continue;
      last = product;
      found[product]! += 1;
      frequency += 1;
    }
    return frequency;
  });
  return { matchedWords: found, documentFrequencies: documentFrequencies };
}

/** Writes the tiers of all variants of a product. Answers whether one of them holds `least` of the words. */
function fillTiers(
  { pair, matches }: MatchState,
  score: TextScorer,
  best: Uint8Array,
  product: number,
  least: number,
  tiers: Uint32Array,
): boolean {
  const { variantFlags, productFlags } = pair.m;
  if ((productFlags[product]! & VARIANT_FLAG.sold) === 0) return false;
  const { products, variants } = matches;
  const slots = products.length;
  let inProduct = 0;
  for (let slot = 0; slot < slots; slot += 1) {
    best[slot] = products[slot]![product]!;
    if (best[slot] !== NO_MATCH) inProduct += 1;
  }
  const end = pair.t.productVariantStart[product + 1]!;
  /** The tier of what the product says, the same for all colours that say no more. */
  let ofProduct = -1;
  let isCandidate = false;
  for (let variant = pair.t.productVariantStart[product]!; variant < end; variant += 1) {
    tiers[variant] = NO_TIER;
    if ((variantFlags[variant]! & VARIANT_FLAG.sold) === 0) continue;
    let found = inProduct;
    let isOwn = false;
    if (matches.hasVariants) {
      for (let slot = 0; slot < slots; slot += 1) {
        const column = variants[slot];
        const quality = products[slot]![product]!;
        best[slot] = quality;
        if (column === undefined || column[variant]! >= quality) continue;
        if (quality === NO_MATCH) found += 1;
        best[slot] = column[variant]!;
        isOwn = true;
      }
    }
    if (found < least) continue;
    isCandidate = true;
    if (!isOwn && ofProduct >= 0) {
      tiers[variant] = ofProduct;
      continue;
    }
    score.read(product);
    tiers[variant] = packTier(best, found, score.apart, score.scoreOf(best));
    if (!isOwn) ofProduct = tiers[variant]!;
  }
  return isCandidate;
}
