// The shopper's cart: found by session, and changed in the transaction that stores the change's idempotency key.
import { createHash, randomBytes } from 'node:crypto';
import type { Cart } from '#contract/cart.ts';
import { unitsTaken } from '#contract/cart-change.ts';
import { type ShopError, shopError } from '#contract/errors.ts';
import type { Market, MarketRegistry } from '#contract/market.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { giftCardsAfter } from '#commerce/gift-cards/gift-cards.ts';
import { networkOf } from '#server/client-network.ts';
import { codesAfter, codesToLookUp } from '#server/shop/cart-codes.ts';
import { cartResponse, emptyCart } from '#server/shop/cart-response.ts';
import {
  type Articles,
  type CartChange,
  type CartInMarket,
  changeCart,
  giftCardNotice,
  inItsMarket,
  priceCart,
} from '#server/shop/cart-rules.ts';
import { enteredCodes } from '#server/shop/entered-codes.ts';
import { createNewCarts, type NewCarts } from '#server/shop/new-carts.ts';
import {
  OpenPaymentError,
  type SuspendedPayment,
  type SuspendPayment,
  withPaymentStopped,
} from '#server/shop/open-payment.ts';
import { runningCampaigns } from '#server/shop/running-campaigns.ts';
import { type CartAccess, hashOfToken, keyReusedError, ownCart } from '#server/shop/cart-session.ts';
import { articlesById } from '#store/articles.ts';
import { cartById, insertCart, type StoredCart, saveCart, recordIdempotencyKey } from '#store/carts.ts';
import { createGuessLimit, tooManyGuesses } from '#store/guess-limit.ts';
import { openPaymentOf } from '#store/payments.ts';
import type { Db, Store } from '#store/store.ts';

export interface CartCommand {
  readonly access: CartAccess;
  /** The token of a new cart, if the device sent no key. */
  readonly newToken: () => string;
  readonly market: Market;
  readonly idempotencyKey: string | null;
  readonly change: CartChange;
  /** Who asks, for counting attempts; null: not told apart. */
  readonly client: string | null;
  /** CA-05: a payment that is open goes on, for the order that it was begun for. */
  readonly leavesPayment?: boolean;
}
export interface CartCommandResult {
  readonly cart: Cart;
  /** The idempotency key was stored before: the change was not applied again. */
  readonly isReplay: boolean;
  /** The token for the cookie, if the session is new or was found by the device's key. */
  readonly newSession: string | null;
}
/** `suspended`: the payment that may be open. */
type AllowedCommand = CartCommand & { readonly suspended: string | undefined };
/** `hasBegun`: the cart is a new one. */
type AppliedCommand = CartCommandResult & { readonly hasBegun: boolean };

export interface CartService {
  /** `cartId` shows that cart (SH-09); whoever has its id may see it, only its session may change it. */
  read(
    access: CartAccess,
    cartId: string | undefined,
    market: Market,
  ): Promise<Result<Pick<CartCommandResult, 'cart' | 'newSession'>>>;
  change(command: CartCommand): Promise<Result<CartCommandResult>>;
}

export function createCartService(
  store: Store,
  now: () => number,
  registry: () => MarketRegistry,
  suspendPayment: SuspendPayment = async () => null,
  newCarts: NewCarts = createNewCarts(now),
): CartService {
  const guesses = createGuessLimit(store, 'discount codes', networkOf);
  const apply = async (command: CartCommand): Promise<Result<CartCommandResult>> => {
    // A token from a cookie that belongs to no cart is never used, so that no session can be planted.
    const freshToken = command.newToken();
    const own = await ownCart(store.db, command.access);
    const mayBegin = own === undefined && BEGINS_A_CART.has(command.change.kind);
    const [{ client }, hasKey] = [command, command.access.deviceToken !== null];
    const waitS = mayBegin ? newCarts.take(client, hasKey) : 0;
    if (waitS > 0) return fail(shopError('too_many_requests', { retryAfterS: Math.ceil(waitS) }));
    let payment = null as SuspendedPayment | null;
    let hasBegun = false;
    try {
      const { hasBegun: isNew, ...result } = await withPaymentStopped(
        () =>
          store.transaction(async (tx) => {
            const allowed = { ...command, suspended: payment?.paymentId };
            const applied = await applyCommand(tx, registry(), allowed, freshToken, now());
            if (!applied.isReplay) await payment?.end(tx);
            return applied;
          }),
        async (cartId) => {
          payment = await suspendPayment(cartId);
        },
      );
      hasBegun = isNew;
      if (result.isReplay) await payment?.resume();
      return ok(result);
    } catch (error) {
      await payment?.resume();
      if (error instanceof RejectedCommand) return fail(error.reason);
      throw error;
    } finally {
      if (mayBegin && !hasBegun) newCarts.giveBack(client, hasKey);
    }
  };
  return {
    async read(access, cartId, market) {
      const shown = (cart: StoredCart) => currentCart(store.db, inItsMarket(cart, registry(), market), now());
      if (cartId === undefined) {
        const found = await ownCart(store.db, access);
        if (found === undefined) return ok({ cart: emptyCart(market, now()), newSession: null });
        return ok({ cart: await shown(found.cart), newSession: found.isByCookie ? null : found.token });
      }
      const linked = await cartById(store.db, cartId);
      if (linked !== undefined) {
        const giftCards = linked.giftCards.map((card) => ({ ...card, recipientEmail: '' }));
        return ok({ cart: await shown({ ...linked, giftCards }), newSession: null });
      }
      return fail(shopError('not_found', { field: 'cartId', detail: 'there is no such cart' }));
    },

    async change(command) {
      const { change, client } = command;
      if (change.kind !== 'enterCode') return apply(command);
      if (!(await guesses.take(client, now()))) return fail(tooManyCodesError());
      const outcome = await apply(command);
      const isWrong = outcome.ok && isUnknownCode(outcome.value.cart, change.code);
      if (!isWrong) await guesses.giveBack(client);
      return outcome;
    },
  };
}

const BEGINS_A_CART: ReadonlySet<CartChange['kind']> = new Set(['add', 'enterCode', 'addGiftCard']);

async function applyCommand(
  tx: Db,
  registry: MarketRegistry,
  { access, market, idempotencyKey, change, leavesPayment, suspended }: AllowedCommand,
  freshToken: string,
  now: number,
): Promise<AppliedCommand> {
  const found = await ownCart(tx, access);
  if (found === undefined && !BEGINS_A_CART.has(change.kind)) {
    // It does nothing now, but a repeat that arrives after the first add would.
    if (idempotencyKey !== null && access.deviceToken !== null)
      await recordIdempotencyKey(tx, {
        sessionHash: hashOfToken(access.deviceToken),
        idempotencyKey,
        fingerprint: fingerprintOf(market, change),
        now,
      });
    return { cart: emptyCart(market, now), isReplay: false, newSession: null, hasBegun: false };
  }
  const token = found?.token ?? access.deviceToken ?? freshToken;
  const sessionHash = hashOfToken(token);
  const newSession = found?.isByCookie === true ? null : token;
  if (idempotencyKey !== null) {
    const fingerprint = fingerprintOf(market, change);
    const state = await recordIdempotencyKey(tx, { sessionHash, idempotencyKey, fingerprint, now });
    if (state === 'other') throw new RejectedCommand(keyReusedError());
    if (state === 'stored' && found !== undefined) {
      const cart = await currentCart(tx, inItsMarket(found.cart, registry, market), now);
      return { cart, isReplay: true, newSession, hasBegun: false };
    }
  }
  const before =
    found?.cart ?? (await insertCart(tx, { cartId: newCartId(), sessionHash, market: market.code, now }));
  const lookedUp = await enteredCodes(tx, codesToLookUp(before.codes, change), market, {
    cartId: before.cartId,
    customer: null,
  });
  const seenIn = registry.find(before.market)?.currency;
  const isSameCurrency = seenIn === market.currency;
  const giftCards = giftCardsAfter(before.giftCards, change, isSameCurrency);
  if (!giftCards.ok) throw new RejectedCommand(giftCards.error);
  const articles = await articlesOf(tx, before, change);
  const after = changeCart({ ...before, giftCards: giftCards.value }, change, articles, market, now, seenIn);
  if (!after.ok) throw new RejectedCommand(after.error);
  const isEmpty = after.value.cart.rows.length + after.value.cart.giftCards.length === 0;
  const codes = codesAfter(before.codes, change, lookedUp, isEmpty);
  if (!codes.ok) throw new RejectedCommand(codes.error);
  const priced = { ...after.value, cart: { ...after.value.cart, codes: codes.value } };
  const paying = leavesPayment === true ? undefined : await openPaymentOf(tx, before.cartId);
  if (paying !== undefined && paying !== suspended) throw new OpenPaymentError(before.cartId);
  await saveCart(tx, before, priced.cart, now);
  const entered = lookedUp.filter(({ code }) => codes.value.includes(code));
  const dropped = isSameCurrency
    ? []
    : before.giftCards.filter(({ rowId }) => unitsTaken(change, rowId) === 0);
  const notices = [...priced.notices, ...dropped.map((card) => giftCardNotice(card, market))];
  const discounts = { codes: entered, campaigns: await runningCampaigns(tx, market, now) };
  const cart = cartResponse({ ...priced, notices }, discounts, now);
  return { cart, isReplay: false, newSession, hasBegun: found === undefined };
}

/** Thrown to roll the transaction back, so that neither the key nor a new cart is stored. */
class RejectedCommand extends Error {
  readonly reason: ShopError;
  constructor(reason: ShopError) {
    super(reason.code);
    this.reason = reason;
  }
}

function isUnknownCode({ discountCodes }: Cart, code: string): boolean {
  return discountCodes.some((one) => one.code === code && one.refusal === 'unknown');
}

function tooManyCodesError(): ShopError {
  const detail = 'too many codes that do not exist were entered from here; wait before entering another';
  return tooManyGuesses('discountCode', detail);
}

/** The cart at current prices in a market. */
async function currentCart(db: Db, { cart, market }: CartInMarket, now: number): Promise<Cart> {
  const articles = await articlesById(
    db,
    cart.rows.map((row) => row.articleId),
  );
  const codes = await enteredCodes(db, cart.codes, market, { cartId: cart.cartId, customer: null });
  const campaigns = await runningCampaigns(db, market, now);
  return cartResponse(priceCart(cart, articles, market), { codes, campaigns }, now);
}

function articlesOf(tx: Db, cart: StoredCart, change: CartChange): Promise<Articles> {
  const ids = cart.rows.map((row) => row.articleId);
  return articlesById(tx, change.kind === 'add' ? [...new Set([...ids, change.articleId])] : ids);
}

/** 128 random bits: a cart link can't be guessed. */
function newCartId(): string {
  return `c${randomBytes(16).toString('hex')}`;
}

/** Without how much there was: of two senders of one change an earlier version, as a service worker may be, leaves it out. */
function fingerprintOf(market: Market, change: CartChange): string {
  const withoutUpTo = (name: string, value: unknown) => (name === 'upTo' ? undefined : value);
  return createHash('sha256')
    .update(JSON.stringify([market.code, change], withoutUpTo))
    .digest('base64url')
    .slice(0, 22);
}
