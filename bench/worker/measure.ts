// The engine in a real Chromium: on its worker at full speed, and on its page slowed down as a weak phone would be.
import { openBuiltPage } from '#tests/parity/built-page.ts';
import { openWorkerPage, type WorkerPage } from '#tests/parity/browsers.ts';
import { percentile } from '#tests/speed/measure.ts';
import { buildOwnEngine } from '#tests/speed/ours.ts';
import { OPERATIONS, type Operation } from '#tests/speed/search-library.ts';
import { syntheticCatalogue } from '#tests/synthetic/catalogue.ts';
import { type WorkloadQuery, workloadQueries } from '#tests/synthetic/workload.ts';
import type { BenchMessage } from './messages.ts';

/** How many times slower a phone is taken to be. */
export const SLOWDOWN = 4;
const QUERY_COUNT = 150;
/** A machine that others use too stops a thread now and then: of each question the median is told. */
const PASSES = 5;
const SPIN_COUNT = 5;

export interface WorkerPlan {
  readonly variants: number;
  /** Each in a browser of its own; the middle one of their figures is told. */
  readonly rounds: number;
  readonly operations: readonly Operation[];
  readonly onProgress: (what: string) => void;
}
/** Over the questions. */
interface Percentiles {
  readonly p50: number;
  readonly p95: number;
}
/** ms of one thread of the browser. */
export interface ThreadFigures {
  /** Of files never seen, by code never run. */
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
  /** Chromium's throttle acts on pages alone ("only supported for pages, not workers"), so it is the page that is slowed. */
  readonly slowedPage: ThreadFigures;
  /** How many times longer the fixed loop took on the page once it was slowed. */
  readonly slowdown: number;
}

export async function measureWorker(plan: WorkerPlan): Promise<WorkerResult> {
  const { variants, rounds, onProgress } = plan;
  onProgress(`building ${variants} variants`);
  const catalogue = syntheticCatalogue(variants);
  const questions = workloadQueries(catalogue.text, QUERY_COUNT);
  const files = buildOwnEngine(catalogue);
  const built = await openBuiltPage('bench/worker/speed-page.ts');
  const open = {
    kind: 'open',
    text: built.serve('text', files.text),
    columns: built.serve('columns', files.columns),
  } as const;
  const taken: Round[] = [];
  let browser = '';
  try {
    for (let round = 1; round <= rounds; round += 1) {
      onProgress(`round ${round} of ${rounds}`);
      const page = await openWorkerPage('chromium', built.origin);
      browser = page.version;
      try {
        taken.push(await measureRound(page, open, questions, plan.operations));
      } finally {
        await page.close();
      }
    }
  } finally {
    await built.close();
  }
  const middle = (figure: (round: Round) => number) => percentile(taken.map(figure), 0.5);
  const threadOf = (thread: 'worker' | 'slowedPage'): ThreadFigures => ({
    firstOpen: middle((round) => round[thread].firstOpen),
    spin: middle((round) => round[thread].spin),
    operations: Object.fromEntries(
      plan.operations.map((name) => [
        name,
        {
          p50: middle((round) => round[thread].operations[name]?.p50 ?? Number.NaN),
          p95: middle((round) => round[thread].operations[name]?.p95 ?? Number.NaN),
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
    slowdown: middle((round) => round.slowedPage.spin / round.pageSpin),
  };
}

interface Round {
  readonly worker: ThreadFigures;
  readonly slowedPage: ThreadFigures;
  /** Of the page before it was slowed. */
  readonly pageSpin: number;
}
type SendMessage = (message: BenchMessage) => Promise<unknown>;

async function measureRound(
  page: WorkerPage,
  open: BenchMessage,
  questions: readonly WorkloadQuery[],
  operations: readonly Operation[],
): Promise<Round> {
  const worker = await measureThread((message) => page.askWorker(message), open, questions, operations);
  const askPage: SendMessage = (message) => page.askPage(message);
  const pageSpin = await spinOf(askPage);
  await page.page.emulateCPUThrottling(SLOWDOWN);
  return { worker, pageSpin, slowedPage: await measureThread(askPage, open, questions, operations) };
}

async function measureThread(
  ask: SendMessage,
  open: BenchMessage,
  questions: readonly WorkloadQuery[],
  operations: readonly Operation[],
): Promise<ThreadFigures> {
  const firstOpen = (await ask(open)) as number;
  const spin = await spinOf(ask);
  const figures: Partial<Record<Operation, Percentiles>> = {};
  for (const operation of OPERATIONS.filter((name) => operations.includes(name))) {
    const wall = (await ask({ kind: 'operation', operation, questions, passes: PASSES })) as number[];
    figures[operation] = { p50: percentile(wall, 0.5), p95: percentile(wall, 0.95) };
  }
  return { firstOpen, spin, operations: figures };
}

async function spinOf(ask: SendMessage): Promise<number> {
  const spins: number[] = [];
  for (let spin = 0; spin < SPIN_COUNT; spin += 1) spins.push((await ask({ kind: 'spin' })) as number);
  return percentile(spins, 0.5);
}
