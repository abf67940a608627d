// How the device's storage does, joined from its two databases and told to the shopper when it changes.
import type { StorageFailure } from '#contract/storage-failure.ts';
import type { StorageState } from '#outbox/outbox.ts';

/** A full database is well when it took a write, and refused none for this long: small ones fit longer than large ones. */
const HAS_ROOM_AFTER_MS = 60_000;

export interface StorageHealth {
  /** Of what waits to be sent: it decides, as its loss would be the shopper's. */
  outbox(state: StorageState): void;
  /** Of the copies of what the server has. */
  failed(failure: StorageFailure): void;
  /** It took a write, or responds again. */
  well(): void;
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
      // Both are of one quota.
      if (outbox === 'full' && state === 'ok' && copies === 'full') copies = 'ok';
      outbox = state;
      update();
    },
    failed(failure) {
      copies = failure;
      failedAt = now();
      update();
    },
    well() {
      // A clock that was set back counts like one that went on.
      if (copies === 'full' && Math.abs(now() - failedAt) < HAS_ROOM_AFTER_MS) return;
      copies = 'ok';
      update();
    },
  };
}
