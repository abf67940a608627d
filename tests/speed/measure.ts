// CPU and wall time of one operation over a list of questions, each question several times but never twice in a row.
import type { RunQuery } from '#tests/speed/search-library.ts';
import type { WorkloadQuery } from '#tests/synthetic/workload.ts';

export interface Timings {
  /** By question, as far as they were asked: mean CPU time of its askings, in ms, all threads of the process. */
  readonly cpu: readonly number[];
  /** ms of each asking. */
  readonly wall: readonly number[];
  /** Mean over the questions asked. */
  readonly hits: number;
}
export interface TimingLimits {
  /** Before anything is timed: at least `warmUpQuestions`, and on until so much CPU time is spent. */
  readonly warmUpQueries: number;
  readonly warmUpMs: number;
  /** The list is gone through at most so often, and not again after so much CPU time. */
  readonly passes: number;
  readonly cpuMs: number;
  /** No question is begun after so much CPU time, neither in warming up nor in timing; slow libraries are asked fewer. */
  readonly capMs: number;
}

/** CPU time of this process so far, in ms. */
export function cpuNow(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export async function timeQueries(
  ask: RunQuery,
  questions: readonly WorkloadQuery[],
  effort: TimingLimits,
): Promise<Timings> {
  await warmUp(ask, questions, effort);
  const cpu: number[] = [];
  const askings: number[] = [];
  const wall: number[] = [];
  let hits = 0;
  const cpuStart = cpuNow();
  for (let pass = 0; pass < effort.passes && (pass === 0 || cpuNow() - cpuStart < effort.cpuMs); pass += 1) {
    for (const [at, question] of questions.entries()) {
      if (cpuNow() - cpuStart > effort.capMs) break;
      const cpuBefore = cpuNow();
      const before = performance.now();
      const answer = ask(question);
      const found = typeof answer === 'number' ? answer : await answer;
      wall.push(performance.now() - before);
      cpu[at] = (cpu[at] ?? 0) + cpuNow() - cpuBefore;
      askings[at] = (askings[at] ?? 0) + 1;
      if (pass === 0) hits += found;
    }
  }
  return { cpu: cpu.map((sum, at) => sum / askings[at]!), wall, hits: hits / cpu.length };
}

async function warmUp(
  ask: RunQuery,
  questions: readonly WorkloadQuery[],
  effort: TimingLimits,
): Promise<void> {
  const cpuStart = cpuNow();
  const spent = () => cpuNow() - cpuStart;
  for (let asked = 0; asked < effort.warmUpQueries || spent() < effort.warmUpMs; asked += 1) {
    if (spent() > effort.capMs) return;
    await ask(questions[asked % questions.length]!);
  }
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The value below which the share 0..1 of the values lies; NaN of nothing. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
