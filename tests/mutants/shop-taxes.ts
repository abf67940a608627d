// Mutants of the taxes that a cart is asked for: of its market, of regions and of kinds of goods.
import type { Mutant } from '#tests/mutants/mutant.ts';

const CALLS = ['tests/server/cart-calls.test.ts'];
const REGIONS = ['tests/server/tax-regions.test.ts'];
const CATEGORIES = ['tests/server/tax-categories.test.ts'];

export const SHOP_TAX_MUTANTS: readonly Mutant[] = [
  {
    name: 'tax is a hundredth of the market’s rate',
    file: 'server/shop/cart-quote.ts',
    find: 'basisPoints * PPM_PER_BASIS_POINT',
    replace: 'basisPoints',
    tests: CALLS,
  },
  {
    name: 'a country stands for its states before one is typed in',
    file: 'server/shop/cart-quote.ts',
    find: "return country === '' || (state === null && isTaxedByState(market, country)) ? null",
    replace: "return country === '' ? null",
    tests: REGIONS,
  },
  {
    name: 'an order is placed with an estimated tax where the post needs no state',
    file: 'server/checkout/view.ts',
    find: 'isStateNeeded: isTaxedByState(market, doc.delivery.country),',
    replace: 'isStateNeeded: false,',
    tests: REGIONS,
  },
  {
    name: 'the form says of a state that the tax depends on that it is optional',
    file: 'server/checkout-pages/checkout-pages.ts',
    find: 'isTaxedByState(marketOf(shown) ?? market, country),',
    replace: 'isTaxedByState(market, country),',
    tests: ['server/checkout-pages/checkout-pages.test.ts'],
  },
  {
    name: 'what is picked up is taxed where the shopper lives',
    file: 'server/checkout/delivery.ts',
    find: "taxedAt: taxAddress(market, { country, stateOrProvince: '' }),",
    replace: 'taxedAt: null,',
    tests: REGIONS,
  },
  {
    name: 'a store stands for its country where rates differ by state',
    file: 'server/checkout/delivery.ts',
    find: "taxedAt: taxAddress(market, { country, stateOrProvince: '' }),",
    replace: 'taxedAt: { country, state: null },',
    tests: REGIONS,
  },
  {
    name: 'goods of a tax category are taxed as all else',
    file: 'server/shop/cart-quote.ts',
    find: 'taxCategory: article.product.taxCategory ?? null,',
    replace: 'taxCategory: null,',
    tests: CATEGORIES,
  },
  {
    name: 'a country has no rates of tax categories',
    file: 'server/shop/cart-quote.ts',
    find: 'rates: ratesOf(basisPoints, categories),',
    replace: 'rates: ratesOf(basisPoints, {}),',
    tests: CATEGORIES,
  },
  {
    name: 'a price without tax is by the rate of all else',
    file: 'server/shop/cart-quote.ts',
    find: 'ppmOf(own ?? taxBasisPoints)',
    replace: 'ppmOf(taxBasisPoints)',
    tests: CATEGORIES,
  },
  {
    name: 'a tax category without a rate in the market is not taxed',
    file: 'settings/market-registry.ts',
    find: 'rates[rest.code] ?? tax.basisPoints',
    replace: 'rates[rest.code] ?? 0',
    tests: CATEGORIES,
  },
  {
    name: 'every state has the rate of the market',
    file: 'settings/market-registry.ts',
    find: 'taxRegions: tax.regions,',
    replace: 'taxRegions: [],',
    tests: REGIONS,
  },
  {
    name: 'tax is within the price in every market',
    file: 'server/shop/cart-quote.ts',
    find: 'isIncluded: market.pricesIncludeTax,',
    replace: 'isIncluded: true,',
    tests: CALLS,
  },
  {
    name: 'the tax of a bag is told as the page’s market has it',
    file: 'pages/cart-view.ts',
    find: 'isTaxIncluded: cart.isTaxIncluded ?? market.pricesIncludeTax,',
    replace: 'isTaxIncluded: market.pricesIncludeTax,',
    tests: ['worker/shop/cart-view.test.ts'],
  },
  {
    name: 'the server says of every bag that prices hold the tax',
    file: 'server/shop/cart-response.ts',
    find: 'isTaxIncluded: market.pricesIncludeTax,',
    replace: 'isTaxIncluded: true,',
    tests: CALLS,
    claim: 'CA-01x',
  },
];
