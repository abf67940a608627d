// Sends pending entries: read, send, wait for the server's acknowledgement, delete by id; never deletes before it.
import type { Cart, CartIntent } from '#contract/cart.ts';
import type { ShopError } from '#contract/errors.ts';
import { MAX_ATTEMPTS_PER_DRAIN, retryDelay } from '#outbox/backoff.ts';
import { cartEventOf } from '#outbox/cart-event.ts';
import {
  belongsToAccount,
  type CartEntry,
  type CartState,
  type OutboxEntry,
  type OutboxStore,
} from '#outbox/entry.ts';
import type { EventsSocket } from '#outbox/events-socket.ts';
import { cartRequest, cartSendOutcome, rejectedEventError, type Send } from '#outbox/request.ts';
import { MAX_BATCH_EVENTS, nextBatch, sendEvents } from '#outbox/send-events.ts';
import { createSignal, type Signal } from '#outbox/signal.ts';

export interface DrainOptions {
  readonly store: OutboxStore;
  readonly send: Send;
  /** Events go over it first; null or absent: by requests alone. */
  readonly socket?: EventsSocket | null;
  readonly account: string | null;
  /** ms since 1970. */
  readonly now: () => number;
  /** 0 <= r < 1. */
  readonly random: () => number;
  /** Resolves with true after `ms`, or once `wakes` has happened more often than `seen` times; with false if the drain should end. */
  readonly wait: (ms: number, seen: number) => Promise<boolean>;
  /** A reason to try again at once what failed. */
  readonly wakes?: Signal;
  /** The store may hold something new; a drain raises it itself when a sent change adds its event. */
  readonly news?: Signal;
  /** Called before every request; false if another sender has taken over or the drain should end. */
  readonly shouldContinue: () => Promise<boolean>;
  /** Called after the store was changed. */
  readonly onDelivery?: (outcome: DeliveryOutcome) => void;
}
export type DeliveryOutcome =
  | { readonly kind: 'cart'; readonly intent: CartIntent; readonly cart: Cart }
  | { readonly kind: 'events'; readonly count: number }
  | { readonly kind: 'refused'; readonly entry: OutboxEntry; readonly error: ShopError };

export interface DrainReport {
  /** Entries are still pending after MAX_ATTEMPTS_PER_DRAIN failures, or the drain was stopped. */
  readonly hasGivenUp: boolean;
  /** The count of `news` at its end: what comes later needs another drain. */
  readonly seenNews: number;
}

/**
 * Sends all pending entries. Cart changes are sent one by one in order, events in batches, both in parallel; a rejected
 * entry becomes a dead letter and blocks nothing. Rejects only if the store does.
 */
export async function drain(options: DrainOptions): Promise<DrainReport> {
  const { news = createSignal(), wakes = createSignal() } = options;
  const lanes: Lanes = { options, news, wakes, idle: new Set(), ended: Promise.withResolvers() };
  const done = await Promise.all([
    runLane(lanes, () => sendCart(options, news)),
    runLane(lanes, eventSender(options)),
  ]);
  return { hasGivenUp: done.includes(false), seenNews: await lanes.ended.promise };
}

const LANE_COUNT = 2;
/** What the lanes of the cart and of the events share. */
interface Lanes {
  readonly options: DrainOptions;
  readonly news: Signal;
  readonly wakes: Signal;
  /** Of each lane that waits for news or a wake-up: whether it came. */
  readonly idle: Set<() => boolean>;
  /** Resolves with the count of news when all are idle and none has a reason to go on. */
  readonly ended: PromiseWithResolvers<number>;
}

/**
 * Sends what a lane has, and what is added while the other lane is at work: neither waits for the other's responses. One
 * that has given up tries again when it is woken. Resolves with whether nothing was left.
 */
async function runLane(lanes: Lanes, step: () => Promise<Step>): Promise<boolean> {
  const { news, wakes, idle, ended } = lanes;
  try {
    for (;;) {
      const seen = { news: news.count(), wakes: wakes.count() };
      const isEmpty = await drainUntilEmpty(lanes.options, wakes, step);
      const isResumed = () => (isEmpty ? news.count() > seen.news : wakes.count() > seen.wakes);
      idle.add(isResumed);
      if (idle.size === LANE_COUNT && ![...idle].some((isDue) => isDue())) ended.resolve(news.count());
      await Promise.race([isEmpty ? news.after(seen.news) : wakes.after(seen.wakes), ended.promise]);
      if (!isResumed()) return isEmpty;
      idle.delete(isResumed);
    }
  } catch (error) {
    ended.resolve(news.count());
    throw error;
  }
}

type Step =
  | { readonly kind: 'empty' }
  /** These have their final result. */
  | { readonly kind: 'moved'; readonly ids: readonly string[] }
  /** No final result: wait and try again. */
  | { readonly kind: 'stay'; readonly retryAfterMs: number | null };

/**
 * Resolves with true when nothing is left to send. A success or a wake-up resets the count of failures. An entry that the
 * store still holds after its result counts as a failure: a fault of storage must not send it without end.
 */
async function drainUntilEmpty(
  options: DrainOptions,
  wakes: Signal,
  step: () => Promise<Step>,
): Promise<boolean> {
  const finished = new Set<string>();
  for (let failures = 0; ; ) {
    const seen = wakes.count();
    if (!(await options.shouldContinue())) return false;
    const outcome = await step();
    if (outcome.kind === 'empty') return true;
    if (outcome.kind === 'moved' && !outcome.ids.some((id) => finished.has(id))) {
      failures = 0;
      for (const id of outcome.ids) finished.add(id);
      continue;
    }
    failures += 1;
    if (failures >= MAX_ATTEMPTS_PER_DRAIN) return false;
    const retryAfterMs = outcome.kind === 'stay' ? outcome.retryAfterMs : null;
    if (!(await options.wait(retryDelay(failures, retryAfterMs, options.random()), seen))) return false;
    if (wakes.count() !== seen) failures = 0;
  }
}

async function sendCart(options: DrainOptions, news: Signal): Promise<Step> {
  const { store } = options;
  const before = await store.cartState();
  const entry = before.pending.find((one) => belongsToAccount(one, options.account));
  if (entry === undefined) return { kind: 'empty' };
  // Noted before: what the shopper takes back from now on may be with the server.
  if (entry.isSent !== true && !(await store.beginSending(entry.id)))
    return { kind: 'moved', ids: [entry.id] };
  const verdict = cartSendOutcome(await options.send(cartRequest(entry.intent)));
  if (verdict.kind === 'stay') {
    await store.countAttempt([entry.id]);
    return verdict;
  }
  if (verdict.kind === 'refused') {
    await deadLetter(options, entry, verdict.error);
  } else if (!isOfEarlierCart(verdict.value, before, await store.cartState(), entry)) {
    const event = cartEventOf(entry, verdict.value);
    await store.settle([entry.id], {
      cart: verdict.value,
      at: options.now(),
      event,
      before: before.cachedCart?.cart.cartId ?? null,
    });
    if (event !== undefined) news.raise();
    options.onDelivery?.({ kind: 'cart', intent: entry.intent, cart: verdict.value });
  }
  return { kind: 'moved', ids: [entry.id] };
}

/**
 * Whether a cart comes too late: another sender has settled the change, and the device has another cart since, which is
 * neither the one that it had `before` the request nor that of the answer. The bag of before was ordered.
 */
function isOfEarlierCart(answered: Cart, before: CartState, now: CartState, { id }: CartEntry): boolean {
  const cartId = now.cachedCart?.cart.cartId;
  const isWaiting = now.pending.some((entry) => entry.id === id);
  return !isWaiting && cartId !== before.cachedCart?.cart.cartId && cartId !== answered.cartId;
}

/** A batch that is rejected as a whole is halved until the faulty event is alone. */
function eventSender(options: DrainOptions): () => Promise<Step> {
  const { store } = options;
  let limit = MAX_BATCH_EVENTS;
  return async () => {
    const batch = await nextBatch(store, limit, options.account);
    const [first] = batch;
    if (first === undefined) return { kind: 'empty' };
    const ids = batch.map(({ id }) => id);
    const events = batch.map(({ event }) => event);
    const verdict = await sendEvents(options, events);
    if (verdict.kind === 'stay') {
      await store.countAttempt(ids);
      return verdict;
    }
    if (verdict.kind === 'refused') {
      if (batch.length > 1) {
        limit = Math.ceil(batch.length / 2);
        return { kind: 'moved', ids: [] };
      }
      limit = MAX_BATCH_EVENTS;
      await deadLetter(options, first, verdict.error);
      return { kind: 'moved', ids: [first.id] };
    }
    limit = MAX_BATCH_EVENTS;
    const byId = new Map(verdict.value.results.map((result) => [result.event_id, result]));
    const settled = batch.filter(({ id }) => {
      const status = byId.get(id)?.status;
      return status === 'ok' || status === 'duplicate';
    });
    await store.settle(settled.map(({ id }) => id));
    if (settled.length > 0) options.onDelivery?.({ kind: 'events', count: settled.length });
    const rejected = batch.filter(({ id }) => byId.get(id)?.status === 'rejected');
    for (const entry of rejected)
      await deadLetter(options, entry, rejectedEventError(byId.get(entry.id)?.reason));
    // A response that names none of the events is no progress and must not cause an endless loop.
    const finished = [...settled, ...rejected].map(({ id }) => id);
    if (finished.length > 0) return { kind: 'moved', ids: finished };
    await store.countAttempt(ids);
    return { kind: 'stay', retryAfterMs: null };
  };
}

async function deadLetter(options: DrainOptions, entry: OutboxEntry, error: ShopError): Promise<void> {
  await options.store.deadLetter(entry.id, error, options.now());
  options.onDelivery?.({ kind: 'refused', entry, error });
}
