// The shopper's cart: found by session, changed in one transaction with the key of the change, answered as it then is.
import { createHash, randomBytes } from 'node:crypto';
import type { Cart } from '#contract/cart.ts';
import { type ShopError, shopError } from '#contract/errors.ts';
import type { Market, MarketRegistry } from '#contract/market.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { cartResponse, emptyCart } from '#server/shop/cart-response.ts';
import { type Articles, type CartChange, changeCart, priceCart } from '#server/shop/cart-rules.ts';
import { articlesById } from '#server/store/articles.ts';
import {
  cartById,
  cartOfSession,
  insertCart,
  type StoredCart,
  saveCart,
  recordIdempotencyKey,
} from '#server/store/carts.ts';
import type { Db, Store } from '#server/store/store.ts';

export interface CartCommand {
  readonly sessionToken: string | null;
  /** Becomes the shopper's where the change makes their cart. */
  readonly newToken: () => string;
  readonly market: Market;
  readonly idempotencyKey: string | null;
  readonly change: CartChange;
}
export interface CartCommandResult {
  readonly cart: Cart;
  /** The key was known: nothing happened again. */
  readonly isReplay: boolean;
  /** Set when the change made a session. */
  readonly newSession: string | null;
}

export interface CartService {
  /** `cartId` shows that cart (SH-09); whoever has its id may see it, only its session may change it. */
  read(sessionToken: string | null, cartId: string | undefined, market: Market): Promise<Result<Cart>>;
  change(command: CartCommand): Promise<Result<CartCommandResult>>;
}

export function createCartService(
  store: Store,
  now: () => number,
  registry: () => MarketRegistry,
): CartService {
  return {
    async read(sessionToken, cartId, market) {
      const cart =
        cartId !== undefined
          ? await cartById(store.db, cartId)
          : sessionToken !== null
            ? await cartOfSession(store.db, hashOfToken(sessionToken))
            : undefined;
      if (cart !== undefined)
        return ok(await currentCart(store.db, cart, registry().find(cart.market) ?? market));
      if (cartId === undefined) return ok(emptyCart(market));
      return fail(shopError('not_found', { field: 'cartId', detail: 'there is no such cart' }));
    },

    async change(command) {
      // A token that no cart goes by is never taken over: nobody can plant a session of their own choosing.
      const freshToken = command.newToken();
      try {
        return ok(await store.transaction((tx) => applyCommand(tx, registry(), command, freshToken, now())));
      } catch (error) {
        if (error instanceof RejectedCommand) return fail(error.reason);
        throw error;
      }
    },
  };
}

async function applyCommand(
  tx: Db,
  registry: MarketRegistry,
  { sessionToken, market, idempotencyKey, change }: CartCommand,
  freshToken: string,
  now: number,
): Promise<CartCommandResult> {
  const ownHash = sessionToken === null ? undefined : hashOfToken(sessionToken);
  const found = ownHash === undefined ? undefined : await cartOfSession(tx, ownHash);
  if (found === undefined && change.kind !== 'add') {
    return { cart: emptyCart(market), isReplay: false, newSession: null };
  }
  const sessionHash = found === undefined || ownHash === undefined ? hashOfToken(freshToken) : ownHash;
  if (idempotencyKey !== null) {
    const fingerprint = fingerprintOf(market, change);
    const state = await recordIdempotencyKey(tx, { sessionHash, idempotencyKey, fingerprint, now });
    if (state === 'other') throw new RejectedCommand(keyReusedError());
    if (state === 'known' && found !== undefined) {
      const cart = await currentCart(tx, found, registry.find(found.market) ?? market);
      return { cart, isReplay: true, newSession: null };
    }
  }
  const before =
    found ?? (await insertCart(tx, { cartId: newCartId(), sessionHash, market: market.code, now }));
  const after = changeCart(before, change, await articlesOf(tx, before, change), market, now);
  if (!after.ok) throw new RejectedCommand(after.error);
  await saveCart(tx, before, after.value.cart, now);
  const newSession = found === undefined ? freshToken : null;
  return { cart: cartResponse(after.value), isReplay: false, newSession };
}

/** Rolls the transaction back with an answer: neither the key nor a new cart stays behind. */
class RejectedCommand extends Error {
  readonly reason: ShopError;
  constructor(reason: ShopError) {
    super(reason.code);
    this.reason = reason;
  }
}

function keyReusedError(): ShopError {
  const detail = 'this key was sent with another change';
  return shopError('conflict', { field: 'Idempotency-Key', detail });
}

/** In the cart's own market; where the shop no longer has that, in the one that asks. */
async function currentCart(db: Db, cart: StoredCart, market: Market): Promise<Cart> {
  const articles = await articlesById(
    db,
    cart.rows.map((row) => row.articleId),
  );
  return cartResponse(priceCart(cart, articles, market));
}

function articlesOf(tx: Db, cart: StoredCart, change: CartChange): Promise<Articles> {
  const ids = cart.rows.map((row) => row.articleId);
  return articlesById(tx, change.kind === 'add' ? [...new Set([...ids, change.articleId])] : ids);
}

function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** 128 random bits: a cart link can't be guessed. */
function newCartId(): string {
  return `c${randomBytes(16).toString('hex')}`;
}

function fingerprintOf(market: Market, change: CartChange): string {
  return createHash('sha256')
    .update(JSON.stringify([market.code, change]))
    .digest('base64url')
    .slice(0, 22);
}
