// One node of the shop: store, services, routes and the thread behind them, from the first request to the last.
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createPageClient } from '#contract/compose.ts';
import { shopError } from '#contract/errors.ts';
import { type RunningBuilder, startBuilder } from '#server/builder.ts';
import { loadDemoRoom } from '#server/demo-loader.ts';
import type { Built } from '#server/discovery/build.ts';
import { openFolder } from '#server/discovery/folder.ts';
import { createDiscovery, DamagedFileError } from '#server/discovery/service.ts';
import type { Env } from '#server/env.ts';
import { createEventIntake } from '#server/events/intake.ts';
import { createApp } from '#server/http/app.ts';
import { mountEndpoints } from '#server/http/endpoints.ts';
import { sendError } from '#server/http/errors.ts';
import { createHandlers } from '#server/http/handler-table.ts';
import { mountHealth } from '#server/http/health.ts';
import { createOriginOf } from '#server/http/origin.ts';
import { mountSitemap } from '#server/http/sitemap.ts';
import { mountSnapshotFiles } from '#server/http/snapshot-files.ts';
import { refuseUnknownCalls } from '#server/http/unknown-calls.ts';
import { makeFirstPictures } from '#server/first-pictures.ts';
import { mountImages } from '#server/images/route.ts';
import type { Log } from '#server/log.ts';
import { createCartService } from '#server/shop/cart.ts';
import { createFacts } from '#server/shop/facts.ts';
import { createShop } from '#server/shop/shop.ts';
import { mountPages, type OpenPages } from '#server/ssr/page.ts';
import { forgetKeys } from '#server/store/carts.ts';
import { lastChange, lastTextsChange } from '#server/store/change-log.ts';
import { openStore } from '#server/store/db.ts';
import { imageById, setTint } from '#server/store/images.ts';

export interface ShopServerOptions {
  readonly env: Env;
  readonly log: Log;
  readonly openPages: OpenPages;
  /** Fill an empty catalogue with the demo, where there is one. */
  readonly seed: boolean;
}
export interface ShopServer {
  /** http://host:port as it can be opened on this machine. */
  readonly address: string;
  /** Resolves when the catalogue and its engines answer. */
  readonly ready: Promise<{ hasSeeded: boolean }>;
  /** Finishes what is being answered, then ends. */
  close(): Promise<void>;
}

const KEY_LIFETIME_MS = 60 * 24 * 3600 * 1000;
const CALM_WAIT_MS = 200;
const MAX_CALM_WAITS = 50;
const HOUSEKEEPING_MS = 3600 * 1000;
/** Answered before the catalogue is ready. */
const ALWAYS_OPEN = /^\/(healthz|readyz|openapi\.json|assets\/|icons\/|fonts\/)/;

/** Listens at once and answers 503 until the catalogue is ready. */
export async function startShopServer({ env, log, openPages, seed }: ShopServerOptions): Promise<ShopServer> {
  const store = await openStore(env);
  const demo = await loadDemoRoom();
  const folder = openFolder(env.dataDir);
  const discovery = createDiscovery(folder, Date.now);
  const facts = createFacts(store);
  const shop = createShop(facts, discovery.live);
  const originOf = createOriginOf(env.origin);
  let isReady = false;

  const app = await createApp({ log, trustedProxies: env.trustedProxies, originOf });
  app.addHook('onRequest', async (request, reply) => {
    if (isReady || ALWAYS_OPEN.test(request.url)) return undefined;
    return sendError(reply, shopError('overloaded', { detail: 'the shop is being made ready' }));
  });
  mountHealth(app, async () => isReady && (await answers(store.ping())));
  const cart = createCartService(store, Date.now);
  const events = createEventIntake(store, Date.now);
  mountEndpoints(app, { handlers: createHandlers({ shop, cart, discovery, events }), originOf });
  mountSnapshotFiles(app, folder);
  mountSitemap(app, { facts, engineOf: discovery.live, asOf: () => discovery.asOf(), originOf });
  const images = mountImages(app, {
    lookup: (id) => imageById(store.db, id),
    learnTint: (id, tint) => store.transaction((tx) => setTint(tx, id, tint)),
    dataDir: env.dataDir,
    renderDrawing: demo?.renderPicture,
    log,
  });
  refuseUnknownCalls(app);
  const freshness = () => ({ source: 'server' as const, asOf: discovery.asOf() ?? 0 });
  const pages = createPageClient({ source: discovery.source, shop, freshness });
  const render = await openPages(app);
  if (render !== undefined) mountPages(app, { render, pages, originOf, report: log.report });

  /** Opens what an earlier run built for the catalogue as it stands, so that a restart answers at once. */
  const useKept = async (): Promise<boolean> => {
    const [change, texts] = [await lastChange(store.db), await lastTextsChange(store.db)];
    if (change === undefined || texts === undefined) return false;
    const kept = folder.index(change.epoch, texts.epoch);
    if (kept === undefined) return false;
    try {
      await discovery.use({ index: kept, texts: {}, columns: {} });
      await facts.refresh();
      return true;
    } catch (error) {
      log.warn('snapshots are built again', { why: String(error) });
      folder.discard(kept);
      return false;
    }
  };
  const use = async (built: Built): Promise<void> => {
    try {
      await discovery.use(built);
    } catch (error) {
      if (!(error instanceof DamagedFileError)) throw error;
      log.warn('snapshots are built again', { why: error.message });
      folder.discard(built.index);
      builder?.forget();
    }
    if (built.hasNewFacts) await facts.refresh();
    if (isReady) log.info('catalogue refreshed', { asOf: discovery.asOf() });
  };
  const housekeeping = setInterval(() => {
    store.transaction((tx) => forgetKeys(tx, Date.now() - KEY_LIFETIME_MS)).catch(told('housekeeping'));
  }, HOUSEKEEPING_MS);
  housekeeping.unref();
  function told(where: string): (error: unknown) => void {
    return (error) => log.report(error, where);
  }

  await app.listen({ port: env.port, host: env.host });
  let isClosing = false;
  let pictures: Promise<unknown> | undefined;
  let builder: RunningBuilder | undefined;
  const ready = useKept().then(async (isKept) => {
    builder = startBuilder({ place: env, seed }, { use, failed: (error, where) => log.report(error, where) });
    // A restart does not wait for the builder, which reads all prices first.
    const { hasSeeded } = isKept ? { hasSeeded: false } : await builder.ready;
    if (isKept) builder.ready.catch(told('builder'));
    // Starting is work too: shoppers come when the moment after it would not refuse them.
    for (let waits = 0; app.isUnderPressure() && waits < MAX_CALM_WAITS; waits += 1)
      await pause(CALM_WAIT_MS);
    isReady = true;
    if (hasSeeded) pictures = makeFirstPictures(pages, images, () => isClosing).catch(told('first pictures'));
    return { hasSeeded };
  });
  return {
    address: addressOf(app.server.address() as AddressInfo),
    ready,
    async close() {
      clearInterval(housekeeping);
      isClosing = true;
      await app.close();
      await ready.catch(() => undefined);
      await builder?.stop();
      await pictures;
      await store.close();
    },
  };
}

async function answers(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

function addressOf({ address, family, port }: AddressInfo): string {
  const isAny = address === '0.0.0.0' || address === '::';
  return `http://${isAny ? 'localhost' : family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
