// Calls any endpoint that the page may call, by its name; for what may be cached, the device is the fallback.
import { type Call, isMadeByPage } from '#contract/call.ts';
import { CALLS, type CacheableCallName, type PageCallName } from '#contract/calls.ts';
import type { CallParts, ResponseOf } from '#contract/endpoints.ts';
import { shopError } from '#contract/errors.ts';
import { fail, type Result } from '#contract/result.ts';
import type { EndpointClient } from '#contract/worker-api.ts';
import { chooseResponse, type Patience } from '#worker/cache/choose-response.ts';
import type { ServerResponses } from '#worker/cache/server-responses.ts';
import { orFallback } from '#worker/discovery/fallbacks.ts';
import type { HttpClient } from '#worker/http/request.ts';
import type { Network } from '#worker/network.ts';

export interface EndpointCallerDeps {
  readonly http: HttpClient;
  readonly network: Network;
  readonly responses: ServerResponses;
  readonly patience: Patience;
}
export interface EndpointCaller {
  call<N extends PageCallName>(name: N, parts: CallParts<N>): Promise<Result<ResponseOf<N>>>;
}

/** Answered with the whole order, as it is from then on. */
const ORDER_CHANGES = ['orderCancel', 'orderReturn'] as const;

/** `signal` cancels the calls. */
export function createEndpointCaller(
  { http, network, responses, patience }: EndpointCallerDeps,
  signal: AbortSignal,
): EndpointCaller {
  const callCached = <N extends CacheableCallName>(name: N, parts: CallParts<N>) => {
    // A shopper acts on what is the shopper's own: an earlier response is never taken for the server's.
    const isOwn = CALLS[name].cache === 'no-store';
    const fetch = isOwn ? 'fetchAnew' : 'fetch';
    return chooseResponse<ResponseOf<N>>({
      isOnline: isOwn || network.isOnline,
      snapshot: 'absent',
      fromSnapshot: () => Promise.resolve(fail(shopError('snapshot_refused'))),
      fromServer: (options) => responses[fetch](name, marketIn(parts), parts, { ...options, signal }),
      fromCache: () => responses.readCached(name, parts),
      patience: isOwn ? { ...patience, waitMs: () => Number.POSITIVE_INFINITY } : patience,
    });
  };
  const callUncached = async <N extends PageCallName>(name: N, parts: CallParts<N>) => {
    const response = await http.call(name, parts, { signal });
    if (response.ok && isOrderChange(name)) {
      const order = response.value as ResponseOf<(typeof ORDER_CHANGES)[number]>;
      const market = marketIn(parts);
      responses.store('orderGet', market, { query: { market, number: order.number } }, order);
    }
    return response;
  };
  return {
    call: async <N extends PageCallName>(name: N, parts: CallParts<N>) =>
      orFallback(
        name,
        isCacheable(name)
          ? ((await callCached(name, parts as CallParts<typeof name>)) as Result<ResponseOf<N>>)
          : await callUncached(name, parts),
      ),
  };
}

/** The caller as an object with a method for every endpoint. */
export function endpointClient(caller: EndpointCaller): EndpointClient {
  const methods = (Object.keys(CALLS) as PageCallName[])
    .filter((name) => isMadeByPage(CALLS[name]))
    .map((name) => [name, (parts: never) => caller.call(name, parts)]);
  return Object.fromEntries(methods) as EndpointClient;
}

function isCacheable(name: PageCallName): name is CacheableCallName {
  const call: Call = CALLS[name];
  return call.cache !== 'no-store' || (call.access !== 'public' && call.isKeptOnDevice === true);
}

function isOrderChange(name: PageCallName): boolean {
  return (ORDER_CHANGES as readonly PageCallName[]).includes(name);
}

/** The market that a stored response belongs to. */
function marketIn(parts: { query?: unknown; body?: unknown }): string {
  const { market } = { ...(parts.query as object), ...(parts.body as object) } as { market?: unknown };
  return typeof market === 'string' ? market : '';
}
