// Stripe by its SDK against a stand-in of its API over HTTP, and its webhooks by signatures that the SDK itself makes.
import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CURRENCIES, currencyFormat } from '#contract/market.ts';
import { createLog } from '#server/log.ts';
import type { NewPaymentSession, PaymentProvider } from '#server/payments/provider.ts';
import { createStripeProvider } from '#server/payments/stripe.ts';
import { type StripeStandIn, startStripeStandIn } from '#tests/server/stripe-stand-in.ts';

/** https://docs.stripe.com/currencies#zero-decimal, and the one that is sent with decimals that it does not have. */
const ZERO_DECIMAL = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
const WEBHOOK_SECRET = 'whsec_test_secret';
const SESSION: NewPaymentSession = {
  paymentId: 'payment-1',
  checkoutId: 'checkout-1',
  amount: 19_900,
  currency: 'SEK',
  market: 'sv-se',
  language: 'sv',
  returnUrl: 'https://shop.example/sv-se/checkout/return',
  description: 'Beställning',
};
const REFUSED = { ok: false, error: 'refused' };
const UNAVAILABLE = { ok: false, error: 'unavailable' };
const DONE = { ok: true, value: undefined };

let api: StripeStandIn;
let provider: PaymentProvider;
let time: number;
beforeEach(async () => {
  api = await startStripeStandIn();
  time = Date.now();
  provider = createStripeProvider({
    secretKey: 'sk_test_key',
    webhookSecret: WEBHOOK_SECRET,
    log: createLog('silent'),
    now: () => time,
    api: { host: '127.0.0.1', port: api.port, protocol: 'http' },
  });
});
afterEach(() => api.close());

async function created(session: Partial<NewPaymentSession> = {}): Promise<string> {
  const result = await provider.createSession({ ...SESSION, ...session });
  if (!result.ok) throw new Error(result.error);
  return result.value.reference;
}
async function paid(): Promise<string> {
  const reference = await created();
  Object.assign(api.sessions.get(reference)!, {
    status: 'complete',
    paymentStatus: 'paid',
    intent: 'succeeded',
    received: SESSION.amount,
  });
  return reference;
}
const refund = (reference: string, amount: number, key: string) =>
  provider.refund({ reference, amount, key });
const reading = async (reference: string) => {
  const result = await provider.read(reference);
  return result.ok ? result.value : result.error;
};

test('the least amount is the one that Stripe names, in minor units', () => {
  const least = CURRENCIES.map((currency) => `${currency} ${provider.leastAmount(currency)}`);
  // https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
  expect(least).toEqual([
    'EUR 50',
    'SEK 300',
    'NOK 300',
    'DKK 250',
    'USD 50',
    'CAD 50',
    'AUD 50',
    'JPY 50',
    'KRW 1',
  ]);
});

describe('a session', () => {
  test('asks for exactly the amount, on a page of Stripe, and leads back to the shop', async () => {
    const result = await provider.createSession(SESSION);
    expect(result).toMatchObject({ ok: true, value: { reference: 'cs_test_1' } });
    expect(result.ok && new URL(result.value.url).origin).toBe(provider.pageOrigins[0]);
    expect(api.sessions.get('cs_test_1')?.form).toMatchObject({
      mode: 'payment',
      client_reference_id: 'payment-1',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][unit_amount]': '19900',
      'line_items[0][price_data][currency]': 'sek',
      'adaptive_pricing[enabled]': 'false',
      locale: 'sv',
      success_url: SESSION.returnUrl,
      cancel_url: SESSION.returnUrl,
    });
  });

  test('an amount of Stripe is one of the shop, in each currency that it sells in', () => {
    for (const currency of CURRENCIES)
      expect(currencyFormat(currency).minorDigits, currency).toBe(ZERO_DECIMAL.has(currency) ? 0 : 2);
  });

  test('won are sent and read without decimals', async () => {
    const reference = await created({ amount: 389_000, currency: 'KRW', language: 'ko' });
    expect(api.sessions.get(reference)?.form['line_items[0][price_data][unit_amount]']).toBe('389000');
    expect(await reading(reference)).toMatchObject({ amount: 389_000, currency: 'KRW' });
  });

  test('a payment has one session, and no other amount', async () => {
    expect(await created()).toBe(await created());
    expect(await provider.createSession({ ...SESSION, amount: 1 })).toEqual(REFUSED);
    expect(api.sessions.size).toBe(1);
  });

  test('an answer that was lost is asked for again by the same key', async () => {
    api.next = 'drop';
    expect(await created()).toBe('cs_test_1');
    expect(api.sessions.size).toBe(1);
    expect(new Set(api.requests.map(({ key }) => key))).toEqual(new Set(['payment-payment-1']));
  });

  test.each([
    ['open', 'unpaid', null, 'open'],
    ['open', 'unpaid', 'requires_payment_method', 'open'],
    ['open', 'unpaid', 'requires_action', 'needs-buyer'],
    ['complete', 'unpaid', 'processing', 'needs-buyer'],
    ['complete', 'unpaid', 'requires_payment_method', 'declined'],
    ['complete', 'unpaid', 'canceled', 'declined'],
    ['complete', 'paid', 'succeeded', 'paid'],
    ['expired', 'unpaid', null, 'cancelled'],
  ] as const)('%s, %s, %s reads as %s', async (status, paymentStatus, intent, state) => {
    const reference = await created();
    Object.assign(api.sessions.get(reference)!, { status, paymentStatus, intent });
    expect(await reading(reference)).toMatchObject({ paymentId: 'payment-1', state });
  });

  test('says what was received, also where it is less or in another currency', async () => {
    const reference = await paid();
    const stored = api.sessions.get(reference)!;
    stored.received = 100;
    stored.form['line_items[0][price_data][currency]'] = 'eur';
    expect(await reading(reference)).toMatchObject({ state: 'paid', amount: 100, currency: 'EUR' });
    stored.form['line_items[0][price_data][currency]'] = 'xxx';
    expect(await reading(reference)).toBe('refused');
  });

  test('that is suspended has ended for good', async () => {
    const open = await created();
    expect(await provider.suspend(open)).toMatchObject({ ok: true, value: { state: 'cancelled' } });
    expect(await provider.resume(open)).toMatchObject({ ok: true, value: { state: 'cancelled' } });
  });

  test('that was paid stays so when it is suspended', async () => {
    expect(await provider.suspend(await paid())).toMatchObject({ ok: true, value: { state: 'paid' } });
  });

  test('whose money is on its way can not be suspended', async () => {
    const reference = await created();
    Object.assign(api.sessions.get(reference)!, { status: 'complete', intent: 'processing' });
    expect(await provider.suspend(reference)).toEqual(UNAVAILABLE);
  });

  test('keeps its amount', async () => {
    expect(await provider.updateSession(await created(), 1)).toEqual(REFUSED);
  });
});

describe('a refund', () => {
  test('happens once by its key, also when Stripe has forgotten the key', async () => {
    const reference = await paid();
    expect(await refund(reference, 5_000, 'refund-1')).toEqual(DONE);
    api.forgetKeys();
    expect(await refund(reference, 5_000, 'refund-1')).toEqual(DONE);
    expect(await refund(reference, 4_000, 'refund-1')).toEqual(REFUSED);
    expect(await reading(reference)).toMatchObject({ refunded: 5_000 });
    expect(await refund(reference, 5_000, 'refund-2')).toEqual(DONE);
    expect(await reading(reference)).toMatchObject({ refunded: 10_000 });
  });

  test('at the same moment happens once', async () => {
    const reference = await paid();
    await Promise.all(Array.from({ length: 5 }, () => refund(reference, 5_000, 'refund-1')));
    expect(await reading(reference)).toMatchObject({ refunded: 5_000 });
  });

  test('is never more than was paid', async () => {
    const reference = await paid();
    expect(await refund(reference, 19_901, 'refund-1')).toEqual(REFUSED);
    expect(await reading(reference)).toMatchObject({ refunded: 0 });
  });

  test('that failed at Stripe is not called done', async () => {
    const reference = await paid();
    await refund(reference, 5_000, 'refund-1');
    for (const one of api.sessions.get(reference)!.refunds) one.status = 'failed';
    api.forgetKeys();
    expect(await refund(reference, 5_000, 'refund-1')).toEqual(REFUSED);
  });

  test('of what was not paid is refused', async () => {
    expect(await refund(await created(), 1, 'refund-1')).toEqual(REFUSED);
  });
});

describe('a fault', () => {
  test.each([
    [500, 'api_error', UNAVAILABLE],
    [429, 'rate_limit_error', UNAVAILABLE],
    [401, 'authentication_error', UNAVAILABLE],
    [400, 'invalid_request_error', REFUSED],
    [402, 'card_error', REFUSED],
  ])('of status %i, %s, says whether to try again', async (status, type, outcome) => {
    const reference = await paid();
    api.next = { status, type };
    expect(await provider.read(reference)).toEqual(outcome);
  });

  test('of the network is to be tried again', async () => {
    await api.close();
    expect(await provider.createSession(SESSION)).toEqual(UNAVAILABLE);
    api = await startStripeStandIn();
  });
});

describe('a notice', () => {
  const body = (event: object = {}) =>
    JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'checkout.session.completed',
      livemode: false,
      data: { object: { id: 'cs_test_1', object: 'checkout.session', payment_status: 'paid' } },
      ...event,
    });
  const signed = (payload: string, options: { secret?: string; timestamp?: number } = {}) =>
    Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: WEBHOOK_SECRET,
      timestamp: Math.floor(time / 1000),
      ...options,
    });
  const parse = (payload: string, signature: string | undefined) =>
    provider.parseNotice(
      signature === undefined ? {} : { 'stripe-signature': signature },
      Buffer.from(payload),
    );

  test('that Stripe signed names its session', async () => {
    expect(await parse(body(), signed(body()))).toEqual({ noticeId: 'evt_1', reference: 'cs_test_1' });
  });

  test('is none without a signature of these bytes by this secret in the last five minutes', async () => {
    const now = Math.floor(time / 1000);
    expect(await parse(body(), undefined)).toBeNull();
    expect(await parse(body(), '')).toBeNull();
    expect(await parse(body(), 't=,v1=')).toBeNull();
    expect(await parse(body(), signed(body(), { secret: 'whsec_other' }))).toBeNull();
    expect(await parse(body({ id: 'evt_2' }), signed(body()))).toBeNull();
    expect(await parse(`${body()} `, signed(body()))).toBeNull();
    expect(await parse(body(), signed(body(), { timestamp: now - 301 }))).toBeNull();
    expect(await parse('{', signed('{'))).toBeNull();
    expect(await parse('', signed(''))).toBeNull();
  });

  test('that was recorded is none when its time has passed', async () => {
    const signature = signed(body());
    time += 301_000;
    expect(await parse(body(), signature)).toBeNull();
  });

  test('about something else is Stripe’s, of no session', async () => {
    const other = body({ data: { object: { object: 'balance' } } });
    expect(await parse(other, signed(other))).toEqual({ noticeId: 'evt_1', reference: '' });
  });
});
