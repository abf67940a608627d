// The built-in test provider: no money moves, and its books are in the shop's own database.
import { randomBytes } from 'node:crypto';
import { fail, ok, type Result } from '#contract/result.ts';
import type {
  PaymentFault,
  PaymentProvider,
  PaymentReading,
  PaymentSession,
} from '#server/payments/provider.ts';
import { type Db, type Store, StoreBusyError } from '#server/store/store.ts';
import {
  insertTestPayment,
  type TestPayment,
  testPayment,
  updateTestPayment,
} from '#server/store/test-payments.ts';

export const TEST_PROVIDER = 'test';
const CAN_BE_PAID: ReadonlySet<TestPayment['state']> = new Set(['open', 'needs-buyer']);

/** `now` in ms since 1970. */
export function createTestProvider(store: Store, now: () => number): PaymentProvider {
  /** Changes one payment in a transaction of its own; the payment as it is afterwards. */
  const change = (
    reference: string,
    next: (payment: TestPayment) => Result<TestPayment, PaymentFault>,
  ): Promise<Result<TestPayment, PaymentFault>> =>
    inTransaction(store, async (tx) => {
      const payment = await testPayment(tx, { reference });
      if (payment === undefined) return fail('refused');
      const changed = next(payment);
      if (changed.ok && changed.value !== payment) await updateTestPayment(tx, changed.value);
      return changed;
    });
  const setSuspended = async (reference: string, isSuspended: boolean) =>
    readingOf(
      await change(reference, (payment) => ok(canBePaid(payment) ? { ...payment, isSuspended } : payment)),
    );

  return {
    name: TEST_PROVIDER,
    title: 'Test',
    pageOrigins: [],
    createSession: (session) =>
      inTransaction(store, async (tx) => {
        const { paymentId, amount, currency } = session;
        const before = await testPayment(tx, { paymentId });
        if (before !== undefined)
          return before.amount === amount && before.currency === currency
            ? ok(sessionOf(before))
            : fail('refused');
        if (!isAmount(amount) || !URL.canParse(session.returnUrl)) return fail('refused');
        const { language, returnUrl, description } = session;
        const payment: TestPayment = {
          paymentId,
          amount,
          currency,
          language,
          returnUrl,
          description,
          reference: randomBytes(16).toString('base64url'),
          secret: randomBytes(32).toString('base64url'),
          state: 'open',
          isSuspended: false,
          refunds: [],
        };
        await insertTestPayment(tx, payment, now());
        return ok(sessionOf(payment));
      }),
    async updateSession(reference, amount) {
      const changed = await change(reference, (payment) =>
        isAmount(amount) && canBePaid(payment) ? ok({ ...payment, amount }) : fail('refused'),
      );
      return changed.ok ? ok(undefined) : changed;
    },
    async read(reference) {
      return readingOf(await change(reference, ok));
    },
    async parseNotice() {
      return null;
    },
    async refund({ reference, amount, key }) {
      const changed = await change(reference, (payment) => {
        const before = payment.refunds.find((refund) => refund.key === key);
        if (before !== undefined) return before.amount === amount ? ok(payment) : fail('refused');
        const isTooMuch = refundedOf(payment) + amount > payment.amount;
        if (!isAmount(amount) || payment.state !== 'paid' || isTooMuch) return fail('refused');
        return ok({ ...payment, refunds: [...payment.refunds, { key, amount }] });
      });
      return changed.ok ? ok(undefined) : changed;
    },
    suspend: (reference) => setSuspended(reference, true),
    resume: (reference) => setSuspended(reference, false),
  };
}

async function inTransaction<T>(
  store: Store,
  work: (tx: Db) => Promise<Result<T, PaymentFault>>,
): Promise<Result<T, PaymentFault>> {
  try {
    return await store.transaction(work);
  } catch (error) {
    if (error instanceof StoreBusyError) return fail('unavailable');
    throw error;
  }
}

function canBePaid({ state }: TestPayment): boolean {
  return CAN_BE_PAID.has(state);
}

function isAmount(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount >= 1;
}

function refundedOf({ refunds }: TestPayment): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}

function sessionOf({ reference }: TestPayment): PaymentSession {
  return { reference, url: `/payment/${TEST_PROVIDER}/${reference}` };
}

function readingOf(result: Result<TestPayment, PaymentFault>): Result<PaymentReading, PaymentFault> {
  if (!result.ok) return result;
  const { paymentId, state, amount, currency } = result.value;
  return ok({ paymentId, state, amount, currency, refunded: refundedOf(result.value) });
}
