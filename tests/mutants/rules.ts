// Mutants of merchandising rules and related products.
import type { Mutant } from '#tests/mutants/mutant.ts';

const RULES = ['engine/query/rule-index.test.ts', 'engine/query/rule-index.properties.test.ts'];
const RELATED = ['engine/results/related-products.test.ts'];

export const RULE_MUTANTS: readonly Mutant[] = [
  {
    name: 'pinned products are not added',
    file: 'engine/query/merchandising.ts',
    find: 'for (const { product } of ruleEffects.pins) {',
    replace: 'for (const { product } of ruleEffects.pins.slice(0, 0)) {',
    tests: RULES,
  },
  {
    name: 'pins have no position',
    file: 'engine/query/merchandising.ts',
    find: 'if (pins.length === 0) return [];',
    replace: 'if (pins.length >= 0) return [];',
    tests: RULES,
  },
  {
    name: 'two pins share a position',
    file: 'engine/query/merchandising.ts',
    find: 'pinned.push({ hitIndex, position: Math.max(position, (pinned.at(-1)?.position ?? 0) + 1) });',
    replace: 'pinned.push({ hitIndex, position });',
    tests: RULES,
  },
  {
    name: 'a pin is beyond the last hit',
    file: 'engine/query/merchandising.ts',
    find: 'pin.position = Math.min(pin.position, maxPosition);',
    replace: '',
    tests: RULES,
  },
  {
    name: 'an out-of-stock product keeps its pin',
    file: 'engine/query/merchandising.ts',
    find: 'if (pin !== undefined && isKeyInStock(hits.keys[hitIndex]!, defaultSort))',
    replace: 'if (pin !== undefined)',
    tests: RULES,
  },
  {
    name: 'hidden products are shown',
    file: 'engine/query/merchandising.ts',
    find: 'if (!ruleEffects.isHidden(products[at]!)) products[count++] = products[at]!;',
    replace: 'products[count++] = products[at]!;',
    tests: RULES,
  },
  {
    name: 'steps are ignored',
    file: 'engine/query/merchandising.ts',
    find: 'if (ruleEffects.hasSteps) {',
    replace: 'if (ruleEffects.hasSteps && hits.count < 0) {',
    tests: RULES,
  },
  {
    name: 'out-of-stock products move forward',
    file: 'engine/query/rule-steps.ts',
    find: 'const band = MAX_STEPS - (isSoldOut ? Math.min(steps, 0) : steps);',
    replace: 'const band = MAX_STEPS - steps;',
    tests: ['engine/query/rule-steps.test.ts'],
  },
  {
    name: 'steps are not limited',
    file: 'engine/query/rule-index.ts',
    find: 'return Math.max(-MAX_STEPS, Math.min(steps, MAX_STEPS));',
    replace: 'return steps;',
    tests: RULES,
  },
  {
    name: 'prefix rules never apply',
    file: 'engine/query/rule-index.ts',
    find: 'prefixRules.unshift(...(this.#begins.get(prefix) ?? []));',
    replace: '',
    tests: RULES,
  },
  {
    name: 'a rule by contained words needs only one of them',
    file: 'engine/query/rule-index.ts',
    find: '.filter((rule) => rule.words.every((each) => queryWords.has(each)))',
    replace: '.filter((rule) => rule.words.some((each) => queryWords.has(each)))',
    tests: RULES,
  },
  {
    name: 'the less specific rule takes precedence',
    file: 'engine/query/rule-index.ts',
    find: 'if (!pins.has(product!)) pins.set(',
    replace: 'pins.set(',
    tests: RULES,
  },
  {
    name: 'redirects are ignored',
    file: 'engine/query/rule-index.ts',
    find: 'redirect: rules.find(({ redirect }) => redirect !== null)?.redirect ?? undefined,',
    replace: 'redirect: undefined,',
    tests: RULES,
  },
  {
    name: 'co-occurrences are ignored',
    file: 'engine/results/related-products.ts',
    find: 'yield* this.#sortByScore(scores);',
    replace: '',
    tests: RELATED,
  },
  {
    name: 'trending products are ignored',
    file: 'engine/results/related-products.ts',
    find: 'yield* this.#pair.m.trending;',
    replace: '',
    tests: RELATED,
  },
  {
    name: 'all related products are of one brand',
    file: 'engine/results/related-products.ts',
    find: '} else if ((perBrand.get(brand) ?? 0) >= maxPerBrand) {',
    replace: '} else if ((perBrand.get(brand) ?? 0) < 0) {',
    tests: RELATED,
  },
  {
    name: 'out-of-stock products are recommended first',
    file: 'engine/results/related-products.ts',
    find: 'if (soldOut.length < limit) soldOut.push(product);',
    replace: 'chosen.push(product);',
    tests: RELATED,
  },
];
