import { expect, test } from 'vitest';
import { createCartModel, textOfCart } from '#tests/chaos/cart-model.ts';

test('adds sum, one less and remove take away, nothing goes below none', () => {
  const cart = createCartModel({ of: () => 9 });
  cart.arrive({ kind: 'subtract', articleId: 'a' });
  expect(cart.exists).toBe(false);
  for (const articleId of ['a', 'b', 'a']) cart.arrive({ kind: 'add', articleId });
  cart.arrive({ kind: 'subtract', articleId: 'a' });
  expect(textOfCart(cart.quantities)).toBe('a 1, b 1');
  cart.arrive({ kind: 'subtract', articleId: 'a' });
  cart.arrive({ kind: 'subtract', articleId: 'a' });
  cart.arrive({ kind: 'remove', articleId: 'b' });
  expect(textOfCart(cart.quantities)).toBe('');
});

test('stock refuses, and any change takes the whole cart to what is left', () => {
  const stock = new Map([
    ['a', 2],
    ['b', 0],
  ]);
  const cart = createCartModel({ of: (articleId) => stock.get(articleId) ?? 0 });
  for (const articleId of ['a', 'a', 'a', 'b']) cart.arrive({ kind: 'add', articleId });
  expect(textOfCart(cart.quantities)).toBe('a 2');
  expect(cart.refused).toEqual(['b']);
  stock.set('a', 1).set('b', 1);
  expect(textOfCart(cart.quantities)).toBe('a 2');
  cart.arrive({ kind: 'add', articleId: 'b' });
  expect(textOfCart(cart.quantities)).toBe('a 1, b 1');
  cart.arrive({ kind: 'clear' });
  expect(textOfCart(cart.quantities)).toBe('');
});
