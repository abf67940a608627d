// Checks requests against the contract's schemas: queries are read as text and converted, bodies are taken as they are.
import type { FastifySchema, FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import { type ShopError, shopError } from '#contract/errors.ts';
import { MAX_EVENTS_PER_BATCH } from '#contract/events.ts';
import { schemaErrorToShopError } from '#server/schema-error.ts';

/** A request that its schema refuses, as the error to answer with. */
export class RequestError extends Error {
  readonly error: ShopError;
  constructor(error: ShopError) {
    super(error.detail ?? error.code);
    this.error = error;
  }
}

/**
 * Nothing in a body is ever converted: a quantity of "2" is refused. In a query everything is text, so numbers are read from
 * it and a single value stands for a list of one.
 */
export const compileSchema: FastifySchemaCompiler<FastifySchema> = ({ schema, httpPart }) => {
  const known = schema as TSchema;
  const check = Compile(known);
  return (data: unknown) => {
    const value = httpPart === 'body' ? data : Value.Convert(known, { ...(data as object) });
    if (check.Check(value)) return { value };
    return { error: new RequestError(schemaErrorToShopError(check.Errors(value)[0])) };
  };
};

/** An event batch is checked as a list only: each event gets its own verdict, so that one bad one stops no other. */
export const compileEventBatchSchema: FastifySchemaCompiler<FastifySchema> = () => (data: unknown) => {
  if (!Array.isArray(data) || data.length === 0) {
    return {
      error: new RequestError(
        shopError('bad_request', { field: 'body', detail: 'body must be a list of events' }),
      ),
    };
  }
  if (data.length > MAX_EVENTS_PER_BATCH) {
    const detail = `body must hold at most ${MAX_EVENTS_PER_BATCH} events`;
    return { error: new RequestError(shopError('too_large', { field: 'body', detail })) };
  }
  return { value: data };
};
