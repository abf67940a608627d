// Stripe as a payment provider, by its own SDK: the buyer pays on Stripe's hosted page, and no card number ever reaches the shop.
import type { Stripe } from 'stripe';
import { CURRENCIES, type Currency } from '#contract/market.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { Log } from '#server/log.ts';
import type {
  PaymentFault,
  PaymentProvider,
  PaymentReading,
  PaymentState,
} from '#server/payments/provider.ts';

/** A notice that was signed longer ago is not taken. */
const TOLERANCE_S = 300;
const REQUEST_LIMIT_MS = 8_000;
const ENDED_INTENTS: ReadonlySet<string> = new Set(['requires_payment_method', 'canceled']);
const BEGUN_INTENTS: ReadonlySet<string> = new Set(['requires_action', 'processing']);
/** https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts, which names none in won. */
const LEAST_AMOUNTS: Readonly<Record<Currency, number>> = {
  EUR: 50,
  SEK: 300,
  NOK: 300,
  DKK: 250,
  USD: 50,
  CAD: 50,
  AUD: 50,
  JPY: 50,
  KRW: 1,
};
/** Kinds of error after which the same request may have another outcome: also keys that an operator has to mend. */
const TEMPORARY: ReadonlySet<string> = new Set([
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
  'StripeAuthenticationError',
  'StripePermissionError',
]);

interface StripeOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly log: Log;
  /** ms since 1970. */
  readonly now: () => number;
  /** Where its API is, if not at api.stripe.com. */
  readonly api?: { readonly host: string; readonly port: number; readonly protocol: 'http' };
}

/** Amounts are the shop's own minor units: those of Stripe are the same in every currency of the shop, which a test holds. */
export function createStripeProvider(options: StripeOptions): PaymentProvider {
  const { secretKey, webhookSecret, log, now, api = {} } = options;
  let loading: Promise<Stripe> | undefined;
  /** Loaded at the first use: shops without it don't carry it. */
  const sdk = (): Promise<Stripe> => {
    loading ??= import('stripe').then(
      ({ Stripe: Sdk }) =>
        new Sdk(secretKey, { timeout: REQUEST_LIMIT_MS, maxNetworkRetries: 1, telemetry: false, ...api }),
    );
    return loading;
  };
  async function ask<T>(
    work: (stripe: Stripe) => Promise<Result<T, PaymentFault>>,
  ): Promise<Result<T, PaymentFault>> {
    const stripe = await sdk();
    try {
      return await work(stripe);
    } catch (error) {
      if (!(error instanceof stripe.errors.StripeError)) throw error;
      const { type, code, statusCode, requestId, message } = error;
      log.warn({ where: 'stripe', type, code, statusCode, requestId, message }, 'Stripe did not do as asked');
      return fail(TEMPORARY.has(type) || code === 'idempotency_key_in_use' ? 'unavailable' : 'refused');
    }
  }
  const retrieve = (stripe: Stripe, reference: string) =>
    stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent.latest_charge'] });
  const read = (reference: string) => ask(async (stripe) => readingOf(await retrieve(stripe, reference)));

  return {
    name: 'stripe',
    title: 'Stripe',
    pageOrigins: ['https://checkout.stripe.com'],
    leastAmount: (currency) => LEAST_AMOUNTS[currency],
    createSession: ({ paymentId, checkoutId, amount, currency, language, returnUrl, description }) =>
      ask(async (stripe) => {
        const metadata = { paymentId, checkoutId };
        const { id, url } = await stripe.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: paymentId,
            metadata,
            payment_intent_data: { metadata, description },
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: currency.toLowerCase(),
                  unit_amount: amount,
                  product_data: { name: description },
                },
              },
            ],
            // What is paid is what was agreed to, in the currency that it was agreed to in.
            adaptive_pricing: { enabled: false },
            locale: language,
            success_url: returnUrl,
            cancel_url: returnUrl,
          },
          { idempotencyKey: `payment-${paymentId}` },
        );
        return url === null ? fail('unavailable') : ok({ reference: id, url });
      }),
    // A hosted session keeps its amount.
    updateSession: async () => fail('refused'),
    read,
    async parseNotice(headers, rawBody) {
      const stripe = await sdk();
      try {
        const signature = String(headers['stripe-signature']);
        const { id, data } = stripe.webhooks.constructEvent(
          rawBody,
          signature,
          webhookSecret,
          TOLERANCE_S,
          undefined,
          now(),
        );
        // Of events about anything else the shop knows nothing; they are answered as taken, so that Stripe sends them once.
        return { noticeId: id, reference: 'id' in data.object ? String(data.object.id) : '' };
      } catch {
        return null;
      }
    },
    refund: ({ reference, amount, key }) =>
      ask(async (stripe) => {
        const { intent } = intentOf(await retrieve(stripe, reference));
        if (intent === null) return fail('refused');
        // Stripe forgets idempotency keys after a day or so; its refunds keep ours.
        for await (const before of stripe.refunds.list({ payment_intent: intent.id, limit: 100 })) {
          if (before.metadata?.['key'] !== key) continue;
          const isDone =
            before.amount === amount && before.status !== 'failed' && before.status !== 'canceled';
          return isDone ? ok(undefined) : fail('refused');
        }
        await stripe.refunds.create(
          { payment_intent: intent.id, amount, metadata: { key } },
          { idempotencyKey: `refund-${key}` },
        );
        return ok(undefined);
      }),
    async suspend(reference) {
      // A session that has ended refuses to end again; what it says of itself is the answer.
      const ended = await ask(async (stripe) => ok(await stripe.checkout.sessions.expire(reference)));
      if (!ended.ok && ended.error === 'unavailable') return ended;
      const reading = await read(reference);
      const canStillBePaid = reading.ok && ['open', 'needs-buyer'].includes(reading.value.state);
      return canStillBePaid ? fail('unavailable') : reading;
    },
    resume: read,
  };
}

function intentOf({ payment_intent: intent }: Stripe.Checkout.Session) {
  if (intent === null || typeof intent === 'string') return { intent: null, charge: null };
  const { latest_charge: charge } = intent;
  return { intent, charge: charge === null || typeof charge === 'string' ? null : charge };
}

function readingOf(session: Stripe.Checkout.Session): Result<PaymentReading, PaymentFault> {
  const { intent, charge } = intentOf(session);
  const currency = CURRENCIES.find((one) => one === session.currency?.toUpperCase());
  if (currency === undefined) return fail('refused');
  const state = stateOf(session, intent?.status);
  return ok({
    paymentId: session.client_reference_id ?? '',
    state,
    amount: (state === 'paid' ? intent?.amount_received : session.amount_total) ?? 0,
    currency,
    refunded: charge?.amount_refunded ?? 0,
  });
}

/** A card that was declined leaves the session open, for another one. */
function stateOf(session: Stripe.Checkout.Session, intent: string | undefined): PaymentState {
  if (session.payment_status === 'paid') return 'paid';
  if (session.status === 'expired') return 'cancelled';
  if (session.status === 'complete')
    return intent === undefined || ENDED_INTENTS.has(intent) ? 'declined' : 'needs-buyer';
  return intent !== undefined && BEGUN_INTENTS.has(intent) ? 'needs-buyer' : 'open';
}
