// Benchmark results: statistics of the measurements, and whether the targets are met.
import type { Timings } from '#tests/speed/measure.ts';
import { mean, percentile } from '#tests/speed/measure.ts';
import type { Operation } from '#tests/speed/search-library.ts';
import type { Measured } from './processes.ts';
import type { Library, OpenReport } from './protocol.ts';

/** In ms per query. CPU percentiles are over queries (each the mean of its runs), wall percentiles over all runs. */
export interface OperationResult {
  readonly cpuMean: number;
  readonly cpuP50: number;
  readonly cpuP95: number;
  readonly wallP50: number;
  readonly wallP95: number;
  /** Number of queries that were run within the time limit. */
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
  /** By operation: CPU time relative to ours, over the queries that both ran. */
  readonly timesSlowerThanOurs: Readonly<Partial<Record<Operation, number>>>;
}
export interface EngineResult {
  readonly variants: number;
  readonly products: number;
  readonly rounds: number;
  readonly node: string;
  readonly libraries: Readonly<Partial<Record<Library, LibraryResult>>>;
  /** Sections of our two files, largest first. */
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
  const timesSlowerThanOurs: Partial<Record<Operation, number>> = {};
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
    if (oursCpu.length > 0)
      timesSlowerThanOurs[operation] = mean(cpu.slice(0, oursCpu.length)) / mean(oursCpu);
  }
  return {
    buildMs: built.buildMs,
    buildCpuMs: built.buildCpuMs,
    memoryMb: fresh.memoryMb,
    memoryUsedMb: used.memoryMb,
    spinMs: [fresh.spinMs, used.spinMs],
    snapshot: opened ?? null,
    operations,
    timesSlowerThanOurs,
  };
}

/** Mean over the rounds, for queries run in every round. */
function cpuByQuery(rounds: readonly Timings[]): number[] {
  const queries = Math.min(...rounds.map(({ cpu }) => cpu.length));
  return rounds.length === 0
    ? []
    : Array.from({ length: queries }, (_, at) => mean(rounds.map(({ cpu }) => cpu[at]!)));
}

/** The engine's targets for 100,000 variants on an idle server core. */
function targetsOf({
  libraries,
  indexBytesPerVariant,
}: Pick<EngineResult, 'libraries' | 'indexBytesPerVariant'>): Target[] {
  const { ours, minisearch, orama } = libraries;
  const atMost = (name: string, target: number, measured: number | undefined) =>
    measured === undefined ? [] : [{ name, target, measured, isMet: measured <= target }];
  const atLeast = (name: string, target: number, measured: number | undefined) =>
    measured === undefined ? [] : [{ name, target, measured, isMet: measured >= target }];
  return [
    ...atLeast('text: times less CPU than MiniSearch', 20, minisearch?.timesSlowerThanOurs.text),
    ...atLeast('text: times less CPU than Orama', 100, orama?.timesSlowerThanOurs.text),
    ...atMost('text: CPU p50 ms', 2, ours?.operations.text?.cpuP50),
    ...atMost('text: CPU p95 ms', 8, ours?.operations.text?.cpuP95),
    ...atMost('listing: CPU p95 ms', 3, ours?.operations.listing?.cpuP95),
    ...atMost('prefix: CPU p95 ms', 2, ours?.operations.prefix?.cpuP95),
    ...atMost('suggest: CPU p95 ms', 2, ours?.operations.suggest?.cpuP95),
    ...atMost('index bytes per variant', 150, ours === undefined ? undefined : indexBytesPerVariant),
    ...atMost('open ms', 1, ours?.snapshot?.openMs),
    ...atMost('build CPU ms', 5000, ours?.buildCpuMs),
  ];
}
