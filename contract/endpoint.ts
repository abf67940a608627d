// A call completed by its schemas: what the server mounts, validates and documents.
import type { TSchema } from 'typebox';
import type { Call } from '#contract/call.ts';

interface Documented {
  /** One line for the OpenAPI document. */
  readonly summary: string;
  readonly query?: TSchema;
  readonly response: TSchema;
}
/** A path with parameters has a schema of them; a GET has no body. */
type SchemasOf<C extends Call> = Documented &
  (C['path'] extends `${string}:${string}` ? { readonly params: TSchema } : { readonly params?: never }) &
  (C['method'] extends 'GET' ? { readonly body?: never } : { readonly body?: TSchema });

export type Endpoint = Call &
  Documented & { readonly tag: string; readonly params?: TSchema; readonly body?: TSchema };

/** Every call of a domain with its schemas; does not compile when one lacks them, or when there are schemas of no call. */
export function defineEndpoints<
  const Calls extends Readonly<Record<string, Call>>,
  const Schemas extends { readonly [N in keyof Calls]: SchemasOf<Calls[N]> },
>(
  tag: string,
  calls: Calls,
  schemas: Schemas & Readonly<Record<Exclude<keyof Schemas, keyof Calls>, never>>,
): { readonly [N in keyof Calls]: Calls[N] & Schemas[N] & { readonly tag: string } } {
  const entries = Object.entries(calls).map(([name, call]) => [name, { ...call, ...schemas[name], tag }]);
  return Object.fromEntries(entries) as {
    [N in keyof Calls]: Calls[N] & Schemas[N] & { readonly tag: string };
  };
}
