// Mutants of discount codes: what a cart does with them, how often they may be used, and what a guesser learns.
import type { Mutant } from '#tests/mutants/mutant.ts';

const HTTP = ['tests/server/discount-codes.test.ts'];
const STORE = ['server/store/discount-codes.test.ts'];

export const DISCOUNT_CODE_MUTANTS: readonly Mutant[] = [
  {
    name: 'AP-04e a code is entered at another path',
    file: 'contract/cart.calls.ts',
    find: "'/api/products/discountCode'",
    replace: "'/api/cart/discountCode'",
    tests: HTTP,
    claim: 'AP-04e',
  },
  {
    name: 'a code that is entered changes no total',
    file: 'server/shop/cart-quote.ts',
    find: '    codes,\n',
    replace: '    codes: codes.slice(0, 0),\n',
    tests: HTTP,
    claim: 'CA-11e',
  },
  {
    name: 'codes in lower case are other codes',
    file: 'contract/discount-code.ts',
    find: '    .toUpperCase()\n',
    replace: '',
    tests: ['contract/discount-code.test.ts'],
  },
  {
    name: 'a code of another market holds',
    file: 'server/shop/entered-codes.ts',
    find: 'stored.markets === null || ',
    replace: 'stored.markets !== undefined || ',
    tests: HTTP,
  },
  {
    name: 'a code of another market stays in the cart, one that never was does not',
    file: 'server/shop/cart-codes.ts',
    find: 'codes.filter((code) => known.has(code))',
    replace: 'codes',
    tests: HTTP,
  },
  {
    name: 'a code of a category is not for those below it',
    file: 'server/shop/entered-codes.ts',
    find: 'for (const child of childrenOf.get(id) ?? []) all.add(child);',
    replace: 'childrenOf.get(id);',
    tests: HTTP,
  },
  {
    name: 'a code that was used up is applied',
    file: 'server/shop/entered-codes.ts',
    find: 'Math.max(0, most - used)',
    replace: 'most',
    tests: HTTP,
  },
  {
    name: 'a cart holds any number of codes',
    file: 'server/shop/cart-codes.ts',
    find: 'if (after.length <= MAX_CART_CODES)',
    replace: 'if (after.length > 0)',
    tests: HTTP,
  },
  {
    name: 'a cleared cart still has its codes',
    file: 'server/shop/cart-codes.ts',
    find: "if (change.kind === 'clear') return ok([]);",
    replace: '',
    tests: HTTP,
  },
  {
    name: 'guesses that are made at once are not counted',
    file: 'server/shop/guess-limit.ts',
    find: 'current.count += 1;',
    replace: '',
    tests: HTTP,
  },
  {
    name: 'right codes count as guesses',
    file: 'server/shop/cart.ts',
    find: 'if (!isWrong) guesses.giveBack(client);',
    replace: 'if (isWrong && client.length === 0) guesses.giveBack(client);',
    tests: HTTP,
  },
  {
    name: 'wrong codes are not counted',
    file: 'server/shop/cart.ts',
    find: 'if (!isWrong) guesses.giveBack(client);',
    replace: 'guesses.giveBack(client);',
    tests: HTTP,
  },
  {
    name: 'an order that is recorded again uses a code twice',
    file: 'server/store/discount-codes.ts',
    find: 'if (isRepeat !== undefined) continue;',
    replace: '',
    tests: STORE,
  },
  {
    name: 'a single-use code is used twice',
    file: 'server/store/discount-codes.ts',
    find: 'total >= terms.maxUses',
    replace: 'total > terms.maxUses',
    tests: STORE,
  },
  {
    name: 'uses of other customers count for this one',
    file: 'server/store/discount-codes.ts',
    find: 'byCustomer >= terms.maxUsesPerCustomer',
    replace: 'total >= terms.maxUsesPerCustomer',
    tests: STORE,
  },
  {
    name: 'a code refused for too many attempts holds up all changes behind it',
    file: 'outbox/request.ts',
    find: ' || error.field !== undefined',
    replace: '',
    tests: ['outbox/request.test.ts'],
  },
  {
    name: 'a code that waits is not shown',
    file: 'worker/shop/cart-view.ts',
    find: "if (change.kind === 'removeCode') return others;",
    replace: "if (change.kind !== 'enterCode' || code !== '') return others;",
    tests: ['worker/shop/cart-view.test.ts'],
  },
];
