// The checkout of one node: its service with the shop's parts, the payments that it takes, and what it does at intervals.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { DEFAULT_RETURN_DAYS } from '#commerce/orders/orders.ts';
import type { ClientLimit } from '#server/client-budget.ts';
import type { CheckoutService } from '#server/checkout/checkout.ts';
import { offeredProducts } from '#server/checkout/offers.ts';
import { createCheckoutService } from '#server/checkout/service.ts';
import { poll } from '#server/discovery/poll.ts';
import type { Env } from '#server/env.ts';
import type { GiftCards } from '#server/gift-cards/gift-cards.ts';
import type { Log } from '#server/log.ts';
import { createOrderService, type OrderService } from '#server/orders/orders.ts';
import { createPayments, mountPayments, type Payments } from '#server/payments/payments.ts';
import type { LiveSettings } from '#server/live-settings.ts';
import { storesOf } from '#server/shop/editorial.ts';
import type { EngineLookup } from '#server/shop/shop.ts';
import type { SiteContentCache } from '#server/shop/site-content.ts';
import { createStockLog } from '#server/shop/stock-log.ts';
import { acquireLease } from '#store/leases.ts';
import type { Store } from '#store/store.ts';

interface CheckoutParts {
  readonly env: Env;
  readonly store: Store;
  readonly log: Log;
  readonly settings: LiveSettings;
  readonly siteContent: SiteContentCache;
  readonly engineOf: EngineLookup;
  readonly giftCards: GiftCards;
  readonly stored: ClientLimit;
  /** ms since 1970. */
  readonly now: () => number;
  /** Where this process itself can be reached, once it listens. */
  readonly ownUrl: () => string;
}
export interface RunningCheckout {
  readonly checkout: CheckoutService;
  readonly orders: OrderService;
  readonly payments: Payments;
  /** Begins nothing more at intervals; resolves when what was begun has ended. */
  stop(): Promise<void>;
  /** Ends when nothing is being written any more of what requests have changed. */
  readonly settled: () => Promise<void>;
}

const INTERVAL_MS = 10_000;

/** Before the server listens. */
export async function startCheckout(app: FastifyInstance, parts: CheckoutParts): Promise<RunningCheckout> {
  const { env, store, log, settings, siteContent, engineOf, giftCards, stored, now, ownUrl } = parts;
  const { current, registry } = settings;
  const shopName = () => current().name;
  const report = (error: unknown, where: string) => log.error({ err: error, where });
  const payments = createPayments({ store, env, now, log });
  const stockLog = createStockLog(store, report);
  const checkout = createCheckoutService({
    stockLog,
    store,
    now,
    registry,
    payments,
    giftCards,
    stored,
    giftCardMonths: () => current().giftCards.validForMonths,
    shopName,
    returnDays: () => current().returns?.days ?? DEFAULT_RETURN_DAYS,
    storesOf: (market) => storesOf(siteContent.current(), market),
    offeredProducts: ({ code }, ids) => offeredProducts(engineOf(code)?.engine, ids),
    report,
  });
  const notices = await mountPayments(app, {
    payments,
    store,
    now,
    log,
    shopName,
    ownUrl,
    onNotice: (notice) => checkout.settleNotice(notice),
  });
  const orders = createOrderService({ store, now, settings: current, payments, stockLog, report });
  const lease = { name: 'checkouts', holder: randomUUID(), durationMs: 2 * INTERVAL_MS };
  const timer = poll(
    INTERVAL_MS,
    async (isStopped) => {
      if (!(await acquireLease(store, { ...lease, now: now() }))) return;
      // What fails of one keeps nobody waiting for the other.
      try {
        await checkout.expire(isStopped);
      } finally {
        await orders.refundDue(isStopped);
      }
    },
    (error) => log.error({ err: error, where: 'checkouts' }),
  );
  return {
    checkout,
    orders,
    payments,
    async stop() {
      await Promise.all([timer.stop(), notices.stop()]);
    },
    settled: stockLog.settled,
  };
}
