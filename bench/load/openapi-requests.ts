// Requests made from an OpenAPI document: right ones by its schemas, with hostile values, headers and encodings put into them.
import { gzipSync } from 'node:zlib';
import { KEYS, VALUES } from '#tests/fixtures/hostile-values.ts';

export interface MadeRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}
/** The part of a JSON schema that the document uses. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema | false;
  readonly prefixItems?: readonly Schema[];
  readonly minItems?: number;
  readonly minimum?: number;
  readonly minLength?: number;
}
interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}
interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
}
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** A list or text may have so many parts where the schema names no fewest. */
const MAX_ITEMS = 3;
/** Schemas refer to each other: below this depth only what is required is made. */
const MAX_DEPTH = 6;
/** One of so many values of a request is hostile. */
const HOSTILE_SHARE = 12;
/** One of so many requests has a hostile header, and one a hostile body. */
const HEADER_SHARE = 6;
const BODY_SHARE = 12;

type Random = (below: number) => number;

/** `known`: right values by the names of fields, such as a product's id. The numbers of `random` alone decide what is made. */
export function createRequests(
  document: OpenApiDocument,
  known: Readonly<Record<string, readonly unknown[]>>,
  random: Random,
): () => MadeRequest {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const oneOf = <T>(values: readonly T[]): T => values[random(values.length)] as T;
  const hostileValue = () => oneOf(VALUES);

  function sample(schema: Schema, name: string, depth: number): unknown {
    if (random(HOSTILE_SHARE) === 0) return hostileValue();
    const values = known[name];
    if (values !== undefined && random(4) > 0) return oneOf(values);
    return made(schema, name, depth);
  }
  function made(schema: Schema, name: string, depth: number): unknown {
    if (schema.$ref !== undefined)
      return sample(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, name, depth);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum !== undefined) return oneOf(schema.enum);
    if (schema.anyOf !== undefined) return sample(oneOf(schema.anyOf), name, depth);
    switch (schema.type) {
      case 'object':
        return objectOf(schema, depth + 1);
      case 'array':
        return listOf(schema, name, depth + 1);
      case 'integer':
        return (schema.minimum ?? 0) + random(5);
      case 'number':
        return (schema.minimum ?? 0) + random(500) / 4;
      case 'boolean':
        return random(2) === 0;
      case 'null':
        return null;
      case 'string':
        return oneOf(['jacket', 'a1', 'x'.repeat(schema.minLength ?? 1), '2026-11-25', 'a@b.example']);
      default:
        return hostileValue();
    }
  }
  function objectOf({ properties = {}, required = [] }: Schema, depth: number): Record<string, unknown> {
    const fields = Object.entries(properties)
      .filter(([name]) => required.includes(name) || (depth < MAX_DEPTH && random(3) === 0))
      .map(([name, schema]) => [name, sample(schema, name, depth)] as const);
    if (random(HOSTILE_SHARE) === 0) fields.push([oneOf(KEYS), hostileValue()]);
    if (random(HOSTILE_SHARE) === 0) fields.pop();
    return Object.fromEntries(fields);
  }
  function listOf({ items, prefixItems, minItems = 0 }: Schema, name: string, depth: number): unknown[] {
    if (prefixItems !== undefined) return prefixItems.map((schema) => sample(schema, name, depth));
    const count = depth < MAX_DEPTH ? Math.max(minItems, random(MAX_ITEMS + 1)) : minItems;
    return Array.from({ length: count }, () => sample(items === false ? {} : (items ?? {}), name, depth));
  }

  const textOf = (value: unknown): string =>
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();
  /** What a header can hold. */
  const headerText = (value: unknown): string => textOf(value).replace(/[^\t\x20-\x7e]/g, '?');

  function bodyOf(schema: Schema): { body: Buffer; headers: Record<string, string> } {
    const json = Buffer.from(JSON.stringify(sample(schema, '', 0)) ?? '');
    const headers = { 'content-type': 'application/json' };
    if (random(BODY_SHARE) > 0) return { body: json, headers };
    return oneOf([
      () => ({ body: json.subarray(0, random(json.length + 1)), headers }),
      () => ({ body: Buffer.from(textOf(hostileValue())), headers }),
      () => ({ body: Buffer.concat([json, json]), headers }),
      () => ({ body: json, headers: { 'content-type': oneOf(['text/plain', 'application/xml', 'x', '']) } }),
      () => ({ body: gzipSync(json), headers: { ...headers, 'content-encoding': 'gzip' } }),
      () => ({
        body: json,
        headers: {
          ...headers,
          'content-encoding': oneOf(['gzip', 'br', 'deflate', 'zstd', 'x', 'gzip, gzip']),
        },
      }),
      () => ({
        body: gzipSync(Buffer.alloc(5_000_000, '[')),
        headers: { ...headers, 'content-encoding': 'gzip' },
      }),
      () => ({ body: Buffer.from('['.repeat(50_000)), headers }),
      () => ({ body: Buffer.from([0xef, 0xbb, 0xbf, 0xff, 0xfe, 0]), headers }),
    ])();
  }

  const headersMade: readonly (() => Record<string, string>)[] = [
    () => ({ cookie: `session=${headerText(hostileValue())}; ${'a=b; '.repeat(random(200))}` }),
    () => ({ 'accept-encoding': oneOf(['', '*', 'br;q=0', 'gzip;q=x', 'identity;q=0', ','.repeat(500)]) }),
    () => ({ accept: oneOf(['', '*/*;q=0', 'text/html', 'application/xml', headerText(hostileValue())]) }),
    () => ({ 'if-none-match': oneOf(['*', '"x"', 'W/"', headerText(hostileValue())]) }),
    () => ({ range: oneOf(['bytes=0-', 'bytes=9-1', 'bytes=0-0,1-1', 'items=x']) }),
    () => ({ 'accept-language': headerText(hostileValue()) }),
    () => ({ 'idempotency-key': headerText(hostileValue()) }),
    () => ({ 'cart-key': headerText(hostileValue()) }),
    () => ({ origin: oneOf(['null', 'https://other.example', headerText(hostileValue())]) }),
    () => ({ 'x-forwarded-proto': oneOf(['https', 'javascript', headerText(hostileValue())]) }),
    () => ({ [`x-${'h'.repeat(random(40) + 1)}`]: headerText(hostileValue()).repeat(random(3) + 1) }),
  ];

  return () => {
    const { path, method, operation } = oneOf(operations);
    const parameters = operation.parameters ?? [];
    const valueOf = ({ name, schema }: Parameter) => textOf(sample(schema, name, 0));
    const isSent = ({ required }: Parameter) => required === true || random(3) === 0;
    const query = new URLSearchParams(
      parameters.filter((one) => one.in === 'query' && isSent(one)).map((one) => [one.name, valueOf(one)]),
    );
    if (random(HOSTILE_SHARE) === 0) query.append(oneOf(KEYS), textOf(hostileValue()));
    const headers: Record<string, string> = { 'x-cairn': '1' };
    for (const one of parameters)
      if (one.in === 'header' && isSent(one)) headers[one.name] = headerText(sample(one.schema, one.name, 0));
    if (random(HEADER_SHARE) === 0) Object.assign(headers, oneOf(headersMade)());
    const schema = operation.requestBody?.content['application/json'].schema;
    const sent = schema === undefined ? null : bodyOf(schema);
    const target = path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const parameter = parameters.find((one) => one.in === 'path' && one.name === name);
      return encodeURIComponent(parameter === undefined ? 'x' : valueOf(parameter));
    });
    return {
      method,
      path: query.size === 0 ? target : `${target}?${query.toString()}`,
      headers: { ...headers, ...sent?.headers },
      body: sent?.body ?? null,
    };
  };
}
