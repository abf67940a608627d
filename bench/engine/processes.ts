// Runs each search library in a process of its own and measures them in alternating rounds.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TimingLimits, Timings } from '#tests/speed/measure.ts';
import type { Operation } from '#tests/speed/search-library.ts';
import type { BuildReport, Library, OpenReport, Command, Reports, MemoryReport } from './protocol.ts';

export interface Measured {
  readonly built: BuildReport;
  /** By operation, then round. */
  readonly rounds: ReadonlyMap<Operation, readonly Timings[]>;
  /** After building, and after all queries. */
  readonly fresh: MemoryReport;
  readonly used: MemoryReport;
  readonly opened: OpenReport | undefined;
}
export interface Plan {
  readonly variants: number;
  readonly rounds: number;
  readonly libraries: readonly Library[];
  readonly operations: readonly Operation[];
  /** Folder for a CPU profile of each process (node --cpu-prof). */
  readonly profiles: string | undefined;
  readonly onProgress: (what: string) => void;
}

const QUERY_COUNT = 64;
/** Heap limit, enough for a million variants. */
const HEAP_MB = 12_000;
const FIRST_ROUND: TimingLimits = {
  warmUpQueries: 5,
  warmUpMs: 1000,
  passes: 20,
  cpuMs: 1500,
  capMs: 25_000,
};
const LATER_ROUND: TimingLimits = { ...FIRST_ROUND, warmUpMs: 0 };

/**
 * Each library is built once, in a process that lives to the end; then every round runs every operation of every
 * library in turn, so that a busy machine affects all libraries alike.
 */
export async function measureLibraries(plan: Plan): Promise<Map<Library, Measured>> {
  const processes = new Map<Library, LibraryProcess>();
  try {
    const built = new Map<Library, { built: BuildReport; fresh: MemoryReport }>();
    for (const library of plan.libraries) {
      plan.onProgress(`${library}: building`);
      const libraryProcess = new LibraryProcess(plan.profiles);
      processes.set(library, libraryProcess);
      const { variants } = plan;
      const report = await libraryProcess.run({ kind: 'build', library, variants, queries: QUERY_COUNT });
      built.set(library, { built: report, fresh: await libraryProcess.run({ kind: 'memory' }) });
    }
    const rounds = new Map(plan.libraries.map((library) => [library, new Map<Operation, Timings[]>()]));
    for (let round = 0; round < plan.rounds; round += 1) {
      for (const operation of plan.operations) {
        for (const [library, libraryProcess] of processes) {
          plan.onProgress(`${library}: ${operation}, round ${round + 1} of ${plan.rounds}`);
          const limits = round === 0 ? FIRST_ROUND : LATER_ROUND;
          const timings = await libraryProcess.run({ kind: 'operation', operation, limits });
          if (timings === undefined) continue;
          const timingsByOperation = rounds.get(library)!;
          timingsByOperation.set(operation, [...(timingsByOperation.get(operation) ?? []), timings]);
        }
      }
    }
    const measured = new Map<Library, Measured>();
    for (const [library, libraryProcess] of processes) {
      plan.onProgress(`${library}: saving and opening`);
      const used = await libraryProcess.run({ kind: 'memory' });
      const opened = await libraryProcess.run({ kind: 'save' });
      measured.set(library, { ...built.get(library)!, rounds: rounds.get(library)!, used, opened });
    }
    return measured;
  } finally {
    await Promise.all([...processes.values()].map((libraryProcess) => libraryProcess.end()));
  }
}

class LibraryProcess {
  readonly #child: ChildProcess;

  constructor(profiles: string | undefined) {
    const profiling = profiles === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profiles}`];
    this.#child = fork(fileURLToPath(new URL('child.ts', import.meta.url)), {
      execArgv: ['--expose-gc', `--max-old-space-size=${HEAP_MB}`, ...profiling],
    });
  }

  /** Rejects if the process exits before it responds; its output is on stderr. */
  run<O extends Command>(command: O): Promise<Reports[O['kind']]> {
    return new Promise((resolve, reject) => {
      const onExit = (code: number | null) => reject(new Error(`a measured process ended with ${code}`));
      this.#child.once('exit', onExit);
      this.#child.once('message', ({ report }: { report: Reports[O['kind']] }) => {
        this.#child.off('exit', onExit);
        resolve(report);
      });
      this.#child.send(command);
    });
  }

  async end(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.disconnect();
    await ended;
  }
}
