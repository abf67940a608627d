// A shopper of a running shop, for measuring pages that are somebody's own: one with a bag, and one who has ordered.
import { articlesOnPage } from '#tests/page-record.ts';
import { BUYER } from '#tests/fixtures/checkout-shopper.ts';

export interface Shopper {
  /** As the browser sends it. */
  readonly cookie: string;
  /** The order's number; empty before there is one. */
  readonly orderNumber: string;
}
interface CheckoutAnswer {
  readonly agreement: string;
  readonly paymentUrl: string | null;
  readonly orderNumber: string | null;
}

const MARKET = 'en-eu';
const DELIVERY = { ...BUYER, zip: '10115', city: 'Berlin', country: 'DE' };

/** One article of the product page in the bag, bought in the page's market. */
export async function shopperWithBag(origin: string, productPath: string): Promise<Shopper> {
  const page = await (await fetch(origin + productPath)).text();
  const articleId = articlesOnPage(page).find(({ stockBalance }) => stockBalance > 0)?.articleId;
  if (articleId === undefined) throw new Error(`nothing of ${productPath} can be bought`);
  const response = await call(origin, '', 'cart/add', { size: { articleId } }, productPath.split('/')[1]);
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { cookie, orderNumber: '' };
}

/** As `shopperWithBag`; the order is paid at the test provider. */
export async function shopperWithOrder(origin: string, productPath: string): Promise<Shopper> {
  const { cookie } = await shopperWithBag(origin, productPath);
  const json = async (path: string, body: object) =>
    (await (await call(origin, cookie, path, body)).json()) as CheckoutAnswer;
  const update = { delivery: DELIVERY, methodId: 'standard', hasAcceptedTerms: true };
  const { agreement } = await json('checkout/update', update);
  const { paymentUrl } = await json('checkout/complete', { agreement });
  if (paymentUrl === null) throw new Error('there is no payment');
  const paid = await fetch(new URL(paymentUrl, origin), {
    method: 'POST',
    body: new URLSearchParams({ choice: 'pay' }),
    redirect: 'manual',
  });
  // The way back settles the payment.
  await fetch(new URL(paid.headers.get('location') ?? '', origin), {
    headers: { cookie },
    redirect: 'manual',
  });
  const now = (await (await call(origin, cookie, 'checkout/')).json()) as CheckoutAnswer;
  if (now.orderNumber === null) throw new Error('the order was not placed');
  return { cookie, orderNumber: now.orderNumber };
}

async function call(
  origin: string,
  cookie: string,
  path: string,
  body?: object,
  market = MARKET,
): Promise<Response> {
  const response = await fetch(`${origin}/api/${path}?market=${market}`, {
    headers: { cookie, 'x-cairn': '1', 'content-type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}
