import { expect, test } from 'vitest';
import type { Figure, Measurement } from '#tests/chaos/figure.ts';
import { type ChaosResult, failedFigures, measuredFigure, tableOf } from '#tests/chaos/report.ts';

const FIGURE: Figure = {
  id: 'R1',
  invariant: '0 lost',
  trials: { ci: 2_000, nightly: 100_000, of: 'events' },
  measure: () => Promise.reject(new Error('not here')),
};
const measured = (violations: readonly string[], notYetMet?: string) =>
  measuredFigure(
    FIGURE,
    { n: 2_000, counts: { lost: violations.length }, violations } satisfies Measurement,
    {
      seed: 7,
      scale: 'ci',
      seconds: 1.23,
      notYetMet,
    },
  );
const resultOf = (figure: ReturnType<typeof measured>): ChaosResult => ({
  seed: 7,
  scale: 'ci',
  figures: { R1: figure },
  isMet: figure.isMet,
});

test('zeros are printed with the rate that they bound', () => {
  const result = resultOf(measured([]));
  expect(result.figures['R1']).toMatchObject({ n: 2_000, lost: 0, isMet: true, failureRateBelow: 0.0015 });
  expect(failedFigures(result)).toEqual([]);
  expect(tableOf(result)).toContain('failure rate below 0.15 % (95 %, 3/N)');
});

test('a figure that is not met fails the run and says how to measure it again', () => {
  const result = resultOf(measured(['1 lost: a']));
  expect(failedFigures(result)).toEqual(['R1']);
  expect(tableOf(result)).toContain('npm run chaos -- --scale ci --seed 7 --only R1');
});

test('one that is known not to be met is said so, and fails nothing', () => {
  const result = resultOf(measured(['1 lost: a'], 'no socket yet'));
  expect(result.isMet).toBe(false);
  expect(failedFigures(result)).toEqual([]);
  expect(tableOf(result)).toContain('known: no socket yet');
});

test('nothing measured is nothing met', () => {
  const run = { seed: 7, scale: 'ci', seconds: 0, notYetMet: undefined } as const;
  expect(measuredFigure(FIGURE, { n: 0, counts: {}, violations: [] }, run).isMet).toBe(false);
});
