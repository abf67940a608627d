// Faults of filters, counts and bounds.
import type { Mutant } from '#tests/mutants/mutant.ts';

const COUNTED = ['engine/facets/reference.test.ts', 'engine/facets/apply-filters.test.ts'];
const SIZED = ['engine/facets/apply-filters.test.ts', 'engine/text/sizes.test.ts'];

export const FACET_MUTANTS: readonly Mutant[] = [
  {
    name: 'FI-12 options of one filter shrink each other',
    file: 'engine/facets/apply-filters.ts',
    find: 'if (fails === colorBit) {',
    replace: 'if (fails === -1) {',
    tests: COUNTED,
  },
  {
    name: 'FI-12 options of one filter of products shrink each other',
    file: 'engine/facets/apply-filters.ts',
    find: 'if ((singleFailures & bitByValue[value]!) !== 0) values[value]! += 1;',
    replace: 'if ((singleFailures & bitByValue[value]!) < 0) values[value]! += 1;',
    tests: COUNTED,
  },
  {
    name: 'FI-12 sizes shrink each other',
    file: 'engine/facets/apply-filters.ts',
    find: 'sizeVariants += 1;',
    replace: 'if (hasPassingSize) sizeVariants += 1;',
    tests: COUNTED,
  },
  {
    name: 'a product is counted once an article',
    file: 'engine/facets/facet-counter.ts',
    find: 'if (this.#seen[value] === stamp) return;',
    replace: 'if (this.#seen[value] === -stamp) return;',
    tests: COUNTED,
  },
  {
    name: 'a size that is ruled out passes',
    file: 'engine/facets/size-sets.ts',
    find: 'while (at < end && fails[setValues[at]!] !== 0) at += 1;',
    replace: 'while (at < end && fails[setValues[at]!] === -1) at += 1;',
    tests: COUNTED,
  },
  {
    name: 'of an article that costs something else, the price of another is tested',
    file: 'engine/facets/apply-filters.ts',
    find: 'countsArticles = isMixed && (accepts',
    replace: 'countsArticles = false && (accepts',
    tests: COUNTED,
  },
  {
    name: 'FI-12 bounds of the price shrink under its own filter',
    file: 'engine/facets/apply-filters.ts',
    find: '} else if (fails === priceBit) {',
    replace: '} else if (fails === -1) {',
    tests: COUNTED,
  },
  {
    name: 'without filters a card has only the colours of its cheapest',
    file: 'engine/facets/unfiltered.ts',
    find: 'setCounts[productColors[product]!]! += 1;',
    replace: 'values[t.variantColor[bestVariant]!]! += 1;',
    tests: COUNTED,
  },
  {
    name: 'bounds of the price do not look at other filters',
    file: 'engine/facets/present-values.ts',
    find: 'price: isEmpty ? priceBounds(pair, candidates) : [counts.minPrice, counts.maxPrice] };',
    replace: 'price: isEmpty ? priceBounds(pair, candidates) : priceBounds(pair, candidates) };',
    tests: COUNTED,
  },
  {
    name: 'bounds of a measure do not look at other filters',
    file: 'engine/facets/filter-definitions.ts',
    find: 'const bounds = counts.values[value]! > 0 ? counted : all;',
    replace: 'const bounds = counts.values[value]! < 0 ? counted : all;',
    tests: COUNTED,
  },
  {
    name: 'an option that counts nothing goes',
    file: 'engine/facets/present-values.ts',
    find: 'if (present !== undefined) markColorsAndSizes(pair, candidates, values);',
    replace: '',
    tests: COUNTED,
  },
  {
    name: 'a selected option that no candidate has goes',
    file: 'engine/facets/present-values.ts',
    find: 'else if (values[value] === 0 && filters.meets[value] !== 0) values[value] = SELECTED;',
    replace: 'else if (filters.meets[value] === -1) values[value] = SELECTED;',
    tests: COUNTED,
  },
  {
    name: 'DA-13 a category is named by the first step of its path',
    file: 'engine/facets/compiled-filters.ts',
    find: '(Array.isArray(each) ? each.at(-1) : String(each))',
    replace: '(Array.isArray(each) ? each.at(0) : String(each))',
    tests: COUNTED,
  },
  {
    name: 'DA-13 a category is shown without what is above it',
    file: 'engine/facets/filter-definitions.ts',
    find: 'at !== NONE; at = pair.t.listingParent[at]!)',
    replace: 'at !== NONE; at = NONE)',
    tests: COUNTED,
  },
  {
    name: 'a category does not hold what stands below it',
    file: 'engine/query/listing-candidates.ts',
    find: 'const end = listingProductStart[listingEnd[listing]!]!;',
    replace: 'const end = listingProductStart[listing + 1]!;',
    tests: ['engine/source.test.ts'],
  },
  {
    name: 'what is ruled out passes',
    file: 'engine/facets/compiled-filters.ts',
    find: "if (filter.op === 'nin' || filter.op === 'neq') for (const value of matching) forbids[value]! |= bit;",
    replace: "if (filter.op === 'nin' || filter.op === 'neq') continue;",
    tests: COUNTED,
  },
  {
    name: 'at most is at least',
    file: 'engine/facets/compiled-filters.ts',
    find: "if (op === 'leq') return [Number.NEGATIVE_INFINITY, first];",
    replace: "if (op === 'leq') return [first, Number.POSITIVE_INFINITY];",
    tests: COUNTED,
  },
  {
    name: 'sizes stand in the order of the alphabet',
    file: 'engine/text/size-order.ts',
    find: 'if (oneGroup !== otherGroup) return oneGroup - otherGroup;',
    replace: 'if (one !== other) return one < other ? -1 : 1;',
    tests: SIZED,
  },
];
