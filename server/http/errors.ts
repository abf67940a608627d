// Converts errors to a status and a body: the only place where a status is chosen.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorCode, type ShopError, shopError } from '#contract/errors.ts';
import { PROBLEM_TYPE, problemOf } from '#server/http/problem.ts';
import { RequestError } from '#server/http/validation.ts';
import { StoreBusyError } from '#store/store.ts';

/** But for an error that names one itself. CA-07: adding what can't be bought responds 400, with a message that is displayed at the product. */
const STATUS: Readonly<Record<ErrorCode, number>> = {
  bad_request: 400,
  unknown_market: 400,
  unknown_article: 404,
  unknown_listing: 404,
  unknown_product: 404,
  unknown_order_row: 404,
  broken_cursor: 400,
  not_found: 404,
  not_sold_here: 400,
  out_of_stock: 400,
  conflict: 409,
  login_required: 401,
  forbidden: 403,
  too_large: 413,
  unsupported_media_type: 415,
  method_not_allowed: 405,
  wrong_host: 421,
  too_many_requests: 429,
  overloaded: 503,
  outage: 503,
  offline: 503,
  timeout: 503,
  canceled: 503,
  storage_unavailable: 503,
  snapshot_refused: 503,
  internal: 500,
};
/** Retry-After of 503 responses, in seconds. */
const RETRY_AFTER_S = 2;

export function statusOf(error: ShopError): number {
  return error.status ?? STATUS[error.code];
}

/** What a person gets instead of a page that can't be had. */
export type ErrorPage = (
  request: FastifyRequest,
  error: ShopError,
) => { readonly html: string; readonly policy: string };

declare module 'fastify' {
  interface FastifyInstance {
    /** Absent while nothing is known of the shop, and in a server without pages. */
    errorPage?: ErrorPage;
  }
}

const API_PATHS = /^\/(api|v2|v3|snapshots|images)(\/|\?|$)/;

export function isApiPath(url: string): boolean {
  return API_PATHS.test(url);
}

/** A form is sent by a browser that shows what comes, like a page that is opened. */
function isPageRequest({ method, url, headers, routeOptions }: FastifyRequest): boolean {
  const isShown = method === 'GET' || method === 'HEAD' || routeOptions.config?.access === 'form';
  return isShown && headers.accept?.includes('text/html') === true && !isApiPath(url);
}

/** Sends an error, which no cache may store: a page to a person who opened one or sent a form, problem details to a program. */
export function sendError(reply: FastifyReply, error: ShopError): FastifyReply {
  const status = statusOf(error);
  if (status === 503) void reply.header('retry-after', String(RETRY_AFTER_S));
  if (error.retryAfterS !== undefined) void reply.header('retry-after', String(error.retryAfterS));
  void reply.code(status).header('cache-control', 'no-store');
  if (isPageRequest(reply.request)) {
    const page = reply.server.errorPage?.(reply.request, error);
    if (page !== undefined)
      return reply
        .header('content-security-policy', page.policy)
        .type('text/html; charset=utf-8')
        .serializer(String)
        .send(page.html);
  }
  return reply.type(PROBLEM_TYPE).serializer(JSON.stringify).send(problemOf(error, status));
}

/**
 * Converts what the framework or a handler threw; `isInternal`: a bug or failure of the server, to be logged. `bodyTypes`: those
 * that the route reads.
 */
export function toShopError(
  error: unknown,
  bodyTypes: readonly string[] = ['application/json'],
): { readonly error: ShopError; readonly isInternal: boolean } {
  if (error instanceof StoreBusyError) return { error: shopError('overloaded'), isInternal: false };
  if (error instanceof RequestError) return { error: error.error, isInternal: false };
  if (isFastifyError(error)) {
    const known = fromFastifyError(error, bodyTypes);
    if (known !== undefined) return { error: known, isInternal: false };
  }
  return { error: shopError('internal', { detail: 'the server could not answer' }), isInternal: true };
}

function fromFastifyError(error: FastifyError, bodyTypes: readonly string[]): ShopError | undefined {
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return shopError('bad_request', { field: 'body', detail: 'the body is not JSON' });
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return shopError('bad_request', { field: 'body', detail: 'the body is not as long as it says' });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return shopError('unsupported_media_type', {
        field: 'content-type',
        detail: `the body must be ${bodyTypes.join(' or ')}`,
      });
    case 'FST_CP_ERR_INVALID_CONTENT_ENCODING':
      return shopError('unsupported_media_type', {
        field: 'content-encoding',
        detail: 'the body must be as it is, or compressed by gzip, deflate or br',
      });
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return shopError('too_large', { field: 'body', detail: 'the body is too large' });
    case 'FST_ERR_BAD_URL':
      return shopError('bad_request', { field: 'path', detail: 'the address is not well-formed' });
    default:
      return error.statusCode === 400 ? shopError('bad_request', { field: 'body' }) : undefined;
  }
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}
