// Mutants of checkouts: what is agreed to, held, paid and placed.
import type { Mutant } from '#tests/mutants/mutant.ts';

const RULES = ['commerce/checkout/checkout.test.ts'];
const FORM = ['server/checkout-pages/checkout-form.test.ts'];
const CHECKOUT = ['server/checkout/checkout.test.ts'];
const MOVED = ['server/checkout/moved-checkouts.test.ts'];
const PAYMENTS = ['server/checkout/payment-attempts.test.ts'];
const LATE = ['server/checkout/late-money.test.ts'];

/** File, fault, what stands there, what stands there then, and the tests that notice. */
type Row = readonly [file: string, name: string, find: string, replace: string, tests: readonly string[]];

const ROWS: readonly Row[] = [
  [
    'commerce/checkout/states.ts',
    'a completed checkout can be cancelled',
    'completed: [],',
    "completed: ['cancelled'],",
    RULES,
  ],
  [
    'commerce/checkout/states.ts',
    'a checkout that is being paid expires',
    "'needs-buyer': ['completed', 'open'],",
    "'needs-buyer': ['completed', 'open', 'expired'],",
    RULES,
  ],
  [
    'commerce/checkout/agreement.ts',
    'another price is the same agreement',
    'row.available, row.unit, row.charged]',
    'row.available]',
    RULES,
  ],
  [
    'commerce/checkout/agreement.ts',
    'another total is the same agreement',
    'summary.total, summary.toPay]',
    'summary.toPay]',
    RULES,
  ],
  [
    'commerce/checkout/agreement.ts',
    'less of a gift card is the same agreement',
    'giftCards.map(({ cardId, used }) => [cardId, used])',
    'giftCards.map(({ cardId }) => [cardId])',
    RULES,
  ],
  [
    'commerce/checkout/agreement.ts',
    'a code that has ended is not told',
    '.filter(({ code }) => after.codes.every((one) => one.code !== code))',
    '.filter(() => false)',
    RULES,
  ],
  [
    'commerce/checkout/agreement.ts',
    'an amount of before is told in the currency of another market',
    'before.currency !== after.currency',
    'false',
    [...RULES, ...MOVED],
  ],
  [
    'server/checkout/view.ts',
    'what was told in the currency of another market is told in that of now',
    '(doc.changesCurrency ?? market.currency) === market.currency ?',
    'true ?',
    MOVED,
  ],
  [
    'commerce/checkout/issues.ts',
    'more than there is can be ordered',
    'available < quantity',
    'available < 0',
    RULES,
  ],
  [
    'commerce/checkout/issues.ts',
    'an order goes to any country',
    'facts.isShipped && countries.length > 0 ? countries : null',
    'null',
    RULES,
  ],
  [
    'commerce/checkout/issues.ts',
    'nobody has to accept the terms',
    '!facts.hasAcceptedTerms',
    'facts.hasAcceptedTerms === undefined',
    RULES,
  ],
  [
    'commerce/checkout/delivery-dates.ts',
    'goods come on Sundays',
    'day === 0 || day === 6',
    'day === 6',
    RULES,
  ],
  [
    'server/checkout/complete.ts',
    'what was agreed to is not compared with what is',
    'seen.checkout.agreement !== agreement',
    "agreement === ''",
    CHECKOUT,
  ],
  [
    'server/checkout/complete.ts',
    'what is missing does not stop an order',
    'seen.checkout.issues.length > 0',
    'seen.checkout.issues.length > 99',
    CHECKOUT,
  ],
  [
    'server/checkout/complete.ts',
    'an order that is not paid is placed',
    'toPay === 0 ? null',
    'toPay >= 0 ? null',
    PAYMENTS,
  ],
  [
    'server/checkout/complete.ts',
    'an agreement is completed again under another key',
    'one.agreement === agreement && one.doc.frozen !== null',
    'one.agreement === null && one.doc.frozen !== null',
    CHECKOUT,
  ],
  [
    'server/checkout/offers.ts',
    'what could be bought in place of the goods is offered beside them',
    "inStock(engine, productIds, 'complements')",
    "inStock(engine, productIds, 'alternatives')",
    ['server/checkout/offers.test.ts'],
  ],
  [
    'server/checkout/place-order.ts',
    'stock does not go down with an order',
    '!(await moveStock(tx, order.rows))',
    '!(await moveStock(tx, []))',
    CHECKOUT,
  ],
  [
    'server/shop/cart.ts',
    'a payment that is to be left alone ends',
    'leavesPayment === true ? undefined : await',
    'await',
    PAYMENTS,
  ],
  [
    'server/checkout/place-order.ts',
    'an order leaves the cart full',
    'row.quantity - (ordered.get(row.articleId) ?? 0)',
    'row.quantity',
    CHECKOUT,
  ],
  [
    'server/checkout/place-order.ts',
    'a gift card is not debited',
    'for (const { cardId, used } of order.giftCards) {\n    const key = `redeem',
    'for (const { cardId, used } of []) {\n    const key = `redeem',
    CHECKOUT,
  ],
  [
    'server/checkout/place-order.ts',
    'a gift card is not given back',
    'for (const { cardId, used } of order.giftCards) {\n    const key = `return',
    'for (const { cardId, used } of []) {\n    const key = `return',
    PAYMENTS,
  ],
  [
    'server/checkout/place-order.ts',
    'a code stays used without an order',
    'await withdrawCodeUses(tx, orderId);',
    '',
    PAYMENTS,
  ],
  [
    'server/checkout/attempt-ends.ts',
    'money for another cart becomes an order',
    '(await soldContentOf(tx, inItsMarket(cart, registry, market).cart, market)) === contentOf(doc.order)',
    "cart.cartId !== ''",
    LATE,
  ],
  [
    'server/checkout/attempt-ends.ts',
    'what an ended payment held stays held',
    'await releaseOf(tx, checkout, payment.doc, now);',
    '',
    PAYMENTS,
  ],
  [
    'server/checkout/payment-attempts.ts',
    'a payment that was suspended without an answer is never asked about',
    'ending(null, reading?.ok === true ? null : now())',
    'ending(null, null)',
    LATE,
  ],
  [
    'server/shop/cart.ts',
    'a payment goes on although its cart has changed',
    'if (!applied.isReplay) await payment?.end(tx);',
    '',
    PAYMENTS,
  ],
  [
    'server/shop/cart.ts',
    'a payment stays suspended after a change that failed',
    'catch (error) {\n      await payment?.resume();\n',
    'catch (error) {\n',
    ['server/checkout/changes-while-paying.test.ts', 'tests/server/refused-while-paying.test.ts'],
  ],
  [
    'server/checkout/view.ts',
    'what makes the first way of delivery free is told of the chosen one',
    'const { shipping } = quote;',
    'const { shipping } = quoteWith(null);',
    CHECKOUT,
  ],
  [
    'server/checkout/service.ts',
    'a state stays when another country is chosen',
    'country === before.country ? {} : emptyFieldsOf(country)',
    'country === before.country ? emptyFieldsOf(country) : {}',
    CHECKOUT,
  ],
  [
    'server/checkout-pages/checkout-form.ts',
    'the page sends the state of the country that was chosen before',
    ' && !(field in notAsked)',
    '',
    FORM,
  ],
  [
    'server/checkout/service.ts',
    'a bill begins with where the goods go',
    '{ ...newCheckoutDocument(country).delivery, email, phone }',
    '{ ...newCheckoutDocument(country).delivery, ...to, email, phone }',
    CHECKOUT,
  ],
  [
    'store/reservations.ts',
    'what others hold can be bought',
    ".where('cart_id', '!=', cartId)",
    ".where('cart_id', '=', cartId)",
    PAYMENTS,
  ],
  [
    'store/reservations.ts',
    'stock falls below zero',
    ".where('stock', '>=', quantity)",
    ".where('stock', '>=', 0)",
    PAYMENTS,
  ],
  [
    'store/reservations.ts',
    'the engine is not told of stock that was sold',
    '.set({ changed_seq: changeSet.seq })',
    '.set({ changed_seq: changeSet.seq - 1 })',
    CHECKOUT,
  ],
];

export const CHECKOUT_MUTANTS: readonly Mutant[] = ROWS.map(([file, name, find, replace, tests]) => ({
  name,
  file,
  find,
  replace,
  tests,
}));
