// The page of a test payment over HTTP on both databases: what a buyer can choose, where it leads, and what follows.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CURRENCIES, LANGUAGES } from '#contract/market.ts';
import { textsIn } from '#catalogue/server-texts.ts';
import { LATE_MS, TEST_CODE } from '#server/payments/test-provider.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { type PaymentNode, RETURN_URL, startPaymentNode } from '#tests/server/payment-node.ts';

describe.each(DATABASES)('the page of a test payment on $name', ({ make }) => {
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

  const choose = (url: string, fields: Record<string, string>) =>
    fetch(`${node.origin}${url}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const open = (url: string) => fetch(`${node.origin}${url}`, { redirect: 'manual' });
  const whenReceived = (count: number, timeout = 30_000) =>
    vi.waitFor(() => expect(node.received).toHaveLength(count), { timeout, interval: 20 });

  test('says in each language that it is a test, and what is to be paid', async () => {
    for (const language of LANGUAGES) {
      const { url } = await node.created({ paymentId: language, language });
      const response = await open(url);
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).toContain(`<header class="test">${textsIn(language).testPayment.notice}</header>`);
      expect(html).toMatch(/199/);
      expect(html).not.toMatch(/\{amount\}|\{code\}|undefined/);
      expect(html).toContain('Varukorg &#60;3');
      expect(html).toContain('Cairn &#38; Co');
    }
  });

  test('shows an amount with the decimals of its currency', async () => {
    for (const currency of CURRENCIES) {
      const { url } = await node.created({ paymentId: currency, currency, language: 'en' });
      const shown = ['JPY', 'KRW'].includes(currency) ? /[₩¥]19,900</ : /199\.00</;
      expect(await (await open(url)).text(), currency).toMatch(shown);
    }
  });

  test('runs nothing, is framed by nobody and leads to the shop alone', async () => {
    const { url } = await node.created();
    const response = await open(url);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(
      /default-src 'none'; style-src 'nonce-[^']+'; form-action 'self' https:\/\/shop\.example;/,
    );
    expect(policy).not.toContain('script');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).not.toMatch(/<script|type="(text|password|number)"|card|cvc/i);
  });

  test.each([
    ['pay', 'paid', 1],
    ['decline', 'declined', 1],
    ['cancel', 'cancelled', 1],
    ['twice', 'paid', 2],
  ])(
    'after %s the buyer is back in the shop, the payment is %s, %d notices come',
    async (choice, state, count) => {
      const { reference, url } = await node.created();
      const response = await choose(url, { choice });
      expect([response.status, response.headers.get('location')]).toEqual([303, RETURN_URL]);
      expect(await node.stateOf(reference)).toBe(state);
      await whenReceived(count);
      expect(
        node.received.every((notice) => notice.reference === reference && notice.provider === 'test'),
      ).toBe(true);
      expect(new Set(node.received.map(({ noticeId }) => noticeId)).size).toBe(1);
    },
  );

  test('a second step asks for a code before it pays', async () => {
    const { reference, url } = await node.created();
    const first = await choose(url, { choice: 'step' });
    expect([first.status, first.headers.get('location')]).toEqual([303, url]);
    expect(await (await open(url)).text()).toContain('name="code"');
    const wrong = await choose(url, { choice: 'pay', code: '1' });
    expect([wrong.status, await node.stateOf(reference)]).toEqual([422, 'needs-buyer']);
    expect(await wrong.text()).toContain('role="alert"');
    const right = await choose(url, { choice: 'pay', code: ` ${TEST_CODE} ` });
    expect([right.status, await node.stateOf(reference)]).toEqual([303, 'paid']);
  });

  test('an early notice is there before the buyer, and another comes when all is over', async () => {
    const { url } = await node.created();
    await choose(url, { choice: 'early' });
    expect(node.received).toHaveLength(1);
    await whenReceived(2);
    expect(new Set(node.received.map(({ noticeId }) => noticeId)).size).toBe(2);
  });

  test('a late answer comes after the buyer', async () => {
    const { reference, url } = await node.created();
    const response = await choose(url, { choice: 'late' });
    expect([response.status, await node.stateOf(reference), node.received.length]).toEqual([
      303,
      'needs-buyer',
      0,
    ]);
    node.ahead = LATE_MS;
    await whenReceived(1, 60_000);
    expect(await node.stateOf(reference)).toBe('paid');
  });

  test('silence leaves the payment open and says so', async () => {
    const { reference, url } = await node.created();
    const response = await choose(url, { choice: 'silent' });
    expect([response.status, await node.stateOf(reference)]).toEqual([200, 'open']);
    expect(await response.text()).toContain(`href="${RETURN_URL}"`);
    expect(node.received).toEqual([]);
  });

  test('what has ended leads back to the shop, whatever is sent', async () => {
    const { reference, url } = await node.created();
    await choose(url, { choice: 'decline' });
    const again = await choose(`${url}?returnUrl=https://evil.example`, {
      choice: 'pay',
      returnUrl: 'https://evil.example',
    });
    expect([again.status, again.headers.get('location')]).toEqual([303, RETURN_URL]);
    expect((await open(url)).headers.get('location')).toBe(RETURN_URL);
    expect(await node.stateOf(reference)).toBe('declined');
  });

  test('a suspended payment says that it was stopped, and is not paid', async () => {
    const { reference, url } = await node.created();
    await node.payments.test.suspend(reference);
    const response = await choose(url, { choice: 'pay' });
    expect([response.status, await node.stateOf(reference)]).toEqual([422, 'open']);
    expect(await (await open(url)).text()).not.toContain('<form');
  });

  test.each([{ choice: 'steal' }, { choice: '__proto__' }, {}])('%j is no choice', async (fields) => {
    const { reference, url } = await node.created();
    expect((await choose(url, { ...fields })).status).toBe(400);
    expect(await node.stateOf(reference)).toBe('open');
  });

  test('nobody guesses a payment', async () => {
    expect((await open('/payment/test/payment-1')).status).toBe(404);
    expect((await choose('/payment/test/payment-1', { choice: 'pay' })).status).toBe(404);
  });
});
