// Everything that a started worker holds for its market: network, stores, snapshot, outbox, background work.
import { cartViewOf, type ComposedClient } from '#pages/pages.ts';
import { EVENTS_CALLS } from '#contract/events.calls.ts';
import type { CopiesClient } from '#contract/kept-copies.ts';
import type { CartClient } from '#contract/clients.ts';
import type { Inbox } from '#contract/inbox.ts';
import type { WorkerStartOptions } from '#contract/worker-api.ts';
import {
  isFromServer,
  openOutbox,
  type Outbox,
  type OutboxEnvironment,
  type OutboxListener,
  type OutboxOverview,
  type Send,
} from '#outbox/outbox.ts';
import { createBackground } from '#worker/background.ts';
import { createCoalescer } from '#worker/cache/coalesce.ts';
import { createProvenance } from '#worker/cache/provenance.ts';
import { createRenewals } from '#worker/cache/renewals.ts';
import { createServerResponses } from '#worker/cache/server-responses.ts';
import { offlineSource } from '#worker/discovery/offline.ts';
import { createPollIntervals, IDLE_POLL_INTERVAL_MS } from '#worker/discovery/poll-intervals.ts';
import { createSnapshotManager } from '#worker/discovery/snapshot.ts';
import type { EndpointCallerDeps } from '#worker/endpoint-caller.ts';
import { createLine } from '#worker/http/line.ts';
import { createHttpClient } from '#worker/http/request.ts';
import type { WorkerLog } from '#worker/log.ts';
import type { MessageBus } from '#worker/messages.ts';
import { createHomeKeeper } from '#worker/kept-home.ts';
import { createNetwork } from '#worker/network.ts';
import { createPageClients } from '#worker/page-client.ts';
import { createPoll } from '#worker/poll.ts';
import { type CartDeps, cartClient } from '#worker/shop/cart.ts';
import { cartViewWithPending } from '#worker/shop/cart-view.ts';
import { keptCopiesClient } from '#worker/shop/kept-copies.ts';
import { inboxOf, NOTICEABLE_WAIT_MS } from '#worker/shop/inbox.ts';
import { createRecentlyViewed, type RecentlyViewed } from '#worker/store/recently-viewed.ts';
import { type CopiesEnvironment, openCopies } from '#worker/copies.ts';
import { createStorageHealth } from '#worker/storage-health.ts';
import { createVisitor, type Visitor } from '#worker/store/visitor.ts';

/** From one attempt to delete stored searches to the next. */
const FORGET_AGAIN_MS = 10_000;

/** Time, randomness, network and storage of the place the worker runs in. */
export interface WorkerEnvironment extends CopiesEnvironment {
  readonly fetch: (input: string, init: RequestInit) => Promise<Response>;
  readonly random: () => number;
  readonly newId: () => string;
  /** What the browser believes at the start, and when it believes that the network came back. */
  readonly isOnline: boolean;
  readonly onOnline: (call: () => void) => void;
  readonly outbox: (origin: string) => OutboxEnvironment;
}
export interface Shop {
  readonly merchant: string;
  /** Of one call, by its id. */
  readonly pages: (signal: AbortSignal, callId: string) => ComposedClient;
  readonly cart: (signal: AbortSignal, tracking: CartDeps['tracking']) => CartClient;
  readonly endpointDeps: EndpointCallerDeps;
  readonly outbox: Outbox;
  /** What the outbox holds, as a page shows it. */
  readonly inbox: () => Promise<Inbox>;
  /** Removes stored responses to searches. */
  readonly forgetSearches: () => Promise<void>;
  readonly recentlyViewed: RecentlyViewed;
  readonly visitor: Visitor;
  readonly keptCopies: CopiesClient;
  readonly wakeSoon: () => void;
  /** Sends what waits, polls the catalogue and notifies the page; resolves when the drain is over. */
  readonly flush: () => Promise<void>;
  /** The page came on screen or left it. */
  readonly setVisible: (isVisible: boolean) => void;
  /** The line became one on which nothing is downloaded ahead, or is one no more. */
  readonly setMetered: (isMetered: boolean) => void;
  /** Ends the background work. */
  readonly close: () => void;
}

export async function openShop(
  environment: WorkerEnvironment,
  start: WorkerStartOptions,
  messages: MessageBus,
  log: WorkerLog,
  isBusy: () => boolean,
): Promise<Shop> {
  const { now, schedule, newId } = environment;
  const { merchant } = start;
  const { code: market } = start.market;
  const findMarket = (code: string) => (code === market ? start.market : undefined);
  const health = createStorageHealth(now, (state) => {
    messages.publish({ type: 'storage', state });
    if (state !== 'ok') log.warn('storage', { fault: state });
  });
  const copies = openCopies(environment, health, () => snapshot.storeAnew());
  const { keeping } = copies;
  void keeping.read();
  const provenance = createProvenance(now);
  const network = createNetwork(environment.isOnline, (isOnline) => {
    messages.publish({ type: 'network', isOnline });
    onNetworkChange(isOnline);
  });
  let onNetworkChange: (isOnline: boolean) => void = () => {};
  const line = createLine(now, start.isServerLate === true);
  const renewals = createRenewals({
    line,
    schedule,
    onRenewed: (callId) => messages.publish({ type: 'renewed', callId }),
    report: (error, where) => log.report(error, where),
  });
  const http = createHttpClient({
    origin: start.origin,
    fetch: environment.fetch,
    now: environment.now,
    random: environment.random,
    newId,
    cartKey: () => outbox.cartKey(),
    schedule,
    onNetworkStatus: (isOnline) => network.setOnline(isOnline),
    onAnswer: (afterMs) => line.noteAnswer(afterMs),
  });
  const coalescer = createCoalescer(schedule);
  const responses = createServerResponses({
    http,
    coalescer,
    store: copies.responses,
    provenance,
    now,
  });
  let isMeteredNow = start.isMetered;
  const isMetered = () => isMeteredNow;
  const pollIntervals = createPollIntervals(isMetered);
  let isOnDevice = false;
  const snapshot = createSnapshotManager({
    http,
    store: copies.snapshots,
    now,
    staleAfterMs: () => pollIntervals.staleAfterMs(),
    onState(of, epoch, state) {
      if (of === market) isOnDevice = state === 'ready';
      messages.publish({ type: 'snapshot', market: of, epoch, state });
    },
    onEpoch: () => coalescer.clear(),
    warn: (text, context) => log.warn(text, context),
  });
  const outboxDevice = environment.outbox(start.origin);
  const send: Send = async (request) => {
    const response = await outboxDevice.send(request);
    const isAnswered = isFromServer(response);
    // Something on the device may block events alone, and leave the shop its network.
    if (isAnswered || request.path !== EVENTS_CALLS.createEvents.path) network.setOnline(isAnswered);
    return response;
  };
  const startedAt = now();
  const inboxFrom = ({ cart, pendingCount }: OutboxOverview): Inbox =>
    inboxOf(cart, {
      eventCount: Math.max(0, pendingCount - cart.pending.length),
      rows: cart.cachedCart === null ? [] : cartViewOf(cart.cachedCart.cart, start.market).rows,
      isOnline: network.isOnline,
      now: now(),
      startedAt,
    });
  let cancelDelayNotice: (() => void) | null = null;
  let unsentEvents: string | null = null;
  /** While the outbox is opened as well: other tabs may change it then. */
  const tellPage = (overview: OutboxOverview) => {
    const { cachedCart, pending } = overview.cart;
    const inbox = inboxFrom(overview);
    messages.publish({ type: 'outbox', inbox });
    messages.publish({ type: 'cart', cart: cartViewWithPending(cachedCart, pending, start.market) });
    // Once more when what waits has waited noticeably.
    if (pending.length > 0 && !inbox.isDelayed)
      cancelDelayNotice ??= schedule(NOTICEABLE_WAIT_MS, () => {
        cancelDelayNotice = null;
        void opening.then((opened) => opened.refresh());
      });
    const events = overview.unsentEvents;
    if (events !== unsentEvents) messages.publish({ type: 'unsent', events });
    unsentEvents = events;
  };
  const listener: OutboxListener = {
    onStorageState: (state) => health.outbox(state),
    onLost: (entries) => {
      messages.publish({ type: 'storage', state: 'lost' });
      log.warn('outbox lost', { entries });
    },
    onDelivery: (outcome) => {
      // Also over the socket, where no request tells.
      network.setOnline(true);
      if (outcome.kind === 'refused') log.warn('refused', { id: outcome.entry.id, code: outcome.error.code });
    },
    onOverview: (overview) => tellPage(overview),
    onError: (error) => log.report(error, 'outbox'),
  };
  const opening = openOutbox({ ...outboxDevice, send, makeRoom: copies.room.steps }, listener);
  // Two databases at once, as each may be waited for.
  const [outbox] = await Promise.all([opening, snapshot.open(market)]);
  const cartDeps = { findMarket, http, network, outbox, now, schedule, onChange: () => outbox.announce() };
  const endpointDeps = { http, network, responses, patience: renewals.patience };
  const pages = createPageClients({
    ...endpointDeps,
    snapshot,
    provenance,
    device: offlineSource(snapshot, provenance, newId),
    merchant,
    findMarket,
    renewals,
    warn: (text, context) => log.warn(text, context),
  });
  const keepHome = createHomeKeeper({
    market,
    isReady: () => isOnDevice,
    pages: pages.ofDevice,
    keeping,
    device: copies.device,
  });
  const poll = createPoll({ market, isMetered, keeping, network, snapshot, responses, now, keepHome });
  const background = createBackground({
    network,
    outbox,
    now,
    schedule,
    isBusy,
    poll: poll.run,
    pollIntervalMs: () => (network.isOnline ? pollIntervals.intervalMs() : IDLE_POLL_INTERVAL_MS),
    report: (error, where) => log.report(error, where),
  });
  onNetworkChange = (isOnline) => {
    void outbox.refresh();
    if (!isOnline) return;
    background.wake();
    background.pollNow();
  };
  messages.publish({ type: 'network', isOnline: network.isOnline });
  environment.onOnline(() => void background.flush());
  background.start();
  void outbox.refresh();

  let cancelForgetting = () => {};
  /** Of a device that does not respond, again until it does. */
  async function forgetSearches(): Promise<void> {
    cancelForgetting();
    if (await responses.forgetSearches()) return;
    cancelForgetting = schedule(FORGET_AGAIN_MS, () => void forgetSearches());
  }

  return {
    merchant,
    pages: (signal, callId) => {
      background.probe();
      return pages.ofCall(signal, callId);
    },
    cart: (signal, tracking) => cartClient({ ...cartDeps, tracking }, signal),
    endpointDeps,
    outbox,
    inbox: async () => inboxFrom(await outbox.overview()),
    forgetSearches,
    recentlyViewed: createRecentlyViewed(copies.db),
    visitor: createVisitor(copies.db, newId),
    keptCopies: keptCopiesClient({
      copies,
      snapshot,
      isMetered,
      onKept() {
        // What was stored before may be deleted, and what came since was not stored.
        coalescer.clear();
        poll.forgetShell();
        snapshot.storeAnew();
        background.pollNow();
      },
    }),
    wakeSoon: background.wakeSoon,
    async flush() {
      // A page that was frozen missed what other contexts announced meanwhile.
      void outbox.refresh();
      await background.flush();
      // Whoever asked for it acts on what is left.
      await outbox.refresh();
    },
    setVisible(isVisible) {
      pollIntervals.setVisible(isVisible);
      if (isVisible) background.pollNow();
    },
    setMetered(isMetered) {
      const isFree = isMeteredNow && !isMetered;
      isMeteredNow = isMetered;
      if (isFree) background.pollNow();
    },
    close: () => {
      cancelDelayNotice?.();
      cancelForgetting();
      background.stop();
      copies.db.close();
    },
  };
}
