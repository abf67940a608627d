// Adds events and cart intents to the store: with an id, bound to the account, scrubbed of tokens.
import type { CartIntent } from '#contract/cart.ts';
import type { TrackingEventInput } from '#contract/events.ts';
import { scrubEvent } from '#contract/scrub.ts';
import type { CartTracking, OutboxEntry, OutboxStore } from '#outbox/entry.ts';

/** Context at capture. `newId` has at least 128 random bits, as letters and digits. */
export interface CaptureContext {
  readonly now: number;
  readonly newId: string;
  readonly market: string;
  /** The signed-in customer, null for a guest. */
  readonly account: string | null;
}

/**
 * Resolves when the event is stored; with null if it was not, because the shopper gave no consent, it is stored already,
 * or there is no room for events of its kind.
 */
export async function enqueueEvent(
  store: OutboxStore,
  event: TrackingEventInput,
  capture: CaptureContext & {
    /** Whose shop the event is of. */
    readonly tenant: string;
    readonly sessionId: string;
    readonly visitorId?: string | undefined;
    readonly mayTrack: boolean;
  },
): Promise<OutboxEntry | null> {
  if (!capture.mayTrack) return null;
  const id = event.event_id ?? capture.newId;
  if (event.event_id !== undefined && (await store.all()).some((entry) => entry.id === id)) return null;
  return store.add({
    kind: 'event',
    id,
    since: capture.now,
    account: capture.account,
    event: {
      ...scrubEvent(omitEmptyFields(event)),
      event_id: id,
      captured_at: capture.now,
      tenant: capture.tenant,
      market: capture.market,
      session_id: capture.sessionId,
      ...(capture.visitorId === undefined ? {} : { visitor_id: capture.visitorId }),
    },
  });
}

/** Resolves when the change is stored; cart intents are never shed. `newCartKey` is used by a device without one. */
export async function enqueueIntent(
  store: OutboxStore,
  change: CartIntent['change'],
  optimisticRow: unknown,
  capture: CaptureContext & { readonly newCartKey: string; readonly tracking?: CartTracking | undefined },
): Promise<OutboxEntry | null> {
  const cartKey = await store.cartKey(capture.newCartKey);
  return store.add({
    kind: 'cart',
    id: capture.newId,
    since: capture.now,
    account: capture.account,
    intent: { intentId: capture.newId, market: capture.market, cartKey, change },
    seen: optimisticRow,
    ...(capture.tracking === undefined ? {} : { tracking: capture.tracking }),
  });
}

/** EV-01: omits empty fields; zero and false are not empty. */
function omitEmptyFields(event: TrackingEventInput): TrackingEventInput {
  const full = Object.entries(event).filter(([, value]) => !isEmpty(value));
  return Object.fromEntries(full) as unknown as TrackingEventInput;
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
