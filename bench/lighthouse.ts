// `npm run lighthouse`: Lighthouse mobile on home, listing and product, the median of several runs, against the targets.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Command, namesAmong, runProcess, wholeNumber } from '#server/command-line/command.ts';
import { chromiumPath } from '#tests/chromium.ts';
import { PAGE_KINDS, type PageKind, pagesOf, URL_OPTION, withShop } from './shop.ts';

const TARGETS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof TARGETS;

interface Report {
  readonly categories: Record<Category, { readonly score: number | null }>;
  readonly audits: Record<
    string,
    {
      readonly score: number | null;
      readonly title: string;
      readonly numericValue?: number;
      readonly scoreDisplayMode: string;
    }
  >;
}

/** Lighthouse sometimes fails with NO_NAVSTART, which asks for another run. */
const TRIES = 3;

const COMMAND = {
  name: 'npm run lighthouse',
  forms: ['[options]'],
  summary: `Prints the median Lighthouse scores on mobile for each kind of page. Status 1 if one is below its target:
${Object.entries(TARGETS)
  .map(([category, target]) => `${category} ${target}`)
  .join(', ')}.`,
  options: {
    runs: { type: 'string', value: 'N', help: 'runs per page; default 5' },
    only: {
      type: 'string',
      value: 'PAGE',
      help: `${PAGE_KINDS.join(', ')}; default: all except search, which is noindex`,
    },
    url: URL_OPTION,
  },
} as const satisfies Command;

await runProcess(COMMAND, ({ values }) => {
  const runs = wholeNumber('runs', values.runs ?? '5', 1);
  const kinds =
    values.only === undefined
      ? PAGE_KINDS.filter((kind) => kind !== 'search')
      : namesAmong('only', values.only, PAGE_KINDS);
  return withShop(values.url, (origin) => measureScores(origin, kinds, runs));
});

async function measureScores(origin: string, kinds: readonly PageKind[], runs: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-lighthouse-'));
  const result: Record<string, Record<string, number>> = {};
  const pages = await pagesOf(origin);
  for (const name of kinds) {
    const path = pages[name];
    // A warm-up run: images are made on first request, which should not be measured.
    audit(origin + path, join(folder, 'warm.json'));
    const reports = Array.from({ length: runs }, (_, run) =>
      audit(origin + path, join(folder, `${name}-${run}.json`)),
    );
    const metric = (id: string) =>
      Math.round(median(reports.map((report) => report.audits[id]?.numericValue ?? 0)) * 1000) / 1000;
    result[name] = {
      ...Object.fromEntries(
        Object.keys(TARGETS).map((id) => [
          id,
          median(reports.map((report) => score(report, id as Category))),
        ]),
      ),
      fcp: metric('first-contentful-paint'),
      lcp: metric('largest-contentful-paint'),
      tbt: metric('total-blocking-time'),
      cls: metric('cumulative-layout-shift'),
    };
    console.log(`${name.padEnd(8)} ${JSON.stringify(result[name])}`);
    for (const line of failures(reports[0])) console.log(`         ${line}`);
  }
  rmSync(folder, { recursive: true, force: true });
  const missed = Object.entries(result).flatMap(([name, scores]) =>
    Object.entries(TARGETS)
      .filter(([id, target]) => (scores[id] ?? 0) < target)
      .map(([id, target]) => `${name}: ${id} ${scores[id]} < ${target}`),
  );
  for (const line of missed) console.error(line);
  return missed.length > 0 ? 1 : 0;
}

function audit(url: string, output: string): Report {
  const chrome = '--headless=new --no-sandbox --disable-dev-shm-usage --disable-background-networking';
  const args = [
    'lighthouse',
    url,
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    `--chrome-flags=${chrome}`,
  ];
  for (let left = TRIES; ; left -= 1) {
    const env = { ...process.env, CHROME_PATH: chromiumPath() };
    const { status } = spawnSync('npx', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status === 0) return JSON.parse(readFileSync(output, 'utf8')) as Report;
    if (left <= 1) throw new Error(`lighthouse failed ${TRIES} times on ${url}`);
  }
}

function score(report: Report, id: Category): number {
  return Math.round((report.categories[id].score ?? 0) * 100);
}

/** The failed audits of a report, without timings. */
function failures(report: Report | undefined): string[] {
  return Object.entries(report?.audits ?? {})
    .filter(([, audit]) => audit.score === 0 && audit.scoreDisplayMode === 'binary')
    .map(([id, audit]) => `${id}: ${audit.title}`);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
