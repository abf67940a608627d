// Sends what waits: read, send, wait for the server's word, then delete by id; nothing goes before that word.
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
  /** Told after the store was changed. */
  readonly onDelivery?: (outcome: DeliveryOutcome) => void;
}
export type DeliveryOutcome =
  | { readonly kind: 'cart'; readonly intent: CartIntent; readonly cart: Cart }
  | { readonly kind: 'events'; readonly count: number }
  | { readonly kind: 'refused'; readonly entry: OutboxEntry; readonly error: ShopError };

/** `hasGivenUp`: something still waits, and ten tries in a row failed or the drain was ended. */
export interface DrainReport {
  readonly hasGivenUp: boolean;
}

/**
 * One wake-up. Cart changes go one by one in order, events in batches, the two beside each other; a refused entry
 * becomes a dead letter and blocks nothing. Rejects only when the store does.
 */
export async function drain(parts: DrainOptions): Promise<DrainReport> {
  await parts.store.expire(parts.now() - MAX_EVENT_AGE_MS);
  const done = await Promise.all([
    drainUntilEmpty(parts, () => sendCart(parts)),
    drainUntilEmpty(parts, eventSender(parts)),
  ]);
  return { hasGivenUp: done.includes(false) };
}

type Step =
  | { readonly kind: 'empty' }
  | { readonly kind: 'moved' }
  /** No verdict: wait and try again. */
  | { readonly kind: 'stay'; readonly retryAfterMs: number | null };

/** True when nothing is left to send. A success sets the count of failures back. */
async function drainUntilEmpty(parts: DrainOptions, step: () => Promise<Step>): Promise<boolean> {
  for (let failures = 0; ; ) {
    if (!(await parts.shouldContinue())) return false;
    const outcome = await step();
    if (outcome.kind === 'empty') return true;
    if (outcome.kind === 'moved') {
      failures = 0;
      continue;
    }
    failures += 1;
    if (failures >= MAX_ATTEMPTS_PER_DRAIN) return false;
    if (!(await parts.wait(retryDelay(failures, outcome.retryAfterMs, parts.random())))) return false;
  }
}

async function sendCart(parts: DrainOptions): Promise<Step> {
  const { store } = parts;
  const [entry] = (await store.next('cart', 1, parts.account)) as CartEntry[];
  if (entry === undefined) return { kind: 'empty' };
  const verdict = cartSendOutcome(await parts.send(cartRequest(entry.intent)));
  if (verdict.kind === 'stay') {
    await store.countAttempt([entry.seq]);
    return verdict;
  }
  if (verdict.kind === 'refused') {
    await deadLetter(parts, entry, verdict.error);
  } else {
    await store.settle([entry.seq], { cart: verdict.value, at: parts.now() });
    parts.onDelivery?.({ kind: 'cart', intent: entry.intent, cart: verdict.value });
  }
  return { kind: 'moved' };
}

/** A batch that is refused as a whole is halved until the one at fault stands alone. */
function eventSender(parts: DrainOptions): () => Promise<Step> {
  const { store } = parts;
  let limit = MAX_BATCH_EVENTS;
  return async () => {
    const batch = firstBatch((await store.next('event', limit, parts.account)) as EventEntry[]);
    const [first] = batch;
    if (first === undefined) return { kind: 'empty' };
    const seqs = batch.map(({ seq }) => seq);
    const verdict = eventsSendOutcome(await parts.send(eventsRequest(batch.map(({ event }) => event))));
    if (verdict.kind === 'stay') {
      await store.countAttempt(seqs);
      return verdict;
    }
    if (verdict.kind === 'refused') {
      if (batch.length > 1) {
        limit = Math.ceil(batch.length / 2);
        return { kind: 'moved' };
      }
      limit = MAX_BATCH_EVENTS;
      await deadLetter(parts, first, verdict.error);
      return { kind: 'moved' };
    }
    limit = MAX_BATCH_EVENTS;
    const byId = new Map(verdict.value.results.map((result) => [result.event_id, result]));
    const settled = batch.filter(({ id }) => {
      const status = byId.get(id)?.status;
      return status === 'ok' || status === 'duplicate';
    });
    await store.settle(settled.map(({ seq }) => seq));
    if (settled.length > 0) parts.onDelivery?.({ kind: 'events', count: settled.length });
    const rejected = batch.filter(({ id }) => byId.get(id)?.status === 'rejected');
    for (const entry of rejected)
      await deadLetter(parts, entry, rejectedEventError(byId.get(entry.id)?.reason));
    // An answer that says nothing of any of them is no progress, and must not be asked for in a circle.
    if (settled.length + rejected.length > 0) return { kind: 'moved' };
    await store.countAttempt(seqs);
    return { kind: 'stay', retryAfterMs: null };
  };
}

async function deadLetter(parts: DrainOptions, entry: OutboxEntry, error: ShopError): Promise<void> {
  await parts.store.deadLetter(entry.seq, error, parts.now());
  parts.onDelivery?.({ kind: 'refused', entry, error });
}

/** The first entries that fit into one batch; at least one, however large. */
function firstBatch(entries: readonly EventEntry[]): EventEntry[] {
  let bytes = 2;
  const fit: EventEntry[] = [];
  for (const entry of entries) {
    bytes += new TextEncoder().encode(JSON.stringify(entry.event)).length + 1;
    if (fit.length > 0 && bytes > MAX_BATCH_BYTES) break;
    fit.push(entry);
  }
  return fit;
}
