// A shopper's checkout in the database: found or begun, shown, and changed once per key.
import { createHash, randomBytes } from 'node:crypto';
import type { Store as ShopStore } from '#contract/bootstrap.ts';
import type { Checkout } from '#contract/checkout.ts';
import { type ShopError, shopError } from '#contract/errors.ts';
import type { Market, MarketRegistry } from '#contract/market.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { isOver } from '#commerce/checkout/checkout.ts';
import type { CheckoutAnswer, CheckoutCommand, CheckoutRequest } from '#server/checkout/checkout.ts';
import { NotAvailableError } from '#server/checkout/place-order.ts';
import { type CheckoutView, viewCheckout } from '#server/checkout/view.ts';
import { inItsMarket } from '#server/shop/cart-rules.ts';
import type { GiftCards } from '#server/gift-cards/gift-cards.ts';
import { hashOfToken, keyReusedError, type OwnCart, ownCart } from '#server/shop/cart-session.ts';
import { recordIdempotencyKey } from '#store/carts.ts';
import {
  checkoutsOfCart,
  deleteCancelledCheckouts,
  newCheckoutDocument,
  saveCheckout,
  type StoredCheckout,
} from '#store/checkouts.ts';
import type { Db, Store } from '#store/store.ts';

export interface CheckoutSessionDeps {
  readonly store: Store;
  readonly now: () => number;
  readonly registry: () => MarketRegistry;
  readonly storesOf: (market: Market) => readonly ShopStore[];
  /** For how many days goods that are ordered now may be sent back. */
  readonly returnDays: () => number;
  /** How long gift cards that are ordered now are valid; null: they never expire. */
  readonly giftCardMonths: () => number | null;
  readonly giftCards: Pick<GiftCards, 'payable'>;
}
/** What a command finds in its transaction. */
export interface FoundCheckout {
  readonly stored: StoredCheckout;
  readonly own: OwnCart;
  readonly market: Market;
  readonly now: number;
}
export type CheckoutSessions = ReturnType<typeof createCheckoutSessions>;

/** Of a checkout in which nothing happens. */
const LIFETIME_MS = 7 * 24 * 3600 * 1000;
/** Of what was shown last: as many as a shopper has tabs. */
const MAX_SHOWN = 4;

export function createCheckoutSessions({
  store,
  now,
  registry,
  storesOf,
  returnDays,
  giftCardMonths,
  giftCards: { payable },
}: CheckoutSessionDeps) {
  /** The checkout that the session may go on with; a new one is not stored yet. Null: the cart is empty. */
  async function find(
    db: Db,
    { access, market: asked }: Pick<CheckoutRequest, 'access' | 'market'>,
  ): Promise<FoundCheckout | null> {
    const own = await ownCart(db, access);
    if (own === undefined) return null;
    const { token } = own;
    const { cart, market } = inItsMarket(own.cart, registry(), asked);
    const found = { own: { ...own, cart }, market, now: now() };
    const all = await checkoutsOfCart(db, cart.cartId);
    const open = all.find(({ state }) => !isOver(state));
    if (cart.rows.length + cart.giftCards.length > 0 || (open !== undefined && open.doc.frozen !== null))
      return { ...found, stored: open ?? begin(cart.cartId, hashOfToken(token), found.market, found.now) };
    const completed = all.find(({ state }) => state === 'completed');
    return completed === undefined ? null : { ...found, stored: completed };
  }

  const view = (db: Db, { stored, own, market, now: at }: FoundCheckout): Promise<CheckoutView> =>
    viewCheckout(db, {
      stored,
      cart: own.cart,
      market,
      stores: storesOf(market),
      returnDays: returnDays(),
      giftCardMonths: giftCardMonths(),
      payable,
      now: at,
    });

  /** As the shopper is shown it, which is remembered: what they agree to is compared with it. */
  async function show(tx: Db, found: FoundCheckout, isChanged = false): Promise<Checkout> {
    const known = await shownAlready(tx, found);
    if ('state' in known && !isChanged) return known;
    const { stored } = found;
    const { checkout, summary } = 'state' in known ? { checkout: known, summary: undefined } : known;
    const version = stored.version + 1;
    const shown =
      summary === undefined
        ? stored.doc.shown
        : [
            { agreement: checkout.agreement, summary },
            ...stored.doc.shown.filter(({ agreement }) => agreement !== checkout.agreement),
          ].slice(0, MAX_SHOWN);
    const times = isChanged ? { updatedAt: found.now, expiresAt: found.now + LIFETIME_MS } : {};
    const after = { ...stored, ...times, version, doc: { ...stored.doc, shown } };
    if (stored.version === 0) await deleteCancelledCheckouts(tx, stored.cartId);
    await saveCheckout(tx, after);
    return { ...checkout, version, ...(stored.doc.frozen === null ? { expiresAt: after.expiresAt } : {}) };
  }

  /** The checkout itself, if it was shown like this before. */
  async function shownAlready(db: Db, found: FoundCheckout): Promise<Checkout | CheckoutView> {
    const { version, doc } = found.stored;
    if (doc.frozen !== null) return { ...doc.frozen, version };
    const seen = await view(db, found);
    return doc.shown[0]?.agreement === seen.checkout.agreement ? seen.checkout : seen;
  }

  /** Of a shopper whose cart is empty; nothing is stored. */
  async function empty(db: Db, market: Market): Promise<Checkout> {
    const at = now();
    const cart = { cartId: '', market: market.code, version: 0, rows: [], codes: [], giftCards: [] };
    const stored = { ...begin('', '', market, at), checkoutId: '' };
    const { checkout } = await viewCheckout(db, {
      stored,
      cart,
      market,
      stores: [],
      returnDays: 0,
      giftCardMonths: null,
      payable,
      now: at,
    });
    return { ...checkout, agreement: '' };
  }

  async function isRepeated(
    tx: Db,
    { own, now: at }: FoundCheckout,
    { idempotencyKey }: CheckoutCommand,
    body: unknown,
  ): Promise<boolean> {
    if (idempotencyKey === null) return false;
    const fingerprint = createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22);
    const sessionHash = hashOfToken(own.token);
    const state = await recordIdempotencyKey(tx, { sessionHash, idempotencyKey, fingerprint, now: at });
    if (state === 'other') throw new RejectedCommand(keyReusedError());
    return state === 'stored';
  }

  async function inTransaction<T>(work: (tx: Db) => Promise<T>): Promise<Result<T>> {
    try {
      return ok(await store.transaction(work));
    } catch (error) {
      if (error instanceof RejectedCommand) return fail(error.reason);
      if (error instanceof NotAvailableError)
        return fail(shopError('conflict', { detail: `not there any more: ${error.message}` }));
      throw error;
    }
  }

  return {
    find,
    view,
    show,
    isRepeated,
    inTransaction,
    empty,
    async get(request: CheckoutRequest): Promise<Result<Checkout>> {
      const known = await find(store.db, request);
      if (known === null) return ok(await empty(store.db, request.market));
      const shown = await shownAlready(store.db, known);
      if ('state' in shown) return ok(shown);
      return inTransaction(async (tx) => {
        const found = await find(tx, request);
        return found === null ? empty(tx, request.market) : show(tx, found);
      });
    },
    /** `apply` says what it becomes, or is, where nothing changes; one that is completed stays as it is. */
    change: (
      request: CheckoutCommand,
      body: unknown,
      apply: (tx: Db, found: FoundCheckout) => Promise<Result<StoredCheckout>>,
    ): Promise<Result<CheckoutAnswer>> =>
      inTransaction(async (tx) => {
        const found = await find(tx, request);
        if (found === null) return { checkout: await empty(tx, request.market), isReplay: false };
        if (await isRepeated(tx, found, request, body))
          return { checkout: await show(tx, found), isReplay: true };
        if (isOver(found.stored.state)) return { checkout: await show(tx, found), isReplay: false };
        const stored = await apply(tx, found);
        if (!stored.ok) throw new RejectedCommand(stored.error);
        const isChanged = stored.value !== found.stored;
        return { checkout: await show(tx, { ...found, stored: stored.value }, isChanged), isReplay: false };
      }),
  };
}

function begin(cartId: string, sessionHash: string, market: Market, now: number): StoredCheckout {
  return {
    checkoutId: `k${randomBytes(16).toString('hex')}`,
    cartId,
    sessionHash,
    market: market.code,
    state: 'open',
    version: 0,
    agreement: null,
    paymentId: null,
    updatedAt: now,
    expiresAt: now + LIFETIME_MS,
    doc: newCheckoutDocument(market.deliveryCountries[0] ?? ''),
  };
}

/** Thrown to roll the transaction back, so that nothing of the command is stored. */
class RejectedCommand extends Error {
  readonly reason: ShopError;
  constructor(reason: ShopError) {
    super(reason.code);
    this.reason = reason;
  }
}
