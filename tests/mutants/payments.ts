// Mutants of payments: who may speak for a provider, what a payment is worth, and what is given back.
import type { Mutant } from '#tests/mutants/mutant.ts';

const PROVIDER = ['server/payments/test-provider.test.ts'];
const NOTICES = ['tests/server/payments.test.ts'];
const PAGES = ['tests/server/test-payment-pages.test.ts'];
const STRIPE = ['server/payments/stripe.test.ts'];

/** File, fault, what stands there, what stands there then, and the tests that notice. */
type Row = readonly [file: string, name: string, find: string, replace: string, tests: readonly string[]];

const ROWS: readonly Row[] = [
  [
    'test-notices.ts',
    'a notice with any signature is taken',
    'if (!timingSafeEqual(',
    'if (timingSafeEqual(expected, Buffer.alloc(32)) && !timingSafeEqual(',
    NOTICES,
  ],
  [
    'test-notices.ts',
    'a notice that was recorded is taken for ever',
    'Math.abs(now / 1000 - atSecond) > TOLERANCE_S',
    'atSecond - now / 1000 > TOLERANCE_S',
    NOTICES,
  ],
  [
    'test-notices.ts',
    'a notice may have a NUL',
    "{ maxLength: 100, pattern: '^[^\\\\u0000]*$' }",
    '{ maxLength: 100 }',
    NOTICES,
  ],
  ['test-notices.ts', 'the time of a signature is not signed', '.update(`${atSecond}.`)', '', NOTICES],
  [
    'test-notices.ts',
    'a notice that the shop could not handle is not sent again',
    'if (!isTaken && notice.',
    'if (isTaken && notice.',
    NOTICES,
  ],
  [
    'payments.ts',
    'a notice that nobody signed is handed on',
    "if (notice === null) return sendError(reply, shopError('bad_request'));",
    'if (notice === null) return reply.code(204).send();',
    NOTICES,
  ],
  [
    'payments.ts',
    'a notice is answered before what follows is stored',
    'const outcome = await onNotice(',
    "const outcome: string = 'taken'; void onNotice(",
    NOTICES,
  ],
  [
    'payments.ts',
    'a notice that could not be handled is called taken',
    "if (outcome === 'again')",
    "if (outcome !== 'taken' && outcome !== 'again')",
    NOTICES,
  ],
  [
    'payments.ts',
    'test money buys a merchant’s goods',
    'stripe === undefined && (testPayments ??',
    'stripe === undefined && (testPayments !== false ||',
    NOTICES,
  ],
  [
    'payments.ts',
    'test money is taken beside Stripe',
    'current: async () => stripe ?? ((await test.isOffered()) ? test : null)',
    'current: async () => ((await test.isOffered()) ? test : (stripe ?? test))',
    NOTICES,
  ],
  [
    'test-routes.ts',
    'the provider leads back to wherever the address says',
    "return reply.header('cache-control', 'no-store').redirect(returnUrl, 303);",
    'const { returnUrl: other = returnUrl } = reply.request.query as Record<string, string | undefined>;\n  return reply.redirect(other, 303);',
    PAGES,
  ],
  [
    'test-provider.ts',
    'more is given back than was paid',
    'refundedOf(before) + amount > before.amount',
    'amount > before.amount',
    PROVIDER,
  ],
  [
    'test-provider.ts',
    'a repeated refund gives back twice',
    'refund.key === key',
    'refund.key === `${key}!`',
    PROVIDER,
  ],
  [
    'test-provider.ts',
    'what was not paid is given back',
    "before.state !== 'paid' || isTooMuch",
    "before.state === 'cancelled' || isTooMuch",
    PROVIDER,
  ],
  [
    'test-provider.ts',
    'a payment that was asked for with another amount is the same',
    'before.amount === amount && before.currency === currency',
    'before.amount > 0 && before.currency === currency',
    PROVIDER,
  ],
  [
    'test-provider.ts',
    'a suspended payment is paid',
    'if (!isAllowed || before.isSuspended)',
    'if (!isAllowed)',
    PROVIDER,
  ],
  [
    'test-provider.ts',
    'money on its way arrives though the payment was suspended',
    "{ ...before, state: 'open', settlesAt: null, isSuspended: true }",
    '{ ...before, isSuspended: true }',
    PROVIDER,
  ],
  [
    'test-provider.ts',
    'the second step takes any code',
    "(choice === 'pay' && code === TEST_CODE)",
    "choice === 'pay'",
    PROVIDER,
  ],
  [
    'test-provider.ts',
    'a payment that has ended is paid after all',
    ": before.state === 'open';",
    ": before.state !== 'paid';",
    PROVIDER,
  ],
  [
    'stripe.ts',
    'what Stripe asked for counts as received',
    "state === 'paid' ? intent?.amount_received : session.amount_total",
    'session.amount_total',
    STRIPE,
  ],
  ['stripe.ts', 'a notice of Stripe is taken whenever it was signed', 'TOLERANCE_S,\n', '0,\n', STRIPE],
  [
    'stripe.ts',
    'a refund that Stripe has forgotten the key of is made again',
    "before.metadata?.['key'] !== key",
    "before.metadata?.['key'] !== `${key}!`",
    STRIPE,
  ],
  [
    'stripe.ts',
    'a payment has a session for each attempt to ask for it',
    '{ idempotencyKey: `payment-${paymentId}` }',
    '{ idempotencyKey: `payment-${paymentId}-${Math.random()}` }',
    STRIPE,
  ],
  [
    'stripe.ts',
    'a session that is done but not paid counts as paid',
    "session.payment_status === 'paid'",
    "session.status === 'complete'",
    STRIPE,
  ],
  [
    'stripe.ts',
    'a payment whose money is on its way counts as suspended',
    "return canStillBePaid ? fail('unavailable') : reading;",
    'return reading;',
    STRIPE,
  ],
  [
    'stripe.ts',
    'a request without an answer is never made again',
    "'StripeConnectionError',",
    "'StripeSignatureVerificationError',",
    STRIPE,
  ],
];

export const PAYMENT_MUTANTS: readonly Mutant[] = ROWS.map(([file, name, find, replace, tests]) => ({
  name,
  file: `server/payments/${file}`,
  find,
  replace,
  tests,
}));
