// Mutants of attempts to pay: which are asked about, how they end, and what a change of the bag or the checkout does to them.
import type { Mutant } from '#tests/mutants/mutant.ts';

const ATTEMPTS = 'server/checkout/payment-attempts.ts';
const DUE = ['server/checkout/due-payments.test.ts'];
const PAYMENTS = ['server/checkout/payment-attempts.test.ts'];
const STARTS = ['server/checkout/payment-starts.test.ts'];
const LATE = ['server/checkout/late-money.test.ts'];
const PAGES = ['server/checkout-pages/checkout-pages.test.ts'];
const CHANGES = ['server/checkout/changes-while-paying.test.ts'];

/** File, fault, what stands there, what stands there then, and the tests that notice. */
type Row = readonly [file: string, name: string, find: string, replace: string, tests: readonly string[]];

const ROWS: readonly Row[] = [
  [
    ATTEMPTS,
    'a late answer speaks of a payment that was settled meanwhile',
    'current.state === state && current.reference === reference',
    'current.reference === reference',
    DUE,
  ],
  [
    ATTEMPTS,
    'a session that is told twice is asked about again when it is paid',
    'if (current.reference !== null) return null;',
    '',
    DUE,
  ],
  [
    'server/checkout/complete.ts',
    'a payment is begun that its provider does not take',
    'seen.toPay < (provider?.leastAmount(found.market.currency) ?? 0)',
    'seen.toPay < 0',
    STARTS,
  ],
  [
    'server/checkout/complete.ts',
    'the least amount that a provider takes is too little',
    'seen.toPay < (provider',
    'seen.toPay <= (provider',
    STARTS,
  ],
  [
    ATTEMPTS,
    'a start that fails ends the payment that another node has started',
    'current.reference === null ? unavailable(tx, current, checkout) : null',
    'unavailable(tx, current, checkout)',
    STARTS,
  ],
  [
    ATTEMPTS,
    'a node asks twice at once for one session',
    'starting.get(paymentId) ?? begin',
    'begin',
    STARTS,
  ],
  [
    ATTEMPTS,
    'a payment that can’t be settled stays the first that is due',
    '.catch((error: unknown) => settleLater(paymentId, error))',
    '',
    DUE,
  ],
  [
    'server/checkout/attempt-ends.ts',
    'a payment whose time is over takes what another buyer holds',
    'if (payment.expiresAt <= now) await',
    'if (payment.expiresAt < 0) await',
    LATE,
  ],
  [
    'server/checkout/attempt-ends.ts',
    'money that goes back was never charged',
    "await endAttempt(tx, payment, checkout, 'refunded', now, now)",
    "await endAttempt(tx, payment, checkout, 'cancelled', now, now)",
    PAYMENTS,
  ],
  [
    'server/checkout/attempt-ends.ts',
    'late money goes back without a word',
    "if (payment.state === 'ended' && checkout.state === 'open')",
    "if (payment.state === 'open' && checkout.state === 'open')",
    LATE,
  ],
  [
    'server/checkout/attempt-ends.ts',
    'a row that the market does not sell keeps late money from its order',
    'const rows = priced.rows.map(({ row }) => row);',
    'const { rows } = cart;',
    LATE,
  ],
  [
    ATTEMPTS,
    'a payment whose time was over was cancelled by its buyer',
    'else if (isOver) await end',
    "else if (isOver && state !== 'cancelled') await end",
    DUE,
  ],
  [
    'store/payments.ts',
    'a payment that is settled is due',
    "['open', 'ended', 'to-refund']",
    "['open', 'ended', 'to-refund', 'paid']",
    DUE,
  ],
  [
    ATTEMPTS,
    'a payment that the provider does not know is held for ever',
    "else if (expiresAt <= now()) await end(paymentId, 'timed-out', checkAt, false);",
    '',
    DUE,
  ],
  [
    ATTEMPTS,
    'a payment is not asked about when its provider is back',
    "'has no provider any more', now() + CHECK_AFTER_MS",
    "'has no provider any more', null",
    DUE,
  ],
  [
    'server/checkout/attempt-ends.ts',
    'nobody is told that a payment goes back',
    "if (order.delivery.email !== '')",
    "if (order.delivery.email === '')",
    LATE,
  ],
  [
    'server/checkout/attempt-ends.ts',
    'a payment that goes back is told in the currency that was asked for',
    'value: toDecimal(received, currency), currency, reason',
    'value: toDecimal(received, payment.currency), currency: payment.currency, reason',
    PAYMENTS,
  ],
  [
    'store/due-time.ts',
    'what a clock ahead put off waits until then',
    ' or ${at} > ${now + longestPauseMs})',
    ' or ${at} > ${now + longestPauseMs * 1e6})',
    ['store/mails.test.ts', 'server/orders/refunds.test.ts', ...DUE],
  ],
  [
    ATTEMPTS,
    'a payment that a clock ahead has begun holds stock, cards and codes until then',
    'payment.expiresAt <= now() + 2 * HOLD_MS',
    'payment.expiresAt > 0',
    DUE,
  ],
  [
    ATTEMPTS,
    'a refund that was refused is asked for every minute',
    'isRefused ? null : now() + CHECK_AFTER_MS',
    'isRefused && now() < 0 ? null : now() + CHECK_AFTER_MS',
    LATE,
  ],
  [
    'store/payments.ts',
    'nobody can have a refund asked for again that was refused',
    'const found = refused.find(({ payment_id: id }) => refundKeyOf(id) === key);',
    'const found = refused.find(({ payment_id: id }) => id === key);',
    LATE,
  ],
  [
    ATTEMPTS,
    'a payment that a clock ahead has begun ends at once',
    'const expiresAt = now() + HOLD_MS;',
    'const expiresAt = now();',
    DUE,
  ],
  [
    'store/mails.ts',
    'a gift card is mailed before the day that its buyer chose',
    "eb('kind', '!=', 'gift-card')",
    "eb('kind', '!=', 'order')",
    ['store/mails.test.ts'],
  ],
  [
    'server/checkout/service.ts',
    'the number of an order is told to another session',
    'own === undefined || stored?.cartId !== own.cart.cartId',
    'stored === undefined',
    PAYMENTS,
  ],
  [
    'server/checkout-pages/checkout-pages.ts',
    'who comes back from a payment is led to what is left in the bag',
    'await checkout.orderNumber(command.access, { paymentId })',
    'null',
    PAGES,
  ],
  [
    'server/checkout-pages/checkout-pages.ts',
    'who waits for a payment is led to what is left in the bag',
    'await checkout.orderNumber(command.access, { checkoutId })',
    'null',
    PAGES,
  ],
  [
    'server/checkout/service.ts',
    'a checkout that is saved as it is ends its payment',
    'if (isSame) return ok(stored);',
    '',
    CHANGES,
  ],
  [
    'server/checkout/service.ts',
    'what is typed does not end a payment',
    'if (isSame) return ok(stored);',
    'if (stored !== null) return ok(stored);',
    CHANGES,
  ],
  [
    'server/shop/cart.ts',
    'a change goes past a payment that began when another was stopped',
    'paying !== undefined && paying !== suspended',
    'paying !== undefined && suspended === undefined',
    CHANGES,
  ],
  [
    'store/payments.ts',
    'a payment that is open is not found with its cart',
    ".where('payments.state', '=', 'open')",
    ".where('payments.state', '=', 'ended')",
    CHANGES,
  ],
  [
    ATTEMPTS,
    'a payment that another has ended takes money again',
    'reference === null || !isOpen',
    'reference === null',
    CHANGES,
  ],
  [
    ATTEMPTS,
    'a session that was stopped for good is still shown as one to pay at',
    'if (resumed?.ok === true && !PAYABLE.has(resumed.value.state)) await settle(paymentId);',
    '',
    CHANGES,
  ],
  [
    'server/shop/entered-codes.ts',
    'a code that the cart’s own payment holds is used up',
    'return payment?.doc.orderId ?? null;',
    'return payment === undefined ? null : null;',
    PAYMENTS,
  ],
  [
    ATTEMPTS,
    'a payment of another amount places an order',
    'reading.amount === amount && reading',
    'reading',
    PAYMENTS,
  ],
  [
    ATTEMPTS,
    'a payment in another currency places an order',
    ' && reading.currency === currency',
    '',
    PAYMENTS,
  ],
  [
    ATTEMPTS,
    'a session of another payment places an order',
    'reading.value.paymentId !== paymentId',
    "reading.value.paymentId === ''",
    PAYMENTS,
  ],
  [
    'server/shop/open-payment.ts',
    'a change waits for ever for one payment after the other',
    'if (stops === MAX_STOPS)',
    'if (stops > 20)',
    CHANGES,
  ],
];

export const PAYMENT_ATTEMPT_MUTANTS: readonly Mutant[] = ROWS.map(([file, name, find, replace, tests]) => ({
  name,
  file,
  find,
  replace,
  tests,
}));
