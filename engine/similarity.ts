// Product similarity by shared field values, rare values counting more than common ones.
import { logarithm } from '#engine/logarithm.ts';
import type { TextMeta, TextViews } from '#engine/snapshot/text-table.ts';

/** Weight of sharing a value of a field, as of 2026-11. `attribute` and `measure` are those of all fields without one of their own. */
type FieldWeights = Readonly<Record<string, number>> & {
  readonly attribute: number;
  /** Of values with a number. */
  readonly measure: number;
};
/** For products that are alike. */
const ALIKE: FieldWeights = {
  category: 3,
  gender: 2,
  brand: 1,
  label: 0.5,
  sustainability: 0.5,
  attribute: 1,
  measure: 1,
};
/** For products of different categories that are used together: what they are made of says little. */
export const USED_TOGETHER: FieldWeights = {
  activity: 3,
  season: 2,
  category: 1.5,
  gender: 1,
  brand: 0.5,
  label: 0.5,
  sustainability: 0,
  attribute: 0.5,
  measure: 0,
};

type Values = Pick<
  TextViews,
  'productValues' | 'productValueStart' | 'valueField' | 'valueId' | 'valueNumber'
>;

/** By value: the similarity that sharing it adds. */
export function valueWeights(
  t: Values,
  { fields }: Pick<TextMeta, 'fields'>,
  fieldWeights: FieldWeights = ALIKE,
): Float64Array {
  const products = t.productValueStart.length - 1;
  const uses = new Uint32Array(t.valueId.length);
  for (const value of t.productValues) uses[value]! += 1;
  return Float64Array.from(uses, (count, value) => {
    const unnamed = Number.isNaN(t.valueNumber[value]!) ? fieldWeights.attribute : fieldWeights.measure;
    const { name } = fields[t.valueField[value]!]!;
    const weight = Object.hasOwn(fieldWeights, name) ? fieldWeights[name]! : unnamed;
    return weight * logarithm(1 + products / Math.max(1, count));
  });
}

/** The weights of these products' values; 0 for all other values. */
export function weightsOfProducts(
  t: Values,
  weights: Float64Array,
  products: Iterable<number>,
): Float64Array {
  const own = new Float64Array(weights.length);
  for (const product of products) {
    const last = t.productValueStart[product + 1]!;
    for (let at = t.productValueStart[product]!; at < last; at += 1)
      own[t.productValues[at]!] = weights[t.productValues[at]!]!;
  }
  return own;
}

/** Similarity of a product to the products that `own` was made of (weightsOfProducts). */
export function similarityTo(t: Values, own: Float64Array, product: number): number {
  let similarity = 0;
  const last = t.productValueStart[product + 1]!;
  for (let at = t.productValueStart[product]!; at < last; at += 1) similarity += own[t.productValues[at]!]!;
  return similarity;
}

/** Similarity of two products, by merging their sorted values. */
export function similarityOf(t: Values, weights: Float64Array, one: number, other: number): number {
  let similarity = 0;
  let at = t.productValueStart[one]!;
  let to = t.productValueStart[other]!;
  const end = t.productValueStart[one + 1]!;
  const last = t.productValueStart[other + 1]!;
  while (at < end && to < last) {
    const value = t.productValues[at]!;
    const opposite = t.productValues[to]!;
    if (value === opposite) similarity += weights[value]!;
    if (value <= opposite) at += 1;
    if (opposite <= value) to += 1;
  }
  return similarity;
}
