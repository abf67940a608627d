// The calls in progress: each can be canceled by its id, and a newer one of the same kind cancels the older (NE-05).
import { shopError } from '#contract/errors.ts';
import { fail, type Result } from '#contract/result.ts';

type Work<T> = (signal: AbortSignal) => Promise<T>;
type Failure = Extract<Result<never>, { ok: false }>;

export interface Calls {
  /** Results in `canceled` once the call was canceled, whatever came of it; a fault of our own becomes `internal`. */
  read<T>(callId: string, work: Work<T>, supersedes?: string): Promise<T | Failure>;
  /** As read, but the outcome is returned even after a cancel: what was written is written. */
  write<T>(callId: string, work: Work<T>): Promise<T | Failure>;
  cancel(callId: string): void;
  /** How many reads are in progress. */
  readonly activeReads: number;
}

export function createCalls(report: (error: unknown, where: string) => void): Calls {
  const controllers = new Map<string, AbortController>();
  const newestOfKind = new Map<string, string>();
  let activeReads = 0;

  async function run<T>(
    callId: string,
    work: Work<T>,
  ): Promise<{ readonly result: T | Failure; readonly isCanceled: boolean }> {
    const controller = new AbortController();
    controllers.set(callId, controller);
    try {
      const result = await work(controller.signal);
      return { result, isCanceled: controller.signal.aborted };
    } catch (error) {
      report(error, 'worker call');
      return { result: fail(shopError('internal', { detail: String(error) })), isCanceled: false };
    } finally {
      if (controllers.get(callId) === controller) controllers.delete(callId);
    }
  }

  const calls: Calls = {
    async read(callId, work, supersedes) {
      if (supersedes !== undefined) {
        calls.cancel(newestOfKind.get(supersedes) ?? '');
        newestOfKind.set(supersedes, callId);
      }
      activeReads += 1;
      try {
        const { result, isCanceled } = await run(callId, work);
        return isCanceled ? fail(shopError('canceled')) : result;
      } finally {
        activeReads -= 1;
      }
    },
    write: async (callId, work) => (await run(callId, work)).result,
    cancel: (callId) => controllers.get(callId)?.abort(),
    get activeReads() {
      return activeReads;
    },
  };
  return calls;
}
