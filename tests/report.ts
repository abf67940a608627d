// Reads the JSON report of Vitest or of Playwright into one form.
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const ROOT = resolve(import.meta.dirname, '..');

export interface ReportedTest {
  /** From the repository's root. */
  readonly file: string;
  /** With those of the blocks around it. */
  readonly title: string;
  /** A test that passed only when it was repeated has failed. */
  readonly status: 'passed' | 'failed' | 'skipped';
  /** Why it failed; otherwise empty. */
  readonly message: string;
}
export interface TestReport {
  readonly tests: readonly ReportedTest[];
  /** What failed outside any test: a file that could not be loaded, a server that did not start. */
  readonly faults: readonly { readonly file: string; readonly message: string }[];
}

interface VitestFile {
  readonly name: string;
  readonly status?: string;
  readonly message?: string;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages?: readonly string[];
  }[];
}
interface PlaywrightError {
  readonly message?: string;
}
interface PlaywrightTest {
  readonly status?: string;
  readonly results?: readonly { readonly status?: string; readonly errors?: readonly PlaywrightError[] }[];
}
interface PlaywrightSuite {
  readonly title?: string;
  readonly file?: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly { readonly title: string; readonly tests?: readonly PlaywrightTest[] }[];
}
export interface JsonReport {
  /** Of Vitest. */
  readonly testResults?: readonly VitestFile[];
  /** Of Playwright, one for each file, as `errors`. */
  readonly suites?: readonly PlaywrightSuite[];
  readonly errors?: readonly PlaywrightError[];
}

/** Throws where `file` is missing or holds no JSON. */
export function readReport(file: string): TestReport {
  return parseReport(JSON.parse(readFileSync(file, 'utf8')) as JsonReport);
}

export function parseReport({ testResults = [], suites = [], errors = [] }: JsonReport): TestReport {
  const unloaded = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  );
  return {
    tests: [
      ...testResults.flatMap(testsOfVitest),
      ...suites.flatMap((suite) => testsOfPlaywright(suite, suite.file ?? '', '')),
    ],
    faults: [
      ...unloaded.map(({ name, message = '' }) => ({ file: relative(ROOT, name), message: plain(message) })),
      ...errors.map(({ message = '' }) => ({ file: 'tests/e2e', message: plain(message) })),
    ],
  };
}

function testsOfVitest({ name, assertionResults }: VitestFile): ReportedTest[] {
  return assertionResults.map(({ fullName, status, failureMessages = [] }) => ({
    file: relative(ROOT, name),
    title: fullName,
    status: status === 'passed' || status === 'failed' ? status : 'skipped',
    message: plain(failureMessages.join('\n')),
  }));
}

/** `titles` are those of the blocks around the suite, each with a space behind it. */
function testsOfPlaywright(suite: PlaywrightSuite, file: string, titles: string): ReportedTest[] {
  const { specs = [], suites = [] } = suite;
  return [
    ...specs.flatMap(({ title, tests = [] }) =>
      tests.map(({ status = '', results = [] }) => ({
        file: `tests/e2e/${file}`,
        title: `${titles}${title}`,
        status: STATUS_OF_PLAYWRIGHT[status] ?? ('failed' as const),
        message: plain(results.flatMap(messagesOf).join('\n')),
      })),
    ),
    ...suites.flatMap((inner) => testsOfPlaywright(inner, file, `${titles}${inner.title ?? ''} `)),
  ];
}

const STATUS_OF_PLAYWRIGHT: Readonly<Record<string, ReportedTest['status']>> = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'failed',
  skipped: 'skipped',
};

function messagesOf({ status = '', errors = [] }: NonNullable<PlaywrightTest['results']>[number]): string[] {
  if (status === 'passed' || status === 'skipped') return [];
  return [errors.map(({ message = '' }) => message).join('\n') || status];
}

const plain = (message: string) => stripVTControlCharacters(message);
