// Sending goods of an order back: what is offered, what is registered then, and what is said of it.
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ShopError } from '#contract/errors.ts';
import type { Order } from '#contract/orders.ts';
import type { Result } from '#contract/result.ts';
import { OrderScreen } from '#src/features/order/order-screen.tsx';
import { orderIn } from '#tests/fixtures/orders.ts';
import { RETURN_LABEL, SENT_ORDER, withReturn } from '#tests/fixtures/sent-order.ts';
import { type ShopPage, renderInShop } from '#tests/fixtures/shop-page.tsx';

let shop: ShopPage | undefined;
afterEach(() => shop?.remove());

interface ReturnRequest {
  readonly body: { readonly rows: readonly { readonly orderRowId: string; readonly quantity: number }[] };
}
/** What the server was asked to take back. */
let asked: ReturnRequest['body']['rows'][];

async function show(known: Order): Promise<void> {
  asked = [];
  let order = known;
  const orderReturn = async ({ body: { rows } }: ReturnRequest): Promise<Result<Order, ShopError>> => {
    asked.push(rows);
    const changed = withReturn(order, rows);
    if (changed.ok) order = changed.value;
    return changed;
  };
  const endpoints = { orderGet: async () => ({ ok: true, value: order }), orderReturn };
  shop = await renderInShop((services) => {
    Object.assign(services, { endpoints });
    return <OrderScreen number={known.number} title="Your order" withoutScript="" onFound={unexpected} />;
  });
}
function unexpected(): never {
  throw new Error('nothing was searched for');
}

const button = (name: string) => page.getByRole('button', { name });
const quantity = (name: string | RegExp) => page.getByRole('spinbutton', { name });
const registered = () =>
  [...document.querySelectorAll('[data-part="return"] li')].map(({ textContent }) => textContent);

async function sendSocksBack(count: string): Promise<void> {
  await button('Send something back').click();
  await quantity(/Merino Socks/).fill(count);
  await button('Request the return').click();
}

test('a registered return is said, shown with its pieces and its label, and the form is gone', async () => {
  await show(SENT_ORDER);
  await sendSocksBack('1');
  await expect.element(page.getByRole('heading', { name: 'Your return' })).toHaveFocus();
  await expect.element(page.getByText('Your return is registered.')).toHaveRole('status');
  expect(registered()).toEqual(['Merino Socks Grey & blue · 39–41 Quantity 1']);
  await expect.element(page.getByText(/Returns, gate 7/)).toBeVisible();
  await expect.element(button('Request the return')).not.toBeInTheDocument();
  expect(asked).toEqual([[{ orderRowId: 'r2', quantity: 1 }]]);
});

test('after a return only what is left is offered, with nothing chosen', async () => {
  await show(SENT_ORDER);
  await sendSocksBack('2');
  await expect.element(button('Send something back')).toBeVisible();
  await button('Send something back').click();
  await expect.element(quantity(/Merino Socks/)).toHaveValue(0);
  await expect.element(quantity(/Merino Socks/)).toHaveAttribute('max', '1');
  await quantity(/Ridge Tent/).fill('1');
  await button('Request the return').click();
  await expect.poll(registered).toHaveLength(2);
  expect(asked[1]).toEqual([{ orderRowId: 'r1', quantity: 1 }]);
  // All of the tent is said to come back.
  await button('Send something back').click();
  await expect.element(quantity(/Merino Socks/)).toHaveFocus();
  await expect.element(quantity(/Ridge Tent/)).not.toBeInTheDocument();
  await quantity(/Merino Socks/).fill('1');
  await button('Request the return').click();
  await expect.element(button('Send something back')).not.toBeInTheDocument();
  await expect.poll(registered).toContain('Merino Socks Grey & blue · 39–41 Quantity 3');
});

test('an order of an earlier release, which names neither, offers what has not come back', async () => {
  const rows = SENT_ORDER.rows.map(
    ({ returnableQuantity: _returnable, returnAskedQuantity: _asked, ...row }, at) => ({
      ...row,
      returnedQuantity: at === 0 ? row.quantity : 1,
    }),
  );
  await show({ ...SENT_ORDER, rows, returnLabel: RETURN_LABEL });
  await expect.element(page.getByText(/Returns, gate 7/)).toBeVisible();
  expect(registered()).toEqual([]);
  await button('Send something back').click();
  await expect.element(quantity(/Merino Socks/)).toHaveAttribute('max', '2');
  await expect.element(quantity(/Ridge Tent/)).not.toBeInTheDocument();
});

test('what is sent back is asked for with the focus on the first quantity', async () => {
  const rows = SENT_ORDER.rows.map((row, at) => (at === 0 ? { ...row, returnableQuantity: 0 } : row));
  await show({ ...SENT_ORDER, rows });
  await button('Send something back').click();
  await expect.element(quantity(/Merino Socks/)).toHaveFocus();
});

test('rows of one product are told apart by colour and size where they are sent back', async () => {
  const [row] = SENT_ORDER.rows;
  if (row === undefined) throw new Error('the order has rows');
  const rowOf = (orderRowId: string, shortTitle: string) => ({
    ...row,
    orderRowId,
    product: { ...row.product, size: { articleId: orderRowId, shortTitle } },
  });
  await show({ ...SENT_ORDER, rows: [rowOf('r1', 'M'), rowOf('r2', 'L')] });
  await button('Send something back').click();
  const size = (name: string) =>
    page.getByRole('spinbutton', { name: `Cairn Ridge Tent 2 Moss · ${name}`, exact: true });
  await expect.element(size('M')).toHaveAttribute('name', 'r1');
  await expect.element(size('L')).toHaveAttribute('name', 'r2');
});

test('a return of nothing is not asked for, and the shopper is told why', async () => {
  await show(SENT_ORDER);
  await button('Send something back').click();
  await button('Request the return').click();
  await expect.element(page.getByText('Nothing is chosen yet.')).toBeVisible();
  await expect.element(page.getByRole('spinbutton').first()).toHaveFocus();
  expect(asked).toEqual([]);
  await page.getByRole('spinbutton').first().fill('1');
  await button('Request the return').click();
  await expect.element(page.getByRole('heading', { name: 'Your return' })).toHaveFocus();
});

test('an order of which nothing was said to come back shows no return', async () => {
  await show(orderIn('en-us', { isOwn: false }));
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(document.querySelector('[data-part="return"]')).toBeNull();
});
