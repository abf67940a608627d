// Answers of the server: one flight per question, marked with their time, and kept on the device for later.
import type { AnswerOf } from '#contract/endpoints.ts';
import { ok, type Result } from '#contract/result.ts';
import type { Coalescer } from '#worker/cache/coalesce.ts';
import { questionOf } from '#worker/cache/coalesce.ts';
import type { Provenance } from '#worker/cache/provenance.ts';
import type { CallOptions, CallParts, Http } from '#worker/http/request.ts';
import type { RouteName } from '#worker/http/routes.ts';
import type { AnswerStore } from '#worker/store/answers.ts';

export interface ServerAnswers {
  /** From the server, or the same question's answer of the last five minutes; kept for when there is no network. */
  ask<N extends RouteName>(
    name: N,
    market: string,
    parts: CallParts<N>,
    options?: CallOptions,
  ): Promise<Result<AnswerOf<N>>>;
  /** The answer kept on the device, null when there is none. */
  recall<N extends RouteName>(name: N, parts: CallParts<N>): Promise<Result<AnswerOf<N>> | null>;
}

export function createServerAnswers(deps: {
  readonly http: Http;
  readonly coalescer: Coalescer;
  readonly store: AnswerStore;
  readonly provenance: Provenance;
  readonly now: () => number;
}): ServerAnswers {
  const { http, coalescer, store, provenance, now } = deps;
  return {
    ask(name, market, parts, options = {}) {
      const question = questionOf(name, parts);
      const { signal, ...others } = options;
      return coalescer.ask(
        question,
        async (flightSignal) => {
          const answer = await http.call(name, parts, { ...others, signal: flightSignal });
          if (answer.ok) {
            const at = now();
            provenance.mark(answer.value, { source: 'server', asOf: at });
            void store.keep(question, market, answer.value, at);
          }
          return answer;
        },
        signal,
      );
    },
    async recall<N extends RouteName>(name: N, parts: CallParts<N>) {
      const kept = await store.find<AnswerOf<N>>(questionOf(name, parts));
      return kept === null ? null : ok(provenance.mark(kept.answer, { source: 'device', asOf: kept.at }));
    },
  };
}
