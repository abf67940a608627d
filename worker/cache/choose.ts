// Who answers a question: the device's snapshot, the server, or what the device kept; one order for all of them.
import type { ShopError } from '#contract/errors.ts';
import type { Result } from '#contract/result.ts';
import type { CallOptions } from '#worker/http/request.ts';

/** So long a server is waited for when the device could answer as well; as with a page's navigation. */
const SERVER_LIMIT_MS = 3_000;

export interface Answerers<T> {
  /** Whether the network works, as far as known. */
  readonly isOnline: boolean;
  /** `current`: the snapshot is of the epoch that the server last named. */
  readonly snapshot: 'current' | 'stale' | 'absent';
  readonly fromSnapshot: () => Promise<Result<T>>;
  readonly fromServer: (options: CallOptions) => Promise<Result<T>>;
  /** Null: nothing kept for this question. */
  readonly fromKept: () => Promise<Result<T> | null>;
}

/**
 * A current snapshot answers first; a stale one, or a kept answer, when the server does not (no network, overload,
 * three seconds). What a current snapshot does not know is asked of the server: it may be newer.
 */
export async function choose<T>(of: Answerers<T>): Promise<Result<T>> {
  let known: Result<T> | null = null;
  if (of.snapshot === 'current' || (of.snapshot === 'stale' && !of.isOnline)) {
    known = await of.fromSnapshot();
    if (known.ok || !of.isOnline) return known;
  }
  const kept = of.snapshot === 'absent' ? await of.fromKept() : null;
  if (kept !== null && !of.isOnline) return kept;
  const hasFallback = kept !== null || of.snapshot === 'stale';
  const answer = await of.fromServer(
    hasFallback ? { isOnce: true, limitMs: SERVER_LIMIT_MS } : { isOnce: known !== null },
  );
  if (answer.ok || !isPassing(answer.error)) return answer;
  if (known !== null) return known;
  if (kept !== null) return kept;
  return of.snapshot === 'stale' ? of.fromSnapshot() : answer;
}

/** A failure of the moment; a verdict on the request itself, or a cancelation, is an answer. */
function isPassing({ code, status }: ShopError): boolean {
  return code === 'offline' || code === 'timeout' || (status !== undefined && status >= 500);
}
