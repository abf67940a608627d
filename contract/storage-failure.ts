// What a failure of the device's database means: shared by the worker's database and the outbox's.

/** `full`: no room left. `forbidden`: the device gives no storage (private mode, policy), or it broke. */
export type StorageFailure = 'full' | 'forbidden';

/** Dexie wraps the cause of an aborted transaction in `inner`. */
export function storageFailureOf(error: unknown): StorageFailure {
  for (let cause = error; cause instanceof Error; cause = (cause as { inner?: unknown }).inner)
    if (cause.name === 'QuotaExceededError') return 'full';
  return 'forbidden';
}

/** iOS drops the connection of a page that was in the background; Chromium that of a damaged database. */
export function isLostConnection(error: unknown): boolean {
  const name = error instanceof Error ? error.name : '';
  return name === 'DatabaseClosedError' || name === 'InvalidStateError' || name === 'UnknownError';
}
