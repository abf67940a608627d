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
const CART_PANEL = ['src/features/cart/cart-panel.browser.test.tsx'];
const EVENT_FIELDS = ['worker/event-fields.test.ts'];
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
    'an offer at checkout shows the price of two pieces',
    'money(cheapest.sortingPrice)',
    'money(2 * cheapest.sortingPrice)',
    'CO-04b',
    ['tests/e2e/checkout.spec.ts'],
  ],
  [
    'engine/results/products.ts',
    'a product costs as much as its first size',
    'lowestSortingPrice(colors) }',
    'colors[0]?.sizes[0]?.sortingPrice ?? 0 }',
    'PR-01e',
    PRICES_OF_SIZES,
  ],
  [
    'engine/results/products.ts',
    'a product costs as much as a size that is sold out',
    'inStock.length > 0 ? inStock : sizes',
    'sizes',
    'PR-01e',
    PRICES_OF_SIZES,
  ],
  [
    'engine/snapshot/offered-articles.ts',
    'a reduced price is compared with the list price of another size',
    'm.mixedPrice[~list + article - first] === price',
    'm.mixedPrice[~list + article - first]! >= price',
    'PR-01d',
    PRICES_OF_SIZES,
  ],
  [
    'engine/build/variant-columns.ts',
    'a card shows the price of a size that is sold out',
    'if (articleState[article]! < offered) continue;',
    'if (articleState[article]! < ARTICLE_STATE.soldOut) continue;',
    'DA-15j',
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
  [
    'src/features/cart/cart-row.tsx',
    'a row of the bag is struck through at the list price of one piece',
    'listMinor={row.listMinor * row.quantity}',
    'listMinor={row.listMinor}',
    'CA-03f',
    CART_PANEL,
  ],
  [
    'src/features/cart/cart-row.tsx',
    'a reduced piece is said to cost its list price',
    'const unitMinor = row.reducedMinor ?? row.listMinor;',
    'const unitMinor = row.listMinor;',
    'CA-03f',
    CART_PANEL,
  ],
  [
    'outbox/cart-event.ts',
    'the bag is told by article',
    'for (const { product, quantity } of orderRows)\n    quantities.set(product.id, (quantities.get(product.id) ?? 0) + quantity);',
    'for (const { product, quantity } of orderRows) quantities.set(product.size.articleId, quantity);',
    'CA-10d',
    ['tests/server/cart-tracking.test.ts'],
  ],
  [
    'server/shop/cart-response.ts',
    'a row of the bag has the last image of its colour',
    'variant?.images[0]',
    'variant?.images.at(-1)',
    'CA-02h',
    ['tests/server/cart-over-http.test.ts'],
  ],
  [
    'worker/event-fields.ts',
    'an event about a reduced card tells its list price',
    'toDecimal(variant.saleMinor ?? variant.listMinor, currency)',
    'toDecimal(variant.listMinor, currency)',
    'EV-01h',
    EVENT_FIELDS,
  ],
  [
    'worker/event-fields.ts',
    'an event about a card tells its first colour',
    'variants[variantIndex] ?? variants[0]',
    'variants[0 * variantIndex]',
    'EV-01p',
    EVENT_FIELDS,
  ],
];

export const SHOWN_AMOUNT_MUTANTS: readonly Mutant[] = ROWS.map(
  ([file, name, find, replace, claim, tests]) => ({ file, name, find, replace, claim, tests }),
);
