// Discount codes over HTTP, as an operator sets them by the command: what a cart costs with them, and what a guesser learns.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { runCodes } from '#commands/codes/command.ts';
import { MAX_WRONG_CODES } from '#store/guess-limit.ts';
import { recordCodeUses } from '#store/discount-codes.ts';
import { openStore } from '#store/open-store.ts';
import { runCommandOn } from '#tests/command-runs.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { newCodeShopper, refusalOf, sumsOf, verdictsOf } from '#tests/fixtures/code-shopper.ts';
import { BEHIND_ONE_PROXY, startTestShop, type TestShop } from '#tests/shop.ts';
import { smallArticle, smallCatalogue, smallProduct, smallVariant } from '#tests/small-catalogue.ts';
import { marketOf } from '#tests/fixtures/markets.ts';

const article = (articleId: string, list: number, sale: number | null = null) => ({
  ...smallArticle(articleId, articleId, 50),
  prices: { SEK: { list, sale }, EUR: { list: list / 10, sale: null }, USD: { list: list / 10, sale: null } },
});
/** In sv-se: a tent for 1 000 kr, a cap for 200 kr, a stove for 400 instead of 500 kr; shipping is 59 kr up to 1 500 kr. */
const CATALOGUE = smallCatalogue({
  products: [
    smallProduct('p1', [smallVariant('p1-blue', [article('tent', 100_000)])], { listingIds: ['shells'] }),
    smallProduct('p2', [smallVariant('p2-blue', [article('cap', 20_000)])], { listingIds: [] }),
    smallProduct('p3', [smallVariant('p3-blue', [article('stove', 50_000, 40_000)])], { listingIds: [] }),
  ],
});
const CODES = [
  { code: 'Ten', percent: 10 },
  { code: 'PLUS5', percent: 5, stackable: true },
  { code: 'HUNDRED', amount: { SEK: 100, EUR: 9.5 }, stackable: true },
  { code: 'FREIGHT', freeShipping: true, stackable: true },
  { code: 'JACKETS', percent: 20, categories: ['jackets'] },
  { code: 'CAPS', percent: 50, products: ['slug-p2'] },
  { code: 'FULLPRICE', percent: 50, excludesReduced: true, products: ['p3'] },
  { code: 'BIG', amount: { SEK: 200 }, minimum: { SEK: 1500 } },
  { code: 'KOREA', percent: 90, markets: ['ko-kr'] },
  { code: 'TOMORROW', percent: 90, from: '2999-01-01T00:00:00Z' },
  { code: 'YESTERDAY', percent: 90, until: '2020-01-01T00:00:00Z' },
  { code: 'ONCE', percent: 10, uses: 1 },
];

describe.each(DATABASES)('discount codes on $name', ({ make }) => {
  let place: TestDatabase;
  let shop: TestShop;
  beforeAll(async () => {
    place = await make();
    shop = await startTestShop(place, CATALOGUE, undefined, BEHIND_ONE_PROXY);
    const { code, err } = await setCodes(CODES);
    if (code !== 0) throw new Error(err);
  });
  afterAll(async () => {
    await shop.server.close();
    await place.remove();
  });

  function setCodes(codes: unknown) {
    const file = join(place.dataDir, 'codes.json');
    writeFileSync(file, JSON.stringify({ codes }));
    return runCommandOn(place, runCodes, ['set', file]);
  }

  const visitor = (address?: string) => newCodeShopper(shop.server.url, address);
  test('CA-11e CA-01o CA-01p AP-04e PR-08c a code that is entered changes the totals, until it is removed', async () => {
    const { add, enter, remove, cart } = visitor();
    const before = await add('tent');
    expect(before).toMatchObject({ campaignCode: null, discountCodes: [], discountValue: 0 });
    expect(sumsOf(before)).toEqual({ discount: 0, shipping: 59, vat: 211.8, total: 1059 });
    const after = await enter('TEN');
    expect(sumsOf(after)).toEqual({ discount: 100, shipping: 59, vat: 191.8, total: 959 });
    expect(after).toMatchObject({ cartId: before.cartId, version: before.version + 1, campaignCode: 'TEN' });
    expect(after.discountCodes).toEqual([
      { code: 'TEN', savedValue: 100, refusal: null, missingValue: null, instead: [] },
    ]);
    expect(sumsOf(await cart())).toEqual(sumsOf(after));
    expect(sumsOf(await add('cap'))).toMatchObject({ discount: 120, total: 1139 });
    expect(await remove('TEN')).toMatchObject({
      campaignCode: null,
      discountCodes: [],
      grandTotalValue: 1259,
    });
  });

  test('AP-03h a code is one code, however it is typed, when it is entered and when it is removed', async () => {
    const { add, enter, remove } = visitor();
    await add('tent');
    for (const typed of ['ten', ' TEN ', 'T E N', 'ＴＥＮ'])
      expect(verdictsOf(await enter(typed))).toEqual([['TEN', 100]]);
    expect(verdictsOf(await remove('tEn'))).toEqual([]);
    expect(verdictsOf(await remove('TEN'))).toEqual([]);
  });

  test('a code in an empty bag waits for goods', async () => {
    const { add, enter } = visitor();
    expect(verdictsOf(await enter('TEN'))).toEqual([['TEN', 'no-matching-lines']]);
    expect(verdictsOf(await add('tent'))).toEqual([['TEN', 100]]);
  });

  test('codes that may be combined are, and of others the one that saves most', async () => {
    const { add, enter, remove } = visitor();
    await add('tent');
    await enter('HUNDRED');
    expect(verdictsOf(await enter('plus5'))).toEqual([
      ['HUNDRED', 100],
      ['PLUS5', 50],
    ]);
    const alone = await enter('CAPS');
    expect(verdictsOf(alone).at(-1)).toEqual(['CAPS', 'no-matching-lines']);
    await remove('HUNDRED');
    const best = await enter('TEN');
    expect(verdictsOf(best)).toEqual([
      ['PLUS5', 'not-combinable'],
      ['CAPS', 'no-matching-lines'],
      ['TEN', 100],
    ]);
    expect(best.discountCodes[0]?.instead).toEqual(['TEN']);
    expect(best.campaignCode).toBe('TEN');
  });

  test('free shipping takes the fee, and is no discount of the goods', async () => {
    const { add, enter } = visitor();
    expect(await add('tent')).toMatchObject({ freeShippingDistanceValue: 500 });
    const cart = await enter('FREIGHT');
    expect(sumsOf(cart)).toEqual({ discount: 0, shipping: 0, vat: 200, total: 1000 });
    expect(verdictsOf(cart)).toEqual([['FREIGHT', 59]]);
    expect(cart.freeShippingDistanceValue).toBeNull();
  });

  test('CA-01q the distance to free shipping is told until it is reached', async () => {
    const { add, cart } = visitor();
    expect(await cart()).toMatchObject({ freeShippingDistanceValue: null });
    expect(await add('cap')).toMatchObject({ freeShippingDistanceValue: 1300, shippingFeeValue: 59 });
    expect(await add('tent')).toMatchObject({ freeShippingDistanceValue: 300 });
    expect(await add('cap', 2)).toMatchObject({ freeShippingDistanceValue: null, shippingFeeValue: 0 });
  });

  test('CA-01t how long the delivery takes is told with what makes it free, and of nothing that is not shipped', async () => {
    const { add, cart } = visitor();
    expect(await cart()).toMatchObject({ deliveryEstimate: null });
    const { days } = marketOf('sv-se').deliveryMethods[0]!;
    expect(await add('cap')).toMatchObject({
      deliveryEstimate: { daysFrom: days.from, daysTo: days.to, freeFromValue: 1500 },
    });
  });

  test('a code of a category is for all below it; of products, and of what is not reduced, for those alone', async () => {
    const { add, enter } = visitor();
    await add('tent');
    await add('cap');
    await add('stove');
    // The tent is of shells, which are jackets.
    expect(sumsOf(await enter('JACKETS'))).toMatchObject({ discount: 200 });
    expect(sumsOf(await enter('CAPS'))).toMatchObject({ discount: 200 });
    expect(verdictsOf(await enter('FULLPRICE')).at(-1)).toEqual(['FULLPRICE', 'no-matching-lines']);
  });

  test('a code that needs more says how much', async () => {
    const { add, enter } = visitor();
    await add('tent');
    const cart = await enter('BIG');
    expect(cart.discountCodes).toMatchObject([
      { refusal: 'below-minimum', missingValue: 500, savedValue: 0 },
    ]);
    expect(await add('stove', 2)).toMatchObject({ discountCodes: [{ refusal: null, savedValue: 200 }] });
  });

  test('an amount is that of the currency, where the code has none it does not exist', async () => {
    const { add, enter, send } = visitor();
    await add('tent');
    await enter('HUNDRED');
    expect(verdictsOf(await enter('BIG'))).toEqual([
      ['HUNDRED', 100],
      ['BIG', 'below-minimum'],
    ]);
    const moved = (await (await send('cart/setCountry?market=de-de', {})).json()) as Cart;
    expect(verdictsOf(moved)).toEqual([
      ['HUNDRED', 9.5],
      ['BIG', 'unknown'],
    ]);
  });

  test('a code of another market, and one that is gone, look like one that never was', async () => {
    const { add, enter, cart } = visitor();
    await add('tent');
    const answers = [];
    for (const code of ['KOREA', 'NEVER']) {
      const { code: told, ...rest } = (await enter(code)).discountCodes.at(-1) ?? { code: '' };
      expect(told).toBe(code);
      answers.push(rest);
      // Neither stays when the next code is entered.
      expect(verdictsOf(await enter('TEN'))).toEqual([['TEN', 100]]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toEqual({ savedValue: 0, refusal: 'unknown', missingValue: null, instead: [] });
    expect(verdictsOf(await enter('TOMORROW')).at(-1)).toEqual(['TOMORROW', 'not-yet']);
    expect(verdictsOf(await enter('YESTERDAY')).at(-1)).toEqual(['YESTERDAY', 'expired']);
    await runCommandOn(place, runCodes, ['remove', 'yesterday']);
    expect(verdictsOf(await cart()).at(-1)).toEqual(['YESTERDAY', 'unknown']);
  });

  test('a code that an order used up is refused to every other', async () => {
    const { add, enter } = visitor();
    await add('tent');
    expect(verdictsOf(await enter('ONCE'))).toEqual([['ONCE', 100]]);
    const store = await openStore(place);
    const use = { codes: ['ONCE'], orderId: 'o1', customer: 'c1', now: 1 };
    expect(await store.transaction((tx) => recordCodeUses(tx, use))).toBeNull();
    await store.close();
    expect(verdictsOf(await add('cap'))).toEqual([['ONCE', 'used-up']]);
  });

  test('a cart holds five codes; clearing it takes them too', async () => {
    const { add, enter, entering, send } = visitor();
    await add('tent');
    for (const code of ['TEN', 'PLUS5', 'HUNDRED', 'FREIGHT', 'CAPS']) await enter(code);
    for (const code of ['JACKETS', 'NEVER'])
      expect(await refusalOf(await entering(code))).toEqual({
        status: 409,
        code: 'conflict',
        field: 'discountCode',
        message: 'a cart has 5 discount codes at most',
      });
    expect((await enter('TEN')).discountCodes).toHaveLength(5);
    expect(await (await send('cart/clear?market=sv-se')).json()).toMatchObject({ discountCodes: [] });
  });

  test('a code is entered once under its key, by the cart’s own session, with the market’s parameter', async () => {
    const { add, entering, cookie } = visitor();
    const { cartId } = await add('tent');
    const key = { 'idempotency-key': 'code-1' };
    const first = await entering('TEN', 'sv-se', key);
    const again = await entering('TEN', 'sv-se', key);
    expect([first.headers.get('idempotency-replayed'), again.headers.get('idempotency-replayed')]).toEqual([
      null,
      'true',
    ]);
    expect(await again.json()).toEqual(await first.json());
    expect((await entering('PLUS5', 'sv-se', key)).status).toBe(409);
    const stranger = visitor();
    await stranger.enter('TEN');
    expect((await stranger.cart()).cartId).not.toBe(cartId);
    expect(stranger.cookie()).not.toBe(cookie());
    expect(await refusalOf(await entering('TEN', 'xx-yy'))).toMatchObject({
      status: 400,
      code: 'unknown_market',
    });
    for (const code of ['', '<script>', 'A'.repeat(81)])
      expect(await refusalOf(await entering(code))).toMatchObject({ status: 400, field: 'discountCode' });
  });

  test('what a client says of prices, totals or discounts is not heard', async () => {
    const { add, send } = visitor();
    await add('tent');
    const path = 'products/discountCode?market=sv-se&discountCode=PLUS5&savedValue=999&discountValue=999';
    const cart = (await (await send(path, { savedValue: 999, grandTotalValue: 1 })).json()) as Cart;
    expect(sumsOf(cart)).toMatchObject({ discount: 50, total: 1009 });
  });

  test('who enters too many codes that do not exist is refused, right ones too; nobody else is', async () => {
    const guesser = visitor('203.0.113.7');
    await guesser.add('tent');
    await guesser.enter('TEN');
    const guesses = Array.from({ length: MAX_WRONG_CODES + 10 }, (_, at) => guesser.entering(`GUESS${at}`));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(MAX_WRONG_CODES);
    for (const code of ['TEN', 'GUESS']) {
      const refused = await guesser.entering(code);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await refusalOf(refused)).toMatchObject({
        status: 429,
        code: 'too_many_requests',
        field: 'discountCode',
      });
    }
    expect((await visitor('203.0.113.7').entering('TEN')).status).toBe(429);
    // Everything else goes on: goods, and taking codes away.
    expect(verdictsOf(await guesser.add('cap'))[0]).toEqual(['TEN', 120]);
    expect(verdictsOf(await guesser.remove('TEN'))).not.toContainEqual(['TEN', 120]);
    const other = visitor('203.0.113.8');
    await other.add('tent');
    for (let at = 0; at <= MAX_WRONG_CODES; at += 1)
      expect(verdictsOf(await other.enter('TEN'))).toEqual([['TEN', 100]]);
  });
});
