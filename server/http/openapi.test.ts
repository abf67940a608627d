// The OpenAPI document: valid by the specification's own schema, complete, and without copies.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { isOpenToOtherOrigins } from '#contract/call.ts';
import { defineEndpoints } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { openApiDocument } from '#server/http/openapi.ts';

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>;
    readonly responses: Readonly<Record<string, object>>;
    readonly headers: Readonly<Record<string, object>>;
  };
}
interface Operation {
  readonly operationId: string;
  readonly description: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
  }[];
  readonly security?: readonly object[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, { readonly headers?: object }>>;
}

/** Characters of JSON that one path's operation may take; a copy of a named schema takes more. */
const MAX_OPERATION_LENGTH = 2_000;
const MAX_UNNAMED_SCHEMA_LENGTH = 400;

const document = openApiDocument(ENDPOINTS, 'session') as unknown as OpenApi;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/** Every reference in a part of the document, by the name of the schema it leads to. */
function referencesIn(part: unknown): string[] {
  return [...JSON.stringify(part).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name]) => name ?? '',
  );
}

/** Every schema that stands in an operation itself: of a parameter, a body, a response. */
function unnamedSchemasIn(part: unknown): unknown[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'schema' ? [value as unknown] : unnamedSchemasIn(value),
  );
}

describe('the OpenAPI document', () => {
  test('is valid', () => {
    // https://spec.openapis.org/oas/3.1/schema/2022-10-07, whose one dynamic reference Ajv resolves wrongly.
    const file = join(import.meta.dirname, '../../tests/fixtures/openapi-3.1.schema.json');
    const source = readFileSync(file, 'utf8').replaceAll(
      '"$dynamicRef": "#meta"',
      '"$ref": "#/$defs/schema"',
    );
    const schema = JSON.parse(source) as object;
    const isValid = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
    expect(isValid(document), JSON.stringify(isValid.errors)).toBe(true);
    expect(isValid({ ...document, paths: { '/x': { get: { responses: [] } } } })).toBe(false);
  });

  test('describes every endpoint with its method, parameters and body', () => {
    expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(
      [...Object.keys(ENDPOINTS), 'image'].sort(),
    );
    for (const { path, operation } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = (operation.parameters ?? []).filter((one) => one.in === 'path');
      expect(declared.map(({ name }) => name)).toEqual(inPath);
    }
    expect(document.paths['/api/cart/add']?.['post']?.requestBody).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/CartAddition' } } },
    });
  });

  test('says every status of a call, with its headers, and who asks again', () => {
    const statuses = (path: string, method: string) =>
      Object.keys(document.paths[path]?.[method]?.responses ?? {}).map(Number);
    const always = [421, 429, 500, 503];
    expect(statuses('/api/bootstrap/init', 'get')).toEqual([200, 304, 400, 404, ...always]);
    expect(statuses('/api/cart/get/', 'get')).toEqual([200, 400, 404, ...always]);
    const added = [200, 400, 403, 404, 409, 413, 415, ...always];
    expect(statuses('/api/cart/add', 'post')).toEqual(added);
    expect(statuses('/images/{id}', 'get')).toEqual([200, 203, 304, 400, 404, ...always]);
    const { responses } = document.paths['/api/cart/add']?.['post'] ?? {};
    const headers = ['Cache-Control', 'Idempotency-Replayed', 'Set-Cookie'];
    expect(Object.keys(responses?.['200']?.headers ?? {})).toEqual(headers);
    expect(document.components.responses['Refused429']).toMatchObject({
      headers: { 'Retry-After': {} },
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    });
    for (const part of ['responses', 'headers'] as const) {
      const reference = new RegExp(`#/components/${part}/([\\w-]+)`, 'g');
      const referred = [...JSON.stringify(document).matchAll(reference)].map(([, name]) => name);
      const known = Object.keys(document.components[part]);
      expect(referred.length).toBeGreaterThan(0);
      expect(referred.filter((name = '') => !known.includes(name))).toEqual([]);
    }
  });

  test('says which calls are open to pages of other origins', () => {
    const open = operations.filter(({ operation }) =>
      operation.description.includes('Open to pages of other origins.'),
    );
    const declared = Object.entries(ENDPOINTS).filter(([, endpoint]) => isOpenToOtherOrigins(endpoint));
    expect(declared).not.toEqual([]);
    expect(open.map(({ operation }) => operation.operationId).sort()).toEqual(
      [...declared.map(([operationId]) => operationId), 'image'].sort(),
    );
  });

  test('asks of GETs that change something, and of no others, for the header that they are refused without', () => {
    const asking = operations.filter(({ operation }) =>
      (operation.parameters ?? []).some(({ name, required }) => name === 'X-Cairn' && required === true),
    );
    expect(asking.map(({ method, path }) => [method, path])).toEqual([['get', '/api/cart/clear']]);
  });

  test('quotes no requirement by its id', () => {
    expect(JSON.stringify(document).match(/\b[A-Z]{2}-\d{2}\b/g)).toBeNull();
  });

  test('takes every method', () => {
    const call = { path: '/api/profile', cache: 'no-store', access: 'customer', callers: [] } as const;
    const endpoints = defineEndpoints(
      'customer',
      {
        put: { ...call, method: 'PUT', retry: 'keyed' },
        delete: { ...call, method: 'DELETE', retry: 'never' },
      },
      {
        put: { summary: 'Replace', body: Type.Object({}), response: Type.Object({}) },
        delete: { summary: 'Delete', response: Type.Object({}) },
      },
    );
    const { paths } = openApiDocument(endpoints, 'session') as unknown as OpenApi;
    expect(Object.keys(paths['/api/profile'] ?? {})).toEqual(['put', 'delete']);
    // Who is not logged in is refused; a session of nobody begins without a cookie.
    expect(paths['/api/profile']?.['put']?.security).toEqual([{ session: [] }]);
    expect(document.paths['/api/cart/add']?.['post']?.security).toEqual([{ session: [] }, {}]);
    expect(document.paths['/v3/search/results']?.['post']?.security).toBeUndefined();
  });

  test('names every schema once, and every reference leads to one', () => {
    const { schemas } = document.components;
    expect(new Set(referencesIn(document))).toEqual(new Set(Object.keys(schemas)));
    const contents = Object.values(schemas).map((schema) => JSON.stringify(schema));
    expect(new Set(contents).size).toBe(contents.length);
    expect(schemas).toMatchObject({ Cart: { properties: { orderRows: { type: 'array' } } } });
  });

  test.each(operations)('$method $path holds no copy of a large schema', ({ operation }) => {
    expect(JSON.stringify(operation).length).toBeLessThan(MAX_OPERATION_LENGTH);
    for (const schema of unnamedSchemasIn(operation))
      expect(JSON.stringify(schema).length).toBeLessThan(MAX_UNNAMED_SCHEMA_LENGTH);
  });

  test('two schemas of one name are an error', () => {
    const endpoint = (response: ReturnType<typeof Type.Object>) =>
      ({ ...ENDPOINTS.bootstrapInit, response }) as const;
    const twice = {
      one: endpoint(Type.Object({ a: Type.String() }, { title: 'Twice' })),
      two: endpoint(Type.Object({ b: Type.String() }, { title: 'Twice' })),
    };
    expect(() => openApiDocument(twice, 'session')).toThrow('two schemas have the title Twice');
  });
});
