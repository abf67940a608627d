// The server's log: one line of JSON per event on standard output; ids and paths only, never a person's data.
import type { LogLevel } from '#server/env.ts';

export type LogFields = Readonly<Record<string, unknown>>;
export interface Log {
  debug(text: string, fields?: LogFields): void;
  info(text: string, fields?: LogFields): void;
  warn(text: string, fields?: LogFields): void;
  /** For what should not happen: the error's message and stack, and where it was met. */
  readonly report: (error: unknown, where: string) => void;
}

const RANK: Readonly<Record<LogLevel, number>> = { error: 0, warn: 1, info: 2, debug: 3 };

export function createLog(
  level: LogLevel,
  write: (line: string) => void = (line) => {
    process.stdout.write(line);
  },
): Log {
  const line = (at: LogLevel, text: string, facts: LogFields): void => {
    if (RANK[at] > RANK[level]) return;
    write(`${JSON.stringify({ time: new Date().toISOString(), level: at, text, ...facts })}\n`);
  };
  return {
    debug: (text, facts = {}) => line('debug', text, facts),
    info: (text, facts = {}) => line('info', text, facts),
    warn: (text, facts = {}) => line('warn', text, facts),
    report: (error, where) =>
      line('error', error instanceof Error ? error.message : String(error), {
        where,
        ...(error instanceof Error ? { name: error.name, stack: error.stack } : {}),
      }),
  };
}
