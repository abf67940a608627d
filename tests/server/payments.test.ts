// Notices of payments over HTTP on both databases: who may send one, when it is answered, and who takes new payments.
import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLog } from '#server/log.ts';
import { createPayments } from '#server/payments/payments.ts';
import { signTestNotice, TEST_SIGNATURE_HEADER } from '#server/payments/test-notices.ts';
import { testPayment } from '#store/test-payments.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { type PaymentNode, startPaymentNode } from '#tests/server/payment-node.ts';

const TOLERANCE_S = 300;

describe.each(DATABASES)('payments on $name', ({ make }) => {
  let place: TestDatabase;
  let node: PaymentNode;
  beforeEach(async () => {
    place = await make();
    node = await startPaymentNode(place);
  });
  afterEach(async () => {
    await node.close();
    await place.remove();
  });

  const whenReceived = (count: number, timeout = 30_000) =>
    vi.waitFor(() => expect(node.received).toHaveLength(count), { timeout, interval: 20 });

  describe('a notice', () => {
    async function notice() {
      const { reference } = await node.created();
      const payment = await testPayment(node.store.db, { reference });
      const body = JSON.stringify({ id: 'notice-1', reference });
      const second = () => Math.floor(Date.now() / 1000);
      return { reference, body, secret: payment?.secret ?? '', second };
    }
    const post = (body: string, signature: string | null, provider = 'test') =>
      fetch(`${node.origin}/api/payment/${provider}/notice`, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          ...(signature === null ? {} : { [TEST_SIGNATURE_HEADER]: signature }),
        },
      });

    test('that is signed is taken, and answered when what follows is stored', async () => {
      const { body, secret, second, reference } = await notice();
      let isStored = false;
      node.answer = async () => {
        await new Promise((resolve) => setTimeout(resolve, 50));
        isStored = true;
        return 'taken';
      };
      const response = await post(body, signTestNotice(secret, body, second()));
      expect([response.status, isStored]).toEqual([204, true]);
      expect(node.received).toEqual([{ provider: 'test', noticeId: 'notice-1', reference }]);
    });

    test('that can not be handled now is to be sent again', async () => {
      const { body, secret, second } = await notice();
      node.answer = async () => 'again';
      expect((await post(body, signTestNotice(secret, body, second()))).status).toBe(503);
      node.answer = () => Promise.reject(new Error('the disk is full'));
      expect((await post(body, signTestNotice(secret, body, second()))).status).toBe(500);
    });

    test('is sent again by the provider until it is taken', async () => {
      const { url } = await node.created();
      node.answer = async () => 'again';
      await fetch(`${node.origin}${url}`, {
        method: 'POST',
        body: new URLSearchParams({ choice: 'pay' }),
        redirect: 'manual',
      });
      await whenReceived(1);
      node.answer = async () => 'taken';
      node.ahead = 60_000;
      await whenReceived(2, 60_000);
      expect(new Set(node.received.map(({ noticeId }) => noticeId)).size).toBe(1);
    });

    test.each([
      ['without a signature', () => null],
      ['with an empty signature', () => ''],
      ['signed with another secret', ({ body, second }) => signTestNotice('other', body, second())],
      ['signed for another body', ({ secret, second }) => signTestNotice(secret, '{}', second())],
      [
        'signed for another second',
        ({ body, secret, second }) =>
          signTestNotice(secret, body, second()).replace(/^t=\d+/, `t=${second() + 1}`),
      ],
      [
        'with a signature cut short',
        ({ body, secret, second }) => signTestNotice(secret, body, second()).slice(0, -1),
      ],
      [
        'that is too old',
        ({ body, secret, second }) => signTestNotice(secret, body, second() - TOLERANCE_S - 5),
      ],
      [
        'from the future',
        ({ body, secret, second }) => signTestNotice(secret, body, second() + TOLERANCE_S + 5),
      ],
    ] as [string, (made: Awaited<ReturnType<typeof notice>>) => string | null][])(
      '%s is refused without a word',
      async (_, sign) => {
        const made = await notice();
        const response = await post(made.body, sign(made));
        expect(response.status).toBe(400);
        const detail = 'The request is not valid';
        expect(await response.json()).toEqual({
          title: detail,
          status: 400,
          detail,
          code: 'bad_request',
          error: { code: 'bad_request', message: detail },
        });
        expect(node.received).toEqual([]);
      },
    );

    test.each(['id', 'reference'])('whose %s has a NUL is refused, signed or not', async (field) => {
      const { secret, second, reference } = await notice();
      const body = JSON.stringify({ id: 'notice-1', reference, [field]: 'x\u0000' });
      for (const signedBy of [secret, 'other'])
        expect((await post(body, signTestNotice(signedBy, body, second()))).status).toBe(400);
      expect(node.received).toEqual([]);
    });

    test('that was recorded is refused when its time has passed', async () => {
      const { body, secret, second } = await notice();
      const signature = signTestNotice(secret, body, second());
      expect((await post(body, signature)).status).toBe(204);
      node.ahead = (TOLERANCE_S + 5) * 1000;
      expect((await post(body, signature)).status).toBe(400);
    });

    test('of one payment does not speak for another', async () => {
      const { secret, second } = await notice();
      const other = await node.created({ paymentId: 'payment-2' });
      const body = JSON.stringify({ id: 'notice-1', reference: other.reference });
      expect((await post(body, signTestNotice(secret, body, second()))).status).toBe(400);
    });

    test.each(['', '{', 'null', '[]', '{"id":1,"reference":{}}', `{"__proto__":{"id":"1"},"reference":"x"}`])(
      '%j is none',
      async (body) => {
        expect((await post(body, signTestNotice('', body, Math.floor(Date.now() / 1000)))).status).toBe(400);
      },
    );

    test('of an unknown provider finds nobody, and one that is too large is not read', async () => {
      expect((await post('{}', null, 'paypal')).status).toBe(404);
      expect((await post('x'.repeat(300 * 1024), null)).status).toBe(413);
    });
  });

  test('Stripe speaks for its payments at its own address, and for no others', async () => {
    const other = await make();
    const shop = await startPaymentNode(other, { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' });
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', data: { object: { id: 'cs_1' } } });
    const send = (provider: string, secret: string) =>
      fetch(`${shop.origin}/api/payment/${provider}/notice`, {
        method: 'POST',
        body: payload,
        headers: { 'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }) },
      });
    try {
      expect((await send('stripe', 'whsec_2')).status).toBe(400);
      expect((await send('test', 'whsec_1')).status).toBe(400);
      expect(shop.received).toEqual([]);
      expect((await send('stripe', 'whsec_1')).status).toBe(204);
      expect(shop.received).toEqual([{ provider: 'stripe', noticeId: 'evt_1', reference: 'cs_1' }]);
      expect(shop.payments.pageOrigins).toEqual(['https://checkout.stripe.com']);
    } finally {
      await shop.close();
      await other.remove();
    }
  });

  test('money is taken for a test while all that is sold is the demo, or where the environment says so', async () => {
    const { store } = node;
    const log = createLog('silent');
    const STRIPE = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' };
    const takenBy = async (testPayments?: boolean, stripe?: typeof STRIPE) => {
      const payments = createPayments({ store, log, now: Date.now, env: { testPayments, stripe } });
      return (await payments.current())?.name ?? null;
    };
    const insert = (id: string, source: string, isWithdrawn: 0 | 1) =>
      place.execute(
        `insert into products (product_id, source, slug, hash, markets, doc, is_withdrawn) values ('${id}', '${source}', '${id}', '', '[]', '{}', ${isWithdrawn})`,
      );
    await insert('p1', 'demo', 0);
    await insert('p2', 'feed', 1);
    expect([await takenBy(), await takenBy(false)]).toEqual(['test', null]);
    await insert('p3', 'feed', 0);
    expect([await takenBy(), await takenBy(true)]).toEqual([null, 'test']);
    expect([await takenBy(undefined, STRIPE), await takenBy(true, STRIPE)]).toEqual(['stripe', 'stripe']);
  });
});
