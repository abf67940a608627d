// Waiting for what must come true, with a limit.
import { setTimeout as pause } from 'node:timers/promises';
import { machineContention } from '../contention.ts';
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

/** Whether nothing waits to be sent on the device of this tab; what was refused is left. */
export async function isSent(tab: Tab): Promise<boolean> {
  const { waitingCount, eventCount } = await tab.inbox();
  return waitingCount + eventCount === 0;
}

/** Until that is so. */
export function untilSent(tab: Tab, limitMs = 60_000): Promise<number | null> {
  return untilTrue(() => isSent(tab), limitMs);
}

/** The time in ms that `measure` resolves to, or what went wrong; above the limit, times what others take of the machine, that is wrong too. */
export async function inTime(
  limitMs: number,
  measure: () => Promise<number | string>,
): Promise<number | string> {
  const busyBefore = await machineContention();
  const outcome = await measure().catch((error: unknown) =>
    error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
  );
  if (typeof outcome === 'string' || outcome <= limitMs) return outcome;
  const contention = Math.max(busyBefore, await machineContention());
  return outcome <= limitMs * contention
    ? outcome
    : `${Math.round(outcome)} ms, above ${limitMs} on a machine that was ${contention.toFixed(1)} times slower`;
}
