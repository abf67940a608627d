// Waiting for what must come true, with a limit.
import { setTimeout as pause } from 'node:timers/promises';
import type { Tab } from './tab.ts';

/** How long it took in ms, or null if it did not come true within the limit. */
export async function untilTrue(
  holds: () => boolean | Promise<boolean>,
  limitMs: number,
  stepMs = 50,
): Promise<number | null> {
  const started = Date.now();
  for (;;) {
    if (await holds()) return Date.now() - started;
    if (Date.now() - started > limitMs) return null;
    await pause(stepMs);
  }
}

/** Until nothing waits to be sent on the device of this tab; what was refused is left. */
export function untilSent(tab: Tab, limitMs = 60_000): Promise<number | null> {
  return untilTrue(async () => {
    const { waitingCount, eventCount } = await tab.inbox();
    return waitingCount + eventCount === 0;
  }, limitMs);
}

/** Of a machine that others use as well one trial says little of a time: the others may have held it up. */
const TRIES = 3;

/**
 * The time in ms that `measure` resolves to, measured again where it is above the limit; otherwise what went wrong, which
 * is never tried again.
 */
export async function inTime(
  limitMs: number,
  measure: () => Promise<number | string>,
): Promise<number | string> {
  const times: number[] = [];
  while (times.length < TRIES) {
    const outcome = await measure().catch((error: unknown) =>
      error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
    );
    if (typeof outcome === 'string' || outcome <= limitMs) return outcome;
    times.push(outcome);
  }
  return `${times.join(', ')} ms, each above ${limitMs}`;
}
