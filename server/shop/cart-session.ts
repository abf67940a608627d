// Whose cart it is: found by the tokens of a request, never by an id that anybody may send.
import { createHash } from 'node:crypto';
import { type ShopError, shopError } from '#contract/errors.ts';
import { cartOfSession, type StoredCart } from '#store/carts.ts';
import type { Db } from '#store/store.ts';

/** The tokens of a request by which its cart is found. */
export interface CartAccess {
  /** Of the session cookie. */
  readonly token: string | null;
  /** Of the device's cart key: finds the cart where the cookie does not, and becomes the token of a new one. */
  readonly deviceToken: string | null;
}
export interface OwnCart {
  readonly cart: StoredCart;
  /** The token that found it. */
  readonly token: string;
  readonly isByCookie: boolean;
}

/** The cart of the cookie, else that of the device's key. */
export async function ownCart(db: Db, access: CartAccess): Promise<OwnCart | undefined> {
  for (const token of [access.token, access.deviceToken]) {
    const cart = token === null ? undefined : await cartOfSession(db, hashOfToken(token));
    if (token !== null && cart !== undefined) return { cart, token, isByCookie: token === access.token };
  }
  return undefined;
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function keyReusedError(): ShopError {
  const detail = 'this key was sent with another change';
  return shopError('conflict', { field: 'Idempotency-Key', detail });
}
