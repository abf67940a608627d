// Attempts to pay: begun at a provider, ended, and settled by what the provider says, whoever asks first and however often.
import type { MarketRegistry } from '#contract/market.ts';
import { endAttempt, moneyGoesBack, type PaymentFault, placePaid } from '#server/checkout/attempt-ends.ts';
import { NotAvailableError } from '#server/checkout/place-order.ts';
import type { Payments } from '#server/payments/payments.ts';
import type { PaymentProvider, PaymentReading, PaymentState } from '#server/payments/provider.ts';
import type { SuspendedPayment } from '#server/shop/open-payment.ts';
import { checkoutById, saveCheckout, type StoredCheckout } from '#store/checkouts.ts';
import {
  duePayments,
  openPaymentOf,
  paymentById,
  refundKeyOf,
  savePayment,
  type StoredPayment,
} from '#store/payments.ts';
import type { Db, Store } from '#store/store.ts';

export interface PaymentAttemptsDeps {
  readonly store: Store;
  readonly now: () => number;
  readonly registry: () => MarketRegistry;
  readonly shopName: () => string;
  readonly payments: Pick<Payments, 'current' | 'named'>;
  readonly report: (error: unknown, where: string) => void;
  /** Called after an order was placed. */
  readonly onPlaced: () => void;
}
export interface PaymentAttempts {
  /** Asks the provider for a session; once, however often it is called. */
  start(paymentId: string): Promise<void>;
  /** False: the provider did not answer, and is asked again later. */
  settle(paymentId: string): Promise<boolean>;
  /** The cart's open payment takes no money until it is resumed; null: nothing is being paid. */
  suspend(cartId: string): Promise<SuspendedPayment | null>;
  /** Settles what nobody told of; `isCanceled`: the rest is left for later. */
  settleDue(isCanceled: () => boolean): Promise<void>;
}
type Change = (tx: Db, payment: StoredPayment, checkout: StoredCheckout) => Promise<StoredPayment | null>;

/** How long stock, cards and codes are held for a payment. */
export const HOLD_MS = 30 * 60 * 1000;
/** Until the provider is asked what nobody told of. */
export const CHECK_AFTER_MS = 60_000;
const MAX_CHECKS = 50;
const PAYABLE: ReadonlySet<PaymentState> = new Set(['open', 'needs-buyer']);

export function createPaymentAttempts(deps: PaymentAttemptsDeps): PaymentAttempts {
  const { store, now, registry, shopName, payments, report, onPlaced } = deps;
  const providerOf = ({ provider }: StoredPayment): PaymentProvider => {
    const found = payments.named(provider);
    if (found === undefined) throw new Error(`there is no payment provider ${provider}`);
    return found;
  };
  /** `work` gets the payment as it is in the transaction; null leaves it. */
  const changeIn = async (tx: Db, paymentId: string, work: Change): Promise<void> => {
    const payment = await paymentById(tx, paymentId);
    const checkout = payment === undefined ? undefined : await checkoutById(tx, payment.checkoutId);
    if (payment === undefined || checkout === undefined) return;
    const after = await work(tx, payment, checkout);
    if (after !== null) await savePayment(tx, after);
  };
  const change = (paymentId: string, work: Change) =>
    store.transaction((tx) => changeIn(tx, paymentId, work));
  /** Of a payment that is otherwise than it was when it was asked about, whoever made it so has said when to ask again. */
  const checkAgain = (
    { paymentId, state, reference }: StoredPayment,
    checkAt: number | null,
    unpaidAt: number | null = null,
  ) =>
    change(paymentId, async (_tx, current) =>
      current.state === state && current.reference === reference ? { ...current, checkAt, unpaidAt } : null,
    );
  /** `checkAt`: when to ask again; null where the provider has said that no money comes, or does not know of it (`isUnpaid`). */
  const ending =
    (fault: PaymentFault | null, checkAt: number | null, isUnpaid = checkAt === null): Change =>
    async (tx, payment, checkout) => {
      const ended = await endAttempt(tx, payment, checkout, fault, checkAt, now());
      return ended === null ? null : { ...ended, unpaidAt: isUnpaid ? now() : null };
    };
  const end = (paymentId: string, ...how: Parameters<typeof ending>) => change(paymentId, ending(...how));

  /** By the payment: whoever starts it meanwhile gets the same answer. */
  const starting = new Map<string, Promise<void>>();
  function start(paymentId: string): Promise<void> {
    const running = starting.get(paymentId) ?? begin(paymentId).finally(() => starting.delete(paymentId));
    starting.set(paymentId, running);
    return running;
  }

  async function begin(paymentId: string): Promise<void> {
    const payment = await paymentById(store.db, paymentId);
    if (payment?.state !== 'open' || payment.doc.url !== null) return;
    const { checkoutId, amount, currency, doc } = payment;
    const { market } = doc.frozen;
    const session = await providerOf(payment).createSession({
      paymentId,
      checkoutId,
      amount,
      currency,
      market,
      language: registry().find(market)?.language ?? 'en',
      returnUrl: doc.returnUrl,
      description: shopName(),
    });
    const unavailable = ending('unavailable', null);
    if (!session.ok)
      return change(paymentId, async (tx, current, checkout) =>
        // Where another node has a session for it, the buyer may be there already.
        current.reference === null ? unavailable(tx, current, checkout) : null,
      );
    const { reference, url } = session.value;
    await change(paymentId, async (tx, current, checkout) => {
      // Another has asked for the same session, and had its answer first.
      if (current.reference !== null) return null;
      const known = { ...current, reference, doc: { ...current.doc, url } };
      if (current.state !== 'open') return { ...known, checkAt: now(), unpaidAt: null };
      const frozen = { ...doc.frozen, state: 'needs-buyer' as const, paymentUrl: url };
      if (checkout.state === 'completing')
        await saveCheckout(tx, {
          ...checkout,
          state: 'needs-buyer',
          updatedAt: now(),
          doc: { ...checkout.doc, frozen },
        });
      return { ...known, checkAt: now() + CHECK_AFTER_MS };
    });
  }

  /** What a clock ahead has begun would be held until then: it expires as if it began now. */
  async function withClampedExpiry(payment: StoredPayment): Promise<StoredPayment> {
    // Nodes whose clocks differ by minutes don't prolong each other's.
    if (payment.state !== 'open' || payment.expiresAt <= now() + 2 * HOLD_MS) return payment;
    const expiresAt = now() + HOLD_MS;
    await change(payment.paymentId, async (_tx, current) =>
      current.state === 'open' ? { ...current, expiresAt } : null,
    );
    return { ...payment, expiresAt };
  }

  async function settle(paymentId: string): Promise<boolean> {
    const found = await paymentById(store.db, paymentId);
    if (found === undefined || found.state === 'paid' || found.state === 'refunded') return true;
    const payment = await withClampedExpiry(found);
    const { reference } = payment;
    if (reference === null && payment.state !== 'open') {
      await checkAgain(payment, null, now());
      return true;
    }
    const provider = payments.named(payment.provider);
    if (provider === undefined) return giveUp(payment, 'has no provider any more', now() + CHECK_AFTER_MS);
    if (reference === null) {
      await start(paymentId);
      const isKnown = ((await paymentById(store.db, paymentId))?.reference ?? null) !== null;
      return isKnown ? settle(paymentId) : true;
    }
    if (payment.state === 'to-refund') return payment.checkAt === null || refund(payment, reference);
    const isOver = payment.state === 'ended' || payment.expiresAt <= now();
    const reading = isOver ? await provider.suspend(reference) : await provider.read(reference);
    if (!reading.ok && reading.error === 'unavailable') {
      await checkAgain(payment, now() + CHECK_AFTER_MS);
      return false;
    }
    if (!reading.ok) return giveUp(payment, `is not known to ${provider.name}`, null);
    const { state } = reading.value;
    if (reading.value.paymentId !== paymentId)
      return giveUp(payment, `is another one at ${provider.name}`, null);
    if (state === 'paid') return receive(payment, reading.value);
    // Since when, not whether it was asked again: it is deleted some time after.
    if (payment.state === 'ended') await checkAgain(payment, null, payment.unpaidAt ?? now());
    else if (state === 'declined') await end(paymentId, state, null);
    // Some providers call a session cancelled that was suspended.
    else if (isOver) await end(paymentId, 'timed-out', null);
    else if (state === 'cancelled') await end(paymentId, state, null);
    else await checkAgain(payment, now() + CHECK_AFTER_MS);
    return true;
  }

  /** Nobody says what became of it: an operator is told, and once its time is over nothing is held for it. */
  async function giveUp(payment: StoredPayment, what: string, checkAt: number | null): Promise<true> {
    const { paymentId, state, expiresAt } = payment;
    report(new Error(`payment ${paymentId} ${what}`), 'payments');
    if (state !== 'open') await checkAgain(payment, checkAt);
    else if (expiresAt <= now()) await end(paymentId, 'timed-out', checkAt, false);
    else await checkAgain(payment, expiresAt);
    return true;
  }

  /** Others that are due don't wait behind one that fails. */
  async function settleLater(paymentId: string, error: unknown): Promise<void> {
    report(error, 'payments');
    const payment = await paymentById(store.db, paymentId);
    if (payment !== undefined && payment.checkAt !== null) await checkAgain(payment, now() + CHECK_AFTER_MS);
  }

  /** Money has come: the order is placed, or the money goes back. */
  async function receive(payment: StoredPayment, reading: PaymentReading): Promise<boolean> {
    const { paymentId, amount, currency } = payment;
    const isAsAsked = reading.amount === amount && reading.currency === currency;
    if (!isAsAsked) report(new Error(`payment ${paymentId} is of another amount`), 'payments');
    try {
      if (!isAsAsked) throw new NotAvailableError('the amount', 'other-amount');
      await change(paymentId, async (tx, current, checkout) => {
        if (current.state !== 'open' && current.state !== 'ended') return null;
        const market = registry().find(current.doc.frozen.market);
        if (market === undefined) throw new NotAvailableError('the market');
        const terms = { market, registry: registry(), now: now() };
        await placePaid(tx, current, checkout, terms);
        return { ...current, state: 'paid', checkAt: null, unpaidAt: null };
      });
      onPlaced();
      return true;
    } catch (error) {
      if (!(error instanceof NotAvailableError)) throw error;
      const money = { received: reading.amount, currency: reading.currency, reason: error.reason };
      await change(paymentId, (tx, current, checkout) => moneyGoesBack(tx, current, checkout, money, now()));
      return settle(paymentId);
    }
  }

  async function refund(payment: StoredPayment, reference: string): Promise<boolean> {
    const { paymentId, amount, doc } = payment;
    const key = refundKeyOf(paymentId);
    const refunded = await providerOf(payment).refund({ reference, amount: doc.received ?? amount, key });
    if (!refunded.ok) {
      report(
        new Error(`payment ${paymentId} could not be given back (${key}): ${refunded.error}`),
        'payments',
      );
      // As asked it is never done: an operator has it asked for again, or gives it back by the provider's own means.
      const isRefused = refunded.error === 'refused';
      await checkAgain(payment, isRefused ? null : now() + CHECK_AFTER_MS);
      return isRefused;
    }
    await change(paymentId, async (_tx, current) => ({ ...current, state: 'refunded', checkAt: null }));
    return true;
  }

  return {
    start,
    settle,
    async suspend(cartId) {
      const paymentId = await openPaymentOf(store.db, cartId);
      const payment = paymentId === undefined ? undefined : await paymentById(store.db, paymentId);
      if (paymentId === undefined || payment?.state !== 'open') return null;
      const { reference } = payment;
      const provider = payments.named(payment.provider);
      const reading = reference === null ? undefined : await provider?.suspend(reference);
      if (reading?.ok === true && reading.value.state === 'paid') {
        await settle(paymentId);
        return null;
      }
      return {
        paymentId,
        // What the provider did not answer to is asked again: money may still come.
        end: (tx) => changeIn(tx, paymentId, ending(null, reading?.ok === true ? null : now())),
        async resume() {
          const isOpen = (await paymentById(store.db, paymentId))?.state === 'open';
          const resumed = reference === null || !isOpen ? undefined : await provider?.resume(reference);
          // Some providers can't suspend a session, and end it.
          if (resumed?.ok === true && !PAYABLE.has(resumed.value.state)) await settle(paymentId);
        },
      };
    },
    async settleDue(isCanceled) {
      for (const paymentId of await duePayments(store.db, now(), MAX_CHECKS)) {
        if (isCanceled()) return;
        await settle(paymentId)
          .catch((error: unknown) => settleLater(paymentId, error))
          .catch((error: unknown) => report(error, 'payments'));
      }
    },
  };
}
