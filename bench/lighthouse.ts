// `npm run lighthouse`: Lighthouse mobile on home, listing and product, the median of `--runs` (5), against the targets.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from '#tests/chromium.ts';
import { pagesOf, withShop } from './shop.ts';

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
const at = process.argv.indexOf('--runs');
const runs = at === -1 ? 5 : Number(process.argv[at + 1]);
const onlyAt = process.argv.indexOf('--only');
/** One kind of page; by default all except search, which is noindex. */
const only = onlyAt === -1 ? undefined : process.argv[onlyAt + 1];

await withShop(async (origin) => {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-lighthouse-'));
  const result: Record<string, Record<string, number>> = {};
  for (const [name, path] of Object.entries(await pagesOf(origin)).filter(([kind]) =>
    only === undefined ? kind !== 'search' : kind === only,
  )) {
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
  if (missed.length > 0) process.exitCode = 1;
});

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
