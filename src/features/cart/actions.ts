// The actions on the cart's state; they call the worker and store its result (CA-07, CA-08).
import type { CartClient, OptimisticCartRow, CartRowView, CartView } from '#contract/clients.ts';
import type { ShopError } from '#contract/errors.ts';
import type { Result } from '#contract/result.ts';
import { rememberLinkedCode, takeLinkedCode } from '#src/features/cart/linked-code.ts';
import { linkedCartId } from '#src/features/cart/linked-cart.ts';
import { type CartState, setCartView } from '#src/features/cart/state.ts';
import { currentSearch } from '#src/platform/current-search.ts';
import { takeMarketChoice } from '#src/platform/market-choice.ts';
import type { ViewState } from '#src/services/view-state.ts';

/** The services that the actions need. */
export interface CartServices {
  readonly cart: CartClient;
  readonly market: { readonly code: string };
  readonly view: Pick<ViewState, 'discountCode'>;
}

/**
 * `cartId` comes from a cart link (SH-09); without it the device's own cart is read, as it is where the link has been left
 * before its cart came.
 */
export async function loadCart(cart: CartState, services: CartServices, cartId?: string): Promise<void> {
  const { code } = services.market;
  rememberLinkedCode(services.view, currentSearch());
  const isLinked = cartId !== undefined && (await loadLinkedCart(cart, services, cartId));
  if (!isLinked) await applyCartResult(cart, services.cart.read(code));
  // A cart that only the server has was asked for first: it may be of another market.
  if (takeMarketChoice(code)) await applyCartResult(cart, services.cart.setCountry(code));
}

/** Resolves with false where the link was left meanwhile, and nothing is known of the device's own cart. */
async function loadLinkedCart(cart: CartState, services: CartServices, cartId: string): Promise<boolean> {
  const { ownAnswers } = cart;
  cart.request = { state: 'loading' };
  const result = await services.cart.read(services.market.code, cartId);
  // The shopper's own, as they changed it meanwhile, is not taken from the screen.
  if (cart.ownAnswers !== ownAnswers) return true;
  if (linkedCartId() !== cartId) return false;
  cart.linkedCartId = cartId;
  showResult(cart, result);
  return true;
}

/** Adds one article; resolves to the error when it failed, else to null. `now` in ms since 1970. */
export async function addArticle(
  cart: CartState,
  services: CartServices,
  articleId: string,
  optimisticRow: OptimisticCartRow,
  now: number,
): Promise<ShopError | null> {
  delete cart.addFailures[articleId];
  cart.addingArticleId = articleId;
  const error = await applyChange(
    cart,
    services,
    services.cart.add(services.market.code, articleId, optimisticRow),
  );
  if (cart.addingArticleId === articleId) cart.addingArticleId = null;
  if (error !== null) {
    cart.addFailures[articleId] = { code: error.code, message: error.detail ?? null, at: now };
  }
  return error;
}

export async function addOneMore(
  cart: CartState,
  services: CartServices,
  articleId: string,
  now: number,
): Promise<ShopError | null> {
  const row = cart.view?.rows.find((candidate) => candidate.articleId === articleId);
  return row === undefined ? null : addArticle(cart, services, articleId, rowDetailsOf(row), now);
}

export async function subtractRow(
  cart: CartState,
  services: CartServices,
  rowId: string,
): Promise<ShopError | null> {
  return applyChange(cart, services, services.cart.subtract(services.market.code, rowId));
}

export async function removeRow(
  cart: CartState,
  services: CartServices,
  rowId: string,
): Promise<ShopError | null> {
  return applyChange(cart, services, services.cart.remove(services.market.code, rowId));
}

export async function restoreRow(
  cart: CartState,
  services: CartServices,
  row: CartRowView,
  beforeRowId: string | null,
): Promise<ShopError | null> {
  return applyChange(cart, services, services.cart.restore(services.market.code, row, beforeRowId));
}

/** `code` in the spelling that is compared. */
export async function changeCode(
  cart: CartState,
  services: CartServices,
  kind: 'enterCode' | 'removeCode',
  code: string,
): Promise<void> {
  await applyCartResult(cart, services.cart.code(services.market.code, kind, code));
}

export async function clearCart(cart: CartState, services: CartServices): Promise<void> {
  await applyCartResult(cart, services.cart.clear(services.market.code));
}

/** The shopper has read what the server changed. */
export async function acknowledge(cart: CartState, services: CartServices): Promise<void> {
  await applyCartResult(cart, services.cart.acknowledge(services.market.code));
}

function rowDetailsOf(row: CartRowView): OptimisticCartRow {
  const { productId, title, brand, colorTitle, size, href, image, tint } = row;
  const { currency, listMinor, reducedMinor, stockBalance } = row;
  return {
    productId,
    title,
    brand,
    colorTitle,
    size,
    href,
    image,
    tint,
    currency,
    listMinor,
    reducedMinor,
    stockBalance,
  };
}

/** SH-08: the first change that succeeds takes a link's code with it. */
async function applyChange(
  cart: CartState,
  services: CartServices,
  promise: Promise<Result<CartView>>,
): Promise<ShopError | null> {
  const error = await applyCartResult(cart, promise);
  rememberLinkedCode(services.view, currentSearch());
  const code = error === null ? takeLinkedCode(cart, services.view) : null;
  if (code !== null) await changeCode(cart, services, 'enterCode', code);
  return error;
}

/** Of the device's own cart. */
async function applyCartResult(
  cart: CartState,
  promise: Promise<Result<CartView>>,
): Promise<ShopError | null> {
  cart.request = { state: 'loading' };
  const result = await promise;
  if (result.ok) cart.ownAnswers += 1;
  return showResult(cart, result);
}

/** A successful result replaces the view; a failed or canceled call leaves it (CA-09). */
function showResult(cart: CartState, result: Result<CartView>): ShopError | null {
  if (result.ok) {
    setCartView(cart, result.value);
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
