// Sends what waits: read, send, wait for the server's word, then delete by id; nothing goes before that word.
import type { Cart, CartIntent } from '#contract/cart.ts';
import type { ShopError } from '#contract/errors.ts';
import { TRIES_PER_WAKE_UP, waitBefore } from '#outbox/backoff.ts';
import type { CartEntry, EventEntry, OutboxEntry, OutboxStore } from '#outbox/entry.ts';
import {
  cartRequest,
  cartVerdict,
  eventsRequest,
  eventsVerdict,
  rejectedEvent,
  type Send,
} from '#outbox/request.ts';

const MAX_BATCH_EVENTS = 50;
/** UTF-8 bytes of a batch's JSON; below what a keepalive request may carry. */
const MAX_BATCH_BYTES = 48_000;
/** The server forgets ids after 45 days; an event older than this could be counted twice. */
const MAX_EVENT_AGE_MS = 30 * 24 * 3600 * 1000;

export interface DrainParts {
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
  readonly mayGoOn: () => Promise<boolean>;
  /** Told after the store was changed. */
  readonly onVerdict?: (verdict: DrainVerdict) => void;
}
export type DrainVerdict =
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
export async function drain(parts: DrainParts): Promise<DrainReport> {
  await parts.store.expire(parts.now() - MAX_EVENT_AGE_MS);
  const done = await Promise.all([
    untilEmpty(parts, () => sendCart(parts)),
    untilEmpty(parts, eventSender(parts)),
  ]);
  return { hasGivenUp: done.includes(false) };
}

type Step =
  | { readonly kind: 'empty' }
  | { readonly kind: 'moved' }
  /** No verdict: wait and try again. */
  | { readonly kind: 'stay'; readonly retryAfterMs: number | null };

/** True when nothing is left to send. A success sets the count of failures back. */
async function untilEmpty(parts: DrainParts, step: () => Promise<Step>): Promise<boolean> {
  for (let failures = 0; ; ) {
    if (!(await parts.mayGoOn())) return false;
    const outcome = await step();
    if (outcome.kind === 'empty') return true;
    if (outcome.kind === 'moved') {
      failures = 0;
      continue;
    }
    failures += 1;
    if (failures >= TRIES_PER_WAKE_UP) return false;
    if (!(await parts.wait(waitBefore(failures, outcome.retryAfterMs, parts.random())))) return false;
  }
}

async function sendCart(parts: DrainParts): Promise<Step> {
  const { store } = parts;
  const [entry] = (await store.next('cart', 1, parts.account)) as CartEntry[];
  if (entry === undefined) return { kind: 'empty' };
  const verdict = cartVerdict(await parts.send(cartRequest(entry.intent)));
  if (verdict.kind === 'stay') {
    await store.countAttempt([entry.seq]);
    return verdict;
  }
  if (verdict.kind === 'refused') {
    await bury(parts, entry, verdict.error);
  } else {
    await store.settle([entry.seq], { cart: verdict.value, at: parts.now() });
    parts.onVerdict?.({ kind: 'cart', intent: entry.intent, cart: verdict.value });
  }
  return { kind: 'moved' };
}

/** A batch that is refused as a whole is halved until the one at fault stands alone. */
function eventSender(parts: DrainParts): () => Promise<Step> {
  const { store } = parts;
  let limit = MAX_BATCH_EVENTS;
  return async () => {
    const batch = fitting((await store.next('event', limit, parts.account)) as EventEntry[]);
    const [first] = batch;
    if (first === undefined) return { kind: 'empty' };
    const seqs = batch.map(({ seq }) => seq);
    const verdict = eventsVerdict(await parts.send(eventsRequest(batch.map(({ event }) => event))));
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
      await bury(parts, first, verdict.error);
      return { kind: 'moved' };
    }
    limit = MAX_BATCH_EVENTS;
    const byId = new Map(verdict.value.results.map((result) => [result.event_id, result]));
    const settled = batch.filter(({ id }) => {
      const status = byId.get(id)?.status;
      return status === 'ok' || status === 'duplicate';
    });
    await store.settle(settled.map(({ seq }) => seq));
    if (settled.length > 0) parts.onVerdict?.({ kind: 'events', count: settled.length });
    const rejected = batch.filter(({ id }) => byId.get(id)?.status === 'rejected');
    for (const entry of rejected) await bury(parts, entry, rejectedEvent(byId.get(entry.id)?.reason));
    // An answer that says nothing of any of them is no progress, and must not be asked for in a circle.
    if (settled.length + rejected.length > 0) return { kind: 'moved' };
    await store.countAttempt(seqs);
    return { kind: 'stay', retryAfterMs: null };
  };
}

async function bury(parts: DrainParts, entry: OutboxEntry, error: ShopError): Promise<void> {
  await parts.store.bury(entry.seq, error, parts.now());
  parts.onVerdict?.({ kind: 'refused', entry, error });
}

/** The first entries that fit into one batch; at least one, however large. */
function fitting(entries: readonly EventEntry[]): EventEntry[] {
  let bytes = 2;
  const fit: EventEntry[] = [];
  for (const entry of entries) {
    bytes += new TextEncoder().encode(JSON.stringify(entry.event)).length + 1;
    if (fit.length > 0 && bytes > MAX_BATCH_BYTES) break;
    fit.push(entry);
  }
  return fit;
}
