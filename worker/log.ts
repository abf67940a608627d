// The worker's log: a worker has no console of its own here, the page writes what it is told.
import type { WorkerMessage } from '#contract/worker-api.ts';

export interface WorkerLog {
  /** What should not happen. */
  report(error: unknown, where: string): void;
  /** What the specification calls a warning. */
  warn(text: string, context: Record<string, unknown>): void;
}

export function createLog(publish: (message: WorkerMessage) => void): WorkerLog {
  return {
    report: (error, where) =>
      publish({ type: 'log', level: 'report', text: where, context: { error: textOf(error) } }),
    warn: (text, facts) => publish({ type: 'log', level: 'warn', text, context: facts }),
  };
}

/** Errors of foreign make do not always survive a worker's border; their text does. */
function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
}
