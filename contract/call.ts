// What is declared about an HTTP call besides its schemas; free of schemas, so that page and workers may load it.

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * `no-store`: stored by no cache, nor on the device. `revalidate`: may be stored, must be checked with the server before
 * use, and answers for the server where there is no network.
 */
export type CachePolicy = 'no-store' | 'revalidate';

/**
 * `page`: the page, through its worker. `outbox`: whoever drains the outbox, the page's worker or the service worker.
 * `other-origins`: pages of other shops, without credentials.
 */
export type Caller = 'page' | 'outbox' | 'other-origins';

/**
 * Whether a call that failed may be made again. `safe`: changes nothing. `keyed`: changes something once per
 * `Idempotency-Key`. `acknowledged`: a list whose entries carry ids of their own and are acknowledged one by one.
 * `never`: changes something each time.
 */
export type RetryClass = 'safe' | 'keyed' | 'acknowledged' | 'never';

interface CallBase {
  readonly method: HttpMethod;
  /** `:id` for a path parameter. */
  readonly path: string;
  readonly retry: RetryClass;
  /** Largest request body in bytes; DEFAULT_BODY_LIMIT where absent. */
  readonly bodyLimit?: number;
}
interface PublicCall extends CallBase {
  /** No session is read. */
  readonly access: 'public';
  readonly cache: CachePolicy;
  readonly callers: readonly Caller[];
}
/** A shopper's own data is stored by no cache and given to no other origin. */
interface PrivateCall extends CallBase {
  /** `session`: for the shopper of the cookie. `customer`: for one who is logged in, too. */
  readonly access: 'session' | 'customer';
  readonly cache: 'no-store';
  /** The shopper's own device keeps its response, to show it where there is no network, and only there. */
  readonly isKeptOnDevice?: true;
  readonly callers: readonly Exclude<Caller, 'other-origins'>[];
}
export type Call = PublicCall | PrivateCall;

export const DEFAULT_BODY_LIMIT = 64 * 1024;

export function changesData({ retry }: Call): boolean {
  return retry !== 'safe';
}

/** Whether a cache can ask if what it has is still so. */
export function hasEtag({ cache, method }: Call): boolean {
  return cache === 'revalidate' && method === 'GET';
}

/** A public change acts for no shopper, so that a foreign page gains nothing by causing it. */
export function needsSameOriginProof(call: Call): boolean {
  return call.access !== 'public' && changesData(call);
}

export function isOpenToOtherOrigins(call: Call): boolean {
  return isMadeBy(call, 'other-origins');
}

export function isMadeByPage(call: Call): boolean {
  return isMadeBy(call, 'page');
}

function isMadeBy({ callers }: Call, caller: Caller): boolean {
  return (callers as readonly Caller[]).includes(caller);
}

/** Path and query: `:name` from `params`; entries of `query` without a value are left out, arrays repeated. */
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
