// Gives each operation on a database a limit; while one hangs, further ones are refused at once.
import { StorageTimeoutError } from '#contract/storage-failure.ts';

/** A slow phone's write under load takes less; what takes longer is likely never to end. */
export const STORAGE_LIMIT_MS = 4_000;

export interface StorageGate {
  /**
   * Rejects with StorageTimeoutError when the limit is over; the operation goes on, and may take effect later. `waitedMs`:
   * so much of the limit was over before.
   */
  run<T>(operation: () => PromiseLike<T>, waitedMs?: number): Promise<T>;
  /** An operation is above its limit. */
  readonly isShut: boolean;
}

/** `onReopened`: every operation that was above its limit, of `limitMs`, has ended. */
export function createStorageGate(
  schedule: (ms: number, call: () => void) => () => void,
  onReopened: () => void = () => undefined,
  limitMs = STORAGE_LIMIT_MS,
): StorageGate {
  let hanging = 0;
  return {
    get isShut() {
      return hanging > 0;
    },
    async run(operation, waitedMs = 0) {
      if (hanging > 0) throw new StorageTimeoutError('an earlier operation hangs');
      const limit = Promise.withResolvers<never>();
      let isLate = false;
      const cancel = schedule(Math.max(0, limitMs - waitedMs), () => {
        isLate = true;
        hanging += 1;
        limit.reject(new StorageTimeoutError(`no result in ${limitMs} ms`));
      });
      const ended = (async () => operation())().finally(() => {
        cancel();
        if (!isLate) return;
        hanging -= 1;
        if (hanging === 0) onReopened();
      });
      return Promise.race([ended, limit.promise]);
    },
  };
}
