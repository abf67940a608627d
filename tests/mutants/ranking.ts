// Faults of ranking: each tier of an order taken away.
import type { Mutant } from '#tests/mutants/mutant.ts';

const ORDERED = ['engine/engine.test.ts', 'engine/source.test.ts', 'engine/query/page.test.ts'];

export const RANKING_MUTANTS: readonly Mutant[] = [
  {
    name: 'what is out of stock stands among what is in stock',
    file: 'engine/query/ordering.ts',
    find: 'const out = isInStock ? 0 : 1;',
    replace: 'const out = isInStock ? 0 : 0;',
    tests: ORDERED,
  },
  {
    name: 'what is alike stands in no order of its own',
    file: 'engine/query/ordering.ts',
    find: 'const rank = this.#ranks[product]!;',
    replace: 'const rank = this.#ranks.length - 1 - this.#ranks[product]!;',
    tests: ORDERED,
  },
  {
    name: 'newest is popular',
    file: 'engine/query/ordering.ts',
    find: "field === 'newest' ? m.productNewestRank : m.productPopularRank;",
    replace: 'm.productPopularRank;',
    tests: ORDERED,
  },
  {
    name: 'prices stand the other way round',
    file: 'engine/query/ordering.ts',
    find: "this.#isReversed = field === 'price' ? !isAscending : isAscending;",
    replace: 'this.#isReversed = isAscending;',
    tests: ORDERED,
  },
  {
    name: 'a discount does not count',
    file: 'engine/query/ordering.ts',
    find: 'const share = list > 0 ? Math.round((price / list) * SHARES) : SHARES;',
    replace: 'const share = list > 0 && price < 0 ? 0 : SHARES;',
    tests: ORDERED,
  },
  {
    name: 'a page repeats the last card of the one before',
    file: 'engine/query/page.ts',
    find: 'if (key <= after) continue;',
    replace: 'if (key < after) continue;',
    tests: ORDERED,
  },
];
