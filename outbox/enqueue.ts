// Stores an event or a cart intent: with an id that never changes, bound to its account, scrubbed of secrets.
import type { CartIntent } from '#contract/cart.ts';
import type { TrackingEventInput } from '#contract/events.ts';
import { scrubEvent } from '#contract/scrub.ts';
import type { OutboxEntry, OutboxStore } from '#outbox/entry.ts';

/** What is added when an entry is captured. `newId` has at least 128 random bits, as letters and digits. */
export interface CaptureContext {
  readonly now: number;
  readonly newId: string;
  readonly market: string;
  /** The signed-in customer, null for a guest. */
  readonly account: string | null;
}

/**
 * Resolves when the event is stored. Null: it was not, because the shopper gave no consent or because there is no room for
 * events of its kind.
 */
export async function enqueueEvent(
  store: OutboxStore,
  event: TrackingEventInput,
  capture: CaptureContext & {
    /** Whose shop the event is of. */
    readonly tenant: string;
    readonly sessionId: string;
    readonly mayTrack: boolean;
  },
): Promise<OutboxEntry | null> {
  if (!capture.mayTrack) return null;
  return store.add({
    kind: 'event',
    id: capture.newId,
    since: capture.now,
    account: capture.account,
    event: {
      ...scrubEvent(omitEmptyFields(event)),
      event_id: capture.newId,
      captured_at: capture.now,
      tenant: capture.tenant,
      market: capture.market,
      session_id: capture.sessionId,
    },
  });
}

/** Resolves when the change is stored; a cart intent is never refused for lack of room. */
export async function enqueueIntent(
  store: OutboxStore,
  change: CartIntent['change'],
  optimisticRow: unknown,
  capture: CaptureContext,
): Promise<OutboxEntry | null> {
  return store.add({
    kind: 'cart',
    id: capture.newId,
    since: capture.now,
    account: capture.account,
    intent: { intentId: capture.newId, market: capture.market, change },
    seen: optimisticRow,
  });
}

/** EV-01: empty fields are left out. Zero and false are not empty. */
function omitEmptyFields(event: TrackingEventInput): TrackingEventInput {
  const full = Object.entries(event).filter(([, value]) => !isEmpty(value));
  return Object.fromEntries(full) as unknown as TrackingEventInput;
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
