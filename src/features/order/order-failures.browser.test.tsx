// A change of an order that fails: why is said each time anew, and what is offered then is what the server still does.
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type ShopError, shopError } from '#contract/errors.ts';
import type { Order } from '#contract/orders.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { OrderScreen } from '#src/features/order/order-screen.tsx';
import { orderIn } from '#tests/fixtures/orders.ts';
import { refusal, SENT_ORDER } from '#tests/fixtures/sent-order.ts';
import { type ShopPage, renderInShop } from '#tests/fixtures/shop-page.tsx';

let shop: ShopPage | undefined;
afterEach(() => shop?.remove());

const PAID = orderIn('en-us', { isOwn: false });
const FAILED = 'That did not work. Please try again.';

/** The order as the server has it whenever it is asked, and what it answers to each change. */
async function show(read: () => Order, answer: () => Promise<Result<Order, ShopError>>): Promise<void> {
  const endpoints = { orderGet: async () => ok(read()), orderCancel: answer, orderReturn: answer };
  shop = await renderInShop((services) => {
    Object.assign(services, { endpoints });
    return <OrderScreen number={PAID.number} title="Your order" withoutScript="" onFound={() => undefined} />;
  });
}
const button = (name: string) => page.getByRole('button', { name });
const heading = () => page.getByRole('heading', { level: 1 });
/** The status below what can be changed, which is not the one below the heading. */
const told = () => [...document.querySelectorAll('[role="status"]')].at(-1)?.textContent;

async function cancel(): Promise<void> {
  await button('Cancel the order').click();
  await button('Yes, cancel it').click();
}

test.each([
  ['too late', refusal('too-late'), 'The time limit for this has passed.'],
  [
    'no longer possible',
    refusal('not-now'),
    'This can’t be done any more: the order has changed in the meantime.',
  ],
  ['too many', refusal('too-many'), 'That is more than can still be sent back.'],
  ['of another row', refusal('unknown-row'), FAILED],
  [
    'offline',
    fail(shopError('offline')),
    'No connection: nothing has been changed. Try again when you’re back.',
  ],
  ['unanswered', fail(shopError('timeout')), 'No answer came. Load the page again to see whether it worked.'],
  ['one of many', fail(shopError('too_many_requests')), 'Too many tries. Wait a moment, then try again.'],
  ['refused by an overloaded server', fail(shopError('overloaded')), FAILED],
  [
    'of a session that may not',
    fail(shopError('not_found')),
    /^This browser can’t change the order any more/,
  ],
] as const)('why a change that is %s failed is said', async (_, answer, text) => {
  await show(
    () => PAID,
    async () => answer,
  );
  await cancel();
  await expect.element(page.getByText(text)).toHaveRole('status');
  await expect.element(button('Yes, cancel it')).toHaveFocus();
});

test('what fails twice is told twice: nothing is said while it is asked for', async () => {
  let answered = Promise.withResolvers<Result<Order, ShopError>>();
  await show(
    () => PAID,
    () => answered.promise,
  );
  await cancel();
  for (let times = 0; times < 2; times += 1) {
    await expect.element(button('Yes, cancel it')).toHaveAttribute('aria-disabled', 'true');
    expect(told()).toBe('');
    answered.resolve(fail(shopError('overloaded')));
    await expect.poll(told).toBe(FAILED);
    answered = Promise.withResolvers();
    await button('Yes, cancel it').click();
  }
});

test('an order that was packed meanwhile is shown so: it is no longer offered to be cancelled, and why stays', async () => {
  let order = PAID;
  await show(
    () => order,
    async () => {
      order = { ...PAID, state: 'packed', canBeCancelled: false };
      return refusal('not-now');
    },
  );
  await cancel();
  await expect.element(page.getByText(`Order ${PAID.number} · Packed`)).toBeVisible();
  await expect.element(button('Cancel the order')).not.toBeInTheDocument();
  // What was pressed is gone.
  await expect.element(heading()).toHaveFocus();
  expect(told()).toBe('This can’t be done any more: the order has changed in the meantime.');
});

test('where fewer can be sent back than were chosen, the form says how many, and keeps the focus', async () => {
  let order = SENT_ORDER;
  await show(
    () => order,
    async () => {
      const rows = SENT_ORDER.rows.map((row) => ({
        ...row,
        returnAskedQuantity: row.quantity - 1,
        returnableQuantity: 1,
      }));
      order = { ...SENT_ORDER, rows };
      return refusal('too-many');
    },
  );
  await button('Send something back').click();
  const socks = page.getByRole('spinbutton', { name: /Merino Socks/ });
  await socks.fill('3');
  await button('Request the return').click();
  await expect.poll(told).toBe('That is more than can still be sent back.');
  await expect.element(socks).toHaveAttribute('max', '1');
  await expect.element(button('Request the return')).toHaveFocus();
});
