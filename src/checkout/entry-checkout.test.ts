// What the checkout's page says of the goods, the countries and the ways of delivery.
import { expect, test } from 'vitest';
import { checkoutHtml, checkoutIn, textOf } from '#tests/fixtures/checkout-page.ts';

test('goods that come in one size are named without one, in every language', async () => {
  const checkout = checkoutIn('sv-se');
  const rows = checkout.rows.map((row) => {
    const size = { ...row.product.size, shortTitle: 'One size' };
    return { ...row, product: { ...row.product, size } };
  });
  const text = textOf(await checkoutHtml({ ...checkout, rows }));
  expect(text).toContain('Merino Socks Grey &amp; blue Antal 3');
  expect(text).not.toContain('One size');
});
