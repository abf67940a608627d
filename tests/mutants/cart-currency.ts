// Mutants of a bag, of what is added to it and of its notices in more than one currency.
import type { Mutant } from '#tests/mutants/mutant.ts';

const CURRENCY = ['worker/shop/cart-currency.test.ts'];
const CACHED_CART = ['outbox/cached-cart.test.ts'];

export const CART_CURRENCY_MUTANTS: readonly Mutant[] = [
  {
    name: 'a price that was seen in another currency passes for one of the market',
    file: 'worker/shop/cart.ts',
    find: 'if (currency !== market.currency) return addition;',
    replace: '',
    tests: CURRENCY,
    grep: 'kronor is added|put back',
  },
  {
    name: 'what is added is shown in the currency of the page',
    file: 'worker/shop/cart-view.ts',
    find: '{ currency, ...(seen as SeenRow), rowId',
    replace: '{ ...(seen as SeenRow), currency, rowId',
    tests: CURRENCY,
    grep: 'nothing in its own currency',
  },
  {
    name: 'a row of an earlier version has no currency',
    file: 'worker/shop/cart-view.ts',
    find: '{ currency, ...(seen as SeenRow), rowId',
    replace: '{ ...(seen as OptimisticCartRow), rowId',
    tests: CURRENCY,
    grep: 'an earlier version',
  },
  {
    name: 'a cart of nothing but euros has no sum as it was in kronor',
    file: 'worker/shop/cart-view.ts',
    find: 'return hasOwn ? currency : (rows[0]?.currency ?? currency);',
    replace: 'return currency;',
    tests: CURRENCY,
    grep: 'nothing in its own currency',
  },
  {
    name: 'amounts of codes are shown in another currency',
    file: 'worker/shop/cart-view.ts',
    find: 'codes.some(({ isPending }) => !isPending) ||',
    replace: '',
    tests: CURRENCY,
    grep: 'nothing in its own currency',
  },
  {
    name: 'prices of notices are shown in another currency',
    file: 'worker/shop/cart-view.ts',
    find: "notices.some(({ kind }) => kind === 'price-changed') ||",
    replace: '',
    tests: CURRENCY,
    grep: 'nothing in its own currency',
  },
  {
    name: 'kronor and euros are summed',
    file: 'pages/cart-view.ts',
    find: 'rows.every((row) => row.currency === currency) ? goodsMinor : null',
    replace: 'goodsMinor',
    tests: CURRENCY,
    grep: 'summed with nothing',
  },
  {
    name: 'an amount in kronor is tracked in euros',
    file: 'worker/clients.ts',
    find: 'const { productId, currency, reducedMinor, listMinor } = row;',
    replace: 'const { productId, reducedMinor, listMinor } = row; const { currency } = start.market;',
    tests: CURRENCY,
    grep: 'tracked',
  },
  {
    name: 'one more of a row is added without the currency of its price',
    file: 'src/features/cart/actions.ts',
    find: 'const { currency, listMinor, reducedMinor, stockBalance } = row;',
    replace: "const { listMinor, reducedMinor, stockBalance } = row; const currency = 'EUR';",
    tests: ['src/features/cart/actions.test.ts'],
    grep: 'currency',
  },
  {
    name: 'a price of before is told in the currency of now',
    file: 'outbox/cached-cart.ts',
    find: 'before, ...(beforeCurrency === undefined ? {} : { beforeCurrency })',
    replace: 'before',
    tests: CACHED_CART,
  },
  {
    name: 'a last price is told in the currency of now',
    file: 'outbox/cached-cart.ts',
    find: '!isPrice(notice) || followed.has(keyOf(notice))',
    replace: 'true',
    tests: CACHED_CART,
  },
  {
    name: 'a price that was read is the same in another currency',
    file: 'outbox/cached-cart.ts',
    find: 'acknowledged.filter((notice) => !isPrice(notice))',
    replace: 'acknowledged',
    tests: CACHED_CART,
  },
];
