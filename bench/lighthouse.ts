// `npm run lighthouse`: Lighthouse mobile on pages for everybody and on those of a shopper, the median of several runs, against the targets.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { type Command, namesAmong, runProcess, wholeNumber } from '#server/command-line/command.ts';
import { chromiumPath } from '#tests/chromium.ts';
import { pagesOf, URL_OPTION, withShop } from './shop.ts';
import { type Shopper, shopperWithBag, shopperWithOrder } from './shopper.ts';

const TARGETS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof TARGETS;
const CATEGORIES = Object.keys(TARGETS) as Category[];
/** Of pages that no search engine indexes. */
const UNLISTED: readonly Category[] = ['accessibility', 'best-practices'];

/** The pages, each with what it has to reach. */
const PAGES = {
  home: CATEGORIES,
  listing: CATEGORIES,
  product: CATEGORIES,
  'gift-cards': CATEGORIES,
  search: UNLISTED,
  bag: UNLISTED,
  checkout: UNLISTED,
  confirmation: UNLISTED,
  'find-order': UNLISTED,
} as const satisfies Record<string, readonly Category[]>;
type PageKind = keyof typeof PAGES;
const PAGE_KINDS = Object.keys(PAGES) as PageKind[];

interface MeasuredPage {
  readonly path: string;
  readonly shopper?: Shopper;
}

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

const FLAGS = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'];
const COOKIE_LIFETIME_S = 86_400;
/** `simulate`: Lighthouse computes a slow line and processor from a fast run; `devtools`: both are slowed while it runs. */
const THROTTLINGS = ['simulate', 'devtools'] as const;
type Throttling = (typeof THROTTLINGS)[number];
/** Lighthouse sometimes fails with NO_NAVSTART, which asks for another run. */
const TRIES = 3;

const COMMAND = {
  name: 'npm run lighthouse',
  forms: ['[options]'],
  summary: `Prints the median Lighthouse scores on mobile for each kind of page. Status 1 if one is below its target:
${Object.entries(TARGETS)
  .map(([category, target]) => `${category} ${target}`)
  .join(', ')}; of pages that are not indexed: ${UNLISTED.join(' and ')}.
Bag, checkout and confirmation are those of a shopper who buys with the test provider.`,
  options: {
    runs: { type: 'string', value: 'N', help: 'runs per page; default 5' },
    only: {
      type: 'string',
      value: 'PAGE',
      help: `${PAGE_KINDS.join(', ')}; default: all`,
    },
    throttling: {
      type: 'string',
      value: 'METHOD',
      help: `${THROTTLINGS.join(', ')}: a slow line and processor are computed, or made; default simulate`,
    },
    url: URL_OPTION,
  },
} as const satisfies Command;

await runProcess(COMMAND, ({ values }) => {
  const runs = wholeNumber('runs', values.runs ?? '5', 1);
  const kinds = values.only === undefined ? PAGE_KINDS : namesAmong('only', values.only, PAGE_KINDS);
  const [throttling = 'simulate'] = namesAmong('throttling', values.throttling ?? 'simulate', THROTTLINGS);
  return withShop(values.url, (origin) => measureScores(origin, kinds, runs, throttling));
});

async function measureScores(
  origin: string,
  kinds: readonly PageKind[],
  runs: number,
  throttling: Throttling,
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-lighthouse-'));
  const result: Record<string, Record<string, number>> = {};
  const pages = await measuredPages(origin, kinds);
  for (const [name, { path, shopper }] of pages) {
    const url = origin + path;
    const profile = shopper === undefined ? undefined : await profileOf(shopper, origin);
    // A warm-up run: images are made on first request, which should not be measured.
    audit(url, join(folder, 'warm.json'), throttling, profile);
    const reports = Array.from({ length: runs }, (_, run) =>
      audit(url, join(folder, `${name}-${run}.json`), throttling, profile),
    );
    if (profile !== undefined) rmSync(profile, { recursive: true, force: true });
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
    console.log(`${name.padEnd(12)} ${JSON.stringify(result[name])}`);
    for (const line of failures(reports[0])) console.log(`             ${line}`);
  }
  rmSync(folder, { recursive: true, force: true });
  const missed = kinds.flatMap((name) =>
    PAGES[name]
      .filter((id) => (result[name]?.[id] ?? 0) < TARGETS[id])
      .map((id) => `${name}: ${id} ${result[name]?.[id]} < ${TARGETS[id]}`),
  );
  for (const line of missed) console.error(line);
  return missed.length > 0 ? 1 : 0;
}

async function measuredPages(
  origin: string,
  kinds: readonly PageKind[],
): Promise<[name: PageKind, page: MeasuredPage][]> {
  const { home, listing, search, product } = await pagesOf(origin);
  const open: Record<PageKind, () => Promise<MeasuredPage>> = {
    home: async () => ({ path: home }),
    listing: async () => ({ path: listing }),
    search: async () => ({ path: search }),
    product: async () => ({ path: product }),
    'gift-cards': async () => ({ path: `${home}/gift-cards` }),
    bag: async () => ({ path: `${home}/cart`, shopper: await shopperWithBag(origin, product) }),
    checkout: async () => ({ path: `${home}/checkout`, shopper: await shopperWithBag(origin, product) }),
    async confirmation() {
      const shopper = await shopperWithOrder(origin, product);
      return { path: `${home}/confirm?order=${shopper.orderNumber}`, shopper };
    },
    'find-order': async () => ({ path: `${home}/confirm` }),
  };
  const pages: [PageKind, MeasuredPage][] = [];
  for (const kind of kinds) pages.push([kind, await open[kind]()]);
  return pages;
}

/** A browser's folder that has the shopper's cookie, which Lighthouse leaves in place. */
async function profileOf({ cookie }: Shopper, origin: string): Promise<string> {
  const profile = mkdtempSync(join(tmpdir(), 'cairn-shopper-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    args: FLAGS,
  });
  const [name = '', value = ''] = cookie.split('=');
  const expires = Date.now() / 1000 + COOKIE_LIFETIME_S;
  await context.addCookies([{ name, value, url: origin, httpOnly: true, sameSite: 'Lax', expires }]);
  await context.close();
  return profile;
}

/** `profile`: the browser's folder; else a new one. */
function audit(url: string, output: string, throttling: Throttling, profile?: string): Report {
  const flags = [
    '--headless=new',
    ...FLAGS,
    ...(profile === undefined ? [] : [`--user-data-dir=${profile}`]),
  ];
  const args = [
    'lighthouse',
    url,
    '--quiet',
    '--output=json',
    `--throttling-method=${throttling}`,
    `--output-path=${output}`,
    `--chrome-flags=${flags.join(' ')}`,
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
