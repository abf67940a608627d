// The state of the shell: its keys, and what opens and closes.
import { expect, test } from 'vitest';
import { createCart } from '#src/features/cart/state.ts';
import { modalOf } from '#src/services/modal-ids.ts';
import {
  closeMegaMenu,
  closeModal,
  createViewState,
  openMegaMenu,
  openModal,
} from '#src/services/view-state.ts';

test('SH-18l SH-14i SH-14j the view state has the open modal and the open mega menu', () => {
  const view = createViewState();
  expect(view).toMatchObject({ activeModal: null, activeMegaMenu: null });
  openMegaMenu(view, 'women');
  expect(view.activeMegaMenu).toBe('women');
  openModal(view, 'CART');
  expect(view).toMatchObject({ activeModal: 'CART', activeMegaMenu: null });
  openMegaMenu(view, 'men');
  closeMegaMenu(view, 'women');
  expect(view.activeMegaMenu).toBe('men');
  closeMegaMenu(view, 'men');
  closeModal(view);
  expect(view).toMatchObject({ activeModal: null, activeMegaMenu: null });
  expect(createViewState()).not.toBe(view);
});

test('SH-18b the cart is a state of its own, one an app', () => {
  const cart = createCart();
  expect(cart).toMatchObject({ view: null, request: { state: 'idle' } });
  cart.addingArticleId = 'a1';
  expect(createCart().addingArticleId).toBeNull();
});

test.each([
  ['cart', 'CART'],
  ['Market_Select', 'MARKET_SELECT'],
  ['', null],
  [null, null],
  ['nothing', null],
  ['constructor', null],
])('the parameter %s names the modal %s', (parameter, id) => {
  expect(modalOf(parameter)).toBe(id);
});
