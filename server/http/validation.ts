// Validates requests against the contract's schemas: query values are converted from text, bodies are not converted.
import type { FastifySchema, FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { Value } from 'typebox/value';
import { type ShopError, shopError } from '#contract/errors.ts';
import { schemaErrorToShopError } from '#server/schema-error.ts';

/** A request that does not match its schema, with the error to send. */
export class RequestError extends Error {
  readonly error: ShopError;
  constructor(error: ShopError) {
    super(error.detail ?? error.code);
    this.error = error;
  }
}

/**
 * Bodies are never converted: a quantity of "2" is refused. Queries are text, so numbers are parsed and a single value
 * becomes a list of one.
 */
export const compileSchema: FastifySchemaCompiler<FastifySchema> = ({ schema, httpPart }) => {
  const known = schema as TSchema;
  let check: Validator | undefined;
  return (data: unknown) => {
    // By the first request: a server that starts has hundreds of schemas, and needs few of them soon.
    check ??= Compile(known);
    const value = httpPart === 'body' ? data : Value.Convert(known, { ...(data as object) });
    if (check.Check(value)) return { value };
    return { error: new RequestError(schemaErrorToShopError(known, check, value)) };
  };
};

/** Checks only that a body is a list of the schema's length: the handler validates its entries one by one. */
export const compileListSchema: FastifySchemaCompiler<FastifySchema> = ({ schema }) => {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema as {
    minItems?: number;
    maxItems?: number;
  };
  const refuse = (code: 'bad_request' | 'too_large', detail: string) => ({
    error: new RequestError(shopError(code, { field: 'body', detail })),
  });
  return (data: unknown) => {
    if (!Array.isArray(data)) return refuse('bad_request', 'body must be a list');
    if (data.length < minItems) return refuse('bad_request', `body must hold at least ${minItems} entries`);
    if (data.length > maxItems) return refuse('too_large', `body must hold at most ${maxItems} entries`);
    return { value: data };
  };
};
