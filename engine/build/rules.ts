// Merchandising rules as stored in market columns: ids resolved to numbers, unknown targets dropped.
import type { EngineRule, RuleTarget } from '#engine/catalogue.ts';
import { MAX_STEPS, type StoredRule } from '#engine/snapshot/rules.ts';
import { textAt } from '#engine/snapshot/strings.ts';
import type { TextBase } from '#engine/snapshot/text-base.ts';
import { tokenize } from '#engine/text/tokenizer.ts';

export function storedRules(rules: readonly EngineRule[], base: TextBase): StoredRule[] {
  if (rules.length === 0) return [];
  const numbers = numberLookup(base);
  return rules.flatMap((rule) => storedRule(rule, numbers) ?? []);
}

/** Undefined for a rule that can never apply: no words, or an unknown listing. */
function storedRule(rule: EngineRule, numbers: NumberLookup): StoredRule | undefined {
  const { when, pins, steps, hides, redirect } = rule;
  const words = 'query' in when ? tokenize(when.query).map(({ text }) => text) : [];
  const listing = 'query' in when ? -1 : numbers.listing(when.listingId);
  if (words.length === 0 && listing < 0) return undefined;
  const products: [number, number][] = [];
  const values: [number, number][] = [];
  for (const target of steps) {
    const { list, number } = resolveTarget(target, numbers, products, values);
    if (number >= 0) list.push([number, Math.max(-MAX_STEPS, Math.min(Math.trunc(target.steps), MAX_STEPS))]);
  }
  const hiddenProducts: number[] = [];
  const hiddenValues: number[] = [];
  for (const target of hides) {
    const { list, number } = resolveTarget(target, numbers, hiddenProducts, hiddenValues);
    if (number >= 0) list.push(number);
  }
  return {
    match: 'query' in when ? when.match : 'listing',
    words,
    listing,
    pins: pins
      .map(({ productId, position }) => [numbers.product(productId), Math.max(1, Math.trunc(position))])
      .filter(([product]) => product! >= 0),
    productSteps: products,
    valueSteps: values,
    hiddenProducts,
    hiddenValues,
    redirect:
      redirect === null ? null : 'path' in redirect ? redirect.path : numbers.path(redirect.listingId),
  };
}

function resolveTarget<List>(target: RuleTarget, numbers: NumberLookup, products: List, values: List) {
  return 'productId' in target
    ? { list: products, number: numbers.product(target.productId) }
    : { list: values, number: numbers.value(target.field, target.valueId) };
}

/** Returns -1 or null for what the text base does not contain. */
interface NumberLookup {
  product(id: string): number;
  listing(id: string): number;
  value(field: string, id: string): number;
  /** The path of a listing, without the market. */
  path(listingId: string): string | null;
}

function numberLookup({ views: t, meta }: TextBase): NumberLookup {
  const text = (ref: number) => textAt(t.strings, t.stringStart, ref);
  const products = new Map(Array.from(t.productId, (ref, number) => [text(ref), number]));
  const listings = new Map(Array.from(t.listingId, (ref, number) => [text(ref), number]));
  const listing = (id: string) => listings.get(id) ?? -1;
  return {
    product: (id) => products.get(id) ?? -1,
    listing,
    value(name, id) {
      const field = meta.fields.find((each) => each.name === name && each.level === 'product');
      if (field === undefined) return -1;
      const at = t.valueId.subarray(field.first, field.end).findIndex((ref) => text(ref) === id);
      return at < 0 ? -1 : field.first + at;
    },
    path(id) {
      const number = listing(id);
      return number < 0 ? null : `/c/${text(t.listingSlug[number]!)}`;
    },
  };
}
