// Lets a service worker replay what waits and stops it in the middle, again and again; the same for ours and for the control arm.
import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import type { SeededRandom } from './random.ts';
import { untilTrue } from './settle.ts';

export interface ReplayedQueue {
  /** A page of the origin that sends nothing itself. */
  readonly page: Page;
  readonly syncTag: string;
  waiting(): Promise<number>;
  /** How many requests of the queue have arrived so far. */
  arrived(): number;
  /** Puts more into the queue, while nothing can be sent. */
  refill(): Promise<void>;
  /** What a stopped sender holds would expire with time; the figure does not wait for it. */
  expire(): Promise<void>;
}

const REPLAY_STARTS_WITHIN_MS = 10_000;
/** A stop comes within this time after a replay's first request. */
const STOP_WITHIN_MS = 120;
/** However slow the machine is, so many are tried. */
const MIN_TRIES = 4;

/** Resolves with the stops that met a replay on its way. */
export async function killDuringReplay(
  queue: ReplayedQueue,
  kills: number,
  random: SeededRandom,
  isOver: () => boolean,
): Promise<number> {
  const control = await controlOf(queue.page);
  let hits = 0;
  for (let tries = 0; hits < kills && !(tries >= MIN_TRIES && isOver()); tries += 1) {
    if ((await queue.waiting()) === 0) await queue.refill();
    const before = queue.arrived();
    await control.sync(queue.syncTag);
    const hasStarted = await untilTrue(() => queue.arrived() > before, REPLAY_STARTS_WITHIN_MS, 5);
    await pause(random.whole(0, STOP_WITHIN_MS));
    await control.stop();
    await queue.expire();
    if (hasStarted !== null) hits += 1;
  }
  return hits;
}

/** Syncs until nothing waits, without a stop; false if something is left after the limit. */
export async function replayToEnd(queue: ReplayedQueue, limitMs: number): Promise<boolean> {
  const control = await controlOf(queue.page);
  const done = await untilTrue(
    async () => {
      if ((await queue.waiting()) === 0) return true;
      await control.sync(queue.syncTag);
      return false;
    },
    limitMs,
    1_000,
  );
  return done !== null;
}

async function controlOf(page: Page): Promise<{ sync(tag: string): Promise<void>; stop(): Promise<void> }> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted);
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  return {
    async sync(tag) {
      await session.send('ServiceWorker.dispatchSyncEvent', {
        origin,
        registrationId,
        tag,
        lastChance: false,
      });
    },
    async stop() {
      await session.send('ServiceWorker.stopAllWorkers');
    },
  };
}
