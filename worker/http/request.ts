// Makes one HTTP call of the contract: builds the request, limits its time, retries it, gives errors back as values.
import { type Call, needsSameOriginProof, requestPathOf } from '#contract/call.ts';
import { CALLS, type PageCallName } from '#contract/calls.ts';
import { CART_KEY_HEADER } from '#contract/cart-key.ts';
import type { CallParts, ResponseOf } from '#contract/endpoints.ts';
import { codeOfStatus, fromWire, isWireError, type ShopError, shopError } from '#contract/errors.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { parseRetryAfter } from '#contract/retry-after.ts';
import { retryDelay } from '#worker/http/retry.ts';

/** For all attempts together; for a file, since bytes of it arrived: a large one on a slow line takes longer. */
const TIMEOUT_MS = 60_000;
/**
 * For the first byte of an attempt that changes nothing: on a line that died without a word another connection answers
 * at once. A server of ours that is busy has said so by then.
 */
const SILENCE_LIMIT_MS = 15_000;

export interface HttpEnvironment {
  /** Origin of the API, without a trailing slash. */
  readonly origin: string;
  readonly fetch: (input: string, init: RequestInit) => Promise<Response>;
  /** ms since 1970. */
  readonly now: () => number;
  readonly random: () => number;
  /** At least 128 random bits, for idempotency keys. */
  readonly newId: () => string;
  /** Sent with calls that are made in the shopper's session. */
  readonly cartKey: () => Promise<string>;
  /** Calls back once after `ms`; the returned function cancels it. */
  readonly schedule: (ms: number, call: () => void) => () => void;
  /** Called after every attempt with whether a server responded; for a file only if one did. */
  readonly onNetworkStatus: (isOnline: boolean) => void;
  /** Called when an attempt of a call succeeded, with how long it took. */
  readonly onAnswer: (afterMs: number) => void;
}
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** No retries: there is a fallback. */
  readonly isSingleAttempt?: boolean;
  /** Shorter than the 60,000 ms that every call has. */
  readonly timeoutMs?: number;
}
export interface HttpClient {
  /** Retried as the call's retry class permits. */
  call<N extends PageCallName>(
    name: N,
    parts: CallParts<N>,
    options?: CallOptions,
  ): Promise<Result<ResponseOf<N>>>;
  /** The bytes of a file of the same origin; `onReceived` is called with how many arrived, as they do, in every attempt. */
  bytes(
    path: string,
    bypassesCache: boolean,
    onReceived: (bytes: number) => void,
  ): Promise<Result<ArrayBuffer>>;
}

interface RequestKind {
  /** Null: none. */
  readonly silenceLimitMs: number | null;
  /** Something on the way may refuse large files alone, or cut them: that one does not come says nothing of the network. */
  readonly isFile: boolean;
}

/** Never rejects. A call that its signal aborted is `canceled`, one without a response `offline` or `timeout`. */
export function createHttpClient(environment: HttpEnvironment): HttpClient {
  /** Resolves with its head. */
  async function sendInTime(path: string, init: RequestInit, limitMs: number | null): Promise<Response> {
    if (limitMs === null) return environment.fetch(environment.origin + path, init);
    const silence = new AbortController();
    const cancel = environment.schedule(limitMs, () => silence.abort(timeoutReason()));
    const signals = [silence.signal, ...(init.signal == null ? [] : [init.signal])];
    try {
      return await environment.fetch(environment.origin + path, {
        ...init,
        signal: AbortSignal.any(signals),
      });
    } catch (error) {
      throw silence.signal.aborted ? silence.signal.reason : error;
    } finally {
      cancel();
    }
  }

  async function attempt<T>(
    path: string,
    init: RequestInit,
    read: (response: Response, sentAt: number) => Promise<T>,
    { silenceLimitMs, isFile }: RequestKind,
  ): Promise<{ readonly result: Result<T>; readonly retryAfterMs: number | null }> {
    try {
      const sentAt = environment.now();
      const response = await sendInTime(path, init, silenceLimitMs);
      if (response.status === 200) {
        const value = await read(response, sentAt);
        environment.onNetworkStatus(true);
        return { result: ok(value), retryAfterMs: null };
      }
      const body: unknown = await response.json().catch(() => null);
      const error = errorOf(body, response.status);
      if (!isFile) environment.onNetworkStatus(error.code !== 'offline');
      return {
        result: fail(error),
        retryAfterMs: parseRetryAfter(response.headers.get('retry-after'), environment.now()),
      };
    } catch (error) {
      const failure = failureOf(error, init.signal);
      if (failure.code === 'offline' && !isFile) environment.onNetworkStatus(false);
      return { result: fail(failure), retryAfterMs: null };
    }
  }

  function wait(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const cancel = environment.schedule(ms, resolve);
      signal.addEventListener(
        'abort',
        () => {
          cancel();
          resolve();
        },
        { once: true },
      );
    });
  }

  /** `read` calls `extendTime` when it has received something after which the time begins anew. */
  async function run<T>(
    path: string,
    init: RequestInit,
    read: (response: Response, sentAt: number, extendTime: () => void) => Promise<T>,
    options: CallOptions,
    kind: RequestKind,
  ): Promise<Result<T>> {
    const limit = new AbortController();
    const startTimeout = () =>
      environment.schedule(options.timeoutMs ?? TIMEOUT_MS, () => limit.abort(timeoutReason()));
    let cancelTimeout = startTimeout();
    const extendTime = () => {
      cancelTimeout();
      cancelTimeout = startTimeout();
    };
    const signal =
      options.signal === undefined ? limit.signal : AbortSignal.any([options.signal, limit.signal]);
    try {
      for (let attempts = 1; ; attempts += 1) {
        const { result, retryAfterMs } = await attempt(
          path,
          { ...init, signal },
          (response, sentAt) => read(response, sentAt, extendTime),
          kind,
        );
        if (result.ok || options.isSingleAttempt === true || signal.aborted) return result;
        const pause = retryDelay(result.error, attempts, environment.random(), retryAfterMs);
        if (pause === null) return result;
        await wait(pause, signal);
        if (signal.aborted) return fail(failureOf(signal.reason, signal));
      }
    } finally {
      cancelTimeout();
    }
  }

  return {
    call: async (name, parts, options = {}) => {
      const call: Call = CALLS[name];
      const { params, query, body } = parts as {
        params?: Record<string, unknown>;
        query?: Record<string, unknown>;
        body?: unknown;
      };
      const init: RequestInit = {
        method: call.method,
        headers: {
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(needsSameOriginProof(call) ? { 'x-cairn': '1' } : {}),
          ...(call.retry === 'keyed' ? { 'idempotency-key': environment.newId() } : {}),
          ...(call.access === 'session' ? { [CART_KEY_HEADER]: await environment.cartKey() } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        credentials: 'same-origin',
      };
      return run(
        requestPathOf(call.path, params ?? {}, query ?? {}),
        init,
        async (response, sentAt) => {
          const body = (await response.json()) as ResponseOf<typeof name>;
          environment.onAnswer(environment.now() - sentAt);
          return body;
        },
        call.retry === 'never' ? { ...options, isSingleAttempt: true } : options,
        { silenceLimitMs: call.retry === 'safe' ? SILENCE_LIMIT_MS : null, isFile: false },
      );
    },
    bytes: (path, bypassesCache, onReceived) =>
      run(
        path,
        { cache: bypassesCache ? 'reload' : 'default' },
        (response, _, extendTime) =>
          receivedBody(response, (bytes) => {
            extendTime();
            onReceived(bytes);
          }),
        {},
        { silenceLimitMs: SILENCE_LIMIT_MS, isFile: true },
      ),
  };
}

/** `onReceived` is called with the length of each chunk. */
function receivedBody(response: Response, onReceived: (bytes: number) => void): Promise<ArrayBuffer> {
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      onReceived(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body?.pipeThrough(counted)).arrayBuffer();
}

function timeoutReason(): Error {
  return Object.assign(new Error('no response in time'), { name: 'TimeoutError' });
}

/**
 * No call is answered by another 2xx than 200: something between changed or swallowed the response (NE-03).
 * A 4xx that is not of this API comes from a captive portal: the same as no network. A 5xx may come from a gateway before
 * the server.
 */
function errorOf(body: unknown, status: number): ShopError {
  if (status < 300) return shopError('outage', { status });
  if (isWireError(body)) return fromWire(body, status);
  return status < 500 ? shopError('offline') : shopError(codeOfStatus(status), { status });
}

/** A body that is not JSON comes from a captive portal or proxy: the same as no network. */
function failureOf(error: unknown, signal: AbortSignal | null | undefined): ShopError {
  const name = (signal?.aborted === true ? signal.reason : error) as { name?: unknown } | undefined;
  if (name?.name === 'TimeoutError') return shopError('timeout');
  return shopError(signal?.aborted === true ? 'canceled' : 'offline');
}
