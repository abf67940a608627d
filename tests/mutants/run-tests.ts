// Runs chosen tests in a copy of the repository, each by the command of its suite.
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Suite, suiteOf } from '#tests/mutants/mutant.ts';
import { type ReportedTest, readReport } from '#tests/report.ts';

export interface TestChoice {
  readonly tests: readonly string[];
  /** Regular expression for titles; undefined for all tests. */
  readonly pattern: string | undefined;
}

export interface Outcome {
  /** `broken`: a file could not be loaded or built, or no test was run. */
  readonly verdict: 'killed' | 'survived' | 'broken';
  /** The title of the failed test, or what was the matter. */
  readonly reason: string;
  /** Titles of the tests that passed. */
  readonly passed: readonly string[];
}

/** The quickest first. */
const SUITES: readonly Suite[] = ['node', 'browser', 'e2e'];
/** Time limit for each test file, against endless loops. */
const LIMIT_MS = { node: 180_000, browser: 180_000, e2e: 420_000 } satisfies Record<Suite, number>;
const BUILD_LIMIT_MS = 300_000;

/** Ends with the first suite that fails. */
export async function runTests(folder: string, choice: TestChoice): Promise<Outcome> {
  const passed: string[] = [];
  for (const suite of SUITES) {
    const tests = choice.tests.filter((path) => suiteOf(path) === suite);
    if (tests.length === 0) continue;
    const first = await runSuite(folder, suite, { ...choice, tests });
    // A browser that does not start on a busy machine says nothing about the fault.
    const outcome = first.verdict === 'broken' ? await runSuite(folder, suite, { ...choice, tests }) : first;
    passed.push(...outcome.passed);
    if (outcome.verdict !== 'survived') return { ...outcome, passed };
  }
  const of = choice.tests.join(', ');
  if (passed.length > 0) return { verdict: 'survived', reason: of, passed };
  return { verdict: 'broken', reason: `no test of ${of} has a title like ${choice.pattern}`, passed };
}

/** End-to-end tests are preceded by a build. */
async function runSuite(folder: string, suite: Suite, choice: TestChoice): Promise<Outcome> {
  const broken = (reason: string): Outcome => ({ verdict: 'broken', reason, passed: [] });
  if (suite === 'e2e') {
    const built = await run(folder, ['server/build.ts', '--force'], BUILD_LIMIT_MS, {});
    if (built !== 0) return broken(`the build ended with ${built}`);
  }
  const file = join(folder, 'mutant.json');
  rmSync(file, { force: true });
  const args = suite === 'e2e' ? playwrightArguments(choice) : vitestArguments(suite, choice, file);
  const limitMs = LIMIT_MS[suite] * choice.tests.length;
  const status = await run(folder, args, limitMs, { E2E_REPORT: file });
  if (status === 'timeout')
    return { verdict: 'killed', reason: `timed out after ${limitMs / 1000} s`, passed: [] };
  if (!existsSync(file)) return broken(`the tests ended with ${status} and no report`);
  const { tests, faults } = readReport(file);
  const titlesOf = (wanted: ReportedTest['status']) =>
    tests.filter((one) => one.status === wanted).map(({ title }) => title);
  const passed = titlesOf('passed');
  const [failed] = titlesOf('failed');
  if (failed !== undefined) return { verdict: 'killed', reason: failed, passed };
  if (status !== 0) return broken(faults[0]?.message.split('\n')[0] || `the tests ended with ${status}`);
  return { verdict: 'survived', reason: '', passed };
}

function vitestArguments(suite: Suite, { tests, pattern }: TestChoice, report: string): string[] {
  return [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    suite,
    '--bail=1',
    '--reporter=json',
    `--outputFile=${report}`,
    ...(pattern === undefined ? [] : ['-t', pattern]),
    ...tests,
  ];
}

function playwrightArguments({ tests, pattern }: TestChoice): string[] {
  return [
    'node_modules/@playwright/test/cli.js',
    'test',
    '-x',
    '--pass-with-no-tests',
    ...(pattern === undefined ? [] : ['--grep', pattern]),
    ...tests,
  ];
}

/** The exit status. What takes too long is ended with all that it has started. */
function run(
  folder: string,
  args: readonly string[],
  limitMs: number,
  env: Readonly<Record<string, string>>,
): Promise<number | null | 'timeout'> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, ...env },
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      resolve('timeout');
    }, limitMs);
    child.once('error', reject).once('exit', (status) => {
      clearTimeout(timer);
      resolve(status);
    });
  });
}
