// The failed tests of reports of Vitest and of Playwright are found, each with its message.
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { failuresOf } from '#tests/failures.ts';

describe('failures of a report', () => {
  test('of Vitest are its failed tests, and a file that failed outside any', () => {
    const report = {
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
    };
    expect(failuresOf(report)).toEqual([
      { file: 'engine/query/sort.test.ts', title: 'sort by price', message: 'expected 1' },
      { file: 'feeds/csv.test.ts', title: '', message: 'no such module' },
    ]);
  });

  test('of Playwright are its failed and its flaky tests, and what failed outside any', () => {
    const spec = (title: string, status: string, results: object[]) => ({
      title,
      tests: [{ status, results }],
    });
    const report = {
      errors: [{ message: 'the server did not start' }],
      suites: [
        {
          title: 'bag.spec.ts',
          file: 'bag.spec.ts',
          specs: [
            spec('is emptied', 'unexpected', [{ status: 'timedOut', errors: [] }]),
            spec('is filled', 'expected', [{ status: 'passed', errors: [] }]),
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
    };
    expect(failuresOf(report)).toEqual([
      { file: 'tests/e2e/bag.spec.ts', title: 'is emptied', message: 'timedOut' },
      { file: 'tests/e2e/bag.spec.ts', title: 'offline is kept', message: 'one line' },
      { file: 'tests/e2e', title: '', message: 'the server did not start' },
    ]);
  });

  test('have a message that is cut', () => {
    const results = [{ fullName: 'a test', status: 'failed', failureMessages: ['x'.repeat(100_000)] }];
    const report = { testResults: [{ name: resolve('a.test.ts'), assertionResults: results }] };
    expect(failuresOf(report)[0]?.message).toHaveLength(3_000);
  });
});
