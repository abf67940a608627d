// Sends the pending entries: reads, sends, and deletes an entry only after the server has acknowledged it.
import type { Cart, CartIntent } from '#contract/cart.ts';
import type { ShopError } from '#contract/errors.ts';
import { MAX_ATTEMPTS_PER_DRAIN, retryDelay } from '#outbox/backoff.ts';
import type { CartEntry, EventEntry, OutboxEntry, OutboxStore } from '#outbox/entry.ts';
import {
  cartRequest,
  cartSendOutcome,
  eventsRequest,
  eventsSendOutcome,
  rejectedEventError,
  type Send,
} from '#outbox/request.ts';

const MAX_BATCH_EVENTS = 50;
/** UTF-8 bytes of a batch's JSON; below what a keepalive request may carry. */
const MAX_BATCH_BYTES = 48_000;
/** The server forgets ids after 45 days; an event older than this could be counted twice. */
const MAX_EVENT_AGE_MS = 30 * 24 * 3600 * 1000;

export interface DrainOptions {
  readonly store: OutboxStore;
  readonly send: Send;
  readonly account: string | null;
  /** ms since 1970. */
  readonly now: () => number;
  /** 0 <= r < 1. */
  readonly random: () => number;
  /** Resolves true after `ms`, false when the drain should end now. */
  readonly wait: (ms: number) => Promise<boolean>;
  /** False: another sender has taken over, or the drain is to end; asked before every call. */
  readonly shouldContinue: () => Promise<boolean>;
  /** Called after the store was changed. */
  readonly onDelivery?: (outcome: DeliveryOutcome) => void;
}
export type DeliveryOutcome =
  | { readonly kind: 'cart'; readonly intent: CartIntent; readonly cart: Cart }
  | { readonly kind: 'events'; readonly count: number }
  | { readonly kind: 'refused'; readonly entry: OutboxEntry; readonly error: ShopError };

/** `hasGivenUp`: entries are still pending, after ten failed attempts in a row or because the drain was stopped. */
export interface DrainReport {
  readonly hasGivenUp: boolean;
}

/**
 * Sends until nothing is pending. Cart changes go one by one in order, events in batches, both concurrently; a refused entry
 * becomes a dead letter and blocks nothing. Rejects only when the store does.
 */
export async function drain(options: DrainOptions): Promise<DrainReport> {
  await options.store.expire(options.now() - MAX_EVENT_AGE_MS);
  const done = await Promise.all([
    drainUntilEmpty(options, () => sendCart(options)),
    drainUntilEmpty(options, eventSender(options)),
  ]);
  return { hasGivenUp: done.includes(false) };
}

type Step =
  | { readonly kind: 'empty' }
  | { readonly kind: 'progress' }
  /** Undecided: wait and try again. */
  | { readonly kind: 'stay'; readonly retryAfterMs: number | null };

/** True when nothing is left to send. A success resets the count of failures. */
async function drainUntilEmpty(options: DrainOptions, step: () => Promise<Step>): Promise<boolean> {
  for (let failures = 0; ; ) {
    if (!(await options.shouldContinue())) return false;
    const outcome = await step();
    if (outcome.kind === 'empty') return true;
    if (outcome.kind === 'progress') {
      failures = 0;
      continue;
    }
    failures += 1;
    if (failures >= MAX_ATTEMPTS_PER_DRAIN) return false;
    if (!(await options.wait(retryDelay(failures, outcome.retryAfterMs, options.random())))) return false;
  }
}

async function sendCart(options: DrainOptions): Promise<Step> {
  const { store } = options;
  const [entry] = (await store.next('cart', 1, options.account)) as CartEntry[];
  if (entry === undefined) return { kind: 'empty' };
  const outcome = cartSendOutcome(await options.send(cartRequest(entry.intent)));
  if (outcome.kind === 'stay') {
    await store.countAttempt([entry.seq]);
    return outcome;
  }
  if (outcome.kind === 'refused') {
    await deadLetter(options, entry, outcome.error);
  } else {
    await store.settle([entry.seq], { cart: outcome.value, at: options.now() });
    options.onDelivery?.({ kind: 'cart', intent: entry.intent, cart: outcome.value });
  }
  return { kind: 'progress' };
}

/** A batch that is refused as a whole is halved until the invalid event is alone. */
function eventSender(options: DrainOptions): () => Promise<Step> {
  const { store } = options;
  let limit = MAX_BATCH_EVENTS;
  return async () => {
    const batch = firstBatch((await store.next('event', limit, options.account)) as EventEntry[]);
    const [first] = batch;
    if (first === undefined) return { kind: 'empty' };
    const seqs = batch.map(({ seq }) => seq);
    const outcome = eventsSendOutcome(await options.send(eventsRequest(batch.map(({ event }) => event))));
    if (outcome.kind === 'stay') {
      await store.countAttempt(seqs);
      return outcome;
    }
    if (outcome.kind === 'refused') {
      if (batch.length > 1) {
        limit = Math.ceil(batch.length / 2);
        return { kind: 'progress' };
      }
      limit = MAX_BATCH_EVENTS;
      await deadLetter(options, first, outcome.error);
      return { kind: 'progress' };
    }
    limit = MAX_BATCH_EVENTS;
    const byId = new Map(outcome.value.results.map((result) => [result.event_id, result]));
    const settled = batch.filter(({ id }) => {
      const status = byId.get(id)?.status;
      return status === 'ok' || status === 'duplicate';
    });
    await store.settle(settled.map(({ seq }) => seq));
    if (settled.length > 0) options.onDelivery?.({ kind: 'events', count: settled.length });
    const rejected = batch.filter(({ id }) => byId.get(id)?.status === 'rejected');
    for (const entry of rejected)
      await deadLetter(options, entry, rejectedEventError(byId.get(entry.id)?.reason));
    // A response that names none of them is no progress, and must not be repeated in a loop.
    if (settled.length + rejected.length > 0) return { kind: 'progress' };
    await store.countAttempt(seqs);
    return { kind: 'stay', retryAfterMs: null };
  };
}

async function deadLetter(options: DrainOptions, entry: OutboxEntry, error: ShopError): Promise<void> {
  await options.store.deadLetter(entry.seq, error, options.now());
  options.onDelivery?.({ kind: 'refused', entry, error });
}

/** The first entries that fit into one batch; at least one, however large. */
function firstBatch(entries: readonly EventEntry[]): EventEntry[] {
  let bytes = 2;
  const batch: EventEntry[] = [];
  for (const entry of entries) {
    bytes += new TextEncoder().encode(JSON.stringify(entry.event)).length + 1;
    if (batch.length > 0 && bytes > MAX_BATCH_BYTES) break;
    batch.push(entry);
  }
  return batch;
}
