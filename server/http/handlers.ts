// What a handler receives and returns: there is one for every endpoint of the contract, or this does not compile.
import type { BodyOf, ENDPOINTS, EndpointName, ParamsOf, QueryOf, ResponseOf } from '#contract/endpoints.ts';
import type { Result } from '#contract/result.ts';

/** The calls that may set the session cookie: they begin a session, or find one by the device's cart key. */
export const CALLS_THAT_SET_THE_COOKIE = [
  'cartGet',
  'cartAdd',
  'cartSubtract',
  'cartRemove',
  'cartEnterCode',
  'cartRemoveCode',
  'cartClear',
  'cartAddGiftCard',
  'cartSetCountry',
  'orderLookUp',
] as const satisfies readonly EndpointName[];

/** The shopper's session, from its cookie and the device's cart key. */
export interface SessionAccess {
  /** Null: no session yet, or the cookie is not one of ours. */
  readonly token: string | null;
  /** The token that stands for the device's cart key; null: it sent none. */
  readonly deviceToken: string | null;
  /** Who is logged in; null while accounts do not exist yet. */
  readonly customerId: string | null;
  /** Sets the cookie; called when a change made the session, or the device's key found it. */
  readonly setToken: (token: string) => void;
}

type CookieSetter = (typeof CALLS_THAT_SET_THE_COOKIE)[number];

export type EndpointCall<N extends EndpointName> = {
  readonly params: ParamsOf<N>;
  readonly query: QueryOf<N>;
  readonly body: BodyOf<N>;
  /** The `Idempotency-Key` header, validated; null where none was sent. */
  readonly idempotencyKey: string | null;
  /** Who asks, for counting attempts; null: not told apart. */
  readonly client: string | null;
  /** Of the shop, as the client sees it: `https://shop.example`. */
  readonly origin: string;
  /** Marks the response as a repeat: the key was known and nothing happened again. */
  readonly markReplayed: () => void;
} & ((typeof ENDPOINTS)[N]['access'] extends 'public'
  ? unknown
  : { readonly session: N extends CookieSetter ? SessionAccess : Omit<SessionAccess, 'setToken'> });

export type Handler<N extends EndpointName> = (call: EndpointCall<N>) => Promise<Result<ResponseOf<N>>>;
export type Handlers = { readonly [N in EndpointName]: Handler<N> };
