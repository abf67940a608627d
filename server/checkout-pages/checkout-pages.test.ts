// The routes of the checkout's page: what they take, and where they lead. The checkout itself is tests/server's matter.
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CheckoutPageView } from '#contract/checkout-page.ts';
import type { Checkout } from '#contract/checkout.ts';
import { shopError } from '#contract/errors.ts';
import { fail, ok } from '#contract/result.ts';
import type { CheckoutService } from '#server/checkout/checkout.ts';
import { mountCheckoutPages } from '#server/checkout-pages/checkout-pages.ts';
import { addAccessRules } from '#server/http/access-rules.ts';
import { DEFAULT_SETTINGS } from '#settings/settings.ts';
import { createLiveSettings } from '#server/live-settings.ts';
import { createCostLimits } from '#server/http/cost-limits.ts';
import { createStoredLimits } from '#server/http/stored-limits.ts';
import type { CartCommand, CartService } from '#server/shop/cart.ts';
import { NOBODY } from '#tests/fixtures/checkouts.ts';

const ORIGIN = 'https://shop.example';
const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
/** Sent to Ireland, where the post needs no county, goods are taxed by it. */
const SETTINGS = {
  ...DEFAULT_SETTINGS,
  markets: DEFAULT_SETTINGS.markets.map((market) => {
    if (market.code !== 'en-eu') return market;
    const region = { country: 'IE', state: 'Co. Cork', basisPoints: 2300, categories: {} };
    return { ...market, tax: { ...market.tax, regions: [...market.tax.regions, region] } };
  }),
};
const CHECKOUT = {
  market: 'sv-se',
  state: 'incomplete',
  rows: [],
  delivery: { ...NOBODY, country: 'SE' },
  billing: null,
  countries: ['SE'],
  paymentUrl: null,
} as unknown as Checkout;

let checkout: Checkout;
let app: FastifyInstance;
let shown: CheckoutPageView | undefined;
let costs: ReturnType<typeof createCostLimits>;
const answer = async () => ok({ checkout, isReplay: false });
const service = {
  get: vi.fn(async () => ok(checkout)),
  update: vi.fn(answer),
  complete: vi.fn(answer),
  setGiftCard: vi.fn(async () => fail(shopError('not_found'))),
  removeGiftCard: vi.fn(answer),
  settlePayment: vi.fn(async () => undefined),
  orderNumber: vi.fn(async (_access: unknown, _of: unknown): Promise<string | null> => null),
};
const change = vi.fn(async (_command: CartCommand) => ok({}));

beforeEach(async () => {
  checkout = CHECKOUT;
  shown = undefined;
  vi.clearAllMocks();
  service.orderNumber.mockImplementation(async () => null);
  costs = createCostLimits(Date.now);
  app = Fastify();
  addAccessRules(app, () => ORIGIN);
  await app.register(cookie);
  mountCheckoutPages(app, {
    settings: createLiveSettings({ settings: SETTINGS, version: 1, leftOut: [] }),
    checkout: service as unknown as CheckoutService,
    cart: { change } as unknown as CartService,
    render: async ({ view }) => {
      shown = view;
      return '<!doctype html></html>';
    },
    stored: createStoredLimits(Date.now),
    costs,
    paymentOrigins: ['https://pay.example'],
    originOf: () => ORIGIN,
  });
});
afterEach(() => app.close());

const get = (url: string) => app.inject({ url });
const post = (fields: Readonly<Record<string, string>>, headers: InjectOptions['headers'] = FORM) =>
  app.inject({
    method: 'POST',
    url: '/sv-se/checkout',
    headers: headers ?? {},
    payload: new URLSearchParams({ 'delivery.country': 'SE', ...fields }).toString(),
  });

describe('the checkout’s page', () => {
  test('is no one else’s to keep, and its form may lead to the payment', async () => {
    const { headers } = await get('/sv-se/checkout');
    expect(headers['cache-control']).toContain('no-store');
    expect(headers['content-security-policy']).toContain("form-action 'self' https://pay.example;");
  });

  test('is at home in its market', async () => {
    expect((await get('/SV-SE/checkout')).headers['location']).toBe('/sv-se/checkout');
    const { headers } = await get('/checkout');
    expect([headers['location'], headers['cache-control']]).toEqual(['/en-eu/checkout', 'no-store']);
    expect((await get('/xx-xx/checkout')).statusCode).toBe(404);
  });

  test('asks for a state that the tax of the bag’s market depends on, where it is delivered to and not of a bill', async () => {
    const irish = { ...CHECKOUT, delivery: { ...NOBODY, country: 'IE' } };
    checkout = { ...irish, market: 'en-eu' };
    await get('/sv-se/checkout');
    const isAsked = (form: 'deliveryForm' | 'billingForm') =>
      shown?.[form].required.includes('stateOrProvince');
    expect([isAsked('deliveryForm'), isAsked('billingForm')]).toEqual([true, false]);
    checkout = irish;
    await get('/en-eu/checkout');
    expect(isAsked('deliveryForm')).toBe(false);
  });

  test('leads to the confirmation once the order is placed', async () => {
    checkout = { ...CHECKOUT, state: 'completed', orderNumber: 'ABCD' };
    const { statusCode, headers } = await get('/sv-se/checkout');
    expect([statusCode, headers['location']]).toEqual([303, '/sv-se/confirm?order=ABCD']);
  });

  test('settles the payment that a buyer comes back from', async () => {
    const { headers } = await get('/sv-se/checkout/return?payment=p1');
    expect(service.settlePayment).toHaveBeenCalledWith('p1');
    expect(headers['location']).toBe('/sv-se/checkout');
  });

  test('leads who comes back from a payment, or waits for it, to its order, whatever is in the bag', async () => {
    service.orderNumber.mockImplementation(async (_access, of) => {
      const isOwn = ['p1', 'k1'].includes(Object.values(of as object)[0] as string);
      return service.settlePayment.mock.calls.length > 0 && isOwn ? 'ABCD' : null;
    });
    const leadsTo = async (path: string) => (await get(`/sv-se/checkout${path}`)).headers['location'];
    expect(await leadsTo('?checkout=k1')).toBeUndefined();
    expect(await leadsTo('/return?payment=p1')).toBe('/sv-se/confirm?order=ABCD');
    expect(await leadsTo('?checkout=k1')).toBe('/sv-se/confirm?order=ABCD');
    expect(await leadsTo('/return?payment=p2')).toBe('/sv-se/checkout');
    expect(await leadsTo('?checkout=k2')).toBeUndefined();
    expect(shown?.checkout).toBe(checkout);
  });

  test.each(['', 'p1&payment=p2', 'p%00', 'x'.repeat(200)])('asks of no payment “%s”', async (id) => {
    const { statusCode, headers } = await get(`/sv-se/checkout/return?payment=${id}`);
    expect([statusCode, headers['location']]).toEqual([303, '/sv-se/checkout']);
    expect((await get(`/sv-se/checkout?checkout=${id.replace('payment', 'checkout')}`)).statusCode).toBe(200);
    expect(service.settlePayment).not.toHaveBeenCalled();
    expect(service.orderNumber).not.toHaveBeenCalled();
  });
});

describe('the checkout’s form', () => {
  test.each<[string, Readonly<Record<string, string>>]>([
    ['of another site', { ...FORM, 'sec-fetch-site': 'cross-site' }],
    ['of another host of the site', { ...FORM, 'sec-fetch-site': 'same-site' }],
    ['of another origin', { 'content-type': FORM['content-type'], origin: 'https://evil.example' }],
    ['of nobody', { 'content-type': FORM['content-type'] }],
  ])('is not taken from a page %s', async (_, headers) => {
    expect((await post({}, headers)).statusCode).toBe(403);
    expect(service.update).not.toHaveBeenCalled();
  });

  test('is taken from the shop by an older browser too', async () => {
    const headers = { 'content-type': FORM['content-type'], origin: ORIGIN };
    expect((await post({}, headers)).statusCode).toBe(303);
  });

  test('is saved with every button, and leads back to the page', async () => {
    const { statusCode, headers } = await post({ action: 'save', 'delivery.city': 'Umeå' });
    expect([statusCode, headers['location']]).toEqual([303, '/sv-se/checkout']);
    expect(service.update).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ delivery: { country: 'SE', city: 'Umeå' } }),
    );
  });

  test('shows what is missing where the order can’t be placed', async () => {
    expect((await post({ action: 'complete', agreement: 'a1' })).statusCode).toBe(422);
    expect(shown?.hasTried).toBe(true);
    expect((await post({ action: 'save', tried: '1' })).headers['location']).toBe('/sv-se/checkout?tried=1');
  });

  test('leads to the payment with what the shopper agreed to, under one key a page', async () => {
    checkout = { ...CHECKOUT, state: 'needs-buyer', paymentUrl: 'https://pay.example/1' };
    const fields = { action: 'complete', agreement: 'a1', pageKey: 'k1' };
    const answers = [await post(fields), await post(fields)];
    expect(answers.map(({ headers }) => headers['location'])).toEqual(Array(2).fill('https://pay.example/1'));
    const call = [expect.objectContaining({ idempotencyKey: 'page-k1-complete' }), 'a1'];
    expect(service.complete.mock.calls).toEqual([call, call]);
  });

  test('is done for who has spent what a client may, and shown again only once some of it has come back', async () => {
    const at = (fields: Readonly<Record<string, string>>) =>
      app.inject({
        method: 'POST',
        url: '/sv-se/checkout',
        headers: FORM,
        remoteAddress: '203.0.113.1',
        payload: new URLSearchParams({ 'delivery.country': 'SE', ...fields }).toString(),
      });
    const refused = { action: 'use-card', giftCard: 'WRONG' };
    expect((await at(refused)).statusCode).toBe(422);
    costs.spend('203.0.113.1', 10_000);
    expect((await at(refused)).statusCode).toBe(429);
    expect(service.setGiftCard).toHaveBeenCalledTimes(2);
    expect((await at({ action: 'complete', agreement: 'a1' })).statusCode).toBe(429);
    expect(service.complete).toHaveBeenCalledTimes(1);
    expect((await at({ action: 'save' })).statusCode).toBe(303);
  });

  test('keeps a gift card’s code in its field that was not taken, with the reason', async () => {
    expect((await post({ action: 'use-card', giftCard: 'WRONG' })).statusCode).toBe(422);
    expect(shown?.refused).toEqual([{ field: 'giftCard', code: 'not_found', typed: 'WRONG' }]);
  });

  test('does not place an order with a code that was typed and not used: what it does is seen first', async () => {
    const fields = { action: 'complete', agreement: 'a1', discountCode: 'spring10' };
    expect((await post(fields)).statusCode).toBe(422);
    expect(change).toHaveBeenCalledWith(
      expect.objectContaining({ change: { kind: 'enterCode', code: 'SPRING10' } }),
    );
    expect(shown).toMatchObject({ hasEnteredCodes: true, hasTried: true, refused: [] });
    await post({ ...fields, discountCode: '', giftCard: 'WRONG' });
    expect(shown).toMatchObject({
      hasEnteredCodes: false,
      hasTried: true,
      refused: [{ field: 'giftCard', code: 'not_found', typed: 'WRONG' }],
    });
    expect(service.complete).not.toHaveBeenCalled();
    await post({ ...fields, discountCode: ' ' });
    expect(service.complete).toHaveBeenCalledOnce();
  });

  test('enters a gift card that was typed beside a code that is refused: none of the two is lost', async () => {
    const fields = { action: 'complete', agreement: 'a1', discountCode: '<ten>', giftCard: 'WRONG' };
    expect((await post(fields)).statusCode).toBe(422);
    expect(shown?.refused).toEqual([
      { field: 'discountCode', code: 'bad_request', typed: '<ten>' },
      { field: 'giftCard', code: 'not_found', typed: 'WRONG' },
    ]);
    expect(service.setGiftCard).toHaveBeenCalledOnce();
    expect(service.complete).not.toHaveBeenCalled();
  });

  test('adds an offer once, however often its button is pressed', async () => {
    await post({ action: 'add-offer:p1', 'offer.p1': 'article-1', pageKey: 'k1' });
    expect(change).toHaveBeenCalledWith(
      expect.objectContaining({
        idempotencyKey: 'page-k1-add-article-1',
        change: { kind: 'add', articleId: 'article-1', quantity: 1 },
      }),
    );
  });

  test('changes the bag in the market that its checkout is in, under whichever it is shown', async () => {
    checkout = { ...CHECKOUT, market: 'de-de' };
    await post({ action: 'add-offer:p1', 'offer.p1': 'article-1', pageKey: 'k1' });
    await post({ action: 'use-code', discountCode: 'SPRING10' });
    const markets = change.mock.calls.map(([command]) => command.market.code);
    expect(markets).toEqual(['de-de', 'de-de']);
  });
});
