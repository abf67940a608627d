// Turns a client's Result into what a loader gives: the value, a 404, or an error that carries the code.
import type { ErrorCode, ShopError } from '#contract/errors.ts';
import type { Result } from '#contract/result.ts';

const NOT_FOUND: ReadonlySet<ErrorCode> = new Set([
  'not_found',
  'unknown_listing',
  'unknown_product',
  'not_sold_here',
]);

/** What the page of a failed loader shows; `shopError` is plain, so that it can be written into the HTML. */
export class LoadError extends Error {
  readonly shopError: ShopError;
  constructor(error: ShopError) {
    super(error.detail ?? error.code);
    this.name = 'LoadError';
    this.shopError = error;
  }
}

/** There is nothing at this URL. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
}

/** What the URL leads to is at another one of the same market: its path without the market, or a whole URL. */
export class RedirectError extends Error {
  override readonly name = 'RedirectError';
  readonly href: string;
  constructor(href: string) {
    super(href);
    this.href = href;
  }
}

/** SS-02: a failure with a not-found code is a 404, any other an error page under the status of its error. */
export async function unwrapOrThrow<T>(loading: Promise<Result<T>> | Result<T>): Promise<T> {
  const result = await loading;
  if (result.ok) return result.value;
  if (NOT_FOUND.has(result.error.code)) throw new NotFoundError();
  throw new LoadError(result.error);
}
