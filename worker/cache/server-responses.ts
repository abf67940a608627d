// Responses of the server: one request per key, marked with their time, and stored on the device for later.
import type { CacheableCallName } from '#contract/calls.ts';
import type { CallParts, ResponseOf } from '#contract/endpoints.ts';
import { ok, type Result } from '#contract/result.ts';
import type { Coalescer } from '#worker/cache/coalesce.ts';
import { requestKeyOf } from '#worker/cache/coalesce.ts';
import type { Provenance } from '#worker/cache/provenance.ts';
import type { CallOptions, HttpClient } from '#worker/http/request.ts';
import { isTransient } from '#worker/http/retry.ts';
import type { ResponseStore } from '#worker/store/responses.ts';

export interface ServerResponses {
  /** From the server, or the same request's response of the last five minutes; stored for when there is no network. */
  fetch<N extends CacheableCallName>(
    name: N,
    market: string,
    parts: CallParts<N>,
    options?: CallOptions,
  ): Promise<Result<ResponseOf<N>>>;
  /** As fetch, in one attempt; false: the device does not have the response. One that it lacks is stored again. */
  prefetch<N extends CacheableCallName>(name: N, market: string, parts: CallParts<N>): Promise<boolean>;
  /** From the server each time; stored for when there is no network. */
  fetchAnew<N extends CacheableCallName>(
    name: N,
    market: string,
    parts: CallParts<N>,
    options?: CallOptions,
  ): Promise<Result<ResponseOf<N>>>;
  /** Stores what the server has just said in answer to another call as the response to this one. */
  store<N extends CacheableCallName>(
    name: N,
    market: string,
    parts: CallParts<N>,
    response: ResponseOf<N>,
  ): void;
  /** The response stored on the device, null when there is none. */
  readCached<N extends CacheableCallName>(
    name: N,
    parts: CallParts<N>,
  ): Promise<Result<ResponseOf<N>> | null>;
  /** Removes what is stored of calls that carry a shopper's query; false: the device does not respond. */
  forgetSearches(): Promise<boolean>;
}

/** Begins the name of each call that carries a query. */
const SEARCH_CALLS = 'search';

export function createServerResponses(deps: {
  readonly http: HttpClient;
  readonly coalescer: Coalescer;
  readonly store: ResponseStore;
  readonly provenance: Provenance;
  readonly now: () => number;
}): ServerResponses {
  const { http, coalescer, store, provenance, now } = deps;
  /** Keys of the requests under way that are made once, whatever becomes of it. */
  const singleAttempts = new Set<string>();
  const responses: ServerResponses = {
    async fetch(name, market, parts, options = {}) {
      const { signal, ...others } = options;
      const isSingleAttempt = others.isSingleAttempt === true;
      const key = requestKeyOf(name, parts);
      const run = () =>
        coalescer.run(
          key,
          async (sharedSignal) => {
            if (isSingleAttempt) singleAttempts.add(key);
            try {
              return await responses.fetchAnew(name, market, parts, { ...others, signal: sharedSignal });
            } finally {
              singleAttempts.delete(key);
            }
          },
          signal,
        );
      const isJoiningSingle = !isSingleAttempt && singleAttempts.has(key);
      const result = await run();
      // Somebody else's attempt failed, who can do without the response.
      return isJoiningSingle && !result.ok && isTransient(result.error) ? run() : result;
    },
    async prefetch(name, market, parts) {
      const response = await responses.fetch(name, market, parts, { isSingleAttempt: true });
      if (!response.ok) return false;
      const key = requestKeyOf(name, parts);
      const { asOf } = provenance.of(response.value);
      const isStored = (await store.find(key))?.at === asOf;
      return isStored || store.put(key, market, response.value, asOf, now());
    },
    async fetchAnew(name, market, parts, options) {
      const result = await http.call(name, parts, options);
      if (result.ok) responses.store(name, market, parts, result.value);
      return result;
    },
    store(name, market, parts, response) {
      const at = now();
      provenance.mark(response, { source: 'server', asOf: at });
      void store.put(requestKeyOf(name, parts), market, response, at);
    },
    async readCached<N extends CacheableCallName>(name: N, parts: CallParts<N>) {
      const cached = await store.find<ResponseOf<N>>(requestKeyOf(name, parts));
      return cached === null ? null : ok(provenance.mark(cached.body, { source: 'device', asOf: cached.at }));
    },
    forgetSearches: () => store.removeByPrefix(SEARCH_CALLS),
  };
  return responses;
}
