// A market's merchandising rules, indexed by query words and listing, and their combined effects.
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';
import { MAX_STEPS, readRule, type StoredRule } from '#engine/snapshot/rules.ts';
import { tokenize } from '#engine/text/tokenizer.ts';

export interface Pin {
  readonly product: number;
  /** From 1, over all pages. */
  readonly position: number;
}

/** The combined effects of all rules that apply to a request. */
export interface RuleEffects {
  /** Each product once, highest priority first: of two pins at one position, the earlier gets it. */
  readonly pins: readonly Pin[];
  readonly hasHidden: boolean;
  isHidden(product: number): boolean;
  readonly hasSteps: boolean;
  /** Within -MAX_STEPS and MAX_STEPS; forward when positive. */
  stepsOf(product: number): number;
  /** A path without its market. */
  readonly redirect: string | undefined;
}

/** Lookups are by hash, whatever the number of rules. */
export class RuleIndex {
  readonly #pair: SnapshotPair;
  readonly #exact: ReadonlyMap<string, readonly StoredRule[]>;
  readonly #begins: ReadonlyMap<string, readonly StoredRule[]>;
  /** Keyed by each rule's longest word. */
  readonly #contains: ReadonlyMap<string, readonly StoredRule[]>;
  readonly #listings: ReadonlyMap<number, readonly StoredRule[]>;
  readonly #order: ReadonlyMap<StoredRule, number>;

  constructor(pair: SnapshotPair) {
    this.#pair = pair;
    const { valueId, listingId } = pair.t;
    const bounds = { products: pair.products, values: valueId.length, listings: listingId.length };
    const rules = pair.rows('rules', (row) => readRule(row, bounds));
    this.#order = new Map(rules.map((rule, at) => [rule, at]));
    const queries = (match: StoredRule['match'], key: (rule: StoredRule) => string) =>
      Map.groupBy(
        rules.filter((rule) => rule.match === match),
        key,
      );
    this.#exact = queries('exact', ({ words }) => words.join(' '));
    this.#begins = queries('begins', ({ words }) => words.join(' '));
    this.#contains = queries('contains', ({ words }) => words.reduce(longer));
    this.#listings = Map.groupBy(
      rules.filter(({ match }) => match === 'listing'),
      ({ listing }) => listing,
    );
  }

  /** Undefined when no rule applies. */
  forQuery(query: string): RuleEffects | undefined {
    if (this.#exact.size + this.#begins.size + this.#contains.size === 0) return undefined;
    const words = tokenize(query).map(({ text }) => text);
    const prefixRules: StoredRule[] = [];
    let prefix = '';
    for (const word of words) {
      prefix = prefix === '' ? word : `${prefix} ${word}`;
      // Longer prefixes are more specific and take precedence.
      prefixRules.unshift(...(this.#begins.get(prefix) ?? []));
    }
    const queryWords = new Set(words);
    const containedRules = [...queryWords]
      .flatMap((word) => this.#contains.get(word) ?? [])
      .filter((rule) => rule.words.every((each) => queryWords.has(each)))
      .sort((a, b) => this.#order.get(a)! - this.#order.get(b)!);
    return this.#combine([...(this.#exact.get(words.join(' ')) ?? []), ...prefixRules, ...containedRules]);
  }

  forListing(listing: number): RuleEffects | undefined {
    return this.#combine(this.#listings.get(listing) ?? []);
  }

  #combine(rules: readonly StoredRule[]): RuleEffects | undefined {
    if (rules.length === 0) return undefined;
    const { productValues, productValueStart, valueId } = this.#pair.t;
    const pins = new Map<number, Pin>();
    const hiddenProducts = new Set<number>();
    const productSteps = new Map<number, number>();
    const hasValues = rules.some(
      ({ valueSteps, hiddenValues }) => valueSteps.length + hiddenValues.length > 0,
    );
    const isValueHidden = new Uint8Array(hasValues ? valueId.length : 0);
    const valueSteps = new Int32Array(hasValues ? valueId.length : 0);
    for (const rule of rules) {
      for (const [product, position] of rule.pins)
        if (!pins.has(product!)) pins.set(product!, { product: product!, position: position! });
      for (const product of rule.hiddenProducts) hiddenProducts.add(product);
      for (const value of rule.hiddenValues) isValueHidden[value] = 1;
      for (const [product, steps] of rule.productSteps)
        productSteps.set(product!, (productSteps.get(product!) ?? 0) + steps!);
      for (const [value, steps] of rule.valueSteps) valueSteps[value!]! += steps!;
    }
    const sumOver = (product: number, column: Uint8Array | Int32Array) => {
      let sum = 0;
      const last = productValueStart[product + 1]!;
      for (let at = productValueStart[product]!; at < last; at += 1) sum += column[productValues[at]!]!;
      return sum;
    };
    return {
      pins: [...pins.values()],
      hasHidden: hiddenProducts.size > 0 || isValueHidden.includes(1),
      isHidden: (product) =>
        hiddenProducts.has(product) || (hasValues && sumOver(product, isValueHidden) > 0),
      hasSteps: rules.some((rule) => rule.productSteps.length + rule.valueSteps.length > 0),
      stepsOf(product) {
        const steps = (productSteps.get(product) ?? 0) + (hasValues ? sumOver(product, valueSteps) : 0);
        return Math.max(-MAX_STEPS, Math.min(steps, MAX_STEPS));
      },
      redirect: rules.find(({ redirect }) => redirect !== null)?.redirect ?? undefined,
    };
  }
}

function longer(one: string, other: string): string {
  return other.length > one.length ? other : one;
}
