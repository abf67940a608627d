// The work beside the calls: looking at the server's catalogue, fetching the snapshot when idle, waking the outbox.
import type { Outbox } from '#outbox/outbox.ts';
import type { Network } from '#worker/network.ts';

/** After start, so that the first page has the line for itself. */
const FIRST_LOOK_MS = 2_000;
const BUSY_AGAIN_MS = 1_000;
/** Without Background Sync nothing else wakes what waits. */
const TICK_MS = 30_000;
/** A holder that died has lost its lease by then. */
const LEASED_AGAIN_MS = 11_000;
/** Events that come together go together. */
const GATHER_EVENTS_MS = 1_000;
/** While offline the device answers; so often a call looks whether the network is back. */
const PROBE_EVERY_MS = 5_000;

export interface BackgroundDeps {
  readonly network: Network;
  readonly outbox: Pick<Outbox, 'wake' | 'stop' | 'store'>;
  /** Compares the device with the server, and fetches what changed. */
  readonly look: () => Promise<void>;
  /** From one look to the next, in ms; asked after each. */
  readonly lookEveryMs: () => number;
  /** A page waits for an answer: the line is left to it. */
  readonly isBusy: () => boolean;
  readonly now: () => number;
  readonly later: (ms: number, call: () => void) => () => void;
  readonly report: (error: unknown, where: string) => void;
}
export interface Background {
  readonly begin: () => void;
  readonly end: () => void;
  readonly wake: () => void;
  readonly wakeSoon: () => void;
  /** Looks at the server while offline, not more than once in five seconds. */
  readonly probe: () => void;
  /** The time from look to look has changed: the next one is at once. */
  readonly lookNow: () => void;
  /** The browser says the network is back, or the page is: everything at once. Resolves when the drain is over. */
  readonly flush: () => Promise<void>;
}

export function createBackground(deps: BackgroundDeps): Background {
  const { network, outbox, now } = deps;
  let hasEnded = false;
  let isGathering = false;
  let probedAt = Number.NEGATIVE_INFINITY;
  const later = (ms: number, call: () => void) =>
    deps.later(ms, () => {
      if (!hasEnded) call();
    });

  const drain = async (isUrgent = false): Promise<void> => {
    const end = await outbox.wake(isUrgent);
    if (end === 'leased-elsewhere') later(LEASED_AGAIN_MS, wake);
  };
  const wake = () => void drain();
  const look = () => deps.look().catch((error: unknown) => deps.report(error, 'look at the catalogue'));
  let takeLookBack = () => {};
  const lookAfter = (ms: number) => {
    takeLookBack();
    takeLookBack = later(ms, lookWhenIdle);
  };
  const lookWhenIdle = () => {
    if (deps.isBusy()) lookAfter(BUSY_AGAIN_MS);
    else {
      // Set before the look, so that a look that hangs does not end all looking.
      lookAfter(deps.lookEveryMs());
      void look();
    }
  };
  const probe = () => {
    if (network.isOnline || now() - probedAt < PROBE_EVERY_MS) return;
    probedAt = now();
    void look();
  };
  const tick = async (): Promise<void> => {
    probe();
    if ((await outbox.store.facts()).waiting > 0) wake();
    later(TICK_MS, () => void tick());
  };

  return {
    begin() {
      lookAfter(FIRST_LOOK_MS);
      later(TICK_MS, () => void tick());
      // The page before this one may have died with the lease in its hand.
      void drain(true);
    },
    end() {
      hasEnded = true;
      outbox.stop();
    },
    wake,
    wakeSoon() {
      if (isGathering) return;
      isGathering = true;
      later(GATHER_EVENTS_MS, () => {
        isGathering = false;
        wake();
      });
    },
    probe,
    lookNow: lookWhenIdle,
    async flush() {
      lookAfter(deps.lookEveryMs());
      void look();
      await drain(true);
    },
  };
}
