// Browser benchmark results as a Markdown table, with the target.
import { OPERATIONS } from '#tests/speed/search-library.ts';
import { SLOWDOWN, type WorkerResult } from './measure.ts';

/** Target for a query with all facets on a phone: 95th percentile in ms. */
export const TARGET_P95_MS = 15;
const figure = (ms: number) => ms.toFixed(ms < 10 ? 2 : 1);

export function workerTable(result: WorkerResult): string {
  const { browser, variants, products, bytes, rounds, worker, slowedPage, slowdown } = result;
  const rows = OPERATIONS.flatMap((operation) => {
    const full = worker.operations[operation];
    const slowed = slowedPage.operations[operation];
    if (full === undefined || slowed === undefined) return [];
    const isMet = slowed.p95 <= TARGET_P95_MS && full.p95 * SLOWDOWN <= TARGET_P95_MS;
    return [
      `| ${operation} | ${figure(full.p50)} / ${figure(full.p95)} | ${figure(full.p95 * SLOWDOWN)} | ${figure(slowed.p50)} / ${figure(slowed.p95)} | ${isMet ? 'yes' : 'NO'} |`,
    ];
  });
  return [
    `${variants} variants of ${products} products, ${(bytes / 1e6).toFixed(2)} MB, ${rounds} rounds, ${browser}`,
    '',
    `CPU throttling by ${SLOWDOWN} works on pages and not on workers, so both are measured: the worker at full speed, and`,
    `the same code on the throttled page, where a fixed loop took ${slowdown.toFixed(2)} times as long.`,
    '',
    `| operation | worker p50 / p95 ms | worker p95 × ${SLOWDOWN} | slowed page p50 / p95 ms | within ${TARGET_P95_MS} ms |`,
    '|---|---|---|---|---|',
    ...rows,
    '',
    `First opening: ${figure(worker.firstOpen)} ms in the worker, ${figure(slowedPage.firstOpen)} ms on the slowed page.`,
  ].join('\n');
}
