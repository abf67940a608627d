// The closed list of error codes, and the plain form in which an error crosses process borders.

export const ERROR_CODES = [
  'bad_request',
  'unknown_market',
  'unknown_article',
  'unknown_listing',
  'unknown_product',
  'unknown_order_row',
  'broken_cursor',
  'not_found',
  'not_sold_here',
  'out_of_stock',
  'conflict',
  'login_required',
  'forbidden',
  'too_large',
  'unsupported_media_type',
  'method_not_allowed',
  'wrong_host',
  'too_many_requests',
  'overloaded',
  'outage',
  'offline',
  'timeout',
  'canceled',
  'storage_unavailable',
  'snapshot_refused',
  'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** Plain, cloneable data. `field` names the input at fault; `detail` is for a developer, never for a shopper. */
export interface ShopError {
  readonly code: ErrorCode;
  readonly retryable: boolean;
  readonly status?: number;
  readonly field?: string;
  readonly detail?: string;
  /** How long to wait before another try, as far as it is known. */
  readonly retryAfterS?: number;
}

/** The JSON body of every 4xx and 5xx response. */
export interface WireError {
  readonly error: { readonly code: string; readonly message: string; readonly field?: string };
}

const RETRYABLE: ReadonlySet<ErrorCode> = new Set([
  'overloaded',
  'outage',
  'offline',
  'timeout',
  'too_many_requests',
]);

export function shopError(
  code: ErrorCode,
  details: { status?: number; field?: string; detail?: string; retryAfterS?: number } = {},
): ShopError {
  return { code, retryable: RETRYABLE.has(code), ...details };
}

export function toWire(error: ShopError): WireError {
  return {
    error: {
      code: error.code,
      message: error.detail ?? error.code,
      ...(error.field === undefined ? {} : { field: error.field }),
    },
  };
}

/** Whether a response's body is an error of this API, of any version; a captive portal's or proxy's page is not. */
export function isWireError(body: unknown): body is WireError {
  const inner = isRecord(body) ? body['error'] : undefined;
  return isRecord(inner) && typeof inner['code'] === 'string' && typeof inner['message'] === 'string';
}

/** A code of a later version becomes one chosen from the status. */
export function fromWire({ error }: WireError, status: number): ShopError {
  const { code, field, message } = error;
  return shopError(ERROR_CODES.find((known) => known === code) ?? codeOfStatus(status), {
    status,
    ...(typeof field === 'string' ? { field } : {}),
    detail: message,
  });
}

/** The error that a status alone tells of. */
export function codeOfStatus(status: number): ErrorCode {
  if (status === 401) return 'login_required';
  if (status === 404) return 'not_found';
  if (status === 403) return 'forbidden';
  if (status === 409) return 'conflict';
  if (status === 405) return 'method_not_allowed';
  if (status === 413) return 'too_large';
  if (status === 415) return 'unsupported_media_type';
  if (status === 429) return 'too_many_requests';
  if (status === 503) return 'overloaded';
  if (status >= 500) return 'internal';
  return 'bad_request';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
