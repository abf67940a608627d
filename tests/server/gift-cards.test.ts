// Gift cards over HTTP: what is sold, how one is bought, and what a code's answer tells.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { WireError } from '#contract/errors.ts';
import { GIFT_CARD_CODE_LENGTH, giftCardCodeFrom, giftCardCodeInGroups } from '#contract/gift-card-code.ts';
import { MAX_CART_GIFT_CARDS } from '#contract/gift-card-terms.ts';
import { networkOf } from '#server/client-network.ts';
import { createGuessLimit, MAX_WRONG_CODES } from '#store/guess-limit.ts';
import { blockGiftCard, issueGiftCard, redeemGiftCard } from '#store/gift-cards.ts';
import { DEFAULT_SETTINGS } from '#settings/settings.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { writeSettings } from '#store/settings.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { newCodeShopper, refusalOf } from '#tests/fixtures/code-shopper.ts';
import { BEHIND_ONE_PROXY, startTestShop, type TestShop } from '#tests/shop.ts';
import { smallArticle, smallCatalogue, smallProduct, smallVariant } from '#tests/small-catalogue.ts';

/** In sv-se a tent for 1 000 kr, with 200 kr of tax; shipping is 59 kr up to 1 500 kr. */
const CATALOGUE = smallCatalogue({
  products: [
    smallProduct('p1', [
      smallVariant('p1-blue', [
        {
          ...smallArticle('tent', 'tent', 50),
          prices: { SEK: { list: 100_000, sale: null }, EUR: { list: 10_000, sale: null } },
        },
      ]),
    ]),
  ],
});
const DAY_MS = 24 * 3600 * 1000;
const day = (ahead: number) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);

describe.each(DATABASES)('gift cards on $name', ({ make }) => {
  let place: TestDatabase;
  let shop: TestShop;
  let store: Store;
  beforeAll(async () => {
    place = await make();
    shop = await startTestShop(place, CATALOGUE, undefined, BEHIND_ONE_PROXY);
    store = await openStore(place);
  });
  afterAll(async () => {
    await store.close();
    await shop.server.close();
    await place.remove();
  });

  let cards = 0;
  async function issue(more: { expiresAt?: number | null; amount?: number } = {}) {
    cards += 1;
    const issued = await store.transaction((tx) =>
      issueGiftCard(tx, {
        amount: 50_000,
        currency: 'SEK',
        expiresAt: null,
        from: 'granted',
        reference: 'test',
        key: `card ${cards}`,
        at: Date.now() - 1_000,
        ...more,
      }),
    );
    if (issued === null) throw new Error('issued before');
    return issued;
  }
  let addresses = 0;
  /** At an address of its own. */
  const visitor = (address = `203.0.113.${(addresses += 1)}`) => {
    const shopper = newCodeShopper(shop.server.url, address);
    return {
      ...shopper,
      validate: (code: string) => shopper.send('giftcard/validate?market=sv-se', { code }),
      adding: (body: object, market = 'sv-se', headers: Record<string, string> = {}) =>
        shopper.send(`cart/addGiftCard?market=${market}`, body, headers),
      addGiftCard: async (body: object = {}, market = 'sv-se') => {
        const response = await shopper.send(`cart/addGiftCard?market=${market}`, { ...GIFT, ...body });
        expect(response.status).toBe(200);
        return (await response.json()) as Cart;
      },
      remove: async (orderRowId: string) =>
        (await (await shopper.send('cart/removeItem?market=sv-se', { orderRowId })).json()) as Cart,
    };
  };
  const GIFT = { value: 500, recipientEmail: 'anna@example.com' };

  test('AP-08d the settings of a market name its amounts', async () => {
    const of = async (market: string) =>
      (await fetch(`${shop.server.url}/api/giftcard/settings?market=${market}`)).json();
    expect(await of('sv-se')).toEqual({
      currency: 'SEK',
      amounts: [200, 500, 1_000, 2_000],
      validForMonths: null,
      maxMessageLength: 300,
      maxDaysAhead: 365,
    });
    expect(await of('ko-kr')).toMatchObject({ currency: 'KRW', amounts: [30_000, 50_000, 100_000, 200_000] });
  });

  describe('a code', () => {
    test('AP-08a that holds is answered with what is left, however it is typed', async () => {
      const { cardId, code } = await issue({ expiresAt: 4_102_444_800_000 });
      await store.transaction((tx) =>
        redeemGiftCard(tx, { cardId, amount: 12_050, key: 'k', reference: 'o', at: Date.now() }),
      );
      const { validate } = visitor();
      const balance = {
        hint: code.slice(-4),
        currency: 'SEK',
        balanceValue: 379.5,
        expiresAt: 4_102_444_800_000,
      };
      expect(await (await validate(code)).json()).toEqual(balance);
      expect(await (await validate(giftCardCodeInGroups(code).toLowerCase())).json()).toEqual(balance);
    });

    test('GC-03b that is wrong, spent, expired or blocked, or no code at all, has one and the same answer', async () => {
      const spent = await issue();
      await store.transaction((tx) =>
        redeemGiftCard(tx, {
          cardId: spent.cardId,
          amount: 50_000,
          key: 'k',
          reference: 'o',
          at: Date.now(),
        }),
      );
      const expired = await issue({ expiresAt: Date.now() - 1 });
      const blocked = await issue();
      await store.transaction((tx) => blockGiftCard(tx, blocked.cardId, 1));
      const wrong = giftCardCodeFrom(randomBytes(GIFT_CARD_CODE_LENGTH));
      const { validate } = visitor();
      const answers: object[] = [];
      for (const code of [wrong, spent.code, expired.code, blocked.code, 'ABC']) {
        const response = await validate(code);
        answers.push({
          status: response.status,
          type: response.headers.get('content-type'),
          length: response.headers.get('content-length'),
          body: await response.text(),
        });
      }
      expect(answers[0]).toMatchObject({
        status: 404,
        body: expect.stringContaining('"field":"code"') as string,
      });
      expect(answers).toEqual(answers.map(() => answers[0]));
    });

    test('GC-03a attempts are limited, in this process and any other, and right ones do not count', async () => {
      const { code } = await issue();
      const address = '198.51.100.7';
      const { validate } = visitor(address);
      for (let at = 0; at < MAX_WRONG_CODES + 2; at += 1) expect((await validate(code)).status).toBe(200);
      // Those of another process on the same database.
      const elsewhere = createGuessLimit(store, 'gift cards', networkOf);
      for (let at = 0; at < MAX_WRONG_CODES / 2; at += 1) await elsewhere.take(address, Date.now());
      const statuses = await Promise.all(
        Array.from({ length: MAX_WRONG_CODES }, async () => (await validate('no code')).status),
      );
      expect(statuses.filter((status) => status === 404)).toHaveLength(MAX_WRONG_CODES / 2);
      const refused = await validate(code);
      expect(refused.headers.get('retry-after')).toBe('600');
      expect(await refusalOf(refused)).toMatchObject({
        status: 429,
        code: 'too_many_requests',
        field: 'code',
      });
      expect((await visitor().validate(code)).status).toBe(200);
    });

    test('is not checked for a page of another origin', async () => {
      const { code } = await issue();
      const response = await fetch(`${shop.server.url}/api/giftcard/validate?market=sv-se`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
        body: JSON.stringify({ code }),
      });
      expect(response.status).toBe(403);
    });
  });

  describe('a gift card in a cart', () => {
    test('CA-11d AP-03g CA-01r is a row with its amount, neither taxed nor shipped nor discounted', async () => {
      const shopper = visitor();
      const alone = await shopper.addGiftCard({
        deliverOn: day(3),
        senderName: 'Bo',
        message: 'Grattis!\nBo',
      });
      expect(alone).toMatchObject({
        orderRows: [],
        grandTotalValue: 500,
        totalVatValue: 0,
        shippingFeeValue: 0,
      });
      expect(alone.giftCardRows).toEqual([
        {
          orderRowId: expect.stringMatching(/^gift-/) as string,
          value: 500,
          recipientEmail: 'anna@example.com',
          deliverOn: day(3),
        },
      ]);
      const both = await shopper.add('tent');
      expect(both).toMatchObject({ grandTotalValue: 1_559, totalVatValue: 211.8, shippingFeeValue: 59 });
      // 1 000 kr of goods count toward free shipping, 500 kr of gift card do not.
      expect(both.freeShippingDistanceValue).toBe(500);
      expect(await shopper.cart()).toEqual(both);
    });

    test('CA-01w stands aside once its amount is not sold any more, and is back with it', async () => {
      const shopper = visitor();
      const { giftCardRows } = await shopper.addGiftCard();
      const sell = (amounts: number[]) => {
        const giftCards = { amounts: { SEK: amounts }, validForMonths: null };
        return store.bulk((tx) => writeSettings(tx, { ...DEFAULT_SETTINGS, giftCards }, store.announce));
      };
      await sell([200]);
      const aside = { giftCardRows: [], unsoldGiftCardRows: giftCardRows, grandTotalValue: 0 };
      await expect.poll(() => shopper.cart(), { timeout: 20_000 }).toMatchObject(aside);
      await sell([200, 500, 1_000, 2_000]);
      const back = { giftCardRows, unsoldGiftCardRows: [], grandTotalValue: 500 };
      await expect.poll(() => shopper.cart(), { timeout: 20_000 }).toMatchObject(back);
    });

    test('is removed by its row, and with all else', async () => {
      const shopper = visitor();
      await shopper.addGiftCard();
      const two = await shopper.addGiftCard({ value: 200, deliverOn: null });
      const [first, second] = two.giftCardRows.map(({ orderRowId }) => orderRowId);
      expect(first).not.toBe(second);
      const one = await shopper.remove(first ?? '');
      expect(one.giftCardRows.map(({ value }) => value)).toEqual([200]);
      const empty = (await (await shopper.send('cart/clear?market=sv-se')).json()) as Cart;
      expect(empty).toMatchObject({ giftCardRows: [], grandTotalValue: 0 });
    });

    test('is added once under its key, and the key is for nothing else', async () => {
      const shopper = visitor();
      const key = { 'idempotency-key': 'gift-card-key-1' };
      const answers: unknown[] = [];
      for (let at = 0; at < 3; at += 1) answers.push(await (await shopper.adding(GIFT, 'sv-se', key)).json());
      expect(answers).toEqual(answers.map(() => answers[0]));
      expect((answers[0] as Cart).giftCardRows).toHaveLength(1);
      expect((await shopper.adding({ ...GIFT, value: 200 }, 'sv-se', key)).status).toBe(409);
    });

    test('has one of the amounts, an address, and a day within a year', async () => {
      const shopper = visitor();
      const refused = async (body: object) => {
        const response = await shopper.adding({ ...GIFT, ...body });
        expect(response.status).toBe(400);
        return ((await response.json()) as WireError).error.field;
      };
      for (const value of [501, 0, -500, 500.001, 1e300]) expect(await refused({ value })).toBe('value');
      for (const deliverOn of [day(-3), day(368), '2026-02-30', '2026-1-1', 'soon'])
        expect(await refused({ deliverOn })).toBe('deliverOn');
      for (const recipientEmail of ['', 'anna', 'a@b\r\nBcc: c@d', '<a@b>', `a@${'b'.repeat(200)}`])
        expect(await refused({ recipientEmail })).toBe('recipientEmail');
      expect(await refused({ senderName: 'Bo\r\nBcc: x' })).toBe('senderName');
      expect(await refused({ message: 'x'.repeat(301) })).toBe('message');
      expect(await shopper.cart()).toMatchObject({ cartId: '', giftCardRows: [] });
    });

    test(`is one of ${MAX_CART_GIFT_CARDS} at most`, async () => {
      const shopper = visitor();
      for (let at = 0; at < MAX_CART_GIFT_CARDS; at += 1) await shopper.addGiftCard();
      expect((await shopper.adding(GIFT)).status).toBe(409);
      expect((await shopper.cart()).giftCardRows).toHaveLength(MAX_CART_GIFT_CARDS);
    });

    test('stays in a market of its currency, and is told of where it can not', async () => {
      const shopper = visitor();
      await shopper.addGiftCard();
      const move = async (market: string) =>
        (await (await shopper.send(`cart/setCountry?market=${market}`)).json()) as Cart;
      expect(await move('en-se')).toMatchObject({ giftCardRows: [{ value: 500 }], notices: [] });
      expect(await move('de-de')).toMatchObject({
        giftCardRows: [],
        unsoldGiftCardRows: [],
        grandTotalValue: 0,
        notices: [{ kind: 'not-sold-here', title: 'Geschenkgutschein', before: 1, after: 0 }],
      });
    });

    test('is seen by a link without the address it goes to, and changed by nobody else', async () => {
      const owner = visitor();
      const { cartId, giftCardRows } = await owner.addGiftCard();
      const stranger = visitor();
      const linked = await stranger.send(`cart/get/?market=sv-se&cartId=${cartId}`);
      expect(await linked.json()).toMatchObject({ giftCardRows: [{ value: 500, recipientEmail: '' }] });
      await stranger.remove(giftCardRows[0]?.orderRowId ?? '');
      expect((await owner.cart()).giftCardRows).toEqual(giftCardRows);
    });
  });
});
