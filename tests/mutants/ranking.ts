// Mutants of ranking: each criterion removed.
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
    name: 'adjacent words rank like separate ones',
    file: 'engine/query/tiers.ts',
    find: '(apart << DISTANCE_SHIFT) |',
    replace: '((0 * apart) << DISTANCE_SHIFT) |',
    tests: MATCHED,
  },
  {
    name: 'the field level does not count',
    file: 'engine/query/tiers.ts',
    find: 'level += (quality >> LEVEL_SHIFT) & 3;',
    replace: 'level += 0 * (quality >> LEVEL_SHIFT);',
    tests: MATCHED,
  },
  {
    name: 'exactness does not count',
    file: 'engine/query/tiers.ts',
    find: 'exactness += EXACTNESS_COSTS[quality & ((1 << EXACTNESS_BITS) - 1)]!;',
    replace: 'exactness += 0 * EXACTNESS_BITS * EXACTNESS_COSTS[0]!;',
    tests: MATCHED,
  },
  {
    name: 'the text score does not count',
    file: 'engine/query/tiers.ts',
    find: '(SCORE_STEPS - Math.round(SCORE_STEPS * score))',
    replace: '(SCORE_STEPS - Math.round(SCORE_STEPS * score * 0))',
    tests: MATCHED,
  },
  {
    name: 'partial matches are added despite enough full matches',
    file: 'engine/query/minimum-match.ts',
    find: 'if (reached >= minResults) break;',
    replace: 'if (reached < 0) break;',
    tests: MATCHED,
  },
  {
    name: 'with an explicit sort typo matches are not dropped',
    file: 'engine/query/minimum-match.ts',
    find: 'if (missing > most || typosOfTier(tier) > fewestTypos[missing]!) tiers[variant] = NO_TIER;',
    replace:
      'if (missing > most || typosOfTier(tier) > 31 + fewestTypos[missing]!) tiers[variant] = NO_TIER;',
    tests: MATCHED,
  },
  {
    name: 'with an explicit sort partial matches are not dropped',
    file: 'engine/query/minimum-match.ts',
    find: 'for (let reached = byMissing[0]!; reached < MIN_SORTED_RESULTS && most < 15; reached += byMissing[most]!)',
    replace:
      'for (let reached = byMissing[0]! * 0; reached < MIN_SORTED_RESULTS * 99 && most < 15; reached += byMissing[most]!)',
    tests: MATCHED,
  },
  {
    name: 'out-of-stock variants rank like those in stock',
    file: 'engine/query/ordering.ts',
    find: 'const soldOutBit = isInStock ? 0 : 1;',
    replace: 'const soldOutBit = isInStock ? 0 : 0;',
    tests: ORDERED,
  },
  {
    name: 'ties are in reverse order of rank',
    file: 'engine/query/ordering.ts',
    find: 'const rank = this.#ranks[product]!;',
    replace: 'const rank = this.#ranks.length - 1 - this.#ranks[product]!;',
    tests: ORDERED,
  },
  {
    name: 'a sort by newest sorts by popularity',
    file: 'engine/query/ordering.ts',
    find: "field === 'newest' ? t.productNewestRank : t.productPopularRank;",
    replace: 't.productPopularRank;',
    tests: ORDERED,
  },
  {
    name: 'the direction of a sort that is not offered reverses the order by default',
    file: 'engine/results/query-engine.ts',
    find: 'offeredSort(request.sort, context.defaultSort)',
    replace: 'offeredSort(request.sort, context.defaultSort) ?? request.sort',
    tests: ['engine/engine.test.ts'],
    grep: 'not offered is none',
  },
  {
    name: 'prices are sorted in reverse',
    file: 'engine/query/ordering.ts',
    find: "this.#isReversed = field === 'price' ? !isAscending : isAscending;",
    replace: 'this.#isReversed = isAscending;',
    tests: ORDERED,
  },
  {
    name: 'a sort by discount ignores the discount',
    file: 'engine/query/ordering.ts',
    find: 'const step = list > 0 ? Math.round((price / list) * DISCOUNT_STEPS) : DISCOUNT_STEPS;',
    replace: 'const step = list > 0 && price < 0 ? 0 : DISCOUNT_STEPS;',
    tests: ORDERED,
  },
  {
    name: 'a page repeats the last hit of the previous one',
    file: 'engine/query/page.ts',
    find: 'if (key <= afterKey) continue;',
    replace: 'if (key < afterKey) continue;',
    tests: ORDERED,
  },
  {
    name: 'the head word has no boost',
    file: 'engine/query/text-scorer.ts',
    find: 'if (position === titleHead[product]) frequency *= SCORE_WEIGHTS.head;',
    replace: 'if (position === titleHead[product]) frequency *= 1;',
    tests: TEXTS,
  },
  {
    name: 'sizes in the query are ignored',
    file: 'engine/query/match.ts',
    find: 'addSizeMatches(pair, sizes, state.matches);',
    replace: 'addSizeMatches(pair, [], state.matches);',
    tests: TEXTS,
  },
  {
    name: 'words with a missing space are not split',
    file: 'engine/query/parse-query.ts',
    find: 'const [before, after] = splitMissingSpace(pair, word);',
    replace: 'const [before, after]: string[] = splitMissingSpace(pair, "");',
    tests: TEXTS,
  },
  {
    name: 'known words are never corrected',
    file: 'engine/query/match.ts',
    find: "expandTypos(pair, word, 'slip').targets",
    replace: 'new Map<number, number>()',
    tests: TEXTS,
  },
  {
    name: 'prefix matches count in every field',
    file: 'engine/query/slot-matches.ts',
    find: 'levels[EXACTNESS.prefix] = 2;',
    replace: 'levels[EXACTNESS.prefix] = 0;',
    tests: TEXTS,
  },
  {
    name: 'typos in Hangul are not corrected',
    file: 'engine/query/expand.ts',
    find: 'if (isHangul(word)) return nearHangul(pair, word, mode);',
    replace: 'if (isHangul(word)) return { targets, nearest: [] };',
    tests: TEXTS,
  },
  {
    name: 'secondary synonyms rank like primary ones',
    file: 'engine/query/match.ts',
    find: 'const leastExact = isSecondary ? EXACTNESS.root : EXACTNESS.head;',
    replace: 'const leastExact = isSecondary ? EXACTNESS.head : EXACTNESS.head;',
    tests: TEXTS,
  },
];
