// The worker's log: it is sent to the page, which writes it to the console.
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
    warn: (text, context) => publish({ type: 'log', level: 'warn', text, context }),
  };
}

/** Not every error can be cloned to the page; its text can. */
function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
}
