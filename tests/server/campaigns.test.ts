// Campaigns over HTTP, as an operator plans them by the command: what a bag, a checkout, an order and its mail say of them.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { Checkout } from '#contract/checkout.ts';
import { runCodes } from '#commands/codes/command.ts';
import { mailContent } from '#store/mails.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { runCommandOn } from '#tests/command-runs.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { BUYER } from '#tests/fixtures/checkout-shopper.ts';
import { newCodeShopper, sumsOf, verdictsOf } from '#tests/fixtures/code-shopper.ts';
import { ALL_BY_CARD, orderShoppers } from '#tests/fixtures/order-shopper.ts';
import { BEHIND_ONE_PROXY, startTestShop, type TestShop } from '#tests/shop.ts';
import { smallArticle, smallCatalogue, smallProduct, smallVariant } from '#tests/small-catalogue.ts';

const article = (articleId: string, list: number) => ({
  ...smallArticle(articleId, articleId, 500),
  prices: { SEK: { list, sale: null }, EUR: { list: list / 10, sale: null } },
});
/** In sv-se: a tent for 1 000 kr, a cap for 200 kr, plenty of others for 1 499 kr; shipping is 59 kr up to 1 500 kr. */
const CATALOGUE = smallCatalogue({
  products: [
    smallProduct('p1', [smallVariant('p1-blue', [article('tent', 100_000)])], { listingIds: ['shells'] }),
    smallProduct('p2', [smallVariant('p2-blue', [article('cap', 20_000)])], { listingIds: [] }),
    smallProduct('p3', [smallVariant('p3-blue', [smallArticle('plenty', 'L', 100)])]),
  ],
});
const SALE = { campaign: 'sale', title: { sv: 'Höstrea', en: 'Autumn sale' }, percent: 10 };

describe.each(DATABASES)('campaigns on $name', ({ make }) => {
  let place: TestDatabase;
  let shop: TestShop;
  let store: Store;
  beforeAll(async () => {
    place = await make();
    shop = await startTestShop(place, CATALOGUE, undefined, {
      CAIRN_TEST_PAYMENTS: 'on',
      ...BEHIND_ONE_PROXY,
    });
    store = await openStore(place);
  });
  afterAll(async () => {
    await store.close();
    await shop.server.close();
    await place.remove();
  });
  beforeEach(() => store.transaction((tx) => tx.deleteFrom('campaigns').execute()));

  async function plan(...campaigns: object[]) {
    const file = join(place.dataDir, 'campaigns.json');
    const codes = [
      { code: 'TEN', percent: 10 },
      { code: 'PLUS5', percent: 5, stackable: true },
    ];
    writeFileSync(file, JSON.stringify({ codes, campaigns }));
    expect(await runCommandOn(place, runCodes, ['set', file])).toMatchObject({ code: 0, err: '' });
  }
  const end = (campaign: string) => runCommandOn(place, runCodes, ['remove', '--campaign', campaign]);
  const visitor = () => newCodeShopper(shop.server.url);
  const { visitor: buyer, ordered, mailsOf } = orderShoppers(() => ({ shop, store, place }));
  const saved = ({ campaigns }: Cart) => campaigns.map(({ title, savedValue }) => [title, savedValue]);

  test('CA-01s a campaign lowers the bag without a code, from when it is planned until it is taken away', async () => {
    const shopper = visitor();
    expect(saved(await shopper.add('tent'))).toEqual([]);
    await plan(SALE);
    const during = await shopper.cart();
    expect(during.campaigns).toEqual([{ title: 'Höstrea', savedValue: 100 }]);
    expect(sumsOf(during)).toEqual({ discount: 100, shipping: 59, vat: 191.8, total: 959 });
    expect(during).toMatchObject({ campaignCode: null, discountCodes: [] });
    expect(saved(await shopper.add('cap'))).toEqual([['Höstrea', 120]]);
    expect(await end('sale')).toMatchObject({ code: 0, out: 'sale is removed\n' });
    expect(sumsOf(await shopper.cart())).toMatchObject({ discount: 0, total: 1259 });
  });

  test('it is for what it says: categories with all below, products, a minimum, a market, a time', async () => {
    const planned = (campaign: string, more: object) => ({ ...SALE, campaign, stackable: true, ...more });
    await plan(
      planned('jackets', { categories: ['jackets'] }),
      planned('caps', { products: ['p2'], percent: 50, title: { sv: 'Kepsar' } }),
      planned('big', { minimum: { SEK: 5_000 }, percent: 90 }),
      planned('elsewhere', { markets: ['en-eu'], percent: 90 }),
      planned('later', { from: '2999-01-01T00:00:00Z', percent: 90 }),
      planned('over', { until: '2020-01-01T00:00:00Z', percent: 90 }),
      planned('euros', { percent: undefined, amount: { EUR: 5 } }),
      planned('freight', { percent: undefined, freeShipping: true, title: { en: 'Free delivery' } }),
    );
    const shopper = visitor();
    await shopper.add('tent');
    const cart = await shopper.add('cap');
    expect(saved(cart)).toEqual([
      ['Kepsar', 100],
      ['Höstrea', 100],
      ['Free delivery', 59],
    ]);
    expect(sumsOf(cart)).toMatchObject({ discount: 200, shipping: 0, total: 1000 });
    const abroad = visitor();
    const european = await abroad.add('cap', 1, 'en-eu');
    expect(european.campaigns.map(({ title }) => title)).toContain('Autumn sale');
  });

  test('with codes it is used together where both may be, else the better of them', async () => {
    await plan({ ...SALE, percent: 20 });
    const shopper = visitor();
    await shopper.add('tent');
    const refused = await shopper.enter('TEN');
    expect([saved(refused), verdictsOf(refused)]).toEqual([[['Höstrea', 200]], [['TEN', 'not-combinable']]]);
    expect(refused.discountCodes[0]?.instead).toEqual(['Höstrea']);
    await plan({ ...SALE, percent: 5 });
    const better = await shopper.cart();
    expect([saved(better), verdictsOf(better)]).toEqual([[], [['TEN', 100]]]);
    await plan({ ...SALE, percent: 20, stackable: true });
    await shopper.remove('TEN');
    const both = await shopper.enter('PLUS5');
    // Percents of what is left, one after the other.
    expect([saved(both), verdictsOf(both)]).toEqual([[['Höstrea', 200]], [['PLUS5', 40]]]);
  });

  test('CA-01v bag and checkout say of each row what lowers it, campaign and code, and by how much', async () => {
    await plan(
      { ...SALE, stackable: true, categories: ['jackets'] },
      { ...SALE, campaign: 'freight', percent: undefined, freeShipping: true, stackable: true },
    );
    const shopper = visitor();
    await shopper.add('tent');
    await shopper.add('cap', 2);
    const { rowDiscounts, discountValue } = await shopper.enter('PLUS5');
    expect(rowDiscounts).toEqual([
      { orderRowId: 'row-tent', title: 'Höstrea', savedValue: 100 },
      { orderRowId: 'row-tent', title: 'PLUS5', savedValue: 45 },
      { orderRowId: 'row-cap', title: 'PLUS5', savedValue: 20 },
    ]);
    expect(discountValue).toBe(165);
    const one = buyer();
    await one.send('cart/add', { size: { articleId: 'tent' } });
    const checkout = await one.json<Checkout>('checkout/');
    expect(checkout.rowDiscounts).toEqual(rowDiscounts.slice(0, 1));
  });

  test('checkout, order and mail name it in the language of the market', async () => {
    await plan(SALE);
    const { order } = await ordered(2, ALL_BY_CARD);
    expect(order.discounts).toEqual([{ title: 'Höstrea', savedValue: 299.8 }]);
    expect(order).toMatchObject({
      rows: [{ unitValue: 1499, discountValue: 299.8, chargedValue: 2698.2 }],
      totals: { subtotalValue: 2998, discountValue: 299.8, totalValue: 2698.2 },
    });
    const [mail] = (await mailsOf(order)).map(mailContent);
    expect(mail).toMatchObject({ kind: 'order', doc: { order: { discounts: order.discounts } } });
  });

  test('one that ends before the order is placed is told, and nothing is paid', async () => {
    await plan(SALE);
    const shopper = buyer();
    await shopper.send('cart/add', { size: { articleId: 'tent' }, quantity: 1 });
    const ready = await shopper.json<Checkout>('checkout/update', {
      delivery: BUYER,
      methodId: 'standard',
      hasAcceptedTerms: true,
    });
    expect(ready).toMatchObject({
      state: 'ready',
      campaigns: [{ title: 'Höstrea', savedValue: 100 }],
      totals: { totalValue: 959 },
    });
    await end('sale');
    const stopped = await shopper.json<Checkout>('checkout/complete', { agreement: ready.agreement });
    expect(stopped).toMatchObject({ state: 'ready', orderNumber: null, paymentUrl: null, campaigns: [] });
    expect(stopped.changes).toEqual([
      { kind: 'campaign-ended', subject: 'Höstrea', before: 100, after: 0 },
      { kind: 'total-changed', subject: '', before: 959, after: 1059 },
    ]);
  });
});
