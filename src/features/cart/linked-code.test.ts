// The discount code of a link: what is remembered of it, and how often it is entered.
import { expect, test } from 'vitest';
import { addArticle, removeRow } from '#src/features/cart/actions.ts';
import { linkedCodeOf, rememberLinkedCode, takeLinkedCode } from '#src/features/cart/linked-code.ts';
import { createCart } from '#src/features/cart/state.ts';
import { createViewState } from '#src/services/view-state.ts';
import { createMemoryCart, optimisticRow } from '#tests/fixtures/memory-cart.ts';

test('a link names a code by either parameter', () => {
  expect(linkedCodeOf('?a=b&ExclusiveDeals=Spring%2010')).toBe('Spring 10');
  expect(linkedCodeOf('?exclusivedeals=SPRING')).toBe('SPRING');
  expect(linkedCodeOf('?exclusivedeals=%20&Exclusivedeals=X')).toBeNull();
});

test('SH-14g the view state has the code of the link, also after the URL has lost it', () => {
  const view = createViewState();
  expect(view.discountCode).toBeNull();
  rememberLinkedCode(view, '?exclusivedeals=ten');
  rememberLinkedCode(view, '');
  expect(view.discountCode).toBe('ten');
  rememberLinkedCode(view, '?ExclusiveDeals=five');
  expect(view.discountCode).toBe('five');
});

test('a code is taken once, in the spelling that is compared; what can’t be one is not', () => {
  const [cart, view] = [createCart(), createViewState()];
  expect(takeLinkedCode(cart, view)).toBeNull();
  view.discountCode = 't en';
  expect([takeLinkedCode(cart, view), takeLinkedCode(cart, view)]).toEqual(['TEN', null]);
  view.discountCode = '<b>';
  expect(takeLinkedCode(cart, view)).toBeNull();
});

test('the first change that succeeds enters it, one that fails does not', async () => {
  const services = { cart: createMemoryCart(), market: { code: 'en-eu' }, view: createViewState() };
  const cart = createCart();
  services.view.discountCode = 'ten';
  services.cart.soldOut.add('A');
  await addArticle(cart, services, 'A', optimisticRow(), 0);
  expect(cart.view).toBeNull();
  await addArticle(cart, services, 'B', optimisticRow(), 0);
  expect(cart.view?.codes.map(({ code }) => code)).toEqual(['TEN']);
  await services.cart.code('en-eu', 'removeCode', 'TEN');
  await removeRow(cart, services, 'row-B');
  expect(cart.view?.codes).toEqual([]);
});
