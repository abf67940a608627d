// How the device's storage does, joined from its two databases and told to the shopper when it changes.
import type { StorageFailure } from '#contract/storage-failure.ts';
import type { StorageState } from '#outbox/outbox.ts';

/** A database of copies is well again when it took a write, and refused none for this long: small ones fit longer than large ones. */
const WELL_AFTER_MS = 60_000;

export interface StorageHealth {
  /** Of what waits to be sent: it decides, as its loss would be the shopper's. */
  outbox(state: StorageState): void;
  /** Of the copies of what the server has. */
  failed(failure: StorageFailure): void;
  written(): void;
}

export function createStorageHealth(now: () => number, tell: (state: StorageState) => void): StorageHealth {
  let outbox: StorageState = 'ok';
  let copies: StorageState = 'ok';
  let failedAt = Number.NEGATIVE_INFINITY;
  let told: StorageState = 'ok';
  const update = () => {
    const state = outbox === 'ok' ? copies : outbox;
    if (state === told) return;
    told = state;
    tell(state);
  };
  return {
    outbox(state) {
      outbox = state;
      update();
    },
    failed(failure) {
      copies = failure;
      failedAt = now();
      update();
    },
    written() {
      if (copies === 'ok' || now() - failedAt < WELL_AFTER_MS) return;
      copies = 'ok';
      update();
    },
  };
}
