// Everything that a started worker holds for its market: network, stores, snapshot, outbox, and the work that goes on beside calls.
import { type ComposedClient, createPageClient } from '#contract/compose.ts';
import type { CartClient } from '#contract/clients.ts';
import type { WorkerStart } from '#contract/worker-api.ts';
import { openOutbox, type Outbox, type OutboxDevice, type OutboxListener } from '#outbox/outbox.ts';
import type { Send } from '#outbox/request.ts';
import { createBackground } from '#worker/background.ts';
import { createCoalescer } from '#worker/cache/coalesce.ts';
import { createProvenance } from '#worker/cache/provenance.ts';
import { createServerAnswers } from '#worker/cache/server-answers.ts';
import { offlineSource } from '#worker/discovery/offline.ts';
import { createLookTimes, LOOK_SELDOM_MS } from '#worker/discovery/look-times.ts';
import { createSnapshotKeeper } from '#worker/discovery/snapshot.ts';
import { chosenSource } from '#worker/discovery/source.ts';
import { createHttp } from '#worker/http/request.ts';
import type { WorkerLog } from '#worker/log.ts';
import type { Messages } from '#worker/messages.ts';
import { createNetwork } from '#worker/network.ts';
import { cartClient, readCartView } from '#worker/shop/cart.ts';
import { keepFrame, shopSource } from '#worker/shop/catalogue.ts';
import { createAnswerStore } from '#worker/store/answers.ts';
import type { ShopDatabase, StorageFault } from '#worker/store/db.ts';
import { createRecentlyViewed, type RecentlyViewed } from '#worker/store/recently-viewed.ts';
import { createSearchHistory, type SearchHistory } from '#worker/store/search-history.ts';
import { createSnapshotStore } from '#worker/store/snapshots.ts';
import { createVisitor, type Visitor } from '#worker/store/visitor.ts';

/** Time, chance, network and storage of the place the worker runs in. */
export interface WorkerDevice {
  readonly fetch: (input: string, init: RequestInit) => Promise<Response>;
  readonly now: () => number;
  readonly random: () => number;
  readonly newId: () => string;
  readonly later: (ms: number, call: () => void) => () => void;
  /** What the browser believes at the start, and when it believes that the network came back. */
  readonly isOnline: boolean;
  readonly onOnline: (call: () => void) => void;
  readonly outbox: (origin: string) => OutboxDevice;
  readonly openDatabase: (onFault: (fault: StorageFault, error: unknown) => void) => ShopDatabase;
}
export interface Shop {
  readonly pages: (signal: AbortSignal) => ComposedClient;
  readonly cart: (signal: AbortSignal) => CartClient;
  readonly outbox: Outbox;
  readonly history: SearchHistory;
  readonly viewed: RecentlyViewed;
  readonly visitor: Visitor;
  /** The outbox or the cart changed here: pages and other tabs are told. */
  readonly changed: () => void;
  readonly wakeSoon: () => void;
  /** Sends what waits and looks at the network once more; resolves when the drain is over. */
  readonly flush: () => Promise<void>;
  /** The page came on screen or left it. */
  readonly attend: (isVisible: boolean) => void;
  /** Ends the work beside the calls. */
  readonly close: () => void;
}

export async function openShop(
  device: WorkerDevice,
  start: WorkerStart,
  messages: Messages,
  log: WorkerLog,
  isBusy: () => boolean,
): Promise<Shop> {
  const { now, later, newId } = device;
  const { market } = start;
  /** Once a kind: a device that keeps nothing would say so at every answer. */
  const told = new Set<StorageFault>();
  const tellStorage = (fault: StorageFault, error?: unknown) => {
    if (told.has(fault)) return;
    told.add(fault);
    messages.tell({ type: 'storage', state: fault });
    log.warn('storage', { fault, reason: error instanceof Error ? error.message : '' });
  };
  const db = device.openDatabase(tellStorage);
  const provenance = createProvenance(now);
  const network = createNetwork(device.isOnline, (isOnline) => {
    messages.tell({ type: 'network', isOnline });
    if (isOnline) onBackOnline();
  });
  let onBackOnline = () => {};
  const http = createHttp({
    origin: start.origin,
    fetch: device.fetch,
    random: device.random,
    later,
    onReach: (isOnline) => network.note(isOnline),
  });
  const coalescer = createCoalescer(later);
  const answers = createServerAnswers({ http, coalescer, store: createAnswerStore(db), provenance, now });
  const times = createLookTimes(start.isMetered);
  const snapshot = createSnapshotKeeper({
    http,
    store: createSnapshotStore(db),
    now,
    holdsMs: () => times.holdsMs(),
    onState: (of, epoch, state) => messages.tell({ type: 'snapshot', market: of, epoch, state }),
    onEpoch: () => coalescer.clear(),
    warn: (text, facts) => log.warn(text, facts),
  });
  const outboxDevice = device.outbox(start.origin);
  const send: Send = async (request) => {
    const answer = await outboxDevice.send(request);
    network.note(answer !== null);
    return answer;
  };
  const listener: OutboxListener = {
    onStorage: (trouble) => tellStorage(trouble),
    onVerdict: (verdict) => {
      if (verdict.kind === 'refused') log.warn('refused', { id: verdict.entry.id, code: verdict.error.code });
      void tellState();
    },
    onOtherChange: () => void tellState(),
    onTrouble: (error) => log.report(error, 'outbox'),
  };
  const outbox = await openOutbox({ ...outboxDevice, send }, listener);
  if (outbox.lost > 0) {
    messages.tell({ type: 'storage', state: 'lost' });
    log.warn('outbox lost', { entries: outbox.lost });
  }
  const cartDeps = { http, network, outbox, now, onChange: () => changed() };
  const catalogue = { network, snapshot, answers, provenance };
  const deviceSource = offlineSource(snapshot, provenance, newId);

  /** One after the other, so that a page never hears an older state after a newer one. */
  let telling: Promise<void> = Promise.resolve();
  const tellState = (): Promise<void> => {
    telling = telling
      .then(async () => {
        const { waiting, dead } = await outbox.store.facts();
        messages.tell({ type: 'outbox', waiting, dead });
        const cart = await readCartView(outbox.store, market);
        if (cart !== null) messages.tell({ type: 'cart', cart });
      })
      .catch((error: unknown) => log.report(error, 'cart view'));
    return telling;
  };
  const changed = () => {
    outbox.announce();
    void tellState();
  };

  let framed: { readonly texts: string | null; readonly at: number } | null = null;
  const background = createBackground({
    network,
    outbox,
    now,
    later,
    isBusy,
    look: async () => {
      const isFirst = framed === null && network.isOnline;
      // Menu and pages before the catalogue: a device that says it is ready has both.
      if (isFirst) await keepFrame(answers, market);
      await snapshot.refresh(market, !start.isMetered);
      if (isFirst) framed = { texts: snapshot.textSeen(), at: now() };
      // Menu and pages change with texts, not with every price.
      const isDue = framed?.texts !== snapshot.textSeen() || now() - framed.at >= LOOK_SELDOM_MS;
      if (!network.isOnline || !isDue) return;
      framed = { texts: snapshot.textSeen(), at: now() };
      await keepFrame(answers, market);
    },
    lookEveryMs: () => (network.isOnline ? times.everyMs() : LOOK_SELDOM_MS),
    report: (error, where) => log.report(error, where),
  });
  onBackOnline = () => {
    background.wake();
    background.lookNow();
  };
  messages.tell({ type: 'network', isOnline: network.isOnline });
  await snapshot.open(market);
  device.onOnline(() => void background.flush());
  background.begin();
  void tellState();

  return {
    pages: (signal) => {
      background.probe();
      return createPageClient({
        source: chosenSource({ network, snapshot, device: deviceSource, answers }, signal),
        shop: shopSource(catalogue, signal),
        freshness: (answer) => provenance.of(answer),
        warn: (text, facts) => log.warn(text, facts),
      });
    },
    cart: (signal) => cartClient(cartDeps, signal),
    outbox,
    history: createSearchHistory(db),
    viewed: createRecentlyViewed(db),
    visitor: createVisitor(db, newId),
    changed,
    wakeSoon: background.wakeSoon,
    flush: background.flush,
    attend(isVisible) {
      times.attend(isVisible);
      if (isVisible) background.lookNow();
    },
    close: () => {
      background.end();
      db.close();
    },
  };
}
