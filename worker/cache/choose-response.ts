// Which source fulfils a request: the device's snapshot, the server, or a stored response; in one order for all requests.
import type { ShopError } from '#contract/errors.ts';
import type { Result } from '#contract/result.ts';
import type { CallOptions } from '#worker/http/request.ts';

/** How long the server is waited for where the device has a result too; as for a navigation. */
const SERVER_TIMEOUT_MS = 3_000;

export interface ResponseSources<T> {
  /** Whether the network works, as far as known. */
  readonly isOnline: boolean;
  /** `current`: the snapshot is of the epoch that the server last named. */
  readonly snapshot: 'current' | 'stale' | 'absent';
  readonly fromSnapshot: () => Promise<Result<T>>;
  readonly fromServer: (options: CallOptions) => Promise<Result<T>>;
  /** Null: no response is stored for this request. */
  readonly fromCache: () => Promise<Result<T> | null>;
}

/**
 * A current snapshot comes first; a stale one, or a stored response, when the server fails (no network, overload, three
 * seconds). What a current snapshot lacks is requested from the server, whose catalogue may be newer.
 */
export async function chooseResponse<T>(sources: ResponseSources<T>): Promise<Result<T>> {
  let known: Result<T> | null = null;
  if (sources.snapshot === 'current' || (sources.snapshot === 'stale' && !sources.isOnline)) {
    known = await sources.fromSnapshot();
    if (known.ok || !sources.isOnline) return known;
  }
  const cached = sources.snapshot === 'absent' ? await sources.fromCache() : null;
  if (cached !== null && !sources.isOnline) return cached;
  const hasFallback = cached !== null || sources.snapshot === 'stale';
  const response = await sources.fromServer(
    hasFallback
      ? { isSingleAttempt: true, timeoutMs: SERVER_TIMEOUT_MS }
      : { isSingleAttempt: known !== null },
  );
  if (response.ok || !isTransient(response.error)) return response;
  if (known !== null) return known;
  if (cached !== null) return cached;
  return sources.snapshot === 'stale' ? sources.fromSnapshot() : response;
}

/** A temporary failure; not a refusal of the request itself, nor a cancelation. */
function isTransient({ code, status }: ShopError): boolean {
  return code === 'offline' || code === 'timeout' || (status !== undefined && status >= 500);
}
