// The checkout as a client of the HTTP API has it: what it fills in, what is refused, and orders that are placed once.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Checkout } from '#contract/checkout.ts';
import type { WireError } from '#contract/errors.ts';
import type { Product } from '#contract/product.ts';
import { issueGiftCard } from '#store/gift-cards.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { BUYER } from '#tests/fixtures/checkout-shopper.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';
import { smallArticle, smallCatalogue, smallProduct, smallVariant } from '#tests/small-catalogue.ts';

const FIVE_YEARS_MS = 5 * 365 * 24 * 3600 * 1000;
const LAST = smallArticle('last', 'L', 1);
const CATALOGUE = smallCatalogue({
  products: [...smallCatalogue().products, smallProduct('p3', [smallVariant('p3-blue', [LAST])])],
});

describe.each(DATABASES)('the checkout over HTTP on $name', ({ make }) => {
  let place: TestDatabase;
  let shop: TestShop;
  let store: Store;
  beforeAll(async () => {
    place = await make();
    shop = await startTestShop(place, CATALOGUE, undefined, { CAIRN_TEST_PAYMENTS: 'on' });
    store = await openStore(place);
  });
  afterAll(async () => {
    await store.close();
    await shop.server.close();
    if (shop.errors.length > 0) throw new Error(shop.errors.join('\n'));
    await place.remove();
  });

  let cards = 0;
  async function giftCard(amount: number, currency: 'SEK' | 'EUR' = 'SEK', expiresAt: number | null = null) {
    const from = { from: 'granted', reference: 'test', at: Date.now() - FIVE_YEARS_MS } as const;
    const key = `card-${(cards += 1)}`;
    const issued = await store.transaction((tx) =>
      issueGiftCard(tx, { amount, currency, expiresAt, key, ...from }),
    );
    if (issued === null) throw new Error('no card');
    return issued;
  }

  /** A browser of its own: keeps its cookie. */
  function visitor(market = 'sv-se') {
    let cookie = '';
    async function send(path: string, body?: object, headers: Record<string, string> = {}) {
      const url = `${shop.server.url}/api/${path}?market=${market}`;
      const response = await fetch(url, {
        headers: { cookie, 'x-cairn': '1', 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      });
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      return response;
    }
    const checkoutAfter = async (path: string, body?: object, headers?: Record<string, string>) =>
      (await (await send(`checkout/${path}`, body, headers)).json()) as Checkout;
    const setGiftCard = (code: string) => checkoutAfter('setGiftCard', { code });
    return {
      send,
      add: (articleId: string, quantity = 1) => send('cart/add', { size: { articleId }, quantity }),
      get: () => checkoutAfter(''),
      update: (body: object) => checkoutAfter('update', body),
      fillIn: (delivery: object = BUYER) =>
        checkoutAfter('update', { delivery, methodId: 'standard', hasAcceptedTerms: true }),
      setGiftCard,
      removeGiftCard: (cardId: string) => checkoutAfter('removeGiftCard', { cardId }),
      complete: (agreement: string, headers?: Record<string, string>) =>
        checkoutAfter('complete', { agreement }, headers),
    };
  }
  /** Pays everything with a gift card. */
  async function paidVisitor(articleId = 'a1', quantity = 1) {
    const buyer = visitor();
    await buyer.add(articleId, quantity);
    await buyer.fillIn();
    const checkout = await buyer.setGiftCard((await giftCard(10_000_000)).code);
    return { ...buyer, agreement: checkout.agreement };
  }
  const refusal = async (response: Response) => ({
    status: response.status,
    ...((await response.json()) as WireError).error,
  });
  const stockOf = async (articleId: string) =>
    (
      await store.db
        .selectFrom('articles')
        .select('stock')
        .where('article_id', '=', articleId)
        .executeTakeFirst()
    )?.stock;

  test('CO-01l the fields are validated per country', async () => {
    const issuesIn = async (market: string, delivery: object) => {
      const buyer = visitor(market);
      await buyer.add('a1');
      return (await buyer.fillIn({ ...BUYER, ...delivery })).issues.map((one) => `${one.field} ${one.fault}`);
    };
    expect(await issuesIn('de-de', { country: 'DE' })).toEqual(['delivery.zip invalid']);
    expect(await issuesIn('de-de', {})).toEqual(['delivery.country not-shipped-there']);
    expect(await issuesIn('ko-kr', { country: 'KR', zip: '04524' })).toEqual([
      'delivery.stateOrProvince required',
    ]);
    expect(await issuesIn('sv-se', {})).toEqual([]);
  });

  test('CO-03a CO-03c CO-03d AP-08b gift cards lower what is left to pay, several of them, each a part', async () => {
    const buyer = visitor();
    await buyer.add('a1');
    expect((await buyer.fillIn()).totals).toMatchObject({ totalValue: 1558, toPayValue: 1558 });
    const [first, second] = [await giftCard(100_000), await giftCard(20_000)];
    await buyer.setGiftCard(first.code);
    const both = await buyer.setGiftCard(second.code.toLowerCase());
    expect(both.totals).toMatchObject({ totalValue: 1558, giftCardsValue: 1200, toPayValue: 358 });
    expect(both.giftCards).toEqual([
      { cardId: first.cardId, hint: first.code.slice(-4), usedValue: 1000, leftValue: 0, refusal: null },
      { cardId: second.cardId, hint: second.code.slice(-4), usedValue: 200, leftValue: 0, refusal: null },
    ]);
  });

  test('CO-03b AP-08c a gift card that is removed is to be paid again', async () => {
    const buyer = visitor();
    await buyer.add('a1');
    const card = await giftCard(100_000);
    await buyer.setGiftCard(card.code);
    expect((await buyer.removeGiftCard(card.cardId)).totals).toMatchObject({
      giftCardsValue: 0,
      toPayValue: 1558,
    });
    expect((await buyer.removeGiftCard(card.cardId)).giftCards).toEqual([]);
  });

  test('a code that is unknown, expired or spent is refused alike', async () => {
    const buyer = visitor();
    await buyer.add('a1');
    const codes = ['0000-0000-0000-0000-0000', 'nonsense'];
    codes.push((await giftCard(100, 'SEK', Date.now() - 1000)).code);
    const answers = [];
    for (const code of codes) answers.push(await refusal(await buyer.send('checkout/setGiftCard', { code })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 404, field: 'code' });
    const euros = await buyer.setGiftCard((await giftCard(100, 'EUR')).code);
    expect(euros.giftCards).toMatchObject([{ usedValue: 0, refusal: 'other-currency' }]);
  });

  test('CO-05a an order is placed once however often the request is repeated', async () => {
    const buyer = await paidVisitor();
    const headers = { 'idempotency-key': 'the-same' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        buyer.send('checkout/complete', { agreement: buyer.agreement }, headers),
      ),
    );
    const numbers = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as Checkout).orderNumber),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers.filter((one) => one.headers.get('idempotency-replayed') === 'true')).toHaveLength(19);
    expect(new Set(numbers).size).toBe(1);
    const orders = await store.db
      .selectFrom('orders')
      .select('number')
      .where('number', '=', numbers[0] ?? '')
      .execute();
    expect(orders).toHaveLength(1);
    expect(await buyer.get()).toMatchObject({ state: 'completed', orderNumber: numbers[0] });
  });

  test('CO-05b stock goes down with an order, in the shop within two seconds', async () => {
    const stockBalances = async () => {
      const response = await fetch(`${shop.server.url}/api/products/product?market=sv-se&id=p3`);
      const product = (await response.json()) as Product;
      return product.variants.flatMap(({ sizes }) => sizes.map(({ stockBalance }) => stockBalance));
    };
    expect(await stockBalances()).toEqual([1]);
    const [buyer, other] = [await paidVisitor('last'), await paidVisitor('last')];
    expect(await buyer.complete(buyer.agreement)).toMatchObject({ state: 'completed' });
    expect(await stockOf('last')).toBe(0);
    const late = await other.complete(other.agreement);
    expect(late).toMatchObject({
      state: 'incomplete',
      orderNumber: null,
      changes: [{ kind: 'out-of-stock' }],
    });
    await expect.poll(stockBalances).toEqual([0]);
  });

  test('CO-06f the totals of an order add up to the cent', async () => {
    const buyer = await paidVisitor('a2', 2);
    const { totals, rows } = await buyer.complete(buyer.agreement);
    expect(rows.reduce((sum, row) => sum + row.chargedValue, 0) + totals.shippingValue).toBe(
      totals.totalValue,
    );
    expect(totals.giftCardsValue + totals.toPayValue).toBe(totals.totalValue);
    expect(totals.taxes.reduce((sum, tax) => sum + tax.taxValue, 0)).toBe(totals.taxValue);
  });

  test('what is left to pay is paid at the provider', async () => {
    const buyer = visitor();
    await buyer.add('a2');
    const { agreement } = await buyer.fillIn();
    const paying = await buyer.complete(agreement);
    expect(paying).toMatchObject({ state: 'needs-buyer', orderNumber: null, totals: { toPayValue: 1558 } });
    expect(paying.paymentUrl).toMatch(/^\/payment\/test\//);
    expect(await buyer.complete(agreement)).toEqual(paying);
  });

  test('nobody sees or completes the checkout of another session', async () => {
    const buyer = await paidVisitor();
    const stranger = visitor();
    expect(await stranger.get()).toMatchObject({ checkoutId: '', rows: [] });
    expect(await stranger.complete(buyer.agreement)).toMatchObject({
      state: 'incomplete',
      orderNumber: null,
    });
    await stranger.add('a1');
    expect(await stranger.complete(buyer.agreement)).toMatchObject({ orderNumber: null });
    expect(await buyer.get()).toMatchObject({ state: 'ready', agreement: buyer.agreement });
  });

  test('a field that is unknown, too long or of another type, and a page of another origin, are refused', async () => {
    const buyer = visitor();
    await buyer.add('a1');
    const before = await buyer.get();
    for (const body of [
      { totals: { totalValue: 1 } },
      { delivery: { ...BUYER, isAdmin: true } },
      { giftMessage: 'x'.repeat(501) },
      { delivery: { email: 'x'.repeat(201) } },
      { hasAcceptedTerms: 'yes' },
    ])
      expect(await refusal(await buyer.send('checkout/update', body))).toMatchObject({ status: 400 });
    expect(await refusal(await buyer.send('checkout/complete', {}))).toMatchObject({ field: 'agreement' });
    expect((await buyer.send('checkout/update', { giftMessage: 'x'.repeat(100_000) })).status).toBe(413);
    const foreign = { 'x-cairn': '', origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await buyer.send('checkout/complete', { agreement: before.agreement }, foreign)).status).toBe(
      403,
    );
    expect(await buyer.get()).toEqual(before);
  });

  test('a key that comes with another command is refused', async () => {
    const buyer = visitor();
    await buyer.add('a1');
    const headers = { 'idempotency-key': 'one-key' };
    expect((await buyer.send('checkout/update', { giftMessage: 'a' }, headers)).status).toBe(200);
    expect(await refusal(await buyer.send('checkout/update', { giftMessage: 'b' }, headers))).toMatchObject({
      status: 409,
      field: 'Idempotency-Key',
    });
  });

  test('CO-04a AP-04a products that go with the cart are offered, in stock and not in it', async () => {
    const buyer = visitor();
    await buyer.add('a1');
    const response = await buyer.send('checkoutOffer/products');
    const { products } = (await response.json()) as { products: Product[] };
    expect(products.map(({ id }) => id)).toEqual(['p2']);
  });
});
