// The body of a refusal: problem details (RFC 9457) with our code and the field at fault.
import { type ErrorCode, type ShopError, toWire, type WireError } from '#contract/errors.ts';

export const PROBLEM_TYPE = 'application/problem+json';

/** What went wrong, for a person; `detail` says more of this one time. */
const TITLES: Readonly<Record<ErrorCode, string>> = {
  bad_request: 'The request is not valid',
  unknown_market: 'There is no such market',
  unknown_article: 'There is no such article',
  unknown_listing: 'There is no such listing',
  unknown_product: 'There is no such product',
  unknown_order_row: 'There is no such row in the cart',
  broken_cursor: 'The cursor is not one of this list',
  not_found: 'There is nothing here',
  not_sold_here: 'The article is not sold in this market',
  out_of_stock: 'The article is out of stock',
  conflict: 'The request contradicts what has happened meanwhile',
  login_required: 'The call is for customers who are logged in',
  forbidden: 'The request is not allowed',
  too_large: 'The request is too large',
  unsupported_media_type: 'The body is of a type that is not read here',
  method_not_allowed: 'The method cannot be used here',
  wrong_host: 'The request was meant for another host',
  too_many_requests: 'There were too many requests',
  overloaded: 'The server is too busy',
  outage: 'The shop cannot be reached',
  offline: 'There is no network',
  timeout: 'The answer took too long',
  canceled: 'The request was cancelled',
  storage_unavailable: 'The storage cannot be used',
  snapshot_refused: 'The catalogue cannot be read',
  internal: 'The server failed',
};

/** `error` says the same in the form that devices with an earlier version of the shop read. */
export interface Problem extends WireError {
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: ErrorCode;
  readonly field?: string;
}

export function problemOf(error: ShopError, status: number): Problem {
  const { code, field, detail = TITLES[code] } = error;
  return {
    title: TITLES[code],
    status,
    detail,
    code,
    ...(field === undefined ? {} : { field }),
    ...toWire({ ...error, detail }),
  };
}
