// `npm run trace`: for each requirement, whether a passing test names its id; fails on an id that does not exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Command, runProcess } from '#server/command-line/command.ts';

interface Outcome {
  readonly title: string;
  readonly hasPassed: boolean;
}

/** The ids of docs/requirements.md, in its order. */
export function requirementIds(markdown: string): string[] {
  return [...markdown.matchAll(/^- ([A-Z]{2}-\d{2})\b/gm)].map((match) => match[1] ?? '');
}

/** The ids a title names. */
export function idsIn(title: string): string[] {
  return [...title.matchAll(/\b([A-Z]{2}-\d{2})\b/g)].map((match) => match[1] ?? '');
}

interface PlaywrightSuite {
  readonly title?: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[];
}
interface Report {
  readonly testResults?: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** Reads a JSON report of Vitest or of Playwright. */
export function outcomesOf(report: Report): Outcome[] {
  const vitest = (report.testResults ?? []).flatMap((file) =>
    file.assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      hasPassed: status === 'passed',
    })),
  );
  const walk = (suite: PlaywrightSuite): Outcome[] => [
    ...(suite.specs ?? []).map(({ title, ok }) => ({
      title: `${suite.title ?? ''} ${title}`,
      hasPassed: ok,
    })),
    ...(suite.suites ?? []).flatMap(walk),
  ];
  return [...vitest, ...(report.suites ?? []).flatMap(walk)];
}

export function trace(ids: readonly string[], outcomes: readonly Outcome[]) {
  const known = new Set(ids);
  const covered = new Set<string>();
  const unknown = new Set<string>();
  for (const { title, hasPassed } of outcomes) {
    for (const id of idsIn(title)) {
      // Other words have this shape too (UTF-16): only the document's own prefixes are ids.
      if (!ids.some((real) => real.slice(0, 2) === id.slice(0, 2))) continue;
      if (!known.has(id)) unknown.add(id);
      else if (hasPassed) covered.add(id);
    }
  }
  return {
    covered: ids.filter((id) => covered.has(id)),
    missing: ids.filter((id) => !covered.has(id)),
    unknown: [...unknown],
  };
}

const COMMAND = {
  name: 'npm run trace',
  forms: ['[options]'],
  summary: `Prints for each requirement whether a test that passed in the last npm test names it. Status 1 if a test title names an
unknown one.`,
  options: { json: { type: 'boolean', help: 'print JSON: counts, and the ids without a test' } },
} as const satisfies Command;

function printTrace(isJson: boolean): number {
  const ids = requirementIds(readFileSync('docs/requirements.md', 'utf8'));
  const reports = existsSync('reports')
    ? readdirSync('reports').filter((name) => name.endsWith('.json'))
    : [];
  const outcomes = reports.flatMap((name) =>
    outcomesOf(JSON.parse(readFileSync(`reports/${name}`, 'utf8')) as Report),
  );
  const result = trace(ids, outcomes);
  if (isJson) {
    console.log(
      JSON.stringify({ covered: result.covered.length, total: ids.length, missing: result.missing }),
    );
  } else {
    const covered = new Set(result.covered);
    for (const id of ids) console.log(`${id} ${covered.has(id) ? 'covered' : '-'}`);
    console.log(`\n${result.covered.length} of ${ids.length} requirements are named by a passing test`);
    if (reports.length === 0) console.log('no test reports yet: run npm test first');
  }
  if (result.unknown.length === 0) return 0;
  console.error(`unknown ids in test titles: ${result.unknown.join(', ')}`);
  return 1;
}

if (import.meta.main) await runProcess(COMMAND, ({ values }) => printTrace(values.json ?? false));
