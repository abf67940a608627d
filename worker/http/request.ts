// One HTTP call of the contract's table: built, limited in time, tried again where that helps, errors read back as values.
import type { ResponseOf, BodyOf, ParamsOf, QueryOf } from '#contract/endpoints.ts';
import { fromWire, type ShopError, shopError } from '#contract/errors.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { parseRetryAfter } from '#contract/retry-after.ts';
import { retryDelay } from '#worker/http/retry.ts';
import { type RouteName, ROUTES } from '#worker/http/routes.ts';

/** For all tries together. */
const TIMEOUT_MS = 60_000;

/** What a call carries: the parts that its row of the table has. */
export type CallParts<N extends RouteName> = {
  readonly [K in 'params' | 'query' | 'body' as PartOf<N, K> extends undefined ? never : K]: PartOf<N, K>;
};
interface Parts<N extends RouteName> {
  params: ParamsOf<N>;
  query: QueryOf<N>;
  body: BodyOf<N>;
}
type PartOf<N extends RouteName, K extends keyof Parts<N>> = Parts<N>[K];

export interface HttpEnvironment {
  /** Origin of the API, without a trailing slash. */
  readonly origin: string;
  readonly fetch: (input: string, init: RequestInit) => Promise<Response>;
  /** ms since 1970. */
  readonly now: () => number;
  readonly random: () => number;
  /** Calls back once after `ms`; the answer takes the call back. */
  readonly schedule: (ms: number, call: () => void) => () => void;
  /** Told after every try whether there was anybody at the other end. */
  readonly onNetworkStatus: (isOnline: boolean) => void;
}
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** One try only: something else can answer. */
  readonly isSingleAttempt?: boolean;
  /** Shorter than the 60,000 ms that every call has. */
  readonly timeoutMs?: number;
}
export interface HttpClient {
  call<N extends RouteName>(
    name: N,
    parts: CallParts<N>,
    options?: CallOptions,
  ): Promise<Result<ResponseOf<N>>>;
  /** The bytes of a file of the same origin; `isFresh` goes past every cache. */
  bytes(path: string, bypassesCache: boolean): Promise<Result<ArrayBuffer>>;
}

/** Never rejects. A call that its signal ended is `canceled`, one without an answer `offline` or `timeout`. */
export function createHttpClient(environment: HttpEnvironment): HttpClient {
  async function attempt<T>(
    path: string,
    init: RequestInit,
    read: (response: Response) => Promise<T>,
  ): Promise<{ readonly result: Result<T>; readonly askedMs: number | null }> {
    try {
      const response = await environment.fetch(environment.origin + path, init);
      if (response.ok) {
        const value = await read(response);
        environment.onNetworkStatus(true);
        return { result: ok(value), askedMs: null };
      }
      environment.onNetworkStatus(true);
      const error = fromWire(await response.json().catch(() => null), response.status);
      return {
        result: fail(error),
        askedMs: parseRetryAfter(response.headers.get('retry-after'), environment.now()),
      };
    } catch (error) {
      const failure = failureOf(error, init.signal);
      if (failure.code === 'offline') environment.onNetworkStatus(false);
      return { result: fail(failure), askedMs: null };
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

  async function run<T>(
    path: string,
    init: RequestInit,
    read: (response: Response) => Promise<T>,
    options: CallOptions,
  ): Promise<Result<T>> {
    const limit = new AbortController();
    const cancelTimeout = environment.schedule(options.timeoutMs ?? TIMEOUT_MS, () =>
      limit.abort(timeoutReason()),
    );
    const signal =
      options.signal === undefined ? limit.signal : AbortSignal.any([options.signal, limit.signal]);
    try {
      for (let tries = 1; ; tries += 1) {
        const { result, askedMs } = await attempt(path, { ...init, signal }, read);
        if (result.ok || options.isSingleAttempt === true) return result;
        const pause = retryDelay(result.error, tries, environment.random(), askedMs);
        if (pause === null) return result;
        await wait(pause, signal);
        if (signal.aborted) return fail(failureOf(signal.reason, signal));
      }
    } finally {
      cancelTimeout();
    }
  }

  return {
    call: (name, parts, options = {}) => {
      const { method, path } = ROUTES[name];
      const { params, query, body } = parts as {
        params?: Record<string, unknown>;
        query?: Record<string, unknown>;
        body?: unknown;
      };
      const init: RequestInit = {
        method,
        headers: {
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        credentials: 'same-origin',
      };
      return run(
        requestPathOf(path, params ?? {}, query ?? {}),
        init,
        async (response) => (await response.json()) as ResponseOf<typeof name>,
        options,
      );
    },
    bytes: (path, bypassesCache) =>
      run(path, { cache: bypassesCache ? 'reload' : 'default' }, (response) => response.arrayBuffer(), {}),
  };
}

/** `:name` of the path from `params`; `query` entries that are undefined are left out, arrays repeated. */
export function requestPathOf(
  path: string,
  params: Readonly<Record<string, unknown>>,
  query: Readonly<Record<string, unknown>>,
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined && one !== null)
      .map((one): [string, string] => [name, String(one)]),
  );
  return pairs.length === 0 ? filled : `${filled}?${new URLSearchParams(pairs).toString()}`;
}

function timeoutReason(): Error {
  return Object.assign(new Error('no answer in time'), { name: 'TimeoutError' });
}

/** A body that is no JSON comes from somebody in between (a hotel's login page): as good as no network. */
function failureOf(error: unknown, signal: AbortSignal | null | undefined): ShopError {
  const name = (signal?.aborted === true ? signal.reason : error) as { name?: unknown } | undefined;
  if (name?.name === 'TimeoutError') return shopError('timeout');
  return shopError(signal?.aborted === true ? 'canceled' : 'offline');
}
