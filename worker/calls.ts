// The calls under way: each can be ended by its id, and a newer one of the same kind ends the older (NE-05).
import { shopError } from '#contract/errors.ts';
import { fail, type Result } from '#contract/result.ts';

export interface Calls {
  /** Answers `canceled` once the call was ended, whatever came of it; a fault of our own becomes `internal`. */
  read<T>(
    callId: string,
    work: (signal: AbortSignal) => Promise<Result<T>>,
    supersedes?: string,
  ): Promise<Result<T>>;
  /** As read, but the outcome is told even after a cancel: what was written is written. */
  write<T>(callId: string, work: (signal: AbortSignal) => Promise<Result<T>>): Promise<Result<T>>;
  cancel(callId: string): void;
  /** How many reads are under way. */
  readonly activeReads: number;
}

export function createCalls(report: (error: unknown, where: string) => void): Calls {
  const controllers = new Map<string, AbortController>();
  const newestOfKind = new Map<string, string>();
  let reading = 0;

  async function run<T>(
    callId: string,
    work: (signal: AbortSignal) => Promise<Result<T>>,
  ): Promise<{ readonly result: Result<T>; readonly isCanceled: boolean }> {
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
      reading += 1;
      try {
        const { result, isCanceled } = await run(callId, work);
        return isCanceled ? fail(shopError('canceled')) : result;
      } finally {
        reading -= 1;
      }
    },
    write: async (callId, work) => (await run(callId, work)).result,
    cancel: (callId) => controllers.get(callId)?.abort(),
    get activeReads() {
      return reading;
    },
  };
  return calls;
}
