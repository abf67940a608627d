// A merchant's decisions carried out: who is let out of the candidates, who is put in, who moves, and who stands where.
import type { Hits } from '#engine/facets/hits.ts';
import { type Candidates, NO_TIER } from '#engine/query/candidates.ts';
import { isKeyInStock, keyAfterSteps } from '#engine/query/rule-steps.ts';
import type { SortField } from '#engine/query/ordering.ts';
import type { RuleEffects, Pin } from '#engine/query/rule-index.ts';
import { VARIANT_FLAG } from '#engine/snapshot/market-columns.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';

/** Of a pinned product that the query does not find: where it loses its pin, it comes after all that are found. */
export const LAST_TIER = NO_TIER - 1;

/**
 * Without what is hidden, and with what is pinned. A pinned product need not answer the query or stand in the
 * listing, but it must be sold in the market and not be out of stock. Works in the candidates' own memory.
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
    if (at > 0 && products[at - 1] === product) continue;
    products.copyWithin(at + 1, at, count);
    products[at] = product;
    count += 1;
    if (tiers !== null) addToLastTier(pair, product, tiers);
  }
  return { products, count, tiers };
}

function addToLastTier(pair: SnapshotPair, product: number, tiers: Uint32Array): void {
  const last = pair.t.productVariantStart[product + 1]!;
  for (let variant = pair.t.productVariantStart[product]!; variant < last; variant += 1)
    tiers[variant] = (pair.m.variantFlags[variant]! & VARIANT_FLAG.sold) === 0 ? NO_TIER : LAST_TIER;
}

/** A hit that stands at a position (from 1) over all pages, whatever its key. */
export interface PinnedHit {
  readonly hitIndex: number;
  readonly position: number;
}

/** Under the question's own order: moves what is to be moved, in `hits.keys`, and answers where the pinned ones stand. */
export function applyRulesToHits(
  hits: Hits,
  defaultSort: SortField,
  ruleEffects: RuleEffects,
): readonly PinnedHit[] {
  const placed = positionPins(hits, ruleEffects.pins, defaultSort);
  if (ruleEffects.hasSteps) {
    for (let place = 0; place < hits.count; place += 1) {
      const steps = ruleEffects.stepsOf(hits.products[place]!);
      hits.keys[place] = keyAfterSteps(hits.keys[place]!, defaultSort, steps);
    }
  }
  return placed;
}

/**
 * Where the pinned hits stand, rising: each at its own position, or at the next one that is free; none behind the
 * last hit. A pinned product of which nothing that passes the filters is in stock has lost its pin.
 */
function positionPins(hits: Hits, pins: readonly Pin[], defaultSort: SortField): PinnedHit[] {
  if (pins.length === 0) return [];
  const wanted = new Map(pins.map((pin, weight) => [pin.product, { position: pin.position, weight }]));
  const found: { hitIndex: number; position: number; weight: number }[] = [];
  for (let hitIndex = 0; hitIndex < hits.count; hitIndex += 1) {
    const pin = wanted.get(hits.products[hitIndex]!);
    if (pin !== undefined && isKeyInStock(hits.keys[hitIndex]!, defaultSort))
      found.push({ hitIndex, ...pin });
  }
  found.sort((a, b) => a.position - b.position || a.weight - b.weight);
  const placed: { hitIndex: number; position: number }[] = [];
  for (const { hitIndex, position } of found)
    placed.push({ hitIndex, position: Math.max(position, (placed.at(-1)?.position ?? 0) + 1) });
  let most = hits.count;
  for (const pin of placed.toReversed()) {
    pin.position = Math.min(pin.position, most);
    most = pin.position - 1;
  }
  return placed;
}
