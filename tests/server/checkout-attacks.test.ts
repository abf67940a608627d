// Attacks on carts and checkouts over HTTP: other shoppers' ids, and prices of one's own.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { CART_CALLS } from '#contract/cart.calls.ts';
import type { Cart } from '#contract/cart.ts';
import { CHECKOUT_CALLS } from '#contract/checkout.calls.ts';
import type { Checkout } from '#contract/checkout.ts';
import type { WireError } from '#contract/errors.ts';
import { GIFT_CARD_CALLS } from '#contract/gift-cards.calls.ts';
import { ORDER_CALLS } from '#contract/orders.calls.ts';
import { issueGiftCard } from '#store/gift-cards.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { type AttackerRequest, newAttacker } from '#tests/fixtures/attacker.ts';
import { BUYER } from '#tests/fixtures/checkout-shopper.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';
import { smallArticle, smallCatalogue, smallProduct, smallVariant } from '#tests/small-catalogue.ts';

const SEK = { SEK: { list: 100_000, sale: null } };
const CATALOGUE = smallCatalogue({
  products: [
    smallProduct('p1', [
      smallVariant('p1-blue', [
        { ...smallArticle('tent', 'tent', 500), prices: SEK },
        { ...smallArticle('euro', 'euro', 5), prices: { EUR: { list: 10_000, sale: null } } },
      ]),
    ]),
  ],
});
const ENVIRONMENT = { CAIRN_TEST_PAYMENTS: 'on' };
const CALLS: Readonly<Record<string, Call>> = { ...CART_CALLS, ...CHECKOUT_CALLS };
/** Bodies that are right, but for those of calls that have none. */
const BODIES: Readonly<Record<string, object>> = {
  cartAdd: { size: { articleId: 'tent' }, quantity: 1 },
  cartSubtract: { orderRowId: 'row-tent' },
  cartRemove: { orderRowId: 'row-tent' },
  cartAddGiftCard: { value: 500, recipientEmail: 'bo@example.com' },
  checkoutUpdate: { delivery: BUYER, methodId: 'standard', hasAcceptedTerms: true },
  checkoutSetGiftCard: { code: 'ABCD' },
  checkoutRemoveGiftCard: { cardId: 'x' },
  checkoutComplete: { agreement: 'x' },
};

describe.each(DATABASES)('on $name', ({ make }) => {
  let place: TestDatabase;
  let shop: TestShop;
  let store: Store;
  beforeAll(async () => {
    place = await make();
    shop = await startTestShop(place, CATALOGUE, undefined, ENVIRONMENT);
    store = await openStore(place);
  });
  afterAll(async () => {
    await store.close();
    await shop.server.close();
    await place.remove();
  });

  let cards = 0;
  async function giftCard(amount: number) {
    const terms = { currency: 'SEK', expiresAt: null, from: 'granted', reference: 'test' } as const;
    const key = `card-${(cards += 1)}`;
    const issued = await store.transaction((tx) => issueGiftCard(tx, { ...terms, amount, key, at: 1 }));
    if (issued === null) throw new Error('no card');
    return issued;
  }
  const newShopper = (more = {}) => {
    const shopper = newAttacker(() => shop.server.url, more);
    const body = (name: string, given?: object) => ({ body: given ?? BODIES[name] });
    return {
      ...shopper,
      add: (articleId = 'tent', quantity = 1) =>
        shopper.answer<Cart>(CALLS['cartAdd']!, { body: { size: { articleId }, quantity } }),
      cart: () => shopper.answer<Cart>(CALLS['cartGet']!),
      checkout: () => shopper.answer<Checkout>(CALLS['checkoutGet']!),
      fillIn: () => shopper.answer<Checkout>(CALLS['checkoutUpdate']!, body('checkoutUpdate')),
      setGiftCard: (code: string) =>
        shopper.answer<Checkout>(CALLS['checkoutSetGiftCard']!, body('', { code })),
      complete: (agreement: string) => shopper.call(CALLS['checkoutComplete']!, body('', { agreement })),
    };
  };

  describe('nobody else’s ids', () => {
    test('let a stranger see or change a cart or a checkout, whichever call they are sent to', async () => {
      const victim = newShopper();
      await victim.add('tent', 2);
      await victim.answer(CALLS['cartAddGiftCard']!, {
        body: { value: 500, recipientEmail: 'friend@example.com' },
      });
      await victim.fillIn();
      const card = await giftCard(10_000);
      const checkout = await victim.setGiftCard(card.code);
      const cart = await victim.cart();
      const [giftRow] = cart.giftCardRows;
      const secrets = [
        checkout.checkoutId,
        card.cardId,
        card.code,
        'anna@example.com',
        'friend@example.com',
        'Storgatan',
        checkout.agreement,
        victim.cookie().split('=')[1]!,
      ];
      const strangers = [
        newShopper(),
        newShopper(),
        // Ids that were seen in place of tokens that were not.
        ...[cart.cartId, checkout.checkoutId].map((id) =>
          newShopper({ cookie: `cairn_session=${id.slice(0, 22).padEnd(22, '0')}` }),
        ),
      ];
      await strangers[1]!.add();
      const ids = { cartId: cart.cartId, checkoutId: checkout.checkoutId, cardId: card.cardId };
      const theirs: Readonly<Record<string, object>> = {
        ...BODIES,
        checkoutUpdate: { delivery: { ...BUYER, email: 'eve@example.com', streetAddress: 'Torget 2' } },
        cartRemove: { orderRowId: giftRow?.orderRowId },
        checkoutRemoveGiftCard: { cardId: card.cardId },
        checkoutComplete: { agreement: checkout.agreement },
      };
      const query = { ...ids, discountCode: 'A', order: 'x', payment: 'x' };
      const headers = { 'cart-key': cart.cartId.padEnd(22, '0') };
      const said: string[] = [];
      for (const stranger of strangers) {
        for (const [name, call] of Object.entries(CALLS)) {
          const body = theirs[name];
          const requests: AttackerRequest[] =
            body === undefined
              ? [{ query }, { query, headers }]
              : [{ query, body }, { body: { ...body, ...ids } }, { query, body, headers }];
          for (const request of requests) {
            const text = await (await stranger.call(call, request)).text();
            said.push(...secrets.filter((secret) => text.includes(secret)).map((one) => `${name}: ${one}`));
          }
        }
        await stranger.call(CALLS['cartClear']!);
      }
      expect(said).toEqual([]);
      expect(await victim.cart()).toEqual(cart);
      expect(await victim.checkout()).toEqual(checkout);
    });

    test('of a checkout name a cart, or of a cart a checkout', async () => {
      const victim = newShopper();
      await victim.add();
      const { checkoutId } = await victim.fillIn();
      const { status } = await newShopper().call(CALLS['cartGet']!, { query: { cartId: checkoutId } });
      expect(status).toBe(404);
    });
  });

  describe('a price of one’s own', () => {
    const FIELDS = `price rowPrice listValue reducedValue grandTotalValue totalValue toPayValue totalVatValue
      taxValue shippingFeeValue discountValue currency market amount state paymentUrl
      orderNumber giftCards balance stockBalance customerId role verified isPaid returnUrl
      sessionHash cartId checkoutId constructor toString`.split(/\s+/);

    test('is refused with its name in every body, at every depth', async () => {
      const shopper = newShopper();
      await shopper.add('tent', 2);
      const before = await shopper.fillIn();
      const taken: string[] = [];
      for (const [name, body] of Object.entries(BODIES)) {
        const inner = Object.entries(body).filter(([, value]) => typeof value === 'object');
        for (const field of FIELDS) {
          const bodies = [
            { ...body, [field]: 1 },
            ...inner.map(([key, value]) => ({ ...body, [key]: { ...value, [field]: 1 } })),
          ];
          for (const one of bodies) {
            const response = await shopper.call(CALLS[name]!, { body: one });
            const named = ((await response.json()) as Partial<WireError>).error?.field ?? '';
            if (response.status !== 400 || !named.endsWith(field)) taken.push(`${name} ${field} ${named}`);
          }
        }
        for (const key of ['__proto__', 'constructor'])
          expect(
            (
              await shopper.call(CALLS[name]!, {
                body: `{"${key}":{"prototype":{"price":1}},${JSON.stringify(body).slice(1)}`,
              })
            ).status,
          ).toBe(400);
      }
      expect(taken).toEqual([]);
      expect(await shopper.checkout()).toEqual(before);
    });

    test('is not heard where a call has no body, nor in its address', async () => {
      const shopper = newShopper();
      await shopper.add('tent', 2);
      const { grandTotalValue, totalVatValue } = await shopper.cart();
      const lies = { price: '1', grandTotalValue: '1', quantity: '-5', currency: 'KRW', articleId: 'euro' };
      for (const name of ['cartSetCountry', 'cartGet', 'cartEnterCode', 'cartRemoveCode'] as const) {
        const call = CALLS[name]!;
        const after = await shopper.answer<Cart>(call, {
          query: { ...lies, discountCode: 'NONE' },
          ...(call.method === 'GET' ? {} : { body: lies }),
        });
        expect(after).toMatchObject({ grandTotalValue, totalVatValue, currency: 'SEK' });
      }
      for (const query of ['market=sv-se&market=de-de', 'market[]=de-de', 'market[code]=sv-se', 'market='])
        expect((await shopper.call(CALLS['cartAdd']!, { query, body: BODIES['cartAdd'] })).status).toBe(400);
    });

    test('is no quantity that is not a whole number from 1 to 99', async () => {
      const shopper = newShopper();
      const before = await shopper.add();
      const numbers = ['0', '-1', '-0', '0.1', '1e-3', '100', '1e3', '1e309', '-1e309', '9007199254740993'];
      for (const quantity of [
        ...numbers,
        '"1"',
        '"1e3"',
        'NaN',
        'Infinity',
        '[1]',
        '{"a":1}',
        'true',
        'null',
        '0x1',
        '"１"',
      ]) {
        const body = `{"size":{"articleId":"tent"},"quantity":${quantity}}`;
        expect([quantity, (await shopper.call(CALLS['cartAdd']!, { body })).status]).toEqual([quantity, 400]);
      }
      for (const articleId of ['euro', '"', "' or 1=1 --", '../tent', '', 'x'.repeat(500)])
        expect(
          [400, 404].includes(
            (await shopper.call(CALLS['cartAdd']!, { body: { size: { articleId } } })).status,
          ),
        ).toBe(true);
      expect(await shopper.cart()).toEqual(before);
    });

    test('is not agreed to by an agreement that was made up, or of another cart', async () => {
      const cheap = newShopper();
      await cheap.add('tent', 1);
      const { agreement } = await cheap.fillIn();
      const dear = newShopper();
      await dear.add('tent', 50);
      await dear.fillIn();
      for (const made of [agreement, 'x', '0', 'null']) {
        const answer = (await (await dear.complete(made)).json()) as Checkout;
        expect(answer).toMatchObject({ orderNumber: null, paymentUrl: null });
      }
    });
  });

  describe('any change', () => {
    const CHANGES = Object.entries({ ...CALLS, ...ORDER_CALLS, ...GIFT_CARD_CALLS }).filter(
      ([, { method }]) => method !== 'GET',
    );

    test.each(CHANGES)('%s reads no body that is too large or is no JSON', async (_, call) => {
      const shopper = newShopper();
      await shopper.add('tent', 2);
      const before = await shopper.cart();
      const query = { discountCode: 'TEN' };
      const large = `{"code":"${'x'.repeat(100_000)}"}`;
      expect((await shopper.call(call, { query, body: large })).status).toBe(413);
      for (const body of ['{"code":', '{"code":"a"}}', "{'code':1}", '\u0000'])
        expect([body, (await shopper.call(call, { query, body })).status]).toEqual([body, 400]);
      expect(await shopper.cart()).toEqual(before);
    });

    test.each(Object.entries(BODIES))('%s is not done under the key of another one', async (name, body) => {
      const shopper = newShopper();
      const headers = { 'idempotency-key': 'the-same' };
      const first = { body: { size: { articleId: 'tent' }, quantity: 2 }, headers };
      expect((await shopper.call(CALLS['cartAdd']!, first)).status).toBe(200);
      const before = await shopper.cart();
      const card = await giftCard(500_000);
      const given = name === 'checkoutSetGiftCard' ? { code: card.code } : body;
      const response = await shopper.call(CALLS[name]!, { body: given, headers });
      const { error } = (await response.json()) as WireError;
      expect([response.status, error.field]).toEqual([409, 'Idempotency-Key']);
      expect(await shopper.cart()).toEqual(before);
    });
  });

  test('no attack was a fault of the server', () => {
    expect(shop.errors).toEqual([]);
  });
});
