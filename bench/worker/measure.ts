// Measures the engine in a real Chromium: in a worker at full speed, and on a page slowed down to the speed of a weak phone.
import { openBuiltPage } from '#tests/parity/built-page.ts';
import { openWorkerPage, type WorkerPage } from '#tests/parity/browsers.ts';
import { percentile } from '#tests/speed/measure.ts';
import { buildOwnEngine } from '#tests/speed/ours.ts';
import { OPERATIONS, type Operation } from '#tests/speed/search-library.ts';
import { syntheticCatalogue } from '#tests/synthetic/catalogue.ts';
import { type WorkloadQuery, workloadQueries } from '#tests/synthetic/workload.ts';
import type { BenchMessage } from './messages.ts';

/** How many times slower a phone is assumed to be. */
export const SLOWDOWN = 4;
const QUERY_COUNT = 150;
/** Runs of each query; the median is used, as other load interrupts threads now and then. */
const PASSES = 5;
const SPIN_COUNT = 5;

export interface WorkerPlan {
  readonly variants: number;
  /** Each in a fresh browser; medians over the rounds are reported. */
  readonly rounds: number;
  readonly operations: readonly Operation[];
  readonly onProgress: (what: string) => void;
}
/** Over the queries. */
interface Percentiles {
  readonly p50: number;
  readonly p95: number;
}
/** Timings of one browser thread, in ms. */
export interface ThreadFigures {
  /** Opening new files with cold code. */
  readonly firstOpen: number;
  /** A fixed loop. */
  readonly spin: number;
  readonly operations: Readonly<Partial<Record<Operation, Percentiles>>>;
}
export interface WorkerResult {
  readonly browser: string;
  readonly variants: number;
  readonly products: number;
  readonly bytes: number;
  readonly rounds: number;
  readonly worker: ThreadFigures;
  /** A page and not a worker: Chromium's CPU throttling is "only supported for pages, not workers". */
  readonly slowedPage: ThreadFigures;
  /** How many times longer the fixed loop took on the throttled page. */
  readonly slowdown: number;
}

export async function measureWorker(plan: WorkerPlan): Promise<WorkerResult> {
  const { variants, rounds, onProgress } = plan;
  onProgress(`building ${variants} variants`);
  const catalogue = syntheticCatalogue(variants);
  const queries = workloadQueries(catalogue.text, QUERY_COUNT);
  const files = buildOwnEngine(catalogue);
  const builtPage = await openBuiltPage('bench/worker/speed-page.ts');
  const open = {
    kind: 'open',
    text: builtPage.serve('text', files.text),
    columns: builtPage.serve('columns', files.columns),
  } as const;
  const measuredRounds: Round[] = [];
  let browser = '';
  try {
    for (let round = 1; round <= rounds; round += 1) {
      onProgress(`round ${round} of ${rounds}`);
      const page = await openWorkerPage('chromium', builtPage.origin);
      browser = page.version;
      try {
        measuredRounds.push(await measureRound(page, open, queries, plan.operations));
      } finally {
        await page.close();
      }
    }
  } finally {
    await builtPage.close();
  }
  const median = (figure: (round: Round) => number) => percentile(measuredRounds.map(figure), 0.5);
  const threadOf = (thread: 'worker' | 'slowedPage'): ThreadFigures => ({
    firstOpen: median((round) => round[thread].firstOpen),
    spin: median((round) => round[thread].spin),
    operations: Object.fromEntries(
      plan.operations.map((name) => [
        name,
        {
          p50: median((round) => round[thread].operations[name]?.p50 ?? Number.NaN),
          p95: median((round) => round[thread].operations[name]?.p95 ?? Number.NaN),
        },
      ]),
    ),
  });
  return {
    browser,
    variants,
    products: catalogue.text.products.length,
    bytes: files.text.byteLength + files.columns.byteLength,
    rounds,
    worker: threadOf('worker'),
    slowedPage: threadOf('slowedPage'),
    slowdown: median((round) => round.slowedPage.spin / round.pageSpin),
  };
}

interface Round {
  readonly worker: ThreadFigures;
  readonly slowedPage: ThreadFigures;
  /** The fixed loop on the page before throttling. */
  readonly pageSpin: number;
}
type SendMessage = (message: BenchMessage) => Promise<unknown>;

async function measureRound(
  page: WorkerPage,
  open: BenchMessage,
  queries: readonly WorkloadQuery[],
  operations: readonly Operation[],
): Promise<Round> {
  const worker = await measureThread((message) => page.askWorker(message), open, queries, operations);
  const askPage: SendMessage = (message) => page.askPage(message);
  const pageSpin = await spinOf(askPage);
  await page.page.emulateCPUThrottling(SLOWDOWN);
  return { worker, pageSpin, slowedPage: await measureThread(askPage, open, queries, operations) };
}

async function measureThread(
  send: SendMessage,
  open: BenchMessage,
  queries: readonly WorkloadQuery[],
  operations: readonly Operation[],
): Promise<ThreadFigures> {
  const firstOpen = (await send(open)) as number;
  const spin = await spinOf(send);
  const figures: Partial<Record<Operation, Percentiles>> = {};
  for (const operation of OPERATIONS.filter((name) => operations.includes(name))) {
    const wall = (await send({ kind: 'operation', operation, queries, passes: PASSES })) as number[];
    figures[operation] = { p50: percentile(wall, 0.5), p95: percentile(wall, 0.95) };
  }
  return { firstOpen, spin, operations: figures };
}

async function spinOf(send: SendMessage): Promise<number> {
  const spins: number[] = [];
  for (let spin = 0; spin < SPIN_COUNT; spin += 1) spins.push((await send({ kind: 'spin' })) as number);
  return percentile(spins, 0.5);
}
