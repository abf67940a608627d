// The trace reads ids from the requirements and from test reports, and knows a wrong one.
import { expect, test } from 'vitest';
import { idsIn, outcomesOf, requirementIds, trace } from './trace.ts';

test('ids are read from list items alone', () => {
  expect(requirementIds('# A\n- SH-01 text of SH-02\n- MK-10 more\ntext XX-99')).toEqual(['SH-01', 'MK-10']);
  expect(idsIn('FI-02 FI-03 a range is removed (see UR-01)')).toEqual(['FI-02', 'FI-03', 'UR-01']);
});

test('both report forms are read, and only passing tests cover', () => {
  const vitest = { testResults: [{ assertionResults: [{ fullName: 'SH-01 a', status: 'passed' }] }] };
  const playwright = {
    suites: [{ title: 'x', suites: [{ title: 'y', specs: [{ title: 'MK-10 b', ok: false }] }] }],
  };
  const outcomes = [...outcomesOf(vitest), ...outcomesOf(playwright)];
  expect(trace(['SH-01', 'MK-10'], outcomes)).toEqual({
    covered: ['SH-01'],
    missing: ['MK-10'],
    unknown: [],
  });
});

test('an id that does not exist is reported, a word of the same shape is not', () => {
  const outcomes = [{ title: 'SH-77 wrong, ISO-88 and BE-12 are words', hasPassed: true }];
  expect(trace(['SH-01'], outcomes).unknown).toEqual(['SH-77']);
});
