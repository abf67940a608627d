// Everything that changes the cart's state; the work itself is the worker's (CA-05, CA-07, CA-08).
import type { CartClient, CartRowSeen, CartRowView, CartView } from '#contract/clients.ts';
import type { ShopError } from '#contract/errors.ts';
import type { Result } from '#contract/result.ts';
import { type CartState, hold } from '#src/features/cart/state.ts';

/** What an action needs of the services. */
export interface CartDoor {
  readonly cart: CartClient;
  readonly market: { readonly code: string };
}

/** `cartId` is the one of a cart link (SH-09); without it the device's own cart is read. */
export async function loadCart(cart: CartState, door: CartDoor, cartId?: string): Promise<void> {
  const code = door.market.code;
  await follow(cart, cartId === undefined ? door.cart.read(code) : door.cart.read(code, cartId));
}

/** Adds one; resolves to the error when it could not be added, else to null. `now` in ms since 1970. */
export async function addArticle(
  cart: CartState,
  door: CartDoor,
  articleId: string,
  seen: CartRowSeen,
  now: number,
): Promise<ShopError | null> {
  delete cart.failures[articleId];
  cart.adding = articleId;
  const error = await follow(cart, door.cart.add(door.market.code, articleId, seen));
  if (cart.adding === articleId) cart.adding = null;
  if (error !== null) {
    cart.failures[articleId] = { code: error.code, message: error.detail ?? null, at: now };
  }
  return error;
}

export async function addOneMore(
  cart: CartState,
  door: CartDoor,
  articleId: string,
  now: number,
): Promise<ShopError | null> {
  const row = cart.view?.rows.find((candidate) => candidate.articleId === articleId);
  return row === undefined ? null : addArticle(cart, door, articleId, seenOf(row), now);
}

export async function subtractRow(cart: CartState, door: CartDoor, rowId: string): Promise<void> {
  await follow(cart, door.cart.subtract(door.market.code, rowId));
}

export async function removeRow(cart: CartState, door: CartDoor, rowId: string): Promise<void> {
  await follow(cart, door.cart.remove(door.market.code, rowId));
}

/** The shopper has read what the server changed or refused. */
export async function acknowledge(cart: CartState, door: CartDoor): Promise<void> {
  await follow(cart, door.cart.acknowledge(door.market.code));
}

function seenOf(row: CartRowView): CartRowSeen {
  const { productId, title, brand, colorTitle, size, href, image, tint, listMinor, reducedMinor } = row;
  return {
    productId,
    title,
    brand,
    colorTitle,
    size,
    href,
    image,
    tint,
    listMinor,
    reducedMinor,
    stockBalance: row.stockBalance,
  };
}

/** The view of an answer that is not canceled replaces the old one; a failed call leaves it as it was (CA-09). */
async function follow(cart: CartState, answer: Promise<Result<CartView>>): Promise<ShopError | null> {
  cart.request = { state: 'loading' };
  const result = await answer;
  if (result.ok) {
    hold(cart, result.value);
    cart.request = { state: 'success' };
    return null;
  }
  const { error } = result;
  cart.request =
    error.code === 'canceled'
      ? { state: 'canceled' }
      : {
          state: 'failure',
          error,
          ...(error.status === undefined ? {} : { statusCode: error.status }),
        };
  return error;
}
