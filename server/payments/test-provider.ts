// The built-in test provider: no money moves, and its books are in the shop's own database.
import { randomBytes, randomUUID } from 'node:crypto';
import { fail, ok, type Result } from '#contract/result.ts';
import type { PaymentFault, PaymentProvider, PaymentReading } from '#server/payments/provider.ts';
import { verifyTestNotice } from '#server/payments/test-notices.ts';
import { type Db, type Store, StoreBusyError } from '#store/store.ts';
import {
  insertTestPayment,
  queueTestNotice,
  type TestPayment,
  testPayment,
  updateTestPayment,
} from '#store/test-payments.ts';

export const TEST_PROVIDER = 'test';
/** What the buyer of a test types at the second step. */
export const TEST_CODE = '123456';
/** How long after the buyer's return a late answer comes. */
export const LATE_MS = 8_000;
const AFTERWARDS_MS = 2_000;

interface Effect {
  readonly state: TestPayment['state'];
  readonly settlesAfterMs?: number;
  /** When notices are sent, in ms after the choice. */
  readonly notices: readonly number[];
  /** The second notice is the first one, sent again. */
  readonly isSameNotice?: true;
}
/** What a buyer can choose on the test provider's page, and what becomes of the payment. */
const EFFECTS = {
  pay: { state: 'paid', notices: [0] },
  step: { state: 'needs-buyer', notices: [] },
  decline: { state: 'declined', notices: [0] },
  cancel: { state: 'cancelled', notices: [0] },
  late: { state: 'needs-buyer', settlesAfterMs: LATE_MS, notices: [LATE_MS] },
  twice: { state: 'paid', notices: [0, 0], isSameNotice: true },
  /** The first is sent before the buyer returns; the second comes when all is over. */
  early: { state: 'paid', notices: [0, AFTERWARDS_MS] },
  silent: { state: 'open', notices: [] },
} as const satisfies Readonly<Record<string, Effect>>;
export type TestChoice = keyof typeof EFFECTS;
export const TEST_CHOICES = Object.keys(EFFECTS) as readonly TestChoice[];

export interface TestProvider extends PaymentProvider {
  /** Undefined: there is no such payment. */
  payment(reference: string): Promise<TestPayment | undefined>;
  /** What the buyer chose. Refused where the payment takes none now; `code` is needed at the second step, to pay. */
  choose(reference: string, choice: TestChoice, code: string): Promise<Result<TestPayment, PaymentFault>>;
  /** Whether it takes new payments. */
  isOffered(): Promise<boolean>;
}

interface TestProviderOptions {
  readonly store: Store;
  /** ms since 1970. */
  readonly now: () => number;
  readonly isOffered: () => Promise<boolean>;
}

export function createTestProvider({ store, now, isOffered }: TestProviderOptions): TestProvider {
  const payment = async (reference: string) => settled(await testPayment(store.db, { reference }), now());
  /** Changes one payment in a transaction of its own; the payment as it is afterwards. */
  const change = (
    reference: string,
    next: (payment: TestPayment) => Result<TestPayment, PaymentFault>,
    also: (tx: Db) => Promise<void> = async () => {},
  ): Promise<Result<TestPayment, PaymentFault>> =>
    inTransaction(store, async (tx) => {
      const before = settled(await testPayment(tx, { reference }), now());
      if (before === undefined) return fail('refused');
      const changed = next(before);
      if (!changed.ok) return changed;
      await updateTestPayment(tx, changed.value);
      await also(tx);
      return changed;
    });

  return {
    name: TEST_PROVIDER,
    title: 'Test',
    pageOrigins: [],
    leastAmount: () => 1,
    isOffered,
    payment,
    createSession: (session) =>
      inTransaction(store, async (tx) => {
        const { paymentId, amount, currency, language, returnUrl, description } = session;
        const before = await testPayment(tx, { paymentId });
        if (before !== undefined)
          return before.amount === amount && before.currency === currency
            ? ok(sessionOf(before.reference))
            : fail('refused');
        if (!isAmount(amount) || !/^https?:$/.test(URL.parse(returnUrl)?.protocol ?? ''))
          return fail('refused');
        const created: TestPayment = {
          paymentId,
          amount,
          currency,
          language,
          returnUrl,
          description,
          reference: randomBytes(16).toString('base64url'),
          secret: randomBytes(32).toString('base64url'),
          state: 'open',
          settlesAt: null,
          isSuspended: false,
          refunds: [],
        };
        await insertTestPayment(tx, created, now());
        return ok(sessionOf(created.reference));
      }),
    async updateSession(reference, amount) {
      const changed = await change(reference, (before) =>
        isAmount(amount) && before.state === 'open' ? ok({ ...before, amount }) : fail('refused'),
      );
      return changed.ok ? ok(undefined) : changed;
    },
    async read(reference) {
      const read = await payment(reference);
      return read === undefined ? fail('refused') : ok(readingOf(read));
    },
    parseNotice: (headers, rawBody) => verifyTestNotice(store.db, now(), headers, rawBody),
    async refund({ reference, amount, key }) {
      const changed = await change(reference, (before) => {
        const same = before.refunds.find((refund) => refund.key === key);
        if (same !== undefined) return same.amount === amount ? ok(before) : fail('refused');
        const isTooMuch = refundedOf(before) + amount > before.amount;
        if (!isAmount(amount) || before.state !== 'paid' || isTooMuch) return fail('refused');
        return ok({ ...before, refunds: [...before.refunds, { key, amount }] });
      });
      return changed.ok ? ok(undefined) : changed;
    },
    suspend: async (reference) =>
      mapped(
        await change(reference, (before) =>
          ok(canBePaid(before) ? { ...before, state: 'open', settlesAt: null, isSuspended: true } : before),
        ),
      ),
    resume: async (reference) =>
      mapped(await change(reference, (before) => ok({ ...before, isSuspended: false }))),
    async choose(reference, choice, code) {
      const effect: Effect = EFFECTS[choice];
      if (!(await isOffered())) return fail('refused');
      const noticeId = randomUUID();
      const noticeIds = [noticeId, effect.isSameNotice === true ? `${noticeId}.2` : randomUUID()];
      const next = (before: TestPayment): Result<TestPayment, PaymentFault> => {
        const isAtStep = before.state === 'needs-buyer' && before.settlesAt === null;
        const isAllowed = isAtStep
          ? choice === 'cancel' || (choice === 'pay' && code === TEST_CODE)
          : before.state === 'open';
        if (!isAllowed || before.isSuspended) return fail('refused');
        const settlesAt = effect.settlesAfterMs === undefined ? null : now() + effect.settlesAfterMs;
        return ok({ ...before, state: effect.state, settlesAt });
      };
      return change(reference, next, async (tx) => {
        for (const [at, afterMs] of effect.notices.entries())
          await queueTestNotice(tx, { noticeId: noticeIds[at] ?? noticeId, reference }, now() + afterMs);
      });
    },
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

/** Money that was on its way has arrived when its time has come. */
function settled(payment: TestPayment | undefined, now: number): TestPayment | undefined {
  if (payment === undefined || payment.settlesAt === null || now < payment.settlesAt) return payment;
  return { ...payment, state: 'paid', settlesAt: null };
}

function canBePaid({ state }: TestPayment): boolean {
  return state === 'open' || state === 'needs-buyer';
}

function isAmount(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount >= 1;
}

function refundedOf({ refunds }: TestPayment): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}

function sessionOf(reference: string) {
  return { reference, url: `/payment/${TEST_PROVIDER}/${reference}` };
}

function mapped(result: Result<TestPayment, PaymentFault>): Result<PaymentReading, PaymentFault> {
  return result.ok ? ok(readingOf(result.value)) : result;
}

function readingOf(payment: TestPayment): PaymentReading {
  const { paymentId, state, amount, currency } = payment;
  return { paymentId, state, amount, currency, refunded: refundedOf(payment) };
}
