// Measurements put into the figures that are compared and demanded.
import type { Timings } from '#tests/speed/measure.ts';
import { mean, percentile } from '#tests/speed/measure.ts';
import type { Operation } from '#tests/speed/search-library.ts';
import type { Measured } from './processes.ts';
import type { Library, OpenReport } from './protocol.ts';

/** ms an operation; percentiles of CPU are over questions (each the mean of its askings), of wall over askings. */
export interface OperationResult {
  readonly cpuMean: number;
  readonly cpuP50: number;
  readonly cpuP95: number;
  readonly wallP50: number;
  readonly wallP95: number;
  /** How many of the questions were asked before the time was up. */
  readonly queries: number;
  readonly hits: number;
}
export interface LibraryResult {
  readonly buildMs: number;
  readonly buildCpuMs: number;
  readonly memoryMb: number;
  readonly memoryUsedMb: number;
  readonly spinMs: readonly number[];
  readonly snapshot: OpenReport | null;
  readonly operations: Readonly<Partial<Record<Operation, OperationResult>>>;
  /** CPU by operation, in how many times ours, over the questions that both were asked. */
  readonly timesSlowerThanOurs: Readonly<Partial<Record<Operation, number>>>;
}
export interface EngineResult {
  readonly variants: number;
  readonly products: number;
  readonly rounds: number;
  readonly node: string;
  readonly libraries: Readonly<Partial<Record<Library, LibraryResult>>>;
  /** Of our two files, largest first. */
  readonly sections: readonly { name: string; bytes: number; isIndex: boolean }[];
  readonly indexBytesPerVariant: number;
  readonly targets: readonly Target[];
}
export interface Target {
  readonly name: string;
  readonly target: number;
  readonly measured: number;
  readonly isMet: boolean;
}

export function resultOf(
  variants: number,
  rounds: number,
  measured: ReadonlyMap<Library, Measured>,
): EngineResult {
  const ours = measured.get('ours');
  const libraries: Partial<Record<Library, LibraryResult>> = {};
  for (const [library, facts] of measured) libraries[library] = libraryResult(facts, ours);
  const sections = (ours?.built.sections ?? []).toSorted((a, b) => b.bytes - a.bytes);
  const indexBytes = sections.reduce((sum, { bytes, isIndex }) => sum + (isIndex ? bytes : 0), 0);
  const figures = { libraries, indexBytesPerVariant: indexBytes / variants };
  return {
    variants,
    products: [...measured.values()][0]?.built.products ?? 0,
    rounds,
    node: process.version,
    ...figures,
    sections,
    targets: targetsOf(figures),
  };
}

function libraryResult(
  { built, rounds, fresh, used, opened }: Measured,
  ours: Measured | undefined,
): LibraryResult {
  const operations: Partial<Record<Operation, OperationResult>> = {};
  const timesOurs: Partial<Record<Operation, number>> = {};
  for (const [operation, timings] of rounds) {
    const cpu = cpuByQuery(timings);
    const wall = timings.flatMap((each) => each.wall);
    operations[operation] = {
      cpuMean: mean(cpu),
      cpuP50: percentile(cpu, 0.5),
      cpuP95: percentile(cpu, 0.95),
      wallP50: percentile(wall, 0.5),
      wallP95: percentile(wall, 0.95),
      queries: cpu.length,
      hits: timings[0]?.hits ?? 0,
    };
    const oursCpu = cpuByQuery(ours?.rounds.get(operation) ?? []).slice(0, cpu.length);
    if (oursCpu.length > 0) timesOurs[operation] = mean(cpu.slice(0, oursCpu.length)) / mean(oursCpu);
  }
  return {
    buildMs: built.buildMs,
    buildCpuMs: built.buildCpuMs,
    memoryMb: fresh.memoryMb,
    memoryUsedMb: used.memoryMb,
    spinMs: [fresh.spinMs, used.spinMs],
    snapshot: opened ?? null,
    operations,
    timesSlowerThanOurs: timesOurs,
  };
}

/** Mean over the rounds; only questions asked in every round. */
function cpuByQuery(rounds: readonly Timings[]): number[] {
  const asked = Math.min(...rounds.map(({ cpu }) => cpu.length));
  return rounds.length === 0
    ? []
    : Array.from({ length: asked }, (_, at) => mean(rounds.map(({ cpu }) => cpu[at]!)));
}

/** What the engine has to reach with 100,000 variants on a quiet server core, in ms of CPU, times, and bytes. */
function targetsOf({
  libraries,
  indexBytesPerVariant,
}: Pick<EngineResult, 'libraries' | 'indexBytesPerVariant'>): Target[] {
  const { ours, minisearch, orama } = libraries;
  const most = (name: string, target: number, measured: number | undefined) =>
    measured === undefined ? [] : [{ name, target, measured, isMet: measured <= target }];
  const least = (name: string, target: number, measured: number | undefined) =>
    measured === undefined ? [] : [{ name, target, measured, isMet: measured >= target }];
  return [
    ...least('text: times less CPU than MiniSearch', 20, minisearch?.timesSlowerThanOurs.text),
    ...least('text: times less CPU than Orama', 100, orama?.timesSlowerThanOurs.text),
    ...most('text: CPU p50 ms', 2, ours?.operations.text?.cpuP50),
    ...most('text: CPU p95 ms', 8, ours?.operations.text?.cpuP95),
    ...most('listing: CPU p95 ms', 3, ours?.operations.listing?.cpuP95),
    ...most('prefix: CPU p95 ms', 2, ours?.operations.prefix?.cpuP95),
    ...most('suggest: CPU p95 ms', 2, ours?.operations.suggest?.cpuP95),
    ...most('index bytes a variant', 150, ours === undefined ? undefined : indexBytesPerVariant),
    ...most('open ms', 1, ours?.snapshot?.openMs),
    ...most('build CPU ms', 5000, ours?.buildCpuMs),
  ];
}
