// A merchandising rule as stored in market columns: normalised query words, everything else by number.
import { hasShape } from '#engine/snapshot/shapes.ts';

/** Maximum steps that a rule moves a product forward or back. */
export const MAX_STEPS = 3;

export interface StoredRule {
  readonly match: 'exact' | 'begins' | 'contains' | 'listing';
  /** Normalised query words; empty for a listing. */
  readonly words: readonly string[];
  /** The listing's number; -1 for a query. */
  readonly listing: number;
  /** Pairs of product and position. */
  readonly pins: readonly (readonly number[])[];
  /** Pairs of product (or value) and steps. */
  readonly productSteps: readonly (readonly number[])[];
  readonly valueSteps: readonly (readonly number[])[];
  readonly hiddenProducts: readonly number[];
  readonly hiddenValues: readonly number[];
  /** A path without the market; null for no redirect. */
  readonly redirect: string | null;
}

/** Exclusive limits of the numbers in a rule. */
export interface RuleBounds {
  readonly products: number;
  readonly values: number;
  readonly listings: number;
}

/** Undefined for anything that is not a rule, or that refers outside of the catalogue. */
export function readRule(row: unknown, bounds: RuleBounds): StoredRule | undefined {
  const shape = {
    match: 'string',
    words: ['string'],
    listing: 'number',
    pins: [['number']],
    productSteps: [['number']],
    valueSteps: [['number']],
    hiddenProducts: ['number'],
    hiddenValues: ['number'],
    redirect: 'string?',
  } as const;
  if (!hasShape(row, shape)) return undefined;
  const rule = row as StoredRule;
  const isProduct = (at: number | undefined) => isBelow(at, bounds.products);
  const isValue = (at: number | undefined) => isBelow(at, bounds.values);
  const isStep = (steps: number | undefined) => isBelow(Math.abs(steps ?? Number.NaN), MAX_STEPS + 1);
  const isValid =
    (rule.match === 'listing' ? isBelow(rule.listing, bounds.listings) : rule.words.length > 0) &&
    rule.pins.every(
      ([product, position]) => isProduct(product) && isBelow(position, Number.MAX_SAFE_INTEGER),
    ) &&
    rule.productSteps.every(([product, steps]) => isProduct(product) && isStep(steps)) &&
    rule.valueSteps.every(([value, steps]) => isValue(value) && isStep(steps)) &&
    rule.hiddenProducts.every(isProduct) &&
    rule.hiddenValues.every(isValue);
  return isValid ? rule : undefined;
}

function isBelow(at: number | undefined, bound: number): boolean {
  return at !== undefined && Number.isInteger(at) && at >= 0 && at < bound;
}
