// Runs one node of the shop: store, services, routes and the builder's thread.
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createActivation } from '#server/activation.ts';
import { createPageClient } from '#pages/pages.ts';
import { shopError } from '#contract/errors.ts';
import { type BuilderHandle, startBuilder } from '#server/builder.ts';
import { loadDemoRoom } from '#server/demo-loader.ts';
import type { BuildResult } from '#server/discovery/snapshot-builder.ts';
import { openFolder } from '#server/discovery/open-folder.ts';
import { poll } from '#server/discovery/poll.ts';
import { createDiscovery } from '#server/discovery/service.ts';
import { mountCheckoutPages } from '#server/checkout-pages/checkout-pages.ts';
import { startCheckout } from '#server/checkout/start-checkout.ts';
import type { Env } from '#server/env.ts';
import { createEventIngestion } from '#server/events/ingestion.ts';
import { createGiftCards } from '#server/gift-cards/gift-cards.ts';
import { createApp } from '#server/http/app.ts';
import { createCostLimits } from '#server/http/cost-limits.ts';
import { mountEndpoints } from '#server/http/endpoints.ts';
import { sendError } from '#server/http/errors.ts';
import { mountEventsSocket } from '#server/http/events-socket.ts';
import { createHandlers } from '#server/http/handler-table.ts';
import { mountHealth } from '#server/http/health.ts';
import { createReadiness } from '#server/readiness.ts';
import { createOriginResolver } from '#server/http/origin.ts';
import { mountPolicyReports } from '#server/http/policy-reports.ts';
import { mountSettingsFiles } from '#server/http/settings-files.ts';
import { mountSitemap } from '#server/http/sitemap.ts';
import { createStoredLimits } from '#server/http/stored-limits.ts';
import { mountSnapshotFiles } from '#server/http/snapshot-files.ts';
import { mountApiNotFound } from '#server/http/api-not-found.ts';
import { warmImageCache } from '#server/image-warmup.ts';
import { createPictureRecords } from '#server/images/picture-records.ts';
import { RETRY_INTERVAL_MS, retryDuePictures } from '#server/images/picture-retries.ts';
import { mountImages } from '#server/images/route.ts';
import type { Log } from '#server/log.ts';
import { startMailSender } from '#server/mail/sender.ts';
import { createLiveSettings } from '#server/live-settings.ts';
import { testPaymentOffer } from '#server/payments/payments.ts';
import { createCartService } from '#server/shop/cart.ts';
import {
  createSlugResolver,
  movedPath,
  withRetiredListings,
  withRetiredProducts,
} from '#server/shop/retired-slugs.ts';
import { createSiteContentCache } from '#server/shop/site-content.ts';
import { createShop } from '#server/shop/shop.ts';
import { createAddressWarnings } from '#server/ssr/address-warnings.ts';
import { createErrorPage } from '#server/ssr/error-page.ts';
import { mountPages, type CreateRenderer } from '#server/ssr/page.ts';
import { pageMarkets } from '#server/ssr/page-markets.ts';
import { prune } from '#store/retention.ts';
import { readSettings } from '#store/settings.ts';
import { openStore } from '#store/open-store.ts';
import { requireDataFolder } from '#store/data-folder.ts';
import { imageById } from '#store/images.ts';

export interface ShopServerOptions {
  readonly env: Env;
  readonly log: Log;
  readonly createRenderer: CreateRenderer;
  /** Seed an empty catalogue with the demo, if the demo room is present. */
  readonly seed: boolean;
  /** ms since 1970; absent: this machine's clock. */
  readonly now?: () => number;
}
export interface ShopServer {
  /** http://host:port, as it can be opened on this machine. */
  readonly url: string;
  /** As the settings have it now. */
  shopName(): string;
  /** Resolves when the catalogue and its engines answer. */
  readonly ready: Promise<{ hasSeeded: boolean }>;
  /** Finishes open requests, then stops. */
  close(): Promise<void>;
}

const LOAD_POLL_INTERVAL_MS = 200;
const MAX_LOAD_POLLS = 50;
const CLEANUP_INTERVAL_MS = 3600 * 1000;
/** After a restart that found its snapshots: loading the builder and reading all prices would compete with the first requests. */
const BUILDER_DELAY_MS = 2_000;

/** Listens at once and responds 503 until the catalogue is ready. */
export async function startShopServer({
  env,
  log,
  createRenderer: openPages,
  seed,
  now = Date.now,
}: ShopServerOptions): Promise<ShopServer> {
  await requireDataFolder(env.dataDir);
  const store = await openStore(env);
  const demo = await loadDemoRoom();
  const folder = openFolder(env.dataDir, env.maxDeviceBytes);
  const settings = createLiveSettings(await readSettings(store.db));
  const { registry } = settings;
  const discovery = createDiscovery(folder, now, registry);
  const siteContent = createSiteContentCache(store);
  const shop = createShop(settings, siteContent, discovery.liveMarket);
  const originOf = createOriginResolver(env.origin);
  const costs = createCostLimits(now);
  const stored = createStoredLimits(now);
  let isReady = false;
  const app = await createApp({
    log,
    trustedProxies: env.trustedProxies,
    maxDelayMs: env.maxDelayMs,
    originOf,
    publicOrigin: env.origin,
    shopName: () => settings.current().name,
  });
  app.decorate('errorPage', createErrorPage(settings));
  app.addHook('onRequest', async (request, reply) => {
    if (isReady || request.routeOptions.config.isNeverRefused === true) return undefined;
    return sendError(reply, shopError('overloaded', { detail: 'the shop is being made ready' }));
  });
  mountHealth(app, createReadiness({ env, store, settings, log, now, isReady: () => isReady }));
  const giftCards = createGiftCards(store, now, settings.current, testPaymentOffer(env));
  const running = await startCheckout(app, {
    env,
    store,
    log,
    settings,
    siteContent,
    engineOf: discovery.liveMarket,
    giftCards,
    stored,
    now,
    ownUrl: () => urlOf(app.server.address() as AddressInfo),
  });
  const { checkout, orders, payments } = running;
  const cart = createCartService(store, now, registry, (cartId) => checkout.suspendPayment(cartId));
  const events = createEventIngestion(store, now, registry, { costs, stored });
  const resolveSlug = createSlugResolver(store);
  const handlers = createHandlers({
    registry,
    shop: withRetiredProducts(shop, resolveSlug),
    cart,
    giftCards,
    checkout,
    orders,
    discovery: { ...discovery, source: withRetiredListings(discovery.source, resolveSlug) },
    events,
  });
  mountEndpoints(app, { handlers, originOf, costs, stored });
  mountEventsSocket(app, { events, originOf, now, isOffered: env.hasEventsSocket });
  mountSettingsFiles(app, settings);
  mountPolicyReports(app, log, now);
  mountSnapshotFiles(app, folder);
  mountSitemap(app, {
    registry,
    siteContent,
    engineOf: discovery.liveMarket,
    active: discovery,
    originOf,
    costs,
  });
  const images = mountImages(app, {
    lookup: (id) => imageById(store.db, id),
    records: createPictureRecords(store),
    dataDir: env.dataDir,
    renderDrawing: demo?.renderPicture,
    makesAvif: env.hasAvif,
    costs,
    log,
  });
  mountApiNotFound(app);
  const pages = createPageClient({
    findMarket: (code) => registry().find(code),
    merchant: () => settings.current().merchant,
    source: discovery.source,
    shop,
    cardPictures: 'first',
    freshness: () => ({ source: 'server', asOf: discovery.asOf() ?? 0 }),
    warn: createAddressWarnings(log, now),
  });
  const built = await openPages(app, { store, log, hasServiceWorker: env.hasServiceWorker });
  const isPageIn = pageMarkets(discovery.liveMarket);
  const movedTo = (pathname: string) => movedPath(pathname, resolveSlug);
  if (built?.renderCheckout !== undefined)
    mountCheckoutPages(app, {
      settings,
      checkout,
      cart,
      stored,
      costs,
      render: built.renderCheckout,
      paymentOrigins: payments.pageOrigins,
      originOf,
    });
  if (built !== undefined) {
    const shown = () => [discovery.version(), settings.current(), settings.registry(), siteContent.current()];
    mountPages(app, { settings, built, shown, pages, costs, isPageIn, movedTo, originOf });
  }

  const { activateBuild, activateStored } = createActivation({
    store,
    folder,
    discovery,
    settings,
    siteContent,
    log,
  });
  const onBuilt = async (built: BuildResult): Promise<boolean> => {
    const isActive = await activateBuild(built);
    if (isActive && isReady) log.info({ asOf: discovery.asOf() }, 'catalogue refreshed');
    return isActive;
  };
  const errorReporter = (where: string) => (error: unknown) => log.error({ err: error, where });
  const cleanupTimer = setInterval(() => {
    prune(store, now()).catch(errorReporter('housekeeping'));
  }, CLEANUP_INTERVAL_MS);
  cleanupTimer.unref();

  await app.listen({ port: env.port, host: env.host });
  let isClosing = false;
  const holder = randomUUID();
  const pictureRetries = poll(
    RETRY_INTERVAL_MS,
    async (isStopped) => {
      const { retry } = images;
      const fetched = await retryDuePictures({
        store,
        holder,
        now,
        retry,
        isCanceled: isStopped,
      });
      if (fetched > 0) log.info({ fetched }, 'pictures that had failed were fetched');
    },
    errorReporter('picture retries'),
  );
  const mails = startMailSender({
    env,
    store,
    holder,
    settings,
    giftCards,
    render: built?.renderMail,
    log,
    now,
  });
  let pictures: Promise<unknown> | undefined;
  let builder: BuilderHandle | undefined;
  let builderTimer: NodeJS.Timeout | undefined;
  const openBuilder = (isServing: boolean): BuilderHandle => {
    builder = startBuilder(
      { storeConfig: env, maxDeviceBytes: env.maxDeviceBytes, seed },
      { onBuilt, onError: (error, where) => log.error({ err: error, where }) },
      isServing,
    );
    return builder;
  };
  const opened = activateStored().then((isKept) => {
    if (!isKept) return openBuilder(false);
    builderTimer = setTimeout(() => openBuilder(true), BUILDER_DELAY_MS);
    return undefined;
  });
  const ready = opened.then(async (firstBuilder) => {
    const { hasSeeded } = (await firstBuilder?.ready) ?? { hasSeeded: false };
    // Starting causes load: the node is ready when requests would not be refused because of it.
    for (let waits = 0; app.isUnderPressure() && waits < MAX_LOAD_POLLS; waits += 1)
      await pause(LOAD_POLL_INTERVAL_MS);
    isReady = true;
    if (hasSeeded)
      pictures = warmImageCache(registry().defaultMarket.code, pages, images, () => isClosing).catch(
        errorReporter('first pictures'),
      );
    return { hasSeeded };
  });
  return {
    url: urlOf(app.server.address() as AddressInfo),
    shopName: () => settings.current().name,
    ready,
    async close() {
      clearInterval(cleanupTimer);
      isClosing = true;
      // Nothing is begun any more while responses end, so that nothing is cut off when the time for stopping is over.
      const jobs = Promise.all([pictureRetries.stop(), mails?.stop(), running.stop()]);
      await Promise.all([app.close(), jobs]);
      await running.settled();
      await opened.catch(() => undefined);
      clearTimeout(builderTimer);
      await builder?.stop();
      await ready.catch(() => undefined);
      await pictures;
      await built?.close?.();
      await store.close();
    },
  };
}

function urlOf({ address, family, port }: AddressInfo): string {
  const isAny = address === '0.0.0.0' || address === '::';
  return `http://${isAny ? 'localhost' : family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
