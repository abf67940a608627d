// Mutants of attempts to pay: which are asked about, how they end, and what a change of the bag or the checkout does to them.
import type { Mutant } from '#tests/mutants/mutant.ts';

const ATTEMPTS = 'server/checkout/payment-attempts.ts';
const DUE = ['server/checkout/due-payments.test.ts'];

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
    ATTEMPTS,
    'a payment that can’t be settled stays the first that is due',
    '.catch((error: unknown) => settleLater(paymentId, error))',
    '',
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
    "else if (expiresAt <= now()) await end(paymentId, 'timed-out', checkAt);",
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
];

export const PAYMENT_ATTEMPT_MUTANTS: readonly Mutant[] = ROWS.map(([file, name, find, replace, tests]) => ({
  name,
  file,
  find,
  replace,
  tests,
}));
