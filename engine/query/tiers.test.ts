import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { EXACTNESS_BITS } from '#engine/query/expand.ts';
import { LEVEL_SHIFT, MAX_QUERY_WORDS, NO_MATCH, TYPO_SHIFT } from '#engine/query/slot-matches.ts';
import { unpackTier, packTier } from '#engine/query/tiers.ts';
import { EXACTNESS } from '#engine/text/analyser.ts';

interface TierInput {
  readonly missing: number;
  readonly typos: number;
  readonly apart: number;
  readonly level: number;
  readonly exactness: number;
  readonly score: number;
}
const BEST: TierInput = { missing: 0, typos: 0, apart: 0, level: 0, exactness: EXACTNESS.surface, score: 1 };
const WORST: TierInput = { missing: 1, typos: 2, apart: 3, level: 3, exactness: EXACTNESS.bigram, score: 0 };

/** The tier of two words, the second of which may be missing. */
function tier({ missing, typos, apart, level, exactness, score }: TierInput): number {
  const quality = (typos << TYPO_SHIFT) | (level << LEVEL_SHIFT) | exactness;
  return packTier(Uint8Array.of(quality, missing > 0 ? NO_MATCH : 0), 2 - missing, apart, score);
}

test.each([
  ['a missing word', 'missing'],
  ['a typo', 'typos'],
  ['separate words', 'apart'],
  ['another field', 'level'],
  ['another form of the word', 'exactness'],
  ['a lower score', 'score'],
] as const)('%s outweighs all later criteria together, and not the earlier ones', (_, name) => {
  const order = Object.keys(BEST) as (keyof TierInput)[];
  const after = order.slice(order.indexOf(name) + 1);
  const onlyThis = tier({ ...BEST, [name]: WORST[name] });
  const allAfter = tier({ ...BEST, ...Object.fromEntries(after.map((each) => [each, WORST[each]])) });
  expect(onlyThis).toBeGreaterThan(tier(BEST));
  expect(onlyThis).toBeGreaterThan(allAfter);
});

type Match = Pick<TierInput, 'typos' | 'level' | 'exactness'>;
const qualityOf = ({ typos, level, exactness }: Match) =>
  (typos << TYPO_SHIFT) | (level << LEVEL_SHIFT) | exactness;
const match = fc.record({
  typos: fc.nat(3),
  level: fc.nat(3),
  exactness: fc.nat((1 << EXACTNESS_BITS) - 1),
});
/** The match of each query word, or null for a missing one. */
const words = fc.array(fc.option(match), { minLength: 1, maxLength: MAX_QUERY_WORDS });

test('unpackTier is the inverse of packTier', () => {
  fc.assert(
    fc.property(words, fc.nat(3), fc.nat(32), (query, apart, steps) => {
      const matches = query.filter((word) => word !== null);
      const qualities = Uint8Array.from(query, (word) => (word === null ? NO_MATCH : qualityOf(word)));
      const { exactness, ...rest } = unpackTier(packTier(qualities, matches.length, apart, steps / 32));
      expect(rest).toEqual({
        missing: query.length - matches.length,
        typos: matches.reduce((sum, { typos }) => sum + typos, 0),
        apart,
        level: matches.reduce((sum, { level }) => sum + level, 0),
        score: steps / 32,
      });
      // The cost of several words is the sum of their costs.
      const alone = matches.map(
        (word) => unpackTier(packTier(Uint8Array.of(qualityOf(word)), 1, 0, 0)).exactness,
      );
      expect(exactness).toBe(alone.reduce((sum, weight) => sum + weight, 0));
    }),
  );
});
