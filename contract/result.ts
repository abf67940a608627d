// The two outcomes of an expected operation, and the state of a load that a screen shows.
import type { ShopError } from '#contract/errors.ts';

/** An expected outcome is a value: `ok` tells which of the two it is. */
export type Result<T, E = ShopError> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function fail<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/** SS-04: a load is in exactly one of these states. Canceled (a newer request superseded it) is not a failure. */
export type RequestStatus =
  | { readonly state: 'idle' }
  | { readonly state: 'loading' }
  | { readonly state: 'success' }
  | { readonly state: 'failure'; readonly error: ShopError; readonly statusCode?: number }
  | { readonly state: 'canceled' };
