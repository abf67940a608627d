// Tells the clicks on result cards that came before any script: each keeps its id, so that it counts once however often it is told.
import { EARLY_CLICKS_KEY, type EarlyClick } from '#contract/early-clicks.ts';
import type { TrackingEventInput } from '#contract/events.ts';
import { taggedCardEvent } from '#src/discovery/tracking.ts';

/** Forgets them when all are stored: a page that ends before leaves them to the next one. */
export async function trackEarlyClicks(track: (event: TrackingEventInput) => Promise<void>): Promise<void> {
  const clicks = read();
  if (clicks.length === 0) return;
  for (const [id, tag, url] of clicks) {
    const event = taggedCardEvent('click', tag, url);
    if (event !== undefined) await track({ ...event, event_id: id });
  }
  // Others may have come meanwhile.
  const left = read().filter(([id]) => !clicks.some(([tracked]) => tracked === id));
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
