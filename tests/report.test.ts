// Reports of Vitest and of Playwright are read into one form: tests with their messages, and what failed outside any.
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseReport } from '#tests/report.ts';

describe('a report', () => {
  test('of Vitest has its tests, and a file that failed outside any', () => {
    const { tests, faults } = parseReport({
      testResults: [
        {
          name: resolve('engine/query/sort.test.ts'),
          status: 'failed',
          assertionResults: [
            {
              fullName: 'sort by price',
              status: 'failed',
              failureMessages: ['\u001b[31mexpected 1\u001b[39m'],
            },
            { fullName: 'sort by name', status: 'passed', failureMessages: [] },
            { fullName: 'sort by date', status: 'todo' },
          ],
        },
        {
          name: resolve('feeds/csv.test.ts'),
          status: 'failed',
          message: 'no such module',
          assertionResults: [],
        },
        { name: resolve('feeds/xml.test.ts'), status: 'passed', message: '', assertionResults: [] },
      ],
    });
    const file = 'engine/query/sort.test.ts';
    expect(tests).toEqual([
      { file, title: 'sort by price', status: 'failed', message: 'expected 1' },
      { file, title: 'sort by name', status: 'passed', message: '' },
      { file, title: 'sort by date', status: 'skipped', message: '' },
    ]);
    expect(faults).toEqual([{ file: 'feeds/csv.test.ts', message: 'no such module' }]);
  });

  test('of Playwright has its tests, of which a flaky one has failed and a skipped one not passed', () => {
    const spec = (title: string, status: string, results: object[]) => ({
      title,
      tests: [{ status, results }],
    });
    const { tests, faults } = parseReport({
      errors: [{ message: 'the server did not start' }],
      suites: [
        {
          title: 'bag.spec.ts',
          file: 'bag.spec.ts',
          specs: [
            spec('is emptied', 'unexpected', [{ status: 'timedOut', errors: [] }]),
            spec('is filled', 'expected', [{ status: 'passed', errors: [] }]),
            spec('is sent', 'skipped', [{ status: 'skipped', errors: [] }]),
          ],
          suites: [
            {
              title: 'offline',
              specs: [
                spec('is kept', 'flaky', [
                  { status: 'failed', errors: [{ message: 'one line' }] },
                  { status: 'passed', errors: [] },
                ]),
              ],
            },
          ],
        },
      ],
    });
    const file = 'tests/e2e/bag.spec.ts';
    expect(tests).toEqual([
      { file, title: 'is emptied', status: 'failed', message: 'timedOut' },
      { file, title: 'is filled', status: 'passed', message: '' },
      { file, title: 'is sent', status: 'skipped', message: '' },
      { file, title: 'offline is kept', status: 'failed', message: 'one line' },
    ]);
    expect(faults).toEqual([{ file: 'tests/e2e', message: 'the server did not start' }]);
  });
});
