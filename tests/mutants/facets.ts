// Mutants of filters, counts and bounds.
import type { Mutant } from '#tests/mutants/mutant.ts';

const COUNT_TESTS = ['engine/facets/reference.test.ts', 'engine/facets/apply-filters.test.ts'];
const SIZE_TESTS = ['engine/facets/apply-filters.test.ts', 'engine/text/sizes.test.ts'];

export const FACET_MUTANTS: readonly Mutant[] = [
  {
    name: 'FI-12 options of one filter shrink each other',
    file: 'engine/facets/apply-filters.ts',
    find: 'if (fails === colorBit) {',
    replace: 'if (fails === -1) {',
    tests: COUNT_TESTS,
  },
  {
    name: 'FI-12 options of one product-level filter shrink each other',
    file: 'engine/facets/apply-filters.ts',
    find: 'if ((singleFailures & bitByValue[value]!) !== 0) values[value]! += 1;',
    replace: 'if ((singleFailures & bitByValue[value]!) < 0) values[value]! += 1;',
    tests: COUNT_TESTS,
  },
  {
    name: 'FI-12 sizes shrink each other',
    file: 'engine/facets/apply-filters.ts',
    find: 'sizeVariants += 1;',
    replace: 'if (hasPassingSize) sizeVariants += 1;',
    tests: COUNT_TESTS,
  },
  {
    name: 'a product is counted once per article',
    file: 'engine/facets/facet-counter.ts',
    find: 'if (this.#seen[value] === stamp) return;',
    replace: 'if (this.#seen[value] === -stamp) return;',
    tests: COUNT_TESTS,
  },
  {
    name: 'an excluded size passes',
    file: 'engine/facets/size-sets.ts',
    find: 'while (at < end && fails[setValues[at]!] !== 0) at += 1;',
    replace: 'while (at < end && fails[setValues[at]!] === -1) at += 1;',
    tests: COUNT_TESTS,
  },
  {
    name: 'in a variant with several prices, the wrong price is tested',
    file: 'engine/facets/apply-filters.ts',
    find: 'countsArticles = isMixed && (accepts',
    replace: 'countsArticles = false && (accepts',
    tests: COUNT_TESTS,
  },
  {
    name: 'FI-12 bounds of the price shrink under its own filter',
    file: 'engine/facets/apply-filters.ts',
    find: '} else if (fails === priceBit) {',
    replace: '} else if (fails === -1) {',
    tests: COUNT_TESTS,
  },
  {
    name: 'without filters only the best variant’s colour is counted',
    file: 'engine/facets/unfiltered.ts',
    find: 'setCounts[productColors[product]!]! += 1;',
    replace: 'values[t.variantColor[bestVariant]!]! += 1;',
    tests: COUNT_TESTS,
  },
  {
    name: 'price bounds ignore other filters',
    file: 'engine/facets/present-values.ts',
    find: 'price: isEmpty ? priceBounds(pair, candidates) : [counts.minPrice, counts.maxPrice] };',
    replace: 'price: isEmpty ? priceBounds(pair, candidates) : priceBounds(pair, candidates) };',
    tests: COUNT_TESTS,
  },
  {
    name: 'bounds of a measure ignore other filters',
    file: 'engine/facets/filter-definitions.ts',
    find: 'const bounds = counts.values[value]! > 0 ? counted : all;',
    replace: 'const bounds = counts.values[value]! < 0 ? counted : all;',
    tests: COUNT_TESTS,
  },
  {
    name: 'options that count nothing are dropped',
    file: 'engine/facets/present-values.ts',
    find: 'if (present !== undefined) markColorsAndSizes(pair, candidates, values);',
    replace: '',
    tests: COUNT_TESTS,
  },
  {
    name: 'a selected option without candidates is dropped',
    file: 'engine/facets/present-values.ts',
    find: 'else if (values[value] === 0 && filters.meets[value] !== 0) values[value] = SELECTED;',
    replace: 'else if (filters.meets[value] === -1) values[value] = SELECTED;',
    tests: COUNT_TESTS,
  },
  {
    name: 'DA-13 a category path is read by its first segment',
    file: 'engine/facets/compiled-filters.ts',
    find: '(Array.isArray(each) ? each.at(-1) : String(each))',
    replace: '(Array.isArray(each) ? each.at(0) : String(each))',
    tests: COUNT_TESTS,
  },
  {
    name: 'DA-13 a category path lacks its ancestors',
    file: 'engine/facets/filter-definitions.ts',
    find: 'at !== NONE; at = pair.t.listingParent[at]!)',
    replace: 'at !== NONE; at = NONE)',
    tests: COUNT_TESTS,
  },
  {
    name: 'a category lacks the products of its subtree',
    file: 'engine/query/listing-candidates.ts',
    find: 'const end = listingProductStart[listingEnd[listing]!]!;',
    replace: 'const end = listingProductStart[listing + 1]!;',
    tests: ['engine/source.test.ts'],
  },
  {
    name: 'excluded values pass',
    file: 'engine/facets/compiled-filters.ts',
    find: "if (filter.op === 'nin' || filter.op === 'neq') for (const value of matching) forbids[value]! |= bit;",
    replace: "if (filter.op === 'nin' || filter.op === 'neq') continue;",
    tests: COUNT_TESTS,
  },
  {
    name: 'leq is geq',
    file: 'engine/facets/compiled-filters.ts',
    find: "if (op === 'leq') return [Number.NEGATIVE_INFINITY, first];",
    replace: "if (op === 'leq') return [first, Number.POSITIVE_INFINITY];",
    tests: COUNT_TESTS,
  },
  {
    name: 'sizes are sorted alphabetically',
    file: 'engine/text/size-order.ts',
    find: 'if (oneGroup !== otherGroup) return oneGroup - otherGroup;',
    replace: 'if (one !== other) return one < other ? -1 : 1;',
    tests: SIZE_TESTS,
  },
];
