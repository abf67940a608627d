// Reads the JSON report of Vitest or Playwright: which tests passed and failed, and what could not be loaded.
import { readFileSync } from 'node:fs';

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[];
  }[];
}
interface JsonReport {
  /** Of Vitest. */
  readonly testResults?: readonly {
    readonly message: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
  /** Of Playwright, as `errors`, which happened outside of tests. */
  readonly suites?: readonly PlaywrightSuite[];
  readonly errors?: readonly { readonly message?: string }[];
}

export interface TestReport {
  /** Titles with those of the blocks around them. */
  readonly passed: readonly string[];
  readonly failed: readonly string[];
  /** Why a file could not be loaded; empty if all could. */
  readonly error: string;
}

export function readReport(file: string): TestReport {
  const report = JSON.parse(readFileSync(file, 'utf8')) as JsonReport;
  const tests = [
    ...(report.testResults ?? []).flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName: title, status }) => ({ title, status })),
    ),
    ...(report.suites ?? []).flatMap((suite) => testsIn(suite, '')),
  ];
  const titles = (...statuses: string[]) =>
    tests.filter(({ status }) => statuses.includes(status)).map(({ title }) => title);
  const messages = [...(report.testResults ?? []), ...(report.errors ?? [])].map(({ message }) => message);
  return {
    passed: titles('passed', 'expected'),
    failed: titles('failed', 'unexpected', 'flaky'),
    error: messages.find((message) => message)?.split('\n')[0] ?? '',
  };
}

function testsIn(suite: PlaywrightSuite, parents: string): { title: string; status: string }[] {
  const path = `${parents}${suite.title} `;
  return [
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.map(({ status }) => ({ title: `${path}${title}`, status })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, path)),
  ];
}
