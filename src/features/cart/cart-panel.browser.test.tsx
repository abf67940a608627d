// The cart panel as a shopper uses it.
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CartView } from '#contract/clients.ts';
import type { Inbox } from '#contract/inbox.ts';
import { shopError } from '#contract/errors.ts';
import { fail } from '#contract/result.ts';
import { CartProvider } from '#src/features/cart/cart-context.tsx';
import { CartPanel } from '#src/features/cart/bag.tsx';
import { inboxChange, inboxWith, setInbox } from '#tests/fixtures/inbox.ts';
import { createMemoryCart, type MemoryCart, optimisticRow } from '#tests/fixtures/memory-cart.ts';
import { type ShopPage, renderInShop } from '#tests/fixtures/shop-page.tsx';

const SOLD_OUT = { code: 'out_of_stock', message: 'none left', at: 0 } as const;

let shop: ShopPage | undefined;
afterEach(() => shop?.remove());

async function show(
  articles: readonly string[],
  overrides: Partial<CartView> = {},
  isOnline = true,
  inbox: Inbox = inboxWith([]),
) {
  const cart = createMemoryCart();
  cart.overrides = overrides;
  for (const articleId of articles) {
    await cart.add('en-eu', articleId, optimisticRow({ title: `Ridge Shell ${articleId}` }));
  }
  await showCart(cart, isOnline, inbox);
}

async function showCart(cart: MemoryCart, isOnline = true, inbox: Inbox = inboxWith([])) {
  shop = await renderInShop((services) => {
    services.view.isOnline = isOnline;
    setInbox(services.view, inbox);
    return (
      <CartProvider>
        <CartPanel onClose={() => undefined} />
      </CartProvider>
    );
  }, cart);
  await expect.element(page.getByRole('dialog', { name: 'Bag' })).toBeVisible();
}

test('CA-03f one more, one less and remove are buttons with names, and the sum follows', async () => {
  await show(['A', 'B']);
  await page.getByRole('button', { name: 'One more Ridge Shell A, Fjord, M' }).click();
  await expect.element(page.getByText('€597.00').first()).toBeVisible();
  await page.getByRole('button', { name: 'One less Ridge Shell A, Fjord, M' }).click();
  await expect.element(page.getByText('€398.00').first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove Ridge Shell B, Fjord, M' }).click();
  await expect.element(page.getByRole('heading', { name: 'Ridge Shell B' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Ridge Shell A' })).toBeVisible();
});

test('CA-03f a row costs what all of its pieces do, says the price of one, and both follow its quantity', async () => {
  const cart = createMemoryCart();
  const reduced = optimisticRow({ title: 'Ridge Shell A', listMinor: 24_900, reducedMinor: 19_950 });
  for (const articleId of ['A', 'A', 'B']) await cart.add('en-eu', articleId, reduced);
  await showCart(cart);
  const pricesOfRows = () =>
    [...document.querySelectorAll('[data-part="cart-row"] [data-part="price"]')].map(
      (one) => one.parentElement?.textContent,
    );
  const each = 'Sale price €199.50 Original price €249.00';
  await expect.poll(pricesOfRows).toEqual(['Sale price €399.00 Original price €498.00€199.50 each', each]);
  await page.getByRole('button', { name: 'One more Ridge Shell A, Fjord, M' }).first().click();
  await expect.poll(pricesOfRows).toEqual(['Sale price €598.50 Original price €747.00€199.50 each', each]);
});

test('a row that was removed can be put back, as it was and where it was', async () => {
  const cart = createMemoryCart();
  for (const articleId of ['A', 'B', 'B', 'C'])
    await cart.add('en-eu', articleId, optimisticRow({ title: `Ridge Shell ${articleId}` }));
  await showCart(cart);
  const rows = () =>
    [...document.querySelectorAll('[data-part="cart-row"] h3')].map((one) => one.textContent);
  await page.getByRole('button', { name: 'Remove Ridge Shell B, Fjord, M' }).click();
  const removed = page.getByRole('status').filter({ hasText: 'Removed Ridge Shell B, Fjord, M.' });
  await expect.element(removed).toBeVisible();
  expect(rows()).toEqual(['Ridge Shell A', 'Ridge Shell C']);
  // By keyboard alone: the line has the focus, the button follows.
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Undo: put Ridge Shell B, Fjord, M back');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Quantity 2')).toBeVisible();
  expect(rows()).toEqual(['Ridge Shell A', 'Ridge Shell B', 'Ridge Shell C']);
  await expect.element(removed).not.toBeInTheDocument();
});

test('the last one less is a removal too, and an empty bag still has the way back', async () => {
  await show(['A']);
  await page.getByRole('button', { name: 'One less Ridge Shell A, Fjord, M' }).click();
  await expect.element(page.getByText('Nothing here yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo: put Ridge Shell A, Fjord, M back' }).click();
  await expect.element(page.getByLabelText('Quantity 1')).toBeVisible();
});

test('a removal that fails is no removal', async () => {
  const cart = createMemoryCart();
  await cart.add('en-eu', 'A', optimisticRow());
  await showCart(cart);
  cart.remove = () => Promise.resolve(fail(shopError('bad_request', { status: 400 })));
  await page.getByRole('button', { name: 'Remove Ridge Shell, Fjord, M' }).click();
  await expect.element(page.getByRole('heading', { name: 'Ridge Shell' })).toBeVisible();
  await expect.element(page.getByText('Removed', { exact: false })).not.toBeInTheDocument();
});

test('how long the delivery takes is said, and from which value it is free to somebody who pays for it', async () => {
  const delivery = { daysFrom: 2, daysTo: 5, freeFromMinor: 10_000 };
  await show(['A'], { delivery, shippingMinor: 790 });
  await expect.element(page.getByText('Delivered in 2–5 working days. Free from €100.00.')).toBeVisible();
  shop!.remove();
  await show(['A'], { delivery, shippingMinor: 0 });
  await expect.element(page.getByText('Delivered in 2–5 working days.', { exact: true })).toBeVisible();
  shop!.remove();
  await show(['A'], { delivery: { ...delivery, daysFrom: 0, daysTo: 0 }, shippingMinor: 0 });
  await expect.element(page.getByText('Delivered the same day.', { exact: true })).toBeVisible();
});

test('a price met on a replay is shown old and new until the shopper has seen it', async () => {
  await show(['A'], {
    notices: [
      { kind: 'price-changed', articleId: 'A', title: 'Ridge Shell A', before: 199, after: 229.5 },
      { kind: 'quantity-clamped', articleId: 'A', title: 'Ridge Shell A', before: 3, after: 1 },
    ],
  });
  await expect
    .element(page.getByText('Ridge Shell A, Fjord, M: was €199.00, now costs €229.50.'))
    .toBeVisible();
  await expect
    .element(page.getByText('Only 1 of Ridge Shell A, Fjord, M left', { exact: false }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect.element(page.getByText('now costs', { exact: false })).not.toBeInTheDocument();
  // The pressed button is gone: the list has the focus, from which the keyboard goes on.
  expect(document.activeElement?.matches('div:has([data-part="cart-row"])')).toBe(true);
});

test('what changes while the bag is open is said by regions that stand there before it', async () => {
  const cart = createMemoryCart();
  await cart.add('en-eu', 'A', optimisticRow({ title: 'Ridge Shell' }));
  await showCart(cart);
  await expect.element(page.getByLabelText('Quantity 1')).toBeVisible();
  const regions = [...document.querySelectorAll('[role="status"]')];
  const saidBy = (text: string) => regions.some((one) => one.isConnected && one.textContent.includes(text));
  shop!.services.view.isOnline = false;
  await expect.poll(() => saidBy('Your bag is safe on this device')).toBe(true);
  cart.overrides = {
    notices: [{ kind: 'price-changed', articleId: 'A', title: 'Ridge Shell', before: 199, after: 229.5 }],
  };
  await page.getByRole('button', { name: 'One more Ridge Shell, Fjord, M' }).click();
  await expect.poll(() => saidBy('now costs €229.50')).toBe(true);
  setInbox(shop!.services.view, inboxWith([inboxChange({ articleId: 'B', refusal: SOLD_OUT })]));
  await expect.poll(() => saidBy('Not accepted')).toBe(true);
});

test('a refused change is named with its product and reason, and can be tried again or discarded', async () => {
  const other = inboxChange({ articleId: 'B', refusal: SOLD_OUT });
  await show(['A'], {}, true, inboxWith([{ ...other, product: { ...other.product!, title: 'Fell Cap' } }]));
  await expect.element(page.getByRole('heading', { name: 'Not accepted' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Add 1 × Fell Cap' })).toBeVisible();
  await expect.element(page.getByText('Sold out before it reached your bag.')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Try again: Add 1 × Fell Cap, Fjord, M' }))
    .toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Discard: Add 1 × Fell Cap, Fjord, M' }))
    .toBeVisible();
});

test('what was refused of a product in the bag is told in its row', async () => {
  await show(
    ['A', 'B'],
    {},
    true,
    inboxWith([inboxChange({ ids: ['d1'], articleId: 'B', refusal: SOLD_OUT })]),
  );
  const row = page.getByRole('listitem').filter({ hasText: 'Ridge Shell B' });
  await expect.element(row.getByText('Sold out before it reached your bag.')).toBeVisible();
  await expect
    .element(row.getByRole('button', { name: 'Discard: Add 1 × Ridge Shell, Fjord, M', exact: true }))
    .toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Not accepted' })).not.toBeInTheDocument();
});

test('a change says that it waits only once the wait is noticeable, and leads to the list', async () => {
  const waiting = inboxWith([inboxChange()]);
  const cart = createMemoryCart();
  await cart.add('en-eu', 'A', optimisticRow());
  const read = await cart.read('en-eu');
  const rows = read.ok ? read.value.rows.map((row) => ({ ...row, isPending: true })) : [];
  cart.overrides = { rows, pendingCount: 1 };
  await showCart(cart, true, waiting);
  await expect.element(page.getByRole('heading', { name: 'Ridge Shell' })).toBeVisible();
  const note = page.getByText('Waiting to be sent');
  await expect.element(note).not.toBeInTheDocument();
  await expect.element(page.getByText('not reached us', { exact: false })).not.toBeInTheDocument();
  setInbox(shop!.services.view, { ...waiting, isDelayed: true });
  await expect.element(note).toBeVisible();
  await expect.element(page.getByText('1 change has not reached us yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Show changes' }).click();
  expect(shop!.services.view.isInboxOpen).toBe(true);
});

test('CA-13k CA-13l offline the bag says that it is safe, what waits, and no sum that only the server knows', async () => {
  const waiting = inboxWith([inboxChange({ ids: ['w1', 'w2'] })], { cause: 'offline', isDelayed: true });
  const sums = { shippingMinor: null, vatMinor: null, totalMinor: null };
  await show(['A'], { pendingCount: 2, ...sums }, false, waiting);
  await expect.element(page.getByText('Your bag is safe on this device', { exact: false })).toBeVisible();
  await expect.element(page.getByText('2 changes have not reached us yet.')).toBeVisible();
  await expect.element(page.getByText('Total so far')).toBeVisible();
  const summary = document.querySelector('[data-part="cart-summary"]');
  expect(summary?.textContent).toBe('Goods€199.00DeliveryCalculated once you’re onlineTotal so far€199.00');
});

test('a row that was added in another currency keeps it, and no sum is told before the server’s', async () => {
  const cart = createMemoryCart();
  await cart.add('en-eu', 'A', optimisticRow({ title: 'Ridge Shell' }));
  await cart.add('en-eu', 'B', optimisticRow({ title: 'Moss Hat', currency: 'SEK', listMinor: 149_900 }));
  const sums = { goodsMinor: null, shippingMinor: null, vatMinor: null, totalMinor: null };
  cart.overrides = { pendingCount: 1, ...sums };
  await showCart(cart);
  await expect.element(page.getByText('€199.00')).toBeVisible();
  await expect.element(page.getByText(/SEK\s1,499/)).toBeVisible();
  const summary = document.querySelector('[data-part="cart-summary"]');
  const later = 'Calculated once you’re online';
  expect(summary?.textContent).toBe(`Delivery${later}Total${later}`);
});

test('CA-08a CA-08b CA-08c a cart that loads says so; one that fails says so and can be tried again', async () => {
  const filled = createMemoryCart();
  await filled.add('en-eu', 'A', optimisticRow());
  const cart = createMemoryCart();
  const read = (market: string) => filled.read(market);
  const failed = Promise.withResolvers<Awaited<ReturnType<typeof read>>>();
  cart.read = () => failed.promise;
  await showCart(cart);
  await expect.element(page.getByText('Fetching your bag')).toBeVisible();
  failed.resolve(fail(shopError('internal', { status: 500 })));
  await expect.element(page.getByText('We could not fetch your bag.')).toBeVisible();
  await expect.element(page.getByText('Fetching your bag')).not.toBeInTheDocument();
  cart.read = read;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'Ridge Shell' })).toBeVisible();
  await expect.element(page.getByText('We could not fetch your bag.')).not.toBeInTheDocument();
});

test('CA-09b a change that fails leaves the rows as they were', async () => {
  const cart = createMemoryCart();
  await cart.add('en-eu', 'A', optimisticRow());
  await showCart(cart);
  await expect.element(page.getByLabelText('Quantity 1')).toBeVisible();
  const asked: string[] = [];
  cart.remove = (_market, rowId) => {
    asked.push(rowId);
    return Promise.resolve(fail(shopError('bad_request', { status: 400 })));
  };
  await page.getByRole('button', { name: 'Remove Ridge Shell, Fjord, M' }).click();
  await expect.poll(() => asked).toEqual(['row-A']);
  await expect.element(page.getByRole('heading', { name: 'Ridge Shell' })).toBeVisible();
  await expect.element(page.getByLabelText('Quantity 1')).toBeVisible();
});

test('CA-01n an empty bag has a sentence and a way on', async () => {
  await show([]);
  await expect.element(page.getByText('Nothing here yet.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Start looking around' })).toBeVisible();
});

test('the client of these tests counts as a cart does', async () => {
  const cart = createMemoryCart();
  await cart.add('en-eu', 'A', optimisticRow());
  const twice = await cart.add('en-eu', 'A', optimisticRow());
  expect(twice.ok && twice.value).toMatchObject({ count: 2, goodsMinor: 39800 });
});
