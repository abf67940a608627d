// What failed in the reports of a run: printed last, since a long log is often kept from its end only.
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const ROOT = resolve(import.meta.dirname, '..');

/** Enough for an assertion with what it compared, little enough for a list of them. */
const MAX_MESSAGE_CHARACTERS = 3_000;

export interface Failure {
  /** From the repository's root. */
  readonly file: string;
  /** Of the test; empty where the file itself failed. */
  readonly title: string;
  readonly message: string;
}

interface PlaywrightResult {
  readonly status?: string;
  readonly errors?: readonly { readonly message?: string }[];
}
interface PlaywrightSuite {
  readonly title?: string;
  readonly file?: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests?: readonly { readonly status?: string; readonly results?: readonly PlaywrightResult[] }[];
  }[];
}
export interface Report {
  readonly testResults?: readonly {
    readonly name: string;
    readonly status?: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
  /** Of Playwright's run, outside any test. */
  readonly errors?: readonly { readonly message?: string }[];
}

/** The failed tests of a JSON report of Vitest or of Playwright; a test that passed only when repeated is one. */
export function failuresOf(report: Report): Failure[] {
  const vitest = (report.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name);
    const failed = assertionResults
      .filter((result) => result.status === 'failed')
      .map(({ fullName, failureMessages = [] }) => failure(file, fullName, failureMessages));
    return failed.length === 0 && status === 'failed' ? [failure(file, '', [message ?? ''])] : failed;
  });
  const outside = (report.errors ?? []).map(({ message = '' }) => failure('tests/e2e', '', [message]));
  return [...vitest, ...(report.suites ?? []).flatMap((suite) => failuresOfSuite(suite, '')), ...outside];
}

function failuresOfSuite({ file = '', specs = [], suites = [] }: PlaywrightSuite, titles: string): Failure[] {
  const failed = specs.flatMap(({ title, tests = [] }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results = [] }) => {
        const messages = results.flatMap(({ status = '', errors = [] }) =>
          status === 'passed' ? [] : [errors.map(({ message = '' }) => message).join('\n') || status],
        );
        return failure(`tests/e2e/${file}`, `${titles}${title}`, messages);
      }),
  );
  return [
    ...failed,
    ...suites.flatMap((inner) =>
      failuresOfSuite({ ...inner, file: inner.file ?? file }, `${titles}${inner.title ?? ''} `),
    ),
  ];
}

function failure(file: string, title: string, messages: readonly string[]): Failure {
  const message = stripVTControlCharacters(messages.join('\n'));
  return { file, title, message: message.slice(0, MAX_MESSAGE_CHARACTERS) };
}
