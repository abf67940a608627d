// The rules of a cart's discount codes, pure: from those it has and a change to those it has then.
import { MAX_CART_CODES } from '#contract/discount-code.ts';
import { type ShopError, shopError } from '#contract/errors.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { EnteredDiscountCode } from '#commerce/pricing/pricing.ts';
import type { CartChange } from '#server/shop/cart-rules.ts';

/** Those whose terms a change needs: the cart's own, and the one that is entered. */
export function codesToLookUp(codes: readonly string[], change: CartChange): string[] {
  return change.kind === 'enterCode' ? [...new Set([...codes, change.code])] : [...codes];
}

/**
 * `lookedUp`: of `codesToLookUp`. A code that is unknown in the market is told until the next one is entered, which takes its
 * place; otherwise a few mistyped ones would fill the cart. All others stay until they are removed, applied or not, or the cart
 * is cleared and nothing is left in it.
 */
export function codesAfter(
  codes: readonly string[],
  change: CartChange,
  lookedUp: readonly EnteredDiscountCode[],
  isEmpty: boolean,
): Result<readonly string[], ShopError> {
  if (change.kind === 'clear') return ok(isEmpty ? [] : codes);
  if (change.kind === 'removeCode') return ok(codes.filter((code) => code !== change.code));
  if (change.kind !== 'enterCode') return ok(codes);
  const known = new Set(lookedUp.filter(({ terms }) => terms !== null).map(({ code }) => code));
  const after = [...new Set([...codes.filter((code) => known.has(code)), change.code])];
  if (after.length <= MAX_CART_CODES) return ok(after);
  const detail = `a cart has ${MAX_CART_CODES} discount codes at most`;
  return fail(shopError('conflict', { field: 'discountCode', detail }));
}
