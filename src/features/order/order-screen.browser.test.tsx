// The page of an order: where the focus is while a shopper finds or cancels it, and who tells the purchase.
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { TrackingClient } from '#contract/clients.ts';
import { type ShopError, shopError } from '#contract/errors.ts';
import type { TrackingEventInput } from '#contract/events.ts';
import type { Order } from '#contract/orders.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { OrderScreen } from '#src/features/order/order-screen.tsx';
import { orderIn } from '#tests/fixtures/orders.ts';
import { type ShopPage, renderInShop } from '#tests/fixtures/shop-page.tsx';

let shop: ShopPage | undefined;
afterEach(() => shop?.remove());

const FOUND = orderIn('en-us', { isOwn: false });
interface Shown {
  /** The order that the session may read already. */
  readonly known?: Order;
  /** What a request for it, or for a change of it, answers; else `answer`. */
  readonly later?: Order;
  readonly answer?: Result<Order, ShopError>;
  readonly tracking?: Pick<TrackingClient, 'track'>;
}

async function show({
  known,
  later,
  answer = fail(shopError('overloaded')),
  tracking,
}: Shown): Promise<void> {
  const change = async () => (later === undefined ? answer : ok(later));
  const endpoints = {
    orderGet: async () => (known === undefined ? fail(shopError('not_found')) : ok(known)),
    orderLookUp: change,
    orderCancel: change,
    orderReturn: change,
  };
  shop = await renderInShop((services) => {
    Object.assign(services, { endpoints, ...(tracking === undefined ? {} : { tracking }) });
    return (
      <OrderScreen number={FOUND.number} title="Your order" withoutScript="" onFound={() => undefined} />
    );
  });
}
const button = (name: string) => page.getByRole('button', { name });
const heading = () => page.getByRole('heading', { level: 1 });
const lead = () => page.getByRole('status').filter({ hasText: FOUND.number });

test('why an order was not found is said by a region that stands there before it, and takes no room', async () => {
  await show({ answer: fail(shopError('not_found')) });
  await expect.element(button('Find it')).toBeVisible();
  const region = page.getByRole('status').element();
  expect(region.getBoundingClientRect().height).toBe(0);
  const [above, below] = [region.previousElementSibling!, region.nextElementSibling!];
  const gap = below.getBoundingClientRect().top - above.getBoundingClientRect().bottom;
  expect(gap).toBe(Number.parseFloat(getComputedStyle(region.parentElement!).rowGap));
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ada@example.com');
  await button('Find it').click();
  await expect.poll(() => region.isConnected && region.textContent !== '').toBe(true);
});

test('the question whether to cancel has the focus on the answer that changes nothing, which gives it back', async () => {
  await show({ known: FOUND });
  await button('Cancel the order').click();
  await expect.element(button('Keep it')).toHaveFocus();
  await button('Keep it').click();
  await expect.element(button('Cancel the order')).toHaveFocus();
});

test('an order that was cancelled has the focus on its heading, and says so', async () => {
  await show({ known: FOUND, later: { ...FOUND, state: 'cancelled', canBeCancelled: false } });
  await expect.element(lead()).toHaveTextContent(`Order ${FOUND.number} · Paid`);
  const announced = lead().element();
  await button('Cancel the order').click();
  await button('Yes, cancel it').click();
  await expect.element(heading()).toHaveFocus();
  // The same element: a status region announces what changes in it.
  expect(lead().element()).toBe(announced);
  await expect.element(lead()).toHaveTextContent(`Order ${FOUND.number} · Cancelled`);
  await expect.element(heading()).toHaveTextContent('Your order is cancelled.');
});

test('where cancelling fails, the focus stays', async () => {
  await show({ known: FOUND });
  await button('Cancel the order').click();
  await button('Yes, cancel it').click();
  await expect.element(page.getByText('That did not work. Please try again.')).toBeVisible();
  await expect.element(button('Yes, cancel it')).toHaveFocus();
});

test('who opens a link to an order is told that it is not found only after asking for it', async () => {
  await show({ answer: fail(shopError('not_found')) });
  const email = page.getByRole('textbox', { name: 'E-mail' });
  await email.fill('kim@example.com');
  const told = page.getByText('We can’t find an order with this number and e-mail address.');
  await expect.element(told).not.toBeInTheDocument();
  await button('Find it').click();
  await expect.element(told).toBeVisible();
});

test.each([
  ['included', 'en-eu', ['Goods', 'Discount', 'Delivery', 'Total', 'of which VAT']],
  ['added', 'en-us', ['Goods', 'Discount', 'Delivery', 'Tax', 'Total']],
])('a tax that is %s stands where it belongs in the sums', async (_, market, expected) => {
  await show({ known: orderIn(market, { isOwn: false }) });
  await expect.element(lead()).toBeVisible();
  const labels = [...document.querySelectorAll('[data-part="order-sums"] dt')].map((dt) => dt.textContent);
  expect(labels.slice(0, 5).map((label) => label.replace(/ \d.*/, ''))).toEqual(expected);
});

test('an order that was found has the focus on its heading; one that is shown at once takes it from nothing', async () => {
  await show({ later: FOUND });
  await page.getByRole('textbox', { name: 'E-mail' }).fill('kim@example.com');
  await button('Find it').click();
  await expect.element(heading()).toHaveFocus();
  shop?.remove();
  await show({ known: FOUND });
  await expect.element(lead()).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

/** What the page tells of an order that the session may read. */
async function toldOf(order: Order): Promise<readonly TrackingEventInput[]> {
  const told: TrackingEventInput[] = [];
  const track: TrackingClient['track'] = async (_market, event) => {
    told.push(event);
  };
  await show({ known: order, tracking: { track } });
  await expect.element(lead()).toBeVisible();
  return told;
}

test('CO-05d EV-09i a purchase is told by whoever placed the order: each product with the price of a unit', async () => {
  expect(await toldOf({ ...FOUND, isOwn: true })).toEqual([
    {
      type: 'purchase',
      event_id: `purchase-${FOUND.number}`,
      transaction_id: FOUND.number,
      currency: 'USD',
      items: [
        { item_id: 'p-r1', price: 399, quantity: 1 },
        { item_id: 'p-r2', price: 19, quantity: 3 },
      ],
    },
  ]);
});

test('CO-05d whoever only found an order tells no purchase', async () => {
  expect(await toldOf(FOUND)).toEqual([]);
});

test('a long address of a mail, and a long title of a product, do not make the page wider than the window', async () => {
  await page.viewport(320, 640);
  const word = 'daunenkapuzenjacke'.repeat(4);
  await show({
    known: {
      ...FOUND,
      deliveryCustomerInfo: { ...FOUND.deliveryCustomerInfo, email: `${word}@example.com` },
      rows: FOUND.rows.map((row) => ({ ...row, product: { ...row.product, title: word } })),
    },
  });
  await expect.element(page.getByText(`A confirmation is on its way to ${word}@example.com.`)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
  const titles = [...document.querySelectorAll('[data-part="ordered-row"] strong')];
  expect(titles.length).toBeGreaterThan(0);
  for (const title of titles) expect(title.scrollWidth).toBe(title.clientWidth);
});
