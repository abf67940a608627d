// Discount codes in the bag as a shopper uses them, with what the server may say of each.
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CartCodeView, CartView } from '#contract/clients.ts';
import type { Inbox } from '#contract/inbox.ts';
import { CartProvider } from '#src/features/cart/cart-context.tsx';
import { CartPanel } from '#src/features/cart/bag.tsx';
import { hasTypedInput } from '#src/platform/typed-input.ts';
import { renderCartPanel } from '#tests/fixtures/cart-panel.tsx';
import { inboxChange, inboxWith, setInbox } from '#tests/fixtures/inbox.ts';
import { createMemoryCart, optimisticRow } from '#tests/fixtures/memory-cart.ts';
import { type ShopPage, renderInShop } from '#tests/fixtures/shop-page.tsx';

let shop: ShopPage | undefined;
afterEach(() => shop?.remove());

async function show(overrides: Partial<CartView> = {}, isOnline = true, inbox: Inbox = inboxWith([])) {
  const cart = createMemoryCart();
  cart.overrides = overrides;
  cart.knownCodes.set('TEN', 1_990);
  await cart.add('en-eu', 'A', optimisticRow());
  shop = await renderInShop((services) => {
    services.view.isOnline = isOnline;
    setInbox(services.view, inbox);
    return (
      <CartProvider>
        <CartPanel onClose={() => undefined} />
      </CartProvider>
    );
  }, cart);
  return cart;
}
const code = (overrides: Partial<CartCodeView>): CartCodeView => ({
  code: 'TEN',
  refusal: null,
  savedMinor: 0,
  missingMinor: null,
  instead: [],
  isPending: false,
  ...overrides,
});
const add = () => page.getByRole('button', { name: 'Add a code' });
const field = () => page.getByRole('textbox', { name: 'Discount code' });
const enter = async (typed: string) => {
  await field().fill(typed);
  await userEvent.keyboard('{Enter}');
};

test('a wrong code is told at its field and stays there, a right one closes it, saves, and can be removed', async () => {
  await show();
  await add().click();
  await expect.element(field()).toHaveFocus();
  await enter('nine');
  await expect.element(field()).toHaveAccessibleDescription('We don’t know this code. Check the spelling.');
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByRole('button', { name: 'Remove the code NINE' })).not.toBeInTheDocument();
  expect(hasTypedInput()).toBe(true);
  await enter('ten');
  await expect.element(page.getByText('Saves €19.90', { exact: true })).toBeVisible();
  await expect.element(field()).not.toBeInTheDocument();
  expect(hasTypedInput()).toBe(false);
  await expect.element(add()).toHaveFocus();
  await expect.element(page.getByRole('status').getByText('TEN: Saves €19.90')).toBeInTheDocument();
  expect(document.querySelector('[data-part="cart-summary"]')?.textContent).toContain('Discount−€19.90');
  await page.getByRole('button', { name: 'Remove the code TEN' }).click();
  await expect.element(page.getByText('Saves €19.90', { exact: true })).not.toBeInTheDocument();
});

test.each([
  [
    code({ refusal: 'below-minimum', missingMinor: 5_000 }),
    'Applies once you add €50.00 more of the products it covers.',
  ],
  [
    code({ refusal: 'not-combinable', instead: ['BIG', 'MORE'] }),
    'You save more with BIG, MORE, which can’t be combined with this code.',
  ],
  [code({ refusal: 'not-combinable' }), 'Can’t be combined with what saves you more.'],
  [code({ refusal: 'no-matching-lines' }), 'Nothing in your bag goes with this code.'],
  [code({ refusal: 'expired' }), 'This code is no longer valid.'],
])('a code that is refused says why: %o', async (refused, text) => {
  await show({ codes: [refused] });
  await expect.element(page.getByText(text, { exact: false })).toBeVisible();
});

test('a code that waits for a connection says so and lets another be typed, one on its way keeps its field', async () => {
  const cart = await show({ codes: [code({ isPending: true })], discountMinor: null }, false);
  await expect.element(page.getByText('Checked as soon as there is a connection.')).toBeVisible();
  await add().click();
  await enter('ten');
  await expect.element(add()).toBeVisible();
  shop!.services.view.isOnline = true;
  await expect.element(page.getByText('Checking', { exact: true })).toBeVisible();
  cart.overrides = { codes: [code({ code: 'NEW', isPending: true })] };
  await add().click();
  await enter('new');
  await expect
    .element(page.getByRole('button', { name: 'Use code' }))
    .toHaveAttribute('aria-disabled', 'true');
});

test('a code that was not taken at all is told at its field', async () => {
  const cart = await show();
  await add().click();
  cart.overrides = { codes: [] };
  await enter('eleven');
  const refusal = { code: 'too_many_requests', message: '', at: 0 } as const;
  const change = inboxChange({ kind: 'enterCode', code: 'ELEVEN', articleId: '', product: null, refusal });
  setInbox(shop!.services.view, inboxWith([change]));
  await expect.element(field()).toHaveAccessibleDescription(/^Too many codes were tried/);
  await expect.element(page.getByText('Use the code ELEVEN')).toBeVisible();
});

test('a row says what lowers it, and no other row does', async () => {
  const cart = createMemoryCart();
  await cart.add('en-eu', 'A', optimisticRow({ title: 'Ridge Shell' }));
  await cart.add('en-eu', 'B', optimisticRow({ title: 'Other Shell' }));
  cart.overrides = {
    rowDiscounts: [
      { rowId: 'row-A', title: 'Autumn sale', savedMinor: 1_990 },
      { rowId: 'row-A', title: 'TEN', savedMinor: 500 },
    ],
  };
  shop = await renderCartPanel(cart);
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('heading') });
  await expect.element(rows.first().getByText('Autumn sale −€19.90', { exact: true })).toBeVisible();
  await expect.element(rows.first().getByText('TEN −€5.00', { exact: true })).toBeVisible();
  await expect.element(rows.last().getByText('Other Shell')).toBeVisible();
  await expect.element(rows.last().getByText('Autumn sale')).not.toBeInTheDocument();
});

test('a bag of five codes takes no other', async () => {
  await show({ codes: ['A', 'B', 'C', 'D', 'E'].map((name) => code({ code: name })) });
  await expect.element(page.getByRole('button', { name: 'Remove the code E' })).toBeVisible();
  await expect.element(add()).not.toBeInTheDocument();
});

test('after the last code that fits the focus goes on to the list', async () => {
  const cart = await show({ codes: ['A', 'B', 'C', 'D'].map((name) => code({ code: name })) });
  await add().click();
  cart.overrides = { codes: ['A', 'B', 'C', 'D', 'TEN'].map((name) => code({ code: name })) };
  await enter('ten');
  await expect.element(page.getByRole('button', { name: 'Remove the code TEN' })).toBeVisible();
  await expect.element(field()).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.matches('[data-part="cart-codes"] > ul')).toBe(true);
});

test('the distance to free delivery is told while there is one', async () => {
  await show({ toFreeShippingMinor: 4_010 });
  await expect.element(page.getByText('€40.10 more and delivery is free.')).toBeVisible();
});
