// The checkout's commands over the database, and what is written after them.
import { isDeepStrictEqual } from 'node:util';
import { MAX_CHECKOUT_GIFT_CARDS } from '#contract/checkout.ts';
import type { CustomerInfo } from '#contract/customer-info.ts';
import { type ShopError, shopError } from '#contract/errors.ts';
import type { Market } from '#contract/market.ts';
import type { Product } from '#contract/product.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { emptyFieldsOf, tidyCustomerInfo } from '#commerce/addresses/addresses.ts';
import type { CheckoutAnswer, CheckoutCommand, CheckoutService } from '#server/checkout/checkout.ts';
import { isHolding } from '#commerce/checkout/checkout.ts';
import type { ClientLimit } from '#server/client-budget.ts';
import { completeCheckout } from '#server/checkout/complete.ts';
import { createPaymentAttempts, type PaymentAttemptsDeps } from '#server/checkout/payment-attempts.ts';
import {
  type CheckoutSessionDeps,
  createCheckoutSessions,
  type FoundCheckout,
} from '#server/checkout/session.ts';
import { createSettleThrottle } from '#server/checkout/settle-throttle.ts';
import type { GiftCards } from '#server/gift-cards/gift-cards.ts';
import { ownCart } from '#server/shop/cart-session.ts';
import { OpenPaymentError, withPaymentStopped } from '#server/shop/open-payment.ts';
import type { StockLog } from '#server/shop/stock-log.ts';
import {
  checkoutById,
  expireCheckout,
  expiredCheckouts,
  newCheckoutDocument,
  type StoredCheckout,
} from '#store/checkouts.ts';
import { paymentById, paymentByReference } from '#store/payments.ts';
import type { Db } from '#store/store.ts';

export interface CheckoutDeps extends CheckoutSessionDeps, Omit<PaymentAttemptsDeps, 'onPlaced'> {
  readonly giftCards: Pick<GiftCards, 'find' | 'payable'>;
  readonly stockLog: StockLog;
  /** Charged with what an attempt to order leaves, besides what every change is charged with. */
  readonly stored: Pick<ClientLimit, 'spend'>;
  /** Products in stock that go with those of the ids, the best first. */
  readonly offeredProducts: (market: Market, productIds: readonly string[]) => readonly Product[];
}

const MAX_OFFERS = 8;

export function createCheckoutService(deps: CheckoutDeps): CheckoutService {
  const { store, now, payments, giftCards, report, stockLog } = deps;
  const sessions = createCheckoutSessions(deps);
  const attempts = createPaymentAttempts({ ...deps, onPlaced: stockLog.logMoves });

  /** Changes what the shopper agrees to, so that a payment of it ends first; one that changes nothing of it goes on. */
  async function edit(
    request: CheckoutCommand,
    body: unknown,
    apply: (tx: Db, found: FoundCheckout) => Promise<Result<Partial<StoredCheckout['doc']>>>,
    state: 'open' | 'cancelled' = 'open',
  ): Promise<Result<CheckoutAnswer>> {
    const change = () =>
      sessions.change(request, body, async (tx, found) => {
        const changed = await apply(tx, found);
        if (!changed.ok) return changed;
        const { stored } = found;
        const isSame = state === 'open' && isDeepStrictEqual({ ...stored.doc, ...changed.value }, stored.doc);
        if (isHolding(stored.state)) {
          if (isSame) return ok(stored);
          throw new OpenPaymentError(stored.cartId);
        }
        const doc = { ...stored.doc, changes: [], paymentFault: null, ...changed.value };
        return ok({ ...stored, state, doc });
      });
    return withPaymentStopped(change, async (cartId) => {
      const payment = await attempts.suspend(cartId);
      if (payment !== null) await store.transaction((tx) => payment.end(tx));
    });
  }

  async function setGiftCard(request: CheckoutCommand, code: string): Promise<Result<CheckoutAnswer>> {
    const card = await giftCards.find(code, request.client);
    if (!card.ok) return card;
    const { cardId } = card.value;
    return edit(request, ['setGiftCard', cardId], async (_tx, { stored }) => {
      const giftCardIds = [...new Set([...stored.doc.giftCardIds, cardId])];
      return giftCardIds.length > MAX_CHECKOUT_GIFT_CARDS ? fail(tooManyCards()) : ok({ giftCardIds });
    });
  }

  async function complete(request: CheckoutCommand, agreement: string): Promise<Result<CheckoutAnswer>> {
    const completion = await completeCheckout(sessions, request, {
      agreement,
      provider: await payments.current(),
    });
    if (!completion.ok) return completion;
    const { paymentId, leftBytes, ...answer } = completion.value;
    deps.stored.spend(request.client, leftBytes);
    if (answer.checkout.state === 'completed') stockLog.logMoves();
    if (paymentId === null) return ok(answer);
    await attempts.start(paymentId);
    const checkout = await sessions.get(request);
    return checkout.ok ? ok({ ...answer, checkout: checkout.value }) : checkout;
  }

  return {
    get: (request) => sessions.get(request),
    update: (request, update) =>
      edit(request, ['update', update], async (_tx, { stored }) => ok(changedDocument(stored.doc, update))),
    setGiftCard,
    removeGiftCard: (request, cardId) =>
      edit(request, ['removeGiftCard', cardId], async (_tx, { stored }) =>
        ok({ giftCardIds: stored.doc.giftCardIds.filter((one) => one !== cardId) }),
      ),
    complete,
    cancel: (request) => edit(request, ['cancel'], async () => ok(newCheckoutDocument('')), 'cancelled'),
    async offers(request) {
      const found = await sessions.find(store.db, request);
      if (found === null) return ok([]);
      const { rows } = (await sessions.view(store.db, found)).checkout;
      const inCart = new Set(rows.map(({ product }) => product.id));
      const offered = deps.offeredProducts(found.market, [...inCart]);
      return ok(offered.filter(({ id }) => !inCart.has(id)).slice(0, MAX_OFFERS));
    },
    async orderNumber(access, of) {
      const own = await ownCart(store.db, access);
      const { checkoutId } = 'checkoutId' in of ? of : ((await paymentById(store.db, of.paymentId)) ?? {});
      const stored = checkoutId === undefined ? undefined : await checkoutById(store.db, checkoutId);
      if (own === undefined || stored?.cartId !== own.cart.cartId) return null;
      return stored.doc.frozen?.orderNumber ?? null;
    },
    settlePayment: createSettleThrottle((paymentId) => attempts.settle(paymentId), now),
    async settleNotice({ provider, reference }) {
      const known = await paymentByReference(store.db, provider, reference);
      // It may have come before the provider's answer to us.
      const reading = known === undefined ? await payments.named(provider)?.read(reference) : undefined;
      const paymentId = known?.paymentId ?? (reading?.ok === true ? reading.value.paymentId : undefined);
      if (paymentId === undefined)
        return reading?.ok === false && reading.error === 'unavailable' ? 'again' : 'taken';
      const isPaid = reading?.ok === true && reading.value.state === 'paid';
      if (isPaid && (await paymentById(store.db, paymentId)) === undefined)
        report(new Error(`payment ${paymentId} was paid, and is not stored any more`), 'payments');
      return (await attempts.settle(paymentId)) ? 'taken' : 'again';
    },
    suspendPayment: (cartId) => attempts.suspend(cartId),
    async expire(isCanceled = () => false) {
      await attempts.settleDue(isCanceled);
      // Nobody needs what was typed any more.
      const doc = newCheckoutDocument('');
      for (const checkoutId of isCanceled() ? [] : await expiredCheckouts(store.db, now()))
        await store.transaction((tx) => expireCheckout(tx, checkoutId, doc, now()));
      // Moves of a process that ended before it could log them.
      stockLog.logMoves();
      await stockLog.settled();
    },
  };
}

function changedDocument(
  doc: StoredCheckout['doc'],
  { delivery, billing, ...rest }: Parameters<CheckoutService['update']>[1],
): Partial<StoredCheckout['doc']> {
  const to = delivery === undefined ? doc.delivery : changedInfo(doc.delivery, delivery);
  const { email, phone, country } = to;
  const base = doc.billing ?? { ...newCheckoutDocument(country).delivery, email, phone };
  const bill = billing == null ? billing : changedInfo(base, billing);
  return { ...rest, delivery: to, ...(bill === undefined ? {} : { billing: bill }) };
}

/** What another country's form does not have goes with the country that it was typed for, unless it is said anew. */
function changedInfo(before: CustomerInfo, update: Partial<CustomerInfo>): CustomerInfo {
  const { country } = tidyCustomerInfo({ ...before, ...update });
  const left = country === before.country ? {} : emptyFieldsOf(country);
  return tidyCustomerInfo({ ...before, ...left, ...update });
}

function tooManyCards(): ShopError {
  const detail = `a checkout takes ${MAX_CHECKOUT_GIFT_CARDS} gift cards at most`;
  return shopError('conflict', { field: 'code', detail });
}
