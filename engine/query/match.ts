// Matches a query against the index: the candidate variants with their tiers, those that match all words first.
import { VARIANT_FLAG } from '#engine/snapshot/market-columns.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';
import { EXACTNESS } from '#engine/text/analyser.ts';
import { type Candidates, NO_TIER } from '#engine/query/candidates.ts';
import { correctionOf } from '#engine/query/corrections.ts';
import { EXACTNESS_BITS, expandTypos, expandWord } from '#engine/query/expand.ts';
import { countMatches, type MatchCounts } from '#engine/query/match-counts.ts';
import { NO_MATCH, SlotMatches } from '#engine/query/slot-matches.ts';
import { type Alternative, correctedAlternatives, parseQuery, type Slot } from '#engine/query/parse-query.ts';
import { TextScorer } from '#engine/query/text-scorer.ts';
import { keepBestCandidates, minimumMatch, MIN_RESULTS } from '#engine/query/minimum-match.ts';
import { addValueMatches, type QueryValue } from '#engine/query/query-intent.ts';
import { addSizeMatches } from '#engine/query/query-sizes.ts';
import { leaveOutUnselective } from '#engine/query/selective-words.ts';
import { vocabularyOf } from '#engine/query/vocabulary.ts';
import { packTier } from '#engine/query/tiers.ts';
import type { MatchTrace } from '#engine/query/match-trace.ts';

export interface TextMatch {
  readonly candidates: Candidates;
  /** By catalogue word: a bit for each slot it matches as typed, alone or as part of a phrase; the source of highlights. */
  readonly highlightSlots: Uint16Array;
  readonly slots: readonly Slot[];
  /** The query with unknown words replaced by the nearest known ones; undefined when all words are known. */
  readonly corrected: string | undefined;
}

/** State of one query while it is matched. */
interface MatchState {
  readonly pair: SnapshotPair;
  readonly slots: readonly Slot[];
  readonly matches: SlotMatches;
  /** By catalogue word: a bit for each slot it matches on its own. */
  readonly wordSlots: Uint16Array;
  /** The same without synonyms, and words that match only as part of a phrase. */
  readonly highlightSlots: Uint16Array;
  readonly trace: MatchTrace | undefined;
  /** A bit for each slot whose word names a value: alone it is no match. */
  readonly valueSlots: number;
}

/**
 * The variants sold in the market that match `query`, which has at least one word. Where fewer than `minResults`
 * products (at least MIN_RESULTS) match every word, partial matches fill up to as many. `trace` records how. `values`
 * are those that the query names.
 */
export function matchText(
  pair: SnapshotPair,
  query: string,
  minResults: number,
  trace?: MatchTrace,
  values: readonly QueryValue[] = [],
): TextMatch {
  const { slots, alternatives, sizes, words } = parseQuery(pair, query);
  const wordSlots = pair.workspace.u16('wordSlots', pair.dictionary.count).fill(0);
  const highlightSlots = pair.workspace.u16('highlightSlots', pair.dictionary.count).fill(0);
  const matches = new SlotMatches(pair, slots.length);
  const valueOf = slots.map(({ word }) => values.find((value) => value.word === word));
  const valueSlots = valueOf.reduce((mask, value, at) => (value === undefined ? mask : mask | (1 << at)), 0);
  const state: MatchState = { pair, slots, matches, wordSlots, highlightSlots, trace, valueSlots };
  if (trace !== undefined) {
    trace.matches = matches;
    trace.sizes.push(...sizes);
  }
  let knownSlots = valueSlots;
  for (const alternative of alternatives)
    if (addAlternative(state, alternative)) knownSlots |= alternative.slots;
  addSizeMatches(pair, sizes, state.matches);
  for (const size of sizes) knownSlots |= size.slots;
  for (const [at, value] of valueOf.entries())
    if (value !== undefined && value.value >= 0) addValueMatches(pair, at, value, matches);
  const unknown: number[] = [];
  for (const [at, { word, isPrefix }] of slots.entries()) {
    const { targets, isKnown, isRare } = expandWord(pair, word, isPrefix);
    addTargets(state, at, targets);
    if (isKnown || (knownSlots & (1 << at)) !== 0) {
      // A rare word is as likely to be a typo of a common one.
      if (isRare) addTargets(state, at, expandTypos(pair, word, 'rare').targets);
    } else unknown.push(at);
  }
  const corrections = new Map<number, string>();
  for (const at of unknown) {
    const correction = correctSlot(state, at);
    if (correction !== undefined) corrections.set(at, correction);
  }
  let counts = countMatches(pair, matches);
  if (unknown.length < slots.length && !counts.matchedWords.includes(slots.length)) {
    // A known word is corrected only when no product matches all words: "best" for "vest".
    for (const [at, { word }] of slots.entries())
      if (!unknown.includes(at)) addTargets(state, at, expandTypos(pair, word, 'slip').targets);
    counts = countMatches(pair, matches);
  }
  const corrected =
    corrections.size === 0
      ? undefined
      : words.map(({ text, slot }) => corrections.get(slot) ?? text).join(' ');
  return {
    candidates: selectCandidates(state, counts, Math.max(minResults, MIN_RESULTS)),
    highlightSlots,
    slots,
    corrected,
  };
}

/** Matches what an unknown word is near to; returns the word that was likely meant. */
function correctSlot(state: MatchState, at: number): string | undefined {
  const { pair, slots, matches } = state;
  const slot = slots[at]!;
  // "gift" is no slip of "lift", though no product has it.
  if (vocabularyOf(pair).isRealWord(slot.word)) return undefined;
  const near = expandTypos(pair, slot.word, slot.isPrefix ? 'prefix' : 'word');
  const correction = correctionOf(pair, slot, near.nearest, matches.products);
  addTargets(state, at, near.targets);
  // The beginning of a misspelt name, too short to be told what was meant: "bakpa".
  const isGuessed = correction === undefined && slot.isPrefix && near.targets.size === 0;
  const meant = isGuessed
    ? correctionOf(pair, { ...slot, isSuggested: true }, [], matches.products)
    : correction;
  if (meant !== undefined)
    for (const alternative of correctedAlternatives(pair, slots, at, meant))
      addAlternative(state, alternative);
  return correction;
}

function addTargets(
  state: MatchState,
  slot: number,
  targets: ReadonlyMap<number, number>,
  replacement?: readonly string[],
  isTyped = true,
): void {
  state.trace?.expansions.push({ slot, replacement, parts: [targets] });
  for (const word of targets.keys()) {
    state.wordSlots[word]! |= 1 << slot;
    if (isTyped) state.highlightSlots[word]! |= 1 << slot;
  }
  state.matches.add(slot, targets);
}

/** Adds an alternative, whose words must all match in one product. Returns whether any product matches. */
function addAlternative(
  state: MatchState,
  { slots, words, isPrefix, typos, isSecondary = false }: Alternative,
): boolean {
  const { pair, matches } = state;
  const expansions = words.map((word, at) => expandWord(pair, word, isPrefix && at === words.length - 1));
  if (expansions.some(({ isKnown }) => !isKnown)) return false;
  const penalized = expansions.map(({ targets }) => penalize(targets, typos, isSecondary));
  const ownSlots = Array.from(state.slots.keys()).filter((slot) => (slots & (1 << slot)) !== 0);
  // Words apart or together were typed; a synonym was not.
  const typed = ownSlots.map((slot) => state.slots[slot]!.word).join('');
  const isTyped = words.every((word) => typed.includes(word));
  let isMatched = false;
  for (const slot of ownSlots) {
    if (penalized.length === 1) {
      addTargets(state, slot, penalized[0]!, words, isTyped);
      isMatched = true;
    } else if (matches.addConjunction(slot, penalized)) {
      state.trace?.expansions.push({ slot, replacement: words, parts: penalized });
      for (const targets of isTyped ? penalized : [])
        for (const word of targets.keys()) state.highlightSlots[word]! |= 1 << slot;
      isMatched = true;
    }
  }
  if (isMatched && penalized.length > 1) setPhrasePositions(state, ownSlots, penalized);
  return isMatched;
}

/** Assigns the words of a phrase to the slots it replaces, aligned at the last word; extra words get no position. */
function setPhrasePositions(
  { wordSlots }: MatchState,
  slots: readonly number[],
  words: readonly ReadonlyMap<number, number>[],
): void {
  for (let back = 1; back <= Math.min(slots.length, words.length); back += 1)
    for (const word of words.at(-back)!.keys()) wordSlots[word]! |= 1 << slots.at(-back)!;
}

/** Caps the exactness of alternatives: at most that of a compound's head, for secondary ones that of a common root. */
function penalize(
  targets: ReadonlyMap<number, number>,
  typos: number,
  isSecondary: boolean,
): Map<number, number> {
  const low = (1 << EXACTNESS_BITS) - 1;
  const leastExact = isSecondary ? EXACTNESS.root : EXACTNESS.head;
  return new Map(
    [...targets].map(([word, distance]) => [
      word,
      ((distance & ~low) + (typos << EXACTNESS_BITS)) | Math.max(distance & low, leastExact),
    ]),
  );
}

/** The products with a sold variant that matches enough words; of the partial matches, only the best. */
function selectCandidates(state: MatchState, counts: MatchCounts, minResults: number): Candidates {
  const { pair, slots } = state;
  const { matchedWords, documentFrequencies } = counts;
  const products = pair.workspace.u32('candidates', pair.products);
  const tiers = pair.workspace.u32('tiers', pair.variants);
  const scorer = new TextScorer(pair, state.wordSlots, documentFrequencies);
  const qualities = new Uint8Array(slots.length);
  const minimum = () => minimumMatch(matchedWords, pair.products, slots.length, minResults);
  let minWords = minimum();
  if (minWords < slots.length && leaveOutUnselective(pair, state.matches, counts, state.valueSlots))
    minWords = minimum();
  let count = 0;
  for (let product = 0; product < pair.products; product += 1) {
    if (matchedWords[product]! < minWords) continue;
    fillTiers(state, scorer, qualities, product, minWords, tiers);
    products[count] = product;
    count += 1;
  }
  const candidates = { products, count, tiers };
  return minWords < slots.length && count > minResults
    ? keepBestCandidates(pair, candidates, minResults)
    : candidates;
}

/** Writes the tiers of all variants of a product, of which a sold one matches `minWords` words. */
function fillTiers(
  { pair, matches }: MatchState,
  scorer: TextScorer,
  qualities: Uint8Array,
  product: number,
  minWords: number,
  tiers: Uint32Array,
): void {
  const { variantFlags } = pair.m;
  const { products, variants } = matches;
  const slots = products.length;
  let matchedByProduct = 0;
  for (let slot = 0; slot < slots; slot += 1) {
    qualities[slot] = products[slot]![product]!;
    if (qualities[slot] !== NO_MATCH) matchedByProduct += 1;
  }
  const end = pair.t.productVariantStart[product + 1]!;
  /** Shared by all variants without a match of their own; -1 until computed. */
  let productTier = -1;
  for (let variant = pair.t.productVariantStart[product]!; variant < end; variant += 1) {
    tiers[variant] = NO_TIER;
    if ((variantFlags[variant]! & VARIANT_FLAG.sold) === 0) continue;
    let matchedWords = matchedByProduct;
    let differsFromProduct = false;
    if (matches.hasVariants) {
      for (let slot = 0; slot < slots; slot += 1) {
        const column = variants[slot];
        const quality = products[slot]![product]!;
        qualities[slot] = quality;
        if (column === undefined || column[variant]! >= quality) continue;
        if (quality === NO_MATCH) matchedWords += 1;
        qualities[slot] = column[variant]!;
        differsFromProduct = true;
      }
    }
    if (matchedWords < minWords) continue;
    if (!differsFromProduct && productTier >= 0) {
      tiers[variant] = productTier;
      continue;
    }
    scorer.read(product);
    tiers[variant] = packTier(qualities, matchedWords, scorer.apart, scorer.scoreOf(qualities));
    if (!differsFromProduct) productTier = tiers[variant]!;
  }
}
