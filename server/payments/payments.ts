// The shop's payment providers: who takes new payments, who took stored ones, and the addresses that they use of the shop.
import type { FastifyInstance } from 'fastify';
import { shopError } from '#contract/errors.ts';
import { DEMO_SOURCE } from '#catalogue/catalogue.ts';
import type { Env } from '#server/env.ts';
import '#server/http/call-config.ts';
import { sendError } from '#server/http/errors.ts';
import type { Log } from '#server/log.ts';
import type { PaymentNotice, PaymentProvider } from '#server/payments/provider.ts';
import { createStripeProvider } from '#server/payments/stripe.ts';
import { startTestNotices } from '#server/payments/test-notices.ts';
import { createTestProvider, TEST_PROVIDER, type TestProvider } from '#server/payments/test-provider.ts';
import { mountTestPages } from '#server/payments/test-routes.ts';
import type { Db, Store } from '#store/store.ts';
import { sellsOnly } from '#store/test-payments.ts';

const NOTICE_LIMIT_BYTES = 256 * 1024;

export interface Payments {
  /** Who takes new payments now; null: nobody, so that nothing that costs money can be bought. */
  current(): Promise<PaymentProvider | null>;
  /** Whoever took a stored payment, for reading and refunds; undefined: not set up any more. */
  named(name: string): PaymentProvider | undefined;
  /** Origins that a form of the checkout may lead to. */
  readonly pageOrigins: readonly string[];
  readonly test: TestProvider;
}

/** Whether test payments are taken now: asked in the transaction of what depends on it. */
export type OffersTestPayments = (db: Db) => Promise<boolean>;

export function testPaymentOffer({ stripe, testPayments }: PaymentsOptions['env']): OffersTestPayments {
  return async (db) => stripe === undefined && (testPayments ?? (await sellsOnly(db, DEMO_SOURCE)));
}

interface PaymentsOptions {
  readonly store: Store;
  readonly env: Pick<Env, 'testPayments' | 'stripe'>;
  readonly log: Log;
  /** ms since 1970. */
  readonly now: () => number;
}

/**
 * Stripe where its keys are set. Without them test payments are taken where the environment says so; where it says nothing,
 * while the demo's products are all that is sold.
 */
export function createPayments({ store, env, now, log }: PaymentsOptions): Payments {
  const offersTestPayments = testPaymentOffer(env);
  const test = createTestProvider({ store, now, isOffered: () => offersTestPayments(store.db) });
  const stripe = env.stripe && createStripeProvider({ ...env.stripe, log, now });
  const providers: readonly PaymentProvider[] = stripe === undefined ? [test] : [stripe, test];
  return {
    current: async () => stripe ?? ((await test.isOffered()) ? test : null),
    named: (name) => providers.find((provider) => provider.name === name),
    pageOrigins: providers.flatMap(({ pageOrigins }) => pageOrigins),
    test,
  };
}

interface MountOptions {
  readonly payments: Payments;
  readonly store: Store;
  readonly now: () => number;
  readonly log: Log;
  readonly shopName: () => string;
  /** Where this process itself can be reached, once it listens: `http://localhost:3000`. */
  readonly ownUrl: () => string;
  /**
   * Resolves when all that follows from the notice is stored, also where nothing follows, as of a notice that came before or of
   * an unknown payment. `again`: the provider should send it again later, as when this throws.
   */
  readonly onNotice: (notice: PaymentNotice & { readonly provider: string }) => Promise<'taken' | 'again'>;
}

/** Before the server listens. */
export async function mountPayments(
  app: FastifyInstance,
  options: MountOptions,
): Promise<{ stop(): Promise<void> }> {
  const { payments, store, now, log, shopName, ownUrl, onNotice } = options;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // A signature is of the bytes as they came.
    scope.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Params: { provider: string }; Body: Buffer | undefined }>(
      '/api/payment/:provider/notice',
      // No session and no same-origin proof: it acts for the provider that signed it, and for nobody else.
      { bodyLimit: NOTICE_LIMIT_BYTES, config: { access: 'signed' } },
      async ({ params, headers, body }, reply) => {
        const provider = payments.named(params.provider);
        if (provider === undefined) return sendError(reply, shopError('not_found'));
        const notice = await provider.parseNotice(headers, body ?? Buffer.alloc(0));
        if (notice === null) return sendError(reply, shopError('bad_request'));
        const outcome = await onNotice({ ...notice, provider: provider.name });
        if (outcome === 'again') return sendError(reply, shopError('overloaded'));
        return reply.code(204).header('cache-control', 'no-store').send();
      },
    );
  });
  const notices = startTestNotices(
    store,
    now,
    () => `${ownUrl()}/api/payment/${TEST_PROVIDER}/notice`,
    (error) => log.error({ err: error, where: 'notices of test payments' }),
  );
  await mountTestPages(app, { provider: payments.test, notices, shopName });
  return { stop: () => notices.stop() };
}
