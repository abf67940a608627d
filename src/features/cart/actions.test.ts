// What the cart's actions leave in the state.
import { expect, test } from 'vitest';
import { shopError } from '#contract/errors.ts';
import { fail } from '#contract/result.ts';
import { addArticle, addOneMore, loadCart, removeRow, subtractRow } from '#src/features/cart/actions.ts';
import { createCart } from '#src/features/cart/state.ts';
import { createViewState } from '#src/services/view-state.ts';
import { createMemoryCart, optimisticRow } from '#tests/fixtures/memory-cart.ts';

const createServices = (cart = createMemoryCart()) => ({
  cart,
  market: { code: 'en-eu' },
  view: createViewState(),
});

test('a request is loading, then success', async () => {
  const cart = createCart();
  const loading = loadCart(cart, createServices());
  expect(cart.request).toEqual({ state: 'loading' });
  await loading;
  expect(cart.request).toEqual({ state: 'success' });
  expect(cart.view?.count).toBe(0);
});

test('add, one more, subtract and remove change the rows', async () => {
  const cart = createCart();
  const services = createServices();
  await addArticle(cart, services, 'A', optimisticRow(), 0);
  await addOneMore(cart, services, 'A', 0);
  expect(cart.view?.rows.map((row) => row.quantity)).toEqual([2]);
  await subtractRow(cart, services, 'row-A');
  expect(cart.view?.rows.map((row) => row.quantity)).toEqual([1]);
  await removeRow(cart, services, 'row-A');
  expect(cart.view?.rows).toEqual([]);
});

test('one more of a row is added with the currency of its price', async () => {
  const cart = createCart();
  const services = createServices();
  await addArticle(cart, services, 'A', optimisticRow({ currency: 'SEK' }), 0);
  const seen: string[] = [];
  services.cart.add = (_market, _articleId, { currency }) => {
    seen.push(currency);
    return services.cart.read('en-eu');
  };
  await addOneMore(cart, services, 'A', 0);
  expect(seen).toEqual(['SEK']);
});

test('a refused add is kept for that article with its time and the words of the server, until the next try', async () => {
  const cart = createCart();
  const services = createServices();
  services.cart.soldOut.add('A');
  const error = await addArticle(cart, services, 'A', optimisticRow(), 1234);
  expect(error?.code).toBe('out_of_stock');
  expect(cart.addFailures).toEqual({ A: { code: 'out_of_stock', message: 'none left', at: 1234 } });
  expect(cart.addingArticleId).toBeNull();
  services.cart.soldOut.clear();
  await addArticle(cart, services, 'A', optimisticRow(), 1300);
  expect(cart.addFailures).toEqual({});
});

test('a failed call leaves the cart as it was and carries its status', async () => {
  const cart = createCart();
  const services = createServices();
  await addArticle(cart, services, 'A', optimisticRow(), 0);
  services.cart.read = () => Promise.resolve(fail(shopError('bad_request', { status: 400 })));
  await loadCart(cart, services);
  expect(cart.view?.count).toBe(1);
  expect(cart.request).toMatchObject({ state: 'failure', statusCode: 400 });
});

test('SS-04a SS-04b SS-04c a request is loading, then success, or failure with its status code', async () => {
  const cart = createCart();
  const services = createServices();
  const loading = loadCart(cart, services);
  expect(cart.request).toEqual({ state: 'loading' });
  await loading;
  expect(cart.request).toEqual({ state: 'success' });
  const error = shopError('bad_request', { status: 400 });
  services.cart.read = () => Promise.resolve(fail(error));
  await loadCart(cart, services);
  expect(cart.request).toEqual({ state: 'failure', error, statusCode: 400 });
});

test('SS-04d a superseded request is canceled, which is no failure', async () => {
  const cart = createCart();
  const services = createServices();
  services.cart.read = () => Promise.resolve(fail(shopError('canceled')));
  await loadCart(cart, services);
  expect(cart.request).toEqual({ state: 'canceled' });
});
