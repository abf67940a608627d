// The cart of a link that comes late: after the shopper has changed their own, or has left the link.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CartView } from '#contract/clients.ts';
import { shopError } from '#contract/errors.ts';
import { fail, type Result } from '#contract/result.ts';
import {
  addArticle,
  changeCode,
  clearCart,
  loadCart,
  removeRow,
  restoreRow,
  subtractRow,
} from '#src/features/cart/actions.ts';
import { createCart } from '#src/features/cart/state.ts';
import { createViewState } from '#src/services/view-state.ts';
import { createMemoryCart, optimisticRow } from '#tests/fixtures/memory-cart.ts';

const openAt = (search: string) => vi.stubGlobal('location', { search });
beforeEach(() => openAt('?cartId=linked'));
afterEach(() => vi.unstubAllGlobals());

/** A page that was opened by a link, whose cart has not come yet. */
async function openLink() {
  const own = createMemoryCart();
  const other = createMemoryCart();
  other.overrides = { cartId: 'linked' };
  await other.add('en-eu', 'Z', optimisticRow());
  const answer = Promise.withResolvers<Result<CartView>>();
  own.overrides = { cartId: 'own' };
  const services = {
    cart: {
      ...own,
      read: (market: string, cartId?: string) => (cartId === undefined ? own.read(market) : answer.promise),
    },
    market: { code: 'en-eu' },
    view: createViewState(),
  };
  const cart = createCart();
  const loading = loadCart(cart, services, 'linked');
  const answered = async (result: Result<CartView>) => {
    answer.resolve(result);
    await loading;
    return cart.view?.cartId;
  };
  return {
    cart,
    services,
    own,
    comes: async () => answered(await other.read('en-eu')),
    fails: () => answered(fail(shopError('not_found', { status: 404 }))),
  };
}

const row = { ...optimisticRow(), rowId: 'row-A', articleId: 'A', quantity: 1, isPending: false };
type Opened = Awaited<ReturnType<typeof openLink>>;
const changes: readonly [string, (opened: Opened) => Promise<unknown>][] = [
  ['an add', ({ cart, services }) => addArticle(cart, services, 'A', row, 0)],
  ['one less', ({ cart, services }) => subtractRow(cart, services, 'row-A')],
  ['a removal', ({ cart, services }) => removeRow(cart, services, 'row-A')],
  ['a removal taken back', ({ cart, services }) => restoreRow(cart, services, row, null)],
  ['a code', ({ cart, services }) => changeCode(cart, services, 'enterCode', 'TEN')],
  ['clearing', ({ cart, services }) => clearCart(cart, services)],
  ['reading it for a gift card', ({ cart, services }) => loadCart(cart, services)],
];

test.each(changes)(
  'after %s the shopper’s own bag stays, also when the link’s comes later',
  async (_, change) => {
    for (const end of ['comes', 'fails'] as const) {
      const opened = await openLink();
      await change(opened);
      expect(await opened[end]()).toBe('own');
      expect(opened.cart.request).toEqual({ state: 'success' });
    }
  },
);

test('the id of a cart link goes along', async () => {
  const services = { cart: createMemoryCart(), market: { code: 'en-eu' }, view: createViewState() };
  const requestedIds: (string | undefined)[] = [];
  services.cart.read = (_market, cartId) => {
    requestedIds.push(cartId);
    return Promise.resolve(fail(shopError('offline')));
  };
  await loadCart(createCart(), services, 'linked');
  await loadCart(createCart(), services);
  expect(requestedIds).toEqual(['linked', undefined]);
});

test('the cart of a link is shown where no change succeeded', async () => {
  const opened = await openLink();
  opened.own.soldOut.add('A');
  await addArticle(opened.cart, opened.services, 'A', row, 0);
  expect(await opened.comes()).toBe('linked');
});

test('a link that was left before its cart came shows the shopper’s own', async () => {
  const opened = await openLink();
  openAt('');
  expect(await opened.comes()).toBe('own');
  const failed = await openLink();
  expect(await failed.fails()).toBe('own');
  expect(failed.cart.request).toEqual({ state: 'success' });
});
