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
interface Response {
  readonly $ref?: string;
  readonly headers?: object;
}
interface Operation {
  readonly description: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: Content & { readonly required: boolean };
  readonly responses: Readonly<Record<string, Content & Response>>;
}
interface OpenApi {
  readonly openapi: string;
  readonly servers: readonly object[];
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Response>>;
  };
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
  });
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

  test('a GET that changes something is refused without the header that its description requires', async () => {
    const clear = operationOf(ENDPOINTS.cartClear);
    const required = (clear?.parameters ?? []).filter((one) => one.in === 'header' && one.required);
    expect(required.map(({ name }) => name)).toEqual(['X-Cairn']);
    const headers = Object.fromEntries(required.map(({ name, schema }) => [name, String(schema['const'])]));
    const url = `${shop.server.url}/api/cart/clear?market=sv-se`;
    expect((await fetch(url, { headers })).status).toBe(200);
    expect((await fetch(url)).status).toBe(403);
  });

  test('a width is taken up to the maximum that is described, which the refusal of a greater one names', async () => {
    const parameters = document.paths['/images/{id}']?.['get']?.parameters ?? [];
    const { minimum, maximum } = parameters.find(({ name }) => name === 'width')?.schema ?? {};
    const ask = (width: unknown) =>
      fetch(`${shop.server.url}/images/${'a'.repeat(14)}?width=${String(width)}`);
    for (const width of [minimum, maximum]) expect((await ask(width)).status).toBe(404);
    for (const width of [Number(minimum) - 1, Number(maximum) + 1]) {
      const refused = await ask(width);
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({
        detail: `width must be a whole number of pixels from ${String(minimum)} to ${String(maximum)}`,
      });
    }
  });

  test('pages of other origins may read every header that open calls are described with', async () => {
    const open = Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .filter(({ description }) => description.includes('Open to pages of other origins.'));
    const responses = open.flatMap((operation) => Object.values<Response>(operation.responses));
    const names = responses
      .map(({ $ref, ...inline }) =>
        $ref === undefined ? inline : document.components.responses[$ref.split('/').at(-1) ?? ''],
      )
      .flatMap((response) => Object.keys(response?.headers ?? {}));
    // Browsers show it to every page.
    const promised = [...new Set(names)].filter((name) => name !== 'Cache-Control').sort();
    expect(promised).toEqual(['ETag', 'Retry-After']);
    const foreign = { origin: 'https://host.example' };
    for (const path of ['/v3/snapshots/sv-se', `/images/${'a'.repeat(14)}`]) {
      const { headers } = await fetch(`${shop.server.url}${path}`, { headers: foreign });
      expect(headers.get('access-control-expose-headers')?.split(', ').sort()).toEqual(promised);
    }
    // As the description of ETag says.
    const preflight = await fetch(`${shop.server.url}/v3/snapshots/sv-se`, {
      method: 'OPTIONS',
      headers: {
        ...foreign,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'if-none-match',
      },
    });
    expect(preflight.headers.get('access-control-allow-headers')).toContain('if-none-match');
    const closed = await fetch(`${shop.server.url}/api/cart/get/?market=sv-se`, { headers: foreign });
    expect(closed.headers.has('access-control-expose-headers')).toBe(false);
  });
});
