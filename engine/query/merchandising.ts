// Applies merchandising rules to candidates and hits: hides and adds products, moves hits by steps, places pins.
import type { Hits } from '#engine/facets/hits.ts';
import { type Candidates, NO_TIER } from '#engine/query/candidates.ts';
import { isKeyInStock, keyAfterSteps } from '#engine/query/rule-steps.ts';
import type { SortField } from '#engine/query/ordering.ts';
import type { RuleEffects, Pin } from '#engine/query/rule-index.ts';
import { VARIANT_FLAG } from '#engine/snapshot/market-columns.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';

/** Tier of a pinned product that the query does not match: without its pin it comes after all matches. */
export const LAST_TIER = NO_TIER - 1;

/**
 * Removes hidden products and adds pinned ones, which need not match the query or be in the listing but must be in
 * stock in the market. Modifies the candidates' memory in place.
 */
export function applyRulesToCandidates(
  pair: SnapshotPair,
  candidates: Candidates,
  ruleEffects: RuleEffects,
): Candidates {
  const { products, tiers } = candidates;
  let { count } = candidates;
  if (ruleEffects.hasHidden) {
    const before = count;
    count = 0;
    for (let at = 0; at < before; at += 1)
      if (!ruleEffects.isHidden(products[at]!)) products[count++] = products[at]!;
  }
  for (const { product } of ruleEffects.pins) {
    if (ruleEffects.isHidden(product) || (pair.m.productFlags[product]! & VARIANT_FLAG.inStock) === 0)
      continue;
    let at = count;
    while (at > 0 && products[at - 1]! > product) at -= 1;
    if (at > 0 && products[at - 1] === product) {
      // It matches too weakly for the order that was chosen.
      if (tiers !== null && !isMatched(pair, product, tiers)) addToLastTier(pair, product, tiers);
      continue;
    }
    products.copyWithin(at + 1, at, count);
    products[at] = product;
    count += 1;
    if (tiers !== null) addToLastTier(pair, product, tiers);
  }
  return { products, count, tiers };
}

function isMatched(pair: SnapshotPair, product: number, tiers: Uint32Array): boolean {
  const [start, end] = [pair.t.productVariantStart[product]!, pair.t.productVariantStart[product + 1]!];
  return tiers.subarray(start, end).some((tier) => tier !== NO_TIER);
}

function addToLastTier(pair: SnapshotPair, product: number, tiers: Uint32Array): void {
  const end = pair.t.productVariantStart[product + 1]!;
  for (let variant = pair.t.productVariantStart[product]!; variant < end; variant += 1)
    tiers[variant] = (pair.m.variantFlags[variant]! & VARIANT_FLAG.sold) === 0 ? NO_TIER : LAST_TIER;
}

/** A hit with a fixed position (from 1) over all pages, whatever its sort key. */
export interface PinnedHit {
  readonly hitIndex: number;
  readonly position: number;
}

/** For the default sort only: applies steps to `hits.keys` and returns the pinned hits with their positions. */
export function applyRulesToHits(
  hits: Hits,
  defaultSort: SortField,
  ruleEffects: RuleEffects,
): readonly PinnedHit[] {
  const pinned = positionPins(hits, ruleEffects.pins, defaultSort);
  if (ruleEffects.hasSteps) {
    for (let hitIndex = 0; hitIndex < hits.count; hitIndex += 1) {
      const steps = ruleEffects.stepsOf(hits.products[hitIndex]!);
      hits.keys[hitIndex] = keyAfterSteps(hits.keys[hitIndex]!, defaultSort, steps);
    }
  }
  return pinned;
}

/**
 * Pinned hits in ascending position: each at its own position or the next free one, none beyond the last hit. A
 * product with nothing in stock that passes the filters loses its pin.
 */
function positionPins(hits: Hits, pins: readonly Pin[], defaultSort: SortField): PinnedHit[] {
  if (pins.length === 0) return [];
  const pinByProduct = new Map(pins.map((pin, weight) => [pin.product, { position: pin.position, weight }]));
  const hitPins: { hitIndex: number; position: number; weight: number }[] = [];
  for (let hitIndex = 0; hitIndex < hits.count; hitIndex += 1) {
    const pin = pinByProduct.get(hits.products[hitIndex]!);
    if (pin !== undefined && isKeyInStock(hits.keys[hitIndex]!, defaultSort))
      hitPins.push({ hitIndex, ...pin });
  }
  hitPins.sort((a, b) => a.position - b.position || a.weight - b.weight);
  const pinned: { hitIndex: number; position: number }[] = [];
  for (const { hitIndex, position } of hitPins)
    pinned.push({ hitIndex, position: Math.max(position, (pinned.at(-1)?.position ?? 0) + 1) });
  let maxPosition = hits.count;
  for (const pin of pinned.toReversed()) {
    pin.position = Math.min(pin.position, maxPosition);
    maxPosition = pin.position - 1;
  }
  return pinned;
}
