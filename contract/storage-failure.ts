// What a failure of the device's database means: shared by the worker's database and the outbox's.

/**
 * `full`: no room left. `forbidden`: the device gives no storage (private mode, policy). `hanging`: it does not respond.
 * `damaged`: it broke.
 */
export type StorageFailure = 'full' | 'forbidden' | 'hanging' | 'damaged';

/** An operation that took longer than its limit, or was not begun because an earlier one still does. */
export class StorageTimeoutError extends Error {
  override readonly name = 'StorageTimeoutError';
}

const FAILURES: Readonly<Record<string, StorageFailure>> = {
  QuotaExceededError: 'full',
  StorageTimeoutError: 'hanging',
  SecurityError: 'forbidden',
  MissingAPIError: 'forbidden',
  // Firefox in private mode.
  InvalidStateError: 'forbidden',
};

/** Dexie wraps the cause of an aborted transaction in `inner`. */
export function storageFailureOf(error: unknown): StorageFailure {
  for (let cause = error; cause instanceof Error; cause = (cause as { inner?: unknown }).inner) {
    const failure = FAILURES[cause.name];
    if (failure !== undefined) return failure;
  }
  return 'damaged';
}

const LOST = new Set(['DatabaseClosedError', 'OpenFailedError', 'InvalidStateError', 'UnknownError']);

/**
 * iOS drops the connection of a page that was in the background; Chromium that of a damaged database. Dexie says that
 * opening failed of an operation that meets a connection which another one just opens again.
 */
export function isLostConnection(error: unknown): boolean {
  return error instanceof Error && LOST.has(error.name);
}
