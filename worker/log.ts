// The worker's log: a worker has no console of its own here, the page writes what it is told.
import type { WorkerMessage } from '#contract/worker-api.ts';

export interface WorkerLog {
  /** What should not happen. */
  report(error: unknown, where: string): void;
  /** What the specification calls a warning. */
  warn(text: string, facts: Record<string, unknown>): void;
}

export function createLog(tell: (message: WorkerMessage) => void): WorkerLog {
  return {
    report: (error, where) =>
      tell({ type: 'log', level: 'report', text: where, facts: { error: textOf(error) } }),
    warn: (text, facts) => tell({ type: 'log', level: 'warn', text, facts }),
  };
}

/** Errors of foreign make do not always survive a worker's border; their text does. */
function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
}
