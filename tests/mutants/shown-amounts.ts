// Mutants of what a shopper, or whoever is told of a purchase, reads of prices and sums.
import type { Mutant } from '#tests/mutants/mutant.ts';

/** File, fault, what stands there, what stands there then, the claim, and the tests that notice. */
type Row = readonly [
  file: string,
  name: string,
  find: string,
  replace: string,
  claim: string,
  tests: readonly string[],
];

const ORDER_DETAILS = ['src/features/order/order-details.browser.test.tsx'];
const ORDER_SCREEN = ['src/features/order/order-screen.browser.test.tsx'];
const CHECKOUT_SUMS = ['tests/e2e/checkout-sums.spec.ts'];
const PRICES_OF_SIZES = ['tests/server/prices-of-sizes.test.ts'];

const ROWS: readonly Row[] = [
  [
    'src/features/order/order-details.tsx',
    'a placed order costs as much as its goods',
    'money(totalValue)',
    'money(subtotalValue)',
    'CO-05c',
    ORDER_DETAILS,
  ],
  [
    'src/features/order/order-details.tsx',
    'an ordered row shows the price of a unit',
    '({ orderRowId, product, quantity, chargedValue }) => (',
    '({ orderRowId, product, quantity, unitValue: chargedValue }) => (',
    'CO-05c',
    ORDER_DETAILS,
  ],
  [
    'src/features/order/order-details.tsx',
    'what was paid is shown as given back',
    'money(payment.refundedValue)',
    'money(payment.paidValue)',
    'CO-05c',
    ORDER_DETAILS,
  ],
  [
    'src/features/order/actions.ts',
    'a purchase tells an order that was only found',
    'if (!isOwn) return;',
    '',
    'CO-05d',
    ORDER_SCREEN,
  ],
  [
    'src/features/order/actions.ts',
    'a purchase tells what a row was charged as the price of a unit',
    'rows.map(({ product, unitValue, quantity }) => ({',
    'rows.map(({ product, chargedValue: unitValue, quantity }) => ({',
    'CO-05d',
    ORDER_SCREEN,
  ],
  [
    'src/features/order/actions.ts',
    'a purchase names rows instead of products',
    'rows.map(({ product, unitValue, quantity }) => ({\n    item_id: product.id,',
    'rows.map(({ orderRowId, unitValue, quantity }) => ({\n    item_id: orderRowId,',
    'CO-05d',
    ORDER_SCREEN,
  ],
  [
    'src/checkout/order-summary.tsx',
    'the checkout says that everything costs as much as the goods',
    'line(texts.total, money(totalValue)',
    'line(texts.total, money(subtotalValue)',
    'CO-03a',
    CHECKOUT_SUMS,
  ],
  [
    'src/checkout/order-summary.tsx',
    'the folded checkout shows what there is to pay without gift cards',
    'money(checkout.totals.toPayValue)',
    'money(checkout.totals.totalValue)',
    'CO-03a',
    CHECKOUT_SUMS,
  ],
  [
    'src/checkout/offers.tsx',
    'an offer at checkout shows its list price',
    'money(product.price.sortingPrice)',
    'money(color.sizes[0]?.listValue ?? 0)',
    'CO-04b',
    ['tests/e2e/checkout.spec.ts'],
  ],
  [
    'engine/results/products.ts',
    'a product costs as much as its first size',
    'Math.min(...colors.flatMap(({ sizes }) => sizes.map((size) => size.sortingPrice)))',
    'colors[0]?.sizes[0]?.sortingPrice ?? 0',
    'PR-01e',
    PRICES_OF_SIZES,
  ],
  [
    'engine/results/prices.ts',
    'a reduced price is compared with the list price of another size',
    'm.mixedPrice[at] !== price',
    'm.mixedPrice[at]! < price',
    'PR-01d',
    PRICES_OF_SIZES,
  ],
  [
    'engine/results/recommended-hits.ts',
    'a recommended product is always matched by its first colour',
    'ordered.findIndex(([variant]) => variant === recommended.variant)',
    '0',
    'PR-02a',
    PRICES_OF_SIZES,
  ],
];

export const SHOWN_AMOUNT_MUTANTS: readonly Mutant[] = ROWS.map(
  ([file, name, find, replace, claim, tests]) => ({ file, name, find, replace, claim, tests }),
);
