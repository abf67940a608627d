// Tells the clicks on result cards that came before their script: each keeps its id, so that it counts once however often it is told.
import { EARLY_CLICKS_KEY, type EarlyClick } from '#contract/early-clicks.ts';
import type { TrackingEventInput } from '#contract/events.ts';
import { taggedCardEvent } from '#src/discovery/card-event.ts';

/**
 * Tells those that are noted by now, and each that is noted later: cards are hydrated after the page has a worker too.
 * `failed` is told what was thrown.
 */
export function watchEarlyClicks(
  track: (event: TrackingEventInput) => Promise<unknown>,
  failed: (error: unknown) => void,
): void {
  let last: Promise<void> = Promise.resolve();
  // One after the other: a click that is being told is noted still.
  const tell = () => (last = last.then(() => trackEarlyClicks(track)).catch(failed));
  void tell();
  // In the capture phase, as React stops a click on what it could not hydrate; later, as the document takes back its note where it could.
  for (const type of ['click', 'auxclick']) addEventListener(type, () => setTimeout(tell), { capture: true });
}

/** Forgets those that are stored, for which `track` resolves with undefined: others are left to the next page. */
export async function trackEarlyClicks(
  track: (event: TrackingEventInput) => Promise<unknown>,
): Promise<void> {
  const clicks = read();
  if (clicks.length === 0) return;
  const stored = new Set<string>();
  for (const [id, tag, url] of clicks) {
    const event = taggedCardEvent('click', tag, url);
    if (event === undefined || (await track({ ...event, event_id: id })) === undefined) stored.add(id);
  }
  // Others may have come meanwhile.
  const left = read().filter(([id]) => !stored.has(id));
  if (left.length > 0) sessionStorage.setItem(EARLY_CLICKS_KEY, JSON.stringify(left));
  else sessionStorage.removeItem(EARLY_CLICKS_KEY);
}

function read(): EarlyClick[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(EARLY_CLICKS_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEarlyClick) : [];
  } catch {
    // Forbidden, or not ours.
    return [];
  }
}

function isEarlyClick(value: unknown): value is EarlyClick {
  return Array.isArray(value) && value.length === 3 && value.every((part) => typeof part === 'string');
}
