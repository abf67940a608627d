// Faults of ranking: each tier of an order taken away.
import type { Mutant } from '#tests/mutants/mutant.ts';

const MATCHED = [
  'engine/engine.test.ts',
  'engine/source.test.ts',
  'engine/query/minimum-match.test.ts',
  'engine/query/tiers.test.ts',
];
const TEXTS = ['engine/query/match.test.ts'];
const ORDERED = ['engine/engine.test.ts', 'engine/source.test.ts', 'engine/query/page.test.ts'];

export const RANKING_MUTANTS: readonly Mutant[] = [
  {
    name: 'missing words do not count',
    file: 'engine/query/tiers.ts',
    find: '((qualities.length - matchedSlots) << MISSING_SHIFT) |',
    replace: '((0 * matchedSlots) << MISSING_SHIFT) |',
    tests: MATCHED,
  },
  {
    name: 'typos do not count',
    file: 'engine/query/tiers.ts',
    find: 'typos += quality >> TYPO_SHIFT;',
    replace: 'typos += 0 * (quality >> TYPO_SHIFT);',
    tests: MATCHED,
  },
  {
    name: 'words that stand together are as good as words apart',
    file: 'engine/query/tiers.ts',
    find: '(apart << DISTANCE_SHIFT) |',
    replace: '((0 * apart) << DISTANCE_SHIFT) |',
    tests: MATCHED,
  },
  {
    name: 'the field of a word does not count',
    file: 'engine/query/tiers.ts',
    find: 'level += (quality >> LEVEL_SHIFT) & 3;',
    replace: 'level += 0 * (quality >> LEVEL_SHIFT);',
    tests: MATCHED,
  },
  {
    name: 'how exact a word is does not count',
    file: 'engine/query/tiers.ts',
    find: 'exactness += EXACTNESS_COSTS[quality & ((1 << EXACTNESS_BITS) - 1)]!;',
    replace: 'exactness += 0 * EXACTNESS_BITS * EXACTNESS_COSTS[0]!;',
    tests: MATCHED,
  },
  {
    name: 'the score of a text does not count',
    file: 'engine/query/tiers.ts',
    find: '(SCORE_STEPS - Math.round(SCORE_STEPS * score))',
    replace: '(SCORE_STEPS - Math.round(SCORE_STEPS * score * 0))',
    tests: MATCHED,
  },
  {
    name: 'words are let go though enough products have all',
    file: 'engine/query/minimum-match.ts',
    find: 'if (reached >= minResults) break;',
    replace: 'if (reached < 0) break;',
    tests: MATCHED,
  },
  {
    name: 'under a sort of its own a typo stands beside the word itself',
    file: 'engine/query/minimum-match.ts',
    find: 'if (missing > most || typosOfTier(tier) > fewestTypos[missing]!) tiers[variant] = NO_TIER;',
    replace:
      'if (missing > most || typosOfTier(tier) > 31 + fewestTypos[missing]!) tiers[variant] = NO_TIER;',
    tests: MATCHED,
  },
  {
    name: 'under a sort of its own what misses words stands among what does not',
    file: 'engine/query/minimum-match.ts',
    find: 'for (let reached = byMissing[0]!; reached < MIN_SORTED_RESULTS && most < 15; reached += byMissing[most]!)',
    replace:
      'for (let reached = byMissing[0]! * 0; reached < MIN_SORTED_RESULTS * 99 && most < 15; reached += byMissing[most]!)',
    tests: MATCHED,
  },
  {
    name: 'what is out of stock stands among what is in stock',
    file: 'engine/query/ordering.ts',
    find: 'const soldOutBit = isInStock ? 0 : 1;',
    replace: 'const soldOutBit = isInStock ? 0 : 0;',
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
    find: "field === 'newest' ? t.productNewestRank : t.productPopularRank;",
    replace: 't.productPopularRank;',
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
    find: 'const step = list > 0 ? Math.round((price / list) * DISCOUNT_STEPS) : DISCOUNT_STEPS;',
    replace: 'const step = list > 0 && price < 0 ? 0 : DISCOUNT_STEPS;',
    tests: ORDERED,
  },
  {
    name: 'a page repeats the last card of the one before',
    file: 'engine/query/page.ts',
    find: 'if (key <= afterKey) continue;',
    replace: 'if (key < afterKey) continue;',
    tests: ORDERED,
  },
  {
    name: 'the end of a title is no better than its beginning',
    file: 'engine/query/text-scorer.ts',
    find: 'if (position === titleHead[product]) frequency *= SCORE_WEIGHTS.head;',
    replace: 'if (position === titleHead[product]) frequency *= 1;',
    tests: TEXTS,
  },
  {
    name: 'sizes that are asked for are not looked for',
    file: 'engine/query/match.ts',
    find: 'addSizeMatches(pair, sizes, state.matches);',
    replace: 'addSizeMatches(pair, [], state.matches);',
    tests: TEXTS,
  },
  {
    name: 'words that lost their space stay one',
    file: 'engine/query/parse-query.ts',
    find: 'const [before, after] = splitMissingSpace(pair, word);',
    replace: 'const [before, after]: string[] = splitMissingSpace(pair, "");',
    tests: TEXTS,
  },
  {
    name: 'a known word is never a slip',
    file: 'engine/query/match.ts',
    find: "expandTypos(pair, word, 'slip').targets",
    replace: 'new Map<number, number>()',
    tests: TEXTS,
  },
  {
    name: 'weak matches count in every field',
    file: 'engine/query/slot-matches.ts',
    find: 'levels[EXACTNESS.prefix] = 2;',
    replace: 'levels[EXACTNESS.prefix] = 0;',
    tests: TEXTS,
  },
  {
    name: 'slips in Hangul are not looked for',
    file: 'engine/query/expand.ts',
    find: 'if (isHangul(word)) return nearHangul(pair, word, mode);',
    replace: 'if (isHangul(word)) return { targets, nearest: [] };',
    tests: TEXTS,
  },
  {
    name: 'of other names none is likelier',
    file: 'engine/query/match.ts',
    find: 'const leastExact = isSecondary ? EXACTNESS.root : EXACTNESS.head;',
    replace: 'const leastExact = isSecondary ? EXACTNESS.head : EXACTNESS.head;',
    tests: TEXTS,
  },
];
