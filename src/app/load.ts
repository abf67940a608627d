// Turns a client's Result into what a router's loader gives: the value, a 404, or an error that carries the code.
import { notFound } from '@tanstack/react-router';
import type { ErrorCode, ShopError } from '#contract/errors.ts';
import type { Result } from '#contract/result.ts';

const NOT_FOUND: ReadonlySet<ErrorCode> = new Set([
  'not_found',
  'unknown_listing',
  'unknown_product',
  'not_sold_here',
]);

/** What an error boundary of the router catches; `shopError` is plain, so that it survives dehydration. */
export class LoadError extends Error {
  readonly shopError: ShopError;
  constructor(error: ShopError) {
    super(error.detail ?? error.code);
    this.name = 'LoadError';
    this.shopError = error;
  }
}

/** SS-02: a failure with a not-found code is a 404, any other an error page under the status of its error. */
export async function unwrapOrThrow<T>(loading: Promise<Result<T>> | Result<T>): Promise<T> {
  const result = await loading;
  if (result.ok) return result.value;
  if (NOT_FOUND.has(result.error.code)) throw notFound();
  throw new LoadError(result.error);
}
