// Guessing at codes of gift cards over HTTP: by all ways that take one, from one address and from many, past restarts and on several nodes.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHECKOUT_CALLS } from '#contract/checkout.calls.ts';
import { GIFT_CARD_CODE_LENGTH, giftCardCodeFrom } from '#contract/gift-card-code.ts';
import { GIFT_CARD_CALLS } from '#contract/gift-cards.calls.ts';
import { CART_CALLS } from '#contract/cart.calls.ts';
import { blockGiftCard, issueGiftCard, redeemGiftCard } from '#store/gift-cards.ts';
import { MAX_WRONG_CODES } from '#store/guess-limit.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { newAttacker } from '#tests/fixtures/attacker.ts';
import { BEHIND_ONE_PROXY, startTestShop, type TestShop } from '#tests/shop.ts';

/** Each with all the guesses that it has. */
const ADDRESSES = 20;
const DIFFERS_ALWAYS = new Set(['date', 'x-ratelimit-remaining', 'x-ratelimit-reset']);
const wrongCode = () => giftCardCodeFrom(randomBytes(GIFT_CARD_CODE_LENGTH));

describe.each(DATABASES)('guesses on $name', ({ make }) => {
  let place: TestDatabase;
  let shop: TestShop;
  let other: TestShop;
  let store: Store;
  const start = () => startTestShop(place, undefined, undefined, BEHIND_ONE_PROXY);
  beforeAll(async () => {
    place = await make();
    shop = await start();
    other = await start();
    store = await openStore(place);
  });
  afterAll(async () => {
    await store.close();
    await other.server.close();
    await shop.server.close();
    await place.remove();
  });

  let cards = 0;
  async function issue(more: { expiresAt?: number } = {}) {
    const terms = { amount: 50_000, currency: 'SEK', from: 'granted', reference: 'test', at: 1 } as const;
    const key = `card-${(cards += 1)}`;
    const issued = await store.transaction((tx) =>
      issueGiftCard(tx, { ...terms, key, expiresAt: more.expiresAt ?? null }),
    );
    if (issued === null) throw new Error('no card');
    return issued;
  }
  let addresses = 0;
  /** Each of another network, as what begins a bag is limited for one. */
  const newAddress = () => `198.51.${(addresses += 1)}.7`;
  /** With something in the bag, so that a checkout takes cards. */
  async function guesser(address = newAddress(), node = () => shop) {
    const client = newAttacker(() => node().server.url, { address });
    await client.answer(CART_CALLS.cartAdd, { body: { size: { articleId: 'a1' } } });
    return {
      ...client,
      check: (code: string, headers = {}) =>
        client.call(GIFT_CARD_CALLS.giftCardValidate, { body: { code }, headers }),
      pay: (code: string, headers = {}) =>
        client.call(CHECKOUT_CALLS.checkoutSetGiftCard, { body: { code }, headers }),
    };
  }
  const spendAll = async (address: string, node = () => shop) => {
    const { check, pay } = await guesser(address, node);
    const statuses: number[] = [];
    for (let at = 0; at < MAX_WRONG_CODES; at += 1)
      statuses.push((await (at % 2 === 0 ? check : pay)(wrongCode())).status);
    return statuses;
  };

  test('from many addresses find nothing, and each address has few, by both ways together', async () => {
    const right = await issue();
    for (let at = 0; at < ADDRESSES; at += 1) {
      const address = newAddress();
      expect(new Set(await spendAll(address))).toEqual(new Set([404]));
      const { check, pay } = await guesser(address);
      // The right one too, since its answer would tell.
      for (const one of [wrongCode(), right.code])
        expect([(await check(one)).status, (await pay(one)).status]).toEqual([429, 429]);
    }
    expect((await (await guesser()).check(right.code)).status).toBe(200);
  });

  test('are answered alike for a code that is wrong, spent, expired or blocked, where it is checked and where it pays', async () => {
    const [spent, blocked, expired] = [await issue(), await issue(), await issue({ expiresAt: 2 })];
    await store.transaction((tx) =>
      redeemGiftCard(tx, { cardId: spent.cardId, amount: 50_000, key: 'k', reference: 'o', at: 1 }),
    );
    await store.transaction((tx) => blockGiftCard(tx, blocked.cardId, 1));
    const client = await guesser();
    for (const ask of [client.check, client.pay]) {
      const answers = [];
      for (const code of [wrongCode(), spent.code, blocked.code, expired.code, 'x', '%', "' or 1=1 --"]) {
        const response = await ask(code);
        const headers = [...response.headers].filter(([name]) => !DIFFERS_ALWAYS.has(name));
        answers.push(JSON.stringify([response.status, headers, await response.text()]));
      }
      expect(new Set(answers).size, answers.join('\n')).toBe(1);
      expect(answers[0]).toMatch(/^\[404/);
    }
  });

  test('are counted by all nodes together, past a restart, and whatever else a client says of itself', async () => {
    const address = newAddress();
    await spendAll(address, () => other);
    const { check } = await guesser(address);
    const cookieless = await guesser(address);
    const answers = [
      await check(wrongCode()),
      await cookieless.check(wrongCode()),
      // Before the address that the proxy adds stands what the client sent.
      await check(wrongCode(), { 'x-forwarded-for': `203.0.113.9, ${address}` }),
      await check(wrongCode(), { forwarded: 'for=203.0.113.9', 'x-real-ip': '203.0.113.9' }),
      await check(wrongCode(), { 'x-client-ip': '203.0.113.9', 'cf-connecting-ip': '203.0.113.9' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 429));
    await shop.server.close();
    shop = await start();
    expect((await check(wrongCode())).status).toBe(429);
    expect((await (await guesser()).check(wrongCode())).status).toBe(404);
  });

  test('at once are no more than one after the other', async () => {
    const address = newAddress();
    const clients = [await guesser(address), await guesser(address, () => other)];
    const statuses = await Promise.all(
      Array.from({ length: 2 * MAX_WRONG_CODES }, async (_, at) => {
        const { check, pay } = clients[at % 2]!;
        return (await (at % 4 < 2 ? check : pay)(wrongCode())).status;
      }),
    );
    expect(statuses.filter((status) => status === 404)).toHaveLength(MAX_WRONG_CODES);
    expect(statuses.filter((status) => status === 429)).toHaveLength(MAX_WRONG_CODES);
  });

  test('are no fault of the server', () => {
    expect([...shop.errors, ...other.errors]).toEqual([]);
  });
});

test('a code has more than 80 random bits', () => {
  const codes = Array.from({ length: 2_000 }, wrongCode);
  const letters = new Set(codes.join(''));
  const shortest = Math.min(...codes.map(({ length }) => length));
  expect(shortest * Math.log2(letters.size)).toBeGreaterThanOrEqual(80);
});
