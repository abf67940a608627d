// Which source fulfils a request: the device's snapshot, the server, or a stored response; in one order for all requests.
import type { ShopError } from '#contract/errors.ts';
import type { Result } from '#contract/result.ts';
import type { CallOptions } from '#worker/http/request.ts';
import type { Line } from '#worker/http/line.ts';
import { inTime } from '#worker/in-time.ts';

/** How long a server's response that comes after the device's is still of use. */
const LATE_TIMEOUT_MS = 5_000;

export interface ResponseSources<T> {
  /** Whether the network works, as far as known. */
  readonly isOnline: boolean;
  /** `current`: the snapshot is of the epoch that the server last named. */
  readonly snapshot: 'current' | 'stale' | 'absent';
  readonly fromSnapshot: () => Promise<Result<T>>;
  readonly fromServer: (options: CallOptions) => Promise<Result<T>>;
  /** Null: no response is stored for this request. */
  readonly fromCache: () => Promise<Result<T> | null>;
  /** What the device has of an answer that is the server's to give; absent: nothing. */
  readonly fromPart?: (() => Promise<Result<T>>) | undefined;
  readonly patience: Patience;
}

/** How long results of the device wait for the server's, and who hears of a response that comes later. */
export interface Patience extends Pick<Line, 'noteLate'> {
  /** In ms; infinite: until it comes, or fails. */
  readonly waitMs: () => number;
  /** The device's result was given; the server's is still to come. */
  readonly onLate: (response: Promise<Result<unknown>>) => void;
  /** Calls back once after `ms`; the returned function cancels it. */
  readonly schedule: (ms: number, call: () => void) => () => void;
}

/**
 * A current snapshot comes first; what it lacks is requested from the server, whose catalogue may be newer. A stale one, or
 * a stored response, gives way to the server's response where that comes in time; it is given when the server is late or
 * fails (no network, overload), so that waits never add up. What a stale snapshot lacks may have been stored of a later
 * catalogue. What the device can answer only in part is the server's to answer as long as it does.
 */
export async function chooseResponse<T>(sources: ResponseSources<T>): Promise<Result<T>> {
  const { isOnline, snapshot, fromSnapshot, fromServer, fromCache, fromPart } = sources;
  const known = snapshot === 'absent' ? await fromCache() : await fromSnapshot();
  if (known === null) {
    if (fromPart === undefined) return fromServer({});
    const response = isOnline
      ? await fromServer({ isSingleAttempt: true, timeoutMs: LATE_TIMEOUT_MS })
      : null;
    return response === null || isFailedForNow(response) ? fromPart() : response;
  }
  if (!known.ok) {
    const response = isOnline ? await fromServer({ isSingleAttempt: true }) : null;
    if (response !== null && !isFailedForNow(response)) return response;
    return (snapshot === 'stale' ? await fromCache() : null) ?? known;
  }
  if (!isOnline || snapshot === 'current') return known;
  const response = fromServer({ isSingleAttempt: true, timeoutMs: LATE_TIMEOUT_MS });
  return orKnown(await responseInTime(response, sources.patience), known);
}

/** A verdict of the server counts; what the device knows, when there is none. */
function orKnown<T>(response: Result<T> | null, known: Result<T>): Result<T> {
  return response === null || isFailedForNow(response) ? known : response;
}

function isFailedForNow<T>(response: Result<T>): boolean {
  return !response.ok && isTransient(response.error);
}

/** Null: it is late. */
async function responseInTime<T>(
  response: Promise<Result<T>>,
  { waitMs, noteLate, onLate, schedule }: Patience,
): Promise<Result<T> | null> {
  const ms = waitMs();
  if (ms === Number.POSITIVE_INFINITY) return response;
  // Also a wait of 0 ms lets a response through that is there already.
  const first = await inTime(schedule, ms, response, null);
  if (first !== null) return first;
  if (ms > 0) noteLate();
  onLate(response);
  return null;
}

/** A temporary failure; not a refusal of the request itself, nor a cancelation. */
function isTransient({ code, status }: ShopError): boolean {
  return (
    code === 'offline' || code === 'timeout' || (status !== undefined && (status < 400 || status >= 500))
  );
}
