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
