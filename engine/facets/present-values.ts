// Which facet values exist among the candidates before filtering, so that options do not disappear while filtering.
import type { CompiledFilters } from '#engine/facets/compiled-filters.ts';
import type { FilterResult } from '#engine/facets/hits.ts';
import { type Candidates, NO_TIER } from '#engine/query/candidates.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';

export const PRESENT = 1;
export const SELECTED = 2;

export interface PresentValues {
  /** By value: PRESENT if a candidate has it, else SELECTED if a filter asks for it, else 0. */
  readonly values: Uint8Array;
  /** In minor units; the maximum is -1 when there is none. */
  readonly price: readonly [min: number, max: number];
}

export function presentValues(
  pair: SnapshotPair,
  candidates: Candidates,
  filters: CompiledFilters,
  { counts, present }: FilterResult,
): PresentValues {
  const inStock = pair.meta.fields.find(({ level }) => level === 'stock');
  const values = present ?? new Uint8Array(counts.values.length);
  for (let value = 0; value < values.length; value += 1) {
    if (counts.values[value] !== 0) values[value] = PRESENT;
    else if (values[value] === 0 && filters.meets[value] !== 0) values[value] = SELECTED;
  }
  if (inStock !== undefined && (counts.inStock > 0 || filters.stock !== undefined))
    values.fill(PRESENT, inStock.first, inStock.end);
  if (present !== undefined) markColorsAndSizes(pair, candidates, values);
  // Bounds of the products that pass the other filters; of all candidates when none do.
  const isEmpty = counts.maxPrice < 0;
  return { values, price: isEmpty ? priceBounds(pair, candidates) : [counts.minPrice, counts.maxPrice] };
}

function markColorsAndSizes(
  pair: SnapshotPair,
  { products, count, tiers }: Candidates,
  values: Uint8Array,
): void {
  const { t, m, workspace } = pair;
  const { productSold, productColors, variantSold } = m;
  const sets = workspace.u8('presentSets', m.setStart.length - 1).fill(0);
  for (let at = 0; at < count; at += 1) {
    const product = products[at]!;
    if (tiers === null) {
      sets[productSold[product]!] = PRESENT;
      sets[productColors[product]!] = PRESENT;
      continue;
    }
    const lastVariant = t.productVariantStart[product + 1]!;
    for (let variant = t.productVariantStart[product]!; variant < lastVariant; variant += 1) {
      if (tiers[variant] === NO_TIER || variantSold[variant] === 0) continue;
      values[t.variantColor[variant]!] = PRESENT;
      sets[variantSold[variant]!] = PRESENT;
    }
  }
  for (let set = 0; set < sets.length; set += 1) {
    if (sets[set] === 0) continue;
    const end = m.setStart[set + 1]!;
    for (let at = m.setStart[set]!; at < end; at += 1) values[m.setValues[at]!] = PRESENT;
  }
}

/** Price bounds of all candidates, ignoring filters; the maximum is -1 when there is none. */
function priceBounds(pair: SnapshotPair, { products, count, tiers }: Candidates): [number, number] {
  const { t, m } = pair;
  let min = Number.POSITIVE_INFINITY;
  let max = -1;
  const extend = (price: number) => {
    if (price < 0) return;
    min = Math.min(min, price);
    max = Math.max(max, price);
  };
  for (let at = 0; at < count; at += 1) {
    const lastVariant = t.productVariantStart[products[at]! + 1]!;
    for (let variant = t.productVariantStart[products[at]!]!; variant < lastVariant; variant += 1) {
      if (tiers !== null && tiers[variant] === NO_TIER) continue;
      extend(m.variantPrice[variant]!);
      const list = m.variantList[variant]!;
      if (list < 0) extend(m.mixedPrice[~list - 1]!);
    }
  }
  return [min, max];
}
