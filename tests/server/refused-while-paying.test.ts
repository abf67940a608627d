// A change of the bag that stops its payment and is refused then, over HTTP on both databases: the payment can be paid again.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Checkout } from '#contract/checkout.ts';
import type { WireError } from '#contract/errors.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { BUYER } from '#tests/fixtures/checkout-shopper.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';

/** The last `a2` is sold in the moment in which a payment is suspended. */
const SOLD_MEANWHILE = {
  sqlite: `CREATE TRIGGER sold_meanwhile AFTER UPDATE ON test_payments
    WHEN NEW.doc LIKE '%"isSuspended":true%'
    BEGIN UPDATE articles SET stock = 0 WHERE article_id = 'a2'; END`,
  postgres: `CREATE FUNCTION sell() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN UPDATE articles SET stock = 0 WHERE article_id = 'a2'; RETURN NULL; END $$;
    CREATE TRIGGER sold_meanwhile AFTER UPDATE ON test_payments FOR EACH ROW
    WHEN (NEW.doc LIKE '%"isSuspended":true%') EXECUTE FUNCTION sell()`,
};

describe.each(DATABASES)('a bag that is being paid on $name', ({ name, make }) => {
  let place: TestDatabase;
  let shop: TestShop;
  beforeAll(async () => {
    place = await make();
    shop = await startTestShop(place, undefined, undefined, { CAIRN_TEST_PAYMENTS: 'on' });
  });
  afterAll(async () => {
    await shop.server.close();
    if (shop.errors.length > 0) throw new Error(shop.errors.join('\n'));
    await place.remove();
  });

  test('CA-05c CO-02b a payment is suspended for a change, and resumed where the change is refused after all', async () => {
    let cookie = '';
    async function send(path: string, body?: object) {
      const response = await fetch(`${shop.server.url}/api/${path}?market=sv-se`, {
        headers: { cookie, 'x-cairn': '1', 'content-type': 'application/json' },
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      });
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      return response;
    }
    const checkout = async () => (await (await send('checkout/')).json()) as Checkout;
    const add = (articleId: string) => send('cart/add', { size: { articleId }, quantity: 1 });
    await add('a1');
    await send('checkout/update', { delivery: BUYER, methodId: 'standard', hasAcceptedTerms: true });
    await send('checkout/complete', { agreement: (await checkout()).agreement });
    const paying = await checkout();
    expect(paying).toMatchObject({ state: 'needs-buyer', paymentUrl: expect.any(String) });
    const paymentPage = `${shop.server.url}${paying.paymentUrl}`;

    await place.execute(SOLD_MEANWHILE[name]);
    const refused = await add('a2');
    expect(refused.status).toBe(400);
    // There was one when the change came: without the suspension it would not have been sold.
    expect(((await refused.json()) as WireError).error.code).toBe('out_of_stock');
    expect(await checkout()).toEqual(paying);
    expect(await (await fetch(paymentPage)).text()).toContain('value="pay"');
    const body = new URLSearchParams({ choice: 'pay' });
    const paid = await fetch(paymentPage, { method: 'POST', body, redirect: 'manual' });
    await fetch(paid.headers.get('location') ?? '', { headers: { cookie }, redirect: 'manual' });
    await expect.poll(async () => (await checkout()).state).toBe('completed');
  });
});
