// Answers of the server: one flight per question, marked with their time, and kept on the device for later.
import type { ResponseOf } from '#contract/endpoints.ts';
import { ok, type Result } from '#contract/result.ts';
import type { Coalescer } from '#worker/cache/coalesce.ts';
import { requestKeyOf } from '#worker/cache/coalesce.ts';
import type { Provenance } from '#worker/cache/provenance.ts';
import type { CallOptions, CallParts, HttpClient } from '#worker/http/request.ts';
import type { RouteName } from '#worker/http/routes.ts';
import type { ResponseStore } from '#worker/store/responses.ts';

export interface ServerResponses {
  /** From the server, or the same question's answer of the last five minutes; kept for when there is no network. */
  fetch<N extends RouteName>(
    name: N,
    market: string,
    parts: CallParts<N>,
    options?: CallOptions,
  ): Promise<Result<ResponseOf<N>>>;
  /** The answer kept on the device, null when there is none. */
  readCached<N extends RouteName>(name: N, parts: CallParts<N>): Promise<Result<ResponseOf<N>> | null>;
}

export function createServerResponses(deps: {
  readonly http: HttpClient;
  readonly coalescer: Coalescer;
  readonly store: ResponseStore;
  readonly provenance: Provenance;
  readonly now: () => number;
}): ServerResponses {
  const { http, coalescer, store, provenance, now } = deps;
  return {
    fetch(name, market, parts, options = {}) {
      const question = requestKeyOf(name, parts);
      const { signal, ...others } = options;
      return coalescer.run(
        question,
        async (flightSignal) => {
          const answer = await http.call(name, parts, { ...others, signal: flightSignal });
          if (answer.ok) {
            const at = now();
            provenance.mark(answer.value, { source: 'server', asOf: at });
            void store.put(question, market, answer.value, at);
          }
          return answer;
        },
        signal,
      );
    },
    async readCached<N extends RouteName>(name: N, parts: CallParts<N>) {
      const kept = await store.find<ResponseOf<N>>(requestKeyOf(name, parts));
      return kept === null ? null : ok(provenance.mark(kept.body, { source: 'device', asOf: kept.at }));
    },
  };
}
