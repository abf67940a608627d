// Completing a checkout: what was agreed to is compared with what is, held, and placed or handed to the payment provider.
import { randomBytes } from 'node:crypto';
import type { Checkout, CheckoutChange } from '#contract/checkout.ts';
import { toDecimal } from '#contract/money.ts';
import type { Result } from '#contract/result.ts';
import { changesBetween } from '#commerce/checkout/checkout.ts';
import { type CheckoutAnswer, type CheckoutCommand, paymentReturnPath } from '#server/checkout/checkout.ts';
import { CHECK_AFTER_MS, HOLD_MS } from '#server/checkout/payment-attempts.ts';
import { holdFor, newOrderId, placeOrder } from '#server/checkout/place-order.ts';
import type { PaymentProvider } from '#server/payments/provider.ts';
import type { CheckoutSessions, FoundCheckout } from '#server/checkout/session.ts';
import type { CheckoutView } from '#server/checkout/view.ts';
import { checkoutById, checkoutsOfCart, saveCheckout, type StoredCheckout } from '#store/checkouts.ts';
import { savePayment } from '#store/payments.ts';
import type { Db } from '#store/store.ts';

/** `paymentId`: to be started after the commit. */
export interface Completion extends CheckoutAnswer {
  readonly paymentId: string | null;
  /** How much was written that stays; 0: nothing was begun or ordered. */
  readonly leftBytes: number;
}

interface CompletionTerms {
  readonly agreement: string;
  /** Who takes payments; null: nobody does. */
  readonly provider: Pick<PaymentProvider, 'name' | 'leastAmount'> | null;
}

/** Of the two entries in the books of a gift card: what it pays, and what it gets back. */
const ENTRY_BYTES = 500;

export function completeCheckout(
  sessions: CheckoutSessions,
  request: CheckoutCommand,
  terms: CompletionTerms,
): Promise<Result<Completion>> {
  const { agreement, provider } = terms;
  return sessions.inTransaction(async (tx): Promise<Completion> => {
    const found = await sessions.find(tx, request);
    if (found === null)
      return {
        checkout: await sessions.empty(tx, request.market),
        isReplay: false,
        paymentId: null,
        leftBytes: 0,
      };
    const shown = async (stored: StoredCheckout, isReplay: boolean, leftBytes = 0): Promise<Completion> => ({
      checkout: await sessions.show(tx, { ...found, stored }),
      isReplay,
      paymentId: stored.state === 'completing' ? stored.paymentId : null,
      leftBytes,
    });
    const earlier = (await checkoutsOfCart(tx, found.own.cart.cartId)).find(
      (one) => one.agreement === agreement && one.doc.frozen !== null,
    );
    if (earlier !== undefined) return shown(earlier, true);
    const isReplay = await sessions.isRepeated(tx, found, request, ['complete', agreement]);
    const { stored } = found;
    if (isReplay || stored.doc.frozen !== null) return shown(stored, isReplay);
    const seen = await sessions.view(tx, found);
    const stop = async (changes: CheckoutChange[], paymentFault: Checkout['paymentFault'] = null) => {
      const changesCurrency = found.market.currency;
      const stopped = { ...stored, doc: { ...stored.doc, changes, changesCurrency, paymentFault } };
      const checkout = await sessions.show(tx, { ...found, stored: stopped }, true);
      return { checkout, isReplay: false, paymentId: null, leftBytes: 0 };
    };
    if (seen.checkout.agreement !== agreement) return stop(changesSince(agreement, found, seen));
    if (seen.checkout.issues.length > 0) return stop([]);
    if (seen.toPay > 0 && provider === null) return stop([], 'unavailable');
    if (seen.toPay > 0 && seen.toPay < (provider?.leastAmount(found.market.currency) ?? 0))
      return stop([], 'too-little');
    const taken = await take(tx, found, seen, { ...terms, origin: request.origin });
    return shown(taken.stored, false, taken.leftBytes);
  });
}

/** Holds what the order needs, and places it if nothing is left to pay. */
async function take(
  tx: Db,
  { stored, market, now }: FoundCheckout,
  { checkout, toPay, order }: CheckoutView,
  { agreement, provider, origin }: CompletionTerms & { readonly origin: string },
): Promise<{ readonly stored: StoredCheckout; readonly leftBytes: number }> {
  const { checkoutId } = stored;
  const { currency } = market;
  const until = now + HOLD_MS;
  const clean = { changes: [], paymentFault: null };
  const frozen: Checkout = { ...checkout, ...clean, state: 'completing', expiresAt: until };
  const draft = { orderId: newOrderId(), order, frozen };
  const paymentId = toPay === 0 ? null : `p${randomBytes(16).toString('hex')}`;
  const completing: StoredCheckout = {
    ...stored,
    market: market.code,
    state: 'completing',
    version: stored.version + 1,
    agreement,
    paymentId,
    updatedAt: now,
    doc: { ...stored.doc, ...clean, frozen },
  };
  await saveCheckout(tx, completing);
  await holdFor(tx, completing, draft, { now, until });
  if (paymentId === null) await placeOrder(tx, completing, draft, { paymentId, currency, now });
  else
    await savePayment(tx, {
      paymentId,
      checkoutId,
      provider: provider?.name ?? '',
      reference: null,
      amount: toPay,
      currency,
      state: 'open',
      expiresAt: until,
      checkAt: now + CHECK_AFTER_MS,
      unpaidAt: null,
      doc: {
        ...draft,
        returnUrl: origin + paymentReturnPath(market, paymentId),
        url: null,
        received: null,
      },
    });
  return {
    stored: (await checkoutById(tx, checkoutId)) ?? completing,
    leftBytes: bytesOf(draft) + bytesOf(completing.doc) + order.giftCards.length * ENTRY_BYTES,
  };
}

/** As it is stored. The draft is that of the payment, or becomes the order and its mail. */
function bytesOf(document: object): number {
  return Buffer.byteLength(JSON.stringify(document));
}

function changesSince(
  agreement: string,
  { stored, market }: FoundCheckout,
  { summary }: CheckoutView,
): CheckoutChange[] {
  const decimal = (minor: number) => toDecimal(minor, market.currency);
  const before = stored.doc.shown.find((one) => one.agreement === agreement)?.summary;
  if (before !== undefined) return changesBetween(before, summary, decimal);
  // Shown too long ago to say what is otherwise.
  return [{ kind: 'total-changed', subject: '', before: null, after: decimal(summary.total) }];
}
