import { expect, test } from 'vitest';
import { LEVEL_SHIFT, NO_MATCH, TYPO_SHIFT } from '#engine/query/gather.ts';
import { tierOf } from '#engine/query/tiers.ts';
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
  return tierOf(Uint8Array.of(quality, missing > 0 ? NO_MATCH : 0), 2 - missing, apart, score);
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
