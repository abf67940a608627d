// Results given from the device because the server was late: composed again when its responses come, and given to the page.
import type { Result } from '#contract/result.ts';
import type { Patience } from '#worker/cache/choose-response.ts';
import type { Line } from '#worker/http/line.ts';

/** A page that does not ask again by then shows something else. */
const HOLD_MS = 10_000;
/** Differ from one composition to the next without a difference that anybody sees. */
const VOLATILE_FIELDS: ReadonlySet<string> = new Set(['freshness', 'requestId', 'resultId', 'cursor']);

export interface Renewals {
  /**
   * The result of `compose`, which waits for the server as the line permits. When responses come after it, it is composed
   * again; if that differs, the page is told of the call, and its next one with the same key gets the newer result.
   */
  run<T>(
    callId: string,
    key: string,
    compose: (patience: Patience) => Promise<Result<T>>,
  ): Promise<Result<T>>;
  /** For what is not composed again: waits as the line permits. */
  readonly patience: Patience;
}

export function createRenewals(deps: {
  readonly line: Line;
  readonly schedule: (ms: number, call: () => void) => () => void;
  /** The call has a newer result. */
  readonly onRenewed: (callId: string) => void;
  readonly report: (error: unknown, where: string) => void;
}): Renewals {
  const { line, schedule } = deps;
  const renewed = new Map<string, Result<unknown>>();
  const patience: Patience = {
    waitMs: () => line.patienceMs(),
    noteLate: () => line.noteLate(),
    onLate: () => {},
    schedule,
  };

  async function renew<T>(
    { callId, key, shown }: { callId: string; key: string; shown: Result<T> },
    late: readonly Promise<Result<unknown>>[],
    compose: (patience: Patience) => Promise<Result<T>>,
  ): Promise<void> {
    const responses = await Promise.all(late);
    if (!responses.some(({ ok }) => ok)) return;
    const newer = await compose({ ...patience, waitMs: () => Number.POSITIVE_INFINITY });
    // A refusal leaves what is shown: the next visit tells.
    if (!newer.ok || contentOf(newer) === contentOf(shown)) return;
    renewed.set(key, newer);
    schedule(HOLD_MS, () => {
      if (renewed.get(key) === newer) renewed.delete(key);
    });
    deps.onRenewed(callId);
  }

  return {
    patience,
    async run<T>(callId: string, key: string, compose: (patience: Patience) => Promise<Result<T>>) {
      const held = renewed.get(key) as Result<T> | undefined;
      if (held !== undefined) {
        renewed.delete(key);
        return held;
      }
      const late: Promise<Result<unknown>>[] = [];
      const shown = await compose({ ...patience, onLate: (response) => late.push(response) });
      if (late.length > 0 && shown.ok)
        renew({ callId, key, shown }, late, compose).catch((error: unknown) => deps.report(error, 'renewal'));
      return shown;
    },
  };
}

function contentOf(result: unknown): string {
  return JSON.stringify(result, (name, value: unknown) => (VOLATILE_FIELDS.has(name) ? undefined : value));
}
