// The description of the calls, as a running shop gives it: complete, and the same as what the calls themselves go by.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';

type Schema = Readonly<Record<string, unknown>>;
interface Content {
  readonly content: { readonly 'application/json': { readonly schema: Schema } };
}
interface Operation {
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: Content & { readonly required: boolean };
  readonly responses: Readonly<Record<string, Content>>;
}
interface OpenApi {
  readonly openapi: string;
  readonly servers: readonly object[];
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** JSON with `changed` in place of each object in it, from within. */
function mapObjects(json: unknown, changed: (object: Schema) => unknown): unknown {
  if (Array.isArray(json)) return json.map((one) => mapObjects(one, changed));
  if (typeof json !== 'object' || json === null) return json;
  return changed(
    Object.fromEntries(Object.entries(json).map(([key, value]) => [key, mapObjects(value, changed)])),
  );
}

/** A call's schema as JSON Schema 2020-12 has it, in which tuples are written otherwise. */
function declared(schema: unknown): unknown {
  return mapObjects(schema, (object) => {
    if (!Array.isArray(object['items'])) return object;
    const { additionalItems: _, ...rest } = object;
    return { ...rest, prefixItems: object['items'], items: false };
  });
}

describe.each(DATABASES)('the OpenAPI document on $name', ({ make }) => {
  let place: TestDatabase;
  let shop: TestShop;
  let document: OpenApi;
  beforeAll(async () => {
    place = await make();
    shop = await startTestShop(place);
    document = (await (await fetch(`${shop.server.url}/openapi.json`)).json()) as OpenApi;
  }, 60_000);
  afterAll(async () => {
    await shop.server.close();
    await place.remove();
  });

  /** With the named schemas where it refers to them. */
  const described = (schema: unknown): unknown =>
    mapObjects(schema, (object) => {
      const { $ref: reference } = object;
      if (typeof reference !== 'string') return object;
      return described(document.components.schemas[reference.replace('#/components/schemas/', '')]);
    });
  const operationOf = ({ method, path }: Endpoint) =>
    document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  const parametersOf = (endpoint: Endpoint, place: 'path' | 'query') =>
    (operationOf(endpoint)?.parameters ?? [])
      .filter((one) => one.in === place)
      .map(({ name, required, schema }) => [name, required, described(schema)]);
  /** Of the schema of a path or a query. */
  const declaredParameters = (schema: { properties?: Schema; required?: readonly string[] } = {}) =>
    Object.entries(schema.properties ?? {}).map(([name, property]) => [
      name,
      schema.required?.includes(name) === true,
      declared(property),
    ]);

  test('is of version 3.1 and names the origin that it was asked at', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: shop.server.url }] });
  });

  test.each(Object.entries<Endpoint>(ENDPOINTS))(
    'AP-10c AP-10d describes %s: what it takes, and what it gives',
    (_, endpoint) => {
      const operation = operationOf(endpoint);
      const { params, query, body, response } = endpoint;
      expect(parametersOf(endpoint, 'path')).toEqual(declaredParameters(params));
      expect(parametersOf(endpoint, 'query')).toEqual(declaredParameters(query));
      expect(operation?.requestBody?.required).toBe(body === undefined ? undefined : true);
      expect(described(operation?.requestBody?.content['application/json'].schema)).toEqual(declared(body));
      const given = operation?.responses['200']?.content['application/json'].schema;
      expect(described(given)).toEqual(declared(response));
    },
  );
});
