// What a handler is given and gives back: one for every row of the contract's table, or this does not compile.
import type { ResponseOf, BodyOf, EndpointName, ParamsOf, QueryOf } from '#contract/endpoints.ts';
import type { Result } from '#contract/result.ts';

/** The shopper's session as its cookie says it. */
export interface SessionAccess {
  /** Null: no session yet, or its cookie is none of ours. */
  readonly token: string | null;
  /** Sets the cookie; called when the first change of a cart made the session. */
  readonly setToken: (token: string) => void;
}

export interface EndpointCall<N extends EndpointName> {
  readonly params: ParamsOf<N>;
  readonly query: QueryOf<N>;
  readonly body: BodyOf<N>;
  readonly session: SessionAccess;
  /** The `Idempotency-Key` header, checked; null where none was sent. */
  readonly idempotencyKey: string | null;
  /** Says in the answer that the key was known and nothing happened again. */
  readonly markReplayed: () => void;
  /** Names the answer's content: who has it already is answered 304. Letters that may stand in an ETag. */
  readonly setEtag: (content: string) => void;
}

export type Handler<N extends EndpointName> = (call: EndpointCall<N>) => Promise<Result<ResponseOf<N>>>;
export type Handlers = { readonly [N in EndpointName]: Handler<N> };
