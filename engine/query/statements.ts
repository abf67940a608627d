// Applies what a query says besides products: candidates that contradict it come later, and none of them is hidden.
import { toMinor } from '#contract/money.ts';
import type { Statement } from '#engine/intent/parse-intent.ts';
import { type Candidates, NO_TIER } from '#engine/query/candidates.ts';
import { expandWord } from '#engine/query/expand.ts';
import { unpackQuality, NO_MATCH, SlotMatches } from '#engine/query/slot-matches.ts';
import { asLessExact, isMention, isStrong, withOneMissing } from '#engine/query/tiers.ts';
import { Workspace } from '#engine/query/workspace.ts';
import { VARIANT_FLAG } from '#engine/snapshot/market-columns.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';
import { EXACTNESS } from '#engine/text/analyser.ts';
import { tokenize } from '#engine/text/tokenizer.ts';

/** What is cheap is so among its like: the lower third of the prices of the best matches. */
const CHEAP_SHARE = 1 / 3;

interface Contradiction {
  readonly isIn: (product: number, variant: number) => boolean;
  /** It decides only between matches that are equally good otherwise: a cheap tarp is no cheap tent. */
  readonly isMild: boolean;
}

/**
 * A variant counts as missing one word more for each statement that it contradicts. Without words to search (`isAll`)
 * only what contradicts nothing stays, unless that is nothing. What only mentions the words counts as contradicting, too:
 * a jacket that costs more comes before a t-shirt to be worn with jackets. Modifies the candidates' memory in place.
 */
export function applyStatements(
  pair: SnapshotPair,
  candidates: Candidates,
  statements: readonly Statement[],
  isAll: boolean,
): Candidates {
  const tests = statements.flatMap((statement) => contradictionOf(pair, candidates, statement) ?? []);
  if (tests.length === 0) return candidates;
  const isStrict = tests.some(({ isMild }) => !isMild);
  const { products, count } = candidates;
  const tiers = candidates.tiers ?? equalTiers(pair, candidates);
  const { productVariantStart } = pair.t;
  const best = strongTier(pair, { products, count, tiers });
  const isMet = new Uint8Array(count);
  for (let at = 0; at < count; at += 1) {
    const product = products[at]!;
    const end = productVariantStart[product + 1]!;
    for (let variant = productVariantStart[product]!; variant < end; variant += 1) {
      let tier = tiers[variant]!;
      if (tier === NO_TIER) continue;
      for (const { isIn, isMild } of tests)
        if (isIn(product, variant)) tier = isMild ? asLessExact(tier) : withOneMissing(tier);
      if (isStrict && isMention(tier, best)) tier = withOneMissing(tier);
      if (tier === tiers[variant]) isMet[at] = 1;
      else tiers[variant] = tier;
    }
  }
  return isAll && isMet.includes(1)
    ? withoutUnmet(pair, { products, count, tiers }, isMet)
    : { products, count, tiers };
}

/** Of all variants, only those that contradict nothing. */
function withoutUnmet(
  pair: SnapshotPair,
  { products, count, tiers }: Candidates,
  isMet: Uint8Array,
): Candidates {
  const { productVariantStart } = pair.t;
  let length = 0;
  for (let at = 0; at < count; at += 1) {
    const product = products[at]!;
    for (
      let variant = productVariantStart[product]!;
      variant < productVariantStart[product + 1]!;
      variant += 1
    )
      if (tiers![variant] !== 0) tiers![variant] = NO_TIER;
    products[length] = product;
    length += isMet[at]!;
  }
  return { products, count: length, tiers };
}

function equalTiers(pair: SnapshotPair, { products, count }: Candidates): Uint32Array {
  const tiers = pair.workspace.u32('tiers', pair.variants);
  const { productVariantStart } = pair.t;
  for (let at = 0; at < count; at += 1)
    for (
      let variant = productVariantStart[products[at]!]!;
      variant < productVariantStart[products[at]! + 1]!;
      variant += 1
    )
      tiers[variant] = (pair.m.variantFlags[variant]! & VARIANT_FLAG.sold) === 0 ? NO_TIER : 0;
  return tiers;
}

/** Undefined for what is applied elsewhere: an order, or values, which are matched as words. */
function contradictionOf(
  pair: SnapshotPair,
  candidates: Candidates,
  statement: Statement,
): Contradiction | undefined {
  const { variantFlags } = pair.m;
  if (statement.kind === 'price') {
    const { low, high } = statement;
    const minor = (bound: number | null, open: number) =>
      bound === null ? open : toMinor(bound, pair.market.currency);
    return { isIn: outsidePrices(pair, minor(low, 0), minor(high, Number.POSITIVE_INFINITY)), isMild: false };
  }
  if (statement.kind === 'cheap')
    return { isIn: outsidePrices(pair, 0, cheapPrice(pair, candidates)), isMild: true };
  if (statement.kind === 'sale')
    return { isIn: (_, variant) => (variantFlags[variant]! & VARIANT_FLAG.onSale) === 0, isMild: false };
  return statement.kind === 'not' ? { isIn: withWord(pair, statement.word), isMild: false } : undefined;
}

/** Articles of one variant may have several prices: one within the bounds is enough. */
function outsidePrices(pair: SnapshotPair, low: number, high: number): Contradiction['isIn'] {
  const { variantPrice, variantList, mixedPrice } = pair.m;
  return (_, variant) => {
    const lowest = variantPrice[variant]!;
    const list = variantList[variant]!;
    const highest = list < 0 ? mixedPrice[~list - 1]! : lowest;
    return lowest > high || highest < low;
  };
}

/** The price up to which the best matches are cheap, in minor units. */
function cheapPrice(pair: SnapshotPair, candidates: Candidates): number {
  const { products, count, tiers } = candidates;
  const { productVariantStart } = pair.t;
  const strong = strongTier(pair, candidates);
  const prices: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const product = products[at]!;
    let lowest = Number.POSITIVE_INFINITY;
    for (
      let variant = productVariantStart[product]!;
      variant < productVariantStart[product + 1]!;
      variant += 1
    ) {
      if ((pair.m.variantFlags[variant]! & VARIANT_FLAG.sold) === 0) continue;
      if (tiers === null || isStrong(tiers[variant]!, strong))
        lowest = Math.min(lowest, pair.m.variantPrice[variant]!);
    }
    if (lowest !== Number.POSITIVE_INFINITY) prices.push(lowest);
  }
  return prices.sort((a, b) => a - b)[Math.floor((prices.length - 1) * CHEAP_SHARE)] ?? 0;
}

/** The best tier of the candidates. */
export function strongTier(pair: SnapshotPair, { products, count, tiers }: Candidates): number {
  const { productVariantStart } = pair.t;
  let best = NO_TIER;
  if (tiers === null) return best;
  for (let at = 0; at < count; at += 1)
    for (
      let variant = productVariantStart[products[at]!]!;
      variant < productVariantStart[products[at]! + 1]!;
      variant += 1
    )
      best = Math.min(best, tiers[variant]!);
  return best;
}

/** Products and variants that mention the word anywhere: features stand in descriptions too. */
function withWord(pair: SnapshotPair, text: string): Contradiction['isIn'] {
  const matches = new SlotMatches(pair, 1, new Workspace());
  for (const { text: word } of tokenize(text)) {
    matches.add(0, expandWord(pair, word, false).targets);
    for (const { words } of pair.analyser.synonyms([word]))
      if (words.length === 1) matches.add(0, expandWord(pair, words[0]!, false).targets);
  }
  const [products] = matches.products;
  const [variants] = matches.variants;
  return (product, variant) => {
    const quality = Math.min(products?.[product] ?? NO_MATCH, variants?.[variant] ?? NO_MATCH);
    return quality !== NO_MATCH && unpackQuality(quality).exactness < EXACTNESS.bigram;
  };
}
