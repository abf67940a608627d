import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { EXACTNESS_BITS } from '#engine/query/expand.ts';
import { LEVEL_SHIFT, MAX_QUERY_WORDS, NO_MATCH, TYPO_SHIFT } from '#engine/query/slot-matches.ts';
import { unpackTier, packTier } from '#engine/query/tiers.ts';
import { EXACTNESS } from '#engine/text/analyser.ts';

interface Facts {
  readonly missing: number;
  readonly typos: number;
  readonly apart: number;
  readonly level: number;
  readonly exactness: number;
  readonly score: number;
}
const BEST: Facts = { missing: 0, typos: 0, apart: 0, level: 0, exactness: EXACTNESS.surface, score: 1 };
const WORST: Facts = { missing: 1, typos: 2, apart: 3, level: 3, exactness: EXACTNESS.bigram, score: 0 };

/** Of two words, the second of which may be missing. */
function tier({ missing, typos, apart, level, exactness, score }: Facts): number {
  const quality = (typos << TYPO_SHIFT) | (level << LEVEL_SHIFT) | exactness;
  return packTier(Uint8Array.of(quality, missing > 0 ? NO_MATCH : 0), 2 - missing, apart, score);
}

test.each([
  ['a word that is missing', 'missing'],
  ['a typo', 'typos'],
  ['words that stand apart', 'apart'],
  ['another field', 'level'],
  ['another form of the word', 'exactness'],
  ['a lower score', 'score'],
] as const)(
  '%s weighs more than everything after it together, and less than what is before it',
  (_, name) => {
    const order = Object.keys(BEST) as (keyof Facts)[];
    const after = order.slice(order.indexOf(name) + 1);
    const onlyThis = tier({ ...BEST, [name]: WORST[name] });
    const allAfter = tier({ ...BEST, ...Object.fromEntries(after.map((each) => [each, WORST[each]])) });
    expect(onlyThis).toBeGreaterThan(tier(BEST));
    expect(onlyThis).toBeGreaterThan(allAfter);
  },
);

type Held = Pick<Facts, 'typos' | 'level' | 'exactness'>;
const byteOf = ({ typos, level, exactness }: Held) =>
  (typos << TYPO_SHIFT) | (level << LEVEL_SHIFT) | exactness;
const held = fc.record({
  typos: fc.nat(3),
  level: fc.nat(3),
  exactness: fc.nat((1 << EXACTNESS_BITS) - 1),
});
/** Each word of a query: how it is held, or null for a missing one. */
const words = fc.array(fc.option(held), { minLength: 1, maxLength: MAX_QUERY_WORDS });

test('what a tier was made of is read from it again', () => {
  fc.assert(
    fc.property(words, fc.nat(3), fc.nat(32), (query, apart, steps) => {
      const found = query.filter((word) => word !== null);
      const best = Uint8Array.from(query, (word) => (word === null ? NO_MATCH : byteOf(word)));
      const { exactness, ...rest } = unpackTier(packTier(best, found.length, apart, steps / 32));
      expect(rest).toEqual({
        missing: query.length - found.length,
        typos: found.reduce((sum, { typos }) => sum + typos, 0),
        apart,
        level: found.reduce((sum, { level }) => sum + level, 0),
        score: steps / 32,
      });
      // Together they weigh what they weigh alone.
      const alone = found.map((word) => unpackTier(packTier(Uint8Array.of(byteOf(word)), 1, 0, 0)).exactness);
      expect(exactness).toBe(alone.reduce((sum, weight) => sum + weight, 0));
    }),
  );
});
