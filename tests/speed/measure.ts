// Measures CPU and wall time of one operation over a list of queries, each run several times but never twice in a row.
import type { RunQuery } from '#tests/speed/search-library.ts';
import type { WorkloadQuery } from '#tests/synthetic/workload.ts';

export interface Timings {
  /** By query, for those run in time: mean CPU time of its runs in ms, over all threads of the process. */
  readonly cpu: readonly number[];
  /** Duration of each run in ms. */
  readonly wall: readonly number[];
  /** Mean over the queries. */
  readonly hits: number;
}
export interface TimingLimits {
  /** Warm-up before timing: at least this many queries, and this much CPU time. */
  readonly warmUpQueries: number;
  readonly warmUpMs: number;
  /** Maximum passes over the list; no new pass begins after this much CPU time. */
  readonly passes: number;
  readonly cpuMs: number;
  /** No query begins after this much CPU time, in warm-up or timing; slow libraries run fewer queries. */
  readonly capMs: number;
}

/** CPU time of this process so far, in ms. */
export function cpuNow(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export async function timeQueries(
  runQuery: RunQuery,
  queries: readonly WorkloadQuery[],
  limits: TimingLimits,
): Promise<Timings> {
  await warmUp(runQuery, queries, limits);
  const cpu: number[] = [];
  const runs: number[] = [];
  const wall: number[] = [];
  let hits = 0;
  const cpuStart = cpuNow();
  for (let pass = 0; pass < limits.passes && (pass === 0 || cpuNow() - cpuStart < limits.cpuMs); pass += 1) {
    for (const [at, query] of queries.entries()) {
      if (cpuNow() - cpuStart > limits.capMs) break;
      const cpuBefore = cpuNow();
      const before = performance.now();
      const result = runQuery(query);
      const hitCount = typeof result === 'number' ? result : await result;
      wall.push(performance.now() - before);
      cpu[at] = (cpu[at] ?? 0) + cpuNow() - cpuBefore;
      runs[at] = (runs[at] ?? 0) + 1;
      if (pass === 0) hits += hitCount;
    }
  }
  return { cpu: cpu.map((sum, at) => sum / runs[at]!), wall, hits: hits / cpu.length };
}

async function warmUp(
  runQuery: RunQuery,
  queries: readonly WorkloadQuery[],
  limits: TimingLimits,
): Promise<void> {
  const cpuStart = cpuNow();
  const spent = () => cpuNow() - cpuStart;
  for (let count = 0; count < limits.warmUpQueries || spent() < limits.warmUpMs; count += 1) {
    if (spent() > limits.capMs) return;
    await runQuery(queries[count % queries.length]!);
  }
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The value below which the share 0..1 of the values lies; NaN for no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
