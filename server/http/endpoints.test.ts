// Every endpoint as it is mounted, over HTTP: each does what the contract declares about it.
import { type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Call,
  changesData,
  isOpenToOtherOrigins,
  needsSameOriginProof,
  requestPathOf,
} from '#contract/call.ts';
import { CALLS } from '#contract/calls.ts';
import { defineEndpoints, type Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { ErrorBody } from '#contract/parameters.ts';
import { createApp } from '#server/http/app.ts';
import { createCostLimits } from '#server/http/cost-limits.ts';
import { mountEndpoint } from '#server/http/endpoints.ts';
import { openApiDocument } from '#server/http/openapi.ts';
import { createStoredLimits } from '#server/http/stored-limits.ts';
import { createLog } from '#server/log.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { issueGiftCard } from '#store/gift-cards.ts';
import { openStore } from '#store/open-store.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';

const ENDPOINT_ROWS: readonly (readonly [string, Endpoint])[] = Object.entries(ENDPOINTS);
const FOREIGN = 'https://host.example';

/** Values of the small catalogue for the fields that must name something; any other gets one that its schema allows. */
const KNOWN_VALUES: Record<string, unknown> = {
  market: 'sv-se',
  merchant: 'cairn',
  productId: ['p1'],
  articleId: 'a2',
  orderRowId: 'row-a2',
  type: 'related',
  /** Of a gift card. */
  value: 500,
  recipientEmail: 'anna@example.com',
  rows: [{ orderRowId: 'row-a2', quantity: 1 }],
};
/** What `:id` and `id` stand for. */
const IDS: Readonly<Record<string, string>> = {
  product: 'p1',
  listing: 'shells',
  listingProducts: 'shells',
  listingExternal: 'slug-shells',
  listingExternalProducts: 'slug-shells',
  snapshotManifest: 'sv-se',
};

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}
interface Operation {
  readonly security?: readonly object[];
  readonly responses: { readonly '200': { readonly headers: object } };
}
interface ObjectSchema {
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
}

function sampleOf(endpointName: string, schema: TSchema | undefined): unknown {
  const { properties, required = [] } = (schema ?? {}) as ObjectSchema;
  const { type, minimum } = (schema ?? {}) as { type?: string; minimum?: number };
  if (properties === undefined) return type === 'string' ? 'x' : type === 'array' ? [] : (minimum ?? 1);
  const entries = required.map((name) => {
    const value = name === 'id' ? IDS[endpointName] : KNOWN_VALUES[name];
    return [name, value ?? sampleOf(endpointName, properties[name])];
  });
  return Object.fromEntries(entries) as unknown;
}

function needsId({ params, query }: Endpoint): boolean {
  return [params, query].some((schema) => ((schema ?? {}) as ObjectSchema).required?.includes('id') === true);
}

function requestFor(name: string, endpoint: Endpoint, headers: Record<string, string>) {
  const params = sampleOf(name, endpoint.params ?? Type.Object({})) as Record<string, unknown>;
  const query = sampleOf(name, endpoint.query ?? Type.Object({})) as Record<string, unknown>;
  const isList = endpoint.retry === 'acknowledged';
  const body =
    endpoint.body === undefined ? undefined : isList ? [{ event_id: 'e1' }] : sampleOf(name, endpoint.body);
  return {
    path: requestPathOf(endpoint.path, params, query),
    init: {
      method: endpoint.method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
  };
}

async function codeOfGiftCard(place: TestDatabase): Promise<string | undefined> {
  const store = await openStore(place);
  const from = { from: 'granted', reference: 'test', key: 'test', at: 1, expiresAt: null } as const;
  const issued = await store.transaction((tx) =>
    issueGiftCard(tx, { amount: 50_000, currency: 'SEK', ...from }),
  );
  await store.close();
  return issued?.code;
}

describe.each(DATABASES)('the endpoints on $name', ({ make }) => {
  let place: TestDatabase;
  let shop: TestShop;
  let cookie = '';
  const send = (name: string, endpoint: Endpoint, headers: Record<string, string>) => {
    const { path, init } = requestFor(name, endpoint, headers);
    return fetch(`${shop.server.url}${path}`, init);
  };
  beforeAll(async () => {
    place = await make();
    shop = await startTestShop(place);
    KNOWN_VALUES['code'] = await codeOfGiftCard(place);
    const first = await send('cartAdd', ENDPOINTS.cartAdd, { 'x-cairn': '1' });
    cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  });
  afterAll(async () => {
    await shop.server.close();
    await place.remove();
  });

  test.each(ENDPOINT_ROWS)('%s answers with the cache policy it declares', async (name, endpoint) => {
    // Two of the article, so that one change does not take what the next one needs.
    await send('cartAdd', ENDPOINTS.cartAdd, { cookie });
    const response = await send(name, endpoint, { cookie, 'x-cairn': '1' });
    const cacheControl = response.headers.get('cache-control');
    // A new endpoint may ask for an id that the catalogue has not; no order is placed here.
    const isOfNothing = endpoint.tag === 'order' || (needsId(endpoint) && IDS[name] === undefined);
    if (response.status === 404 && isOfNothing) {
      expect(cacheControl).toBe('no-store');
      return;
    }
    expect([name, response.status]).toEqual([name, 200]);
    expect(cacheControl).toBe(endpoint.cache === 'no-store' ? 'no-store' : 'no-cache');
  });

  test.each(ENDPOINT_ROWS)('AP-10e %s answers in the form of its schema', async (name, endpoint) => {
    await send('cartAdd', ENDPOINTS.cartAdd, { cookie });
    const response = await send(name, endpoint, { cookie, 'x-cairn': '1' });
    const schema = response.status === 200 ? endpoint.response : ErrorBody;
    expect([...Value.Errors(schema, await response.json())]).toEqual([]);
  });

  test.each(ENDPOINT_ROWS.filter(([, { access }]) => access === 'session'))(
    'AP-10d %s needs a cookie, and sets one, where its description says so',
    async (name, endpoint) => {
      const { paths } = openApiDocument(ENDPOINTS, 'session') as unknown as OpenApi;
      const described = paths[endpoint.path]?.[endpoint.method.toLowerCase()];
      const withoutAny = await send(name, endpoint, { 'x-cairn': '1' });
      const isForAnyone = described?.security?.some((scheme) => Object.keys(scheme).length === 0) === true;
      expect(withoutAny.status === 401).toBe(!isForAnyone);
      // The device's key finds the cart that it began.
      const key = { 'x-cairn': '1', 'cart-key': 'k'.repeat(22) };
      await send('cartAdd', ENDPOINTS.cartAdd, key);
      const response = await send(name, endpoint, key);
      // No order is placed here.
      if (endpoint.tag === 'order') expect(response.status).toBe(404);
      else
        expect(response.headers.has('set-cookie')).toBe(
          'Set-Cookie' in (described?.responses['200'].headers ?? {}),
        );
    },
  );

  test.each(ENDPOINT_ROWS)(
    '%s is open to other origins only where it says so, without credentials',
    async (name, endpoint) => {
      const response = await send(name, endpoint, { origin: FOREIGN });
      const preflight = await fetch(`${shop.server.url}${requestFor(name, endpoint, {}).path}`, {
        method: 'OPTIONS',
        headers: { origin: FOREIGN, 'access-control-request-method': endpoint.method },
      });
      for (const { headers } of [response, preflight]) {
        expect(headers.get('access-control-allow-origin')).toBe(isOpenToOtherOrigins(endpoint) ? '*' : null);
        expect(headers.get('access-control-allow-credentials')).toBeNull();
      }
      if (isOpenToOtherOrigins(endpoint))
        expect(preflight.headers.get('access-control-allow-methods')).toContain(endpoint.method);
    },
  );

  test.each(ENDPOINT_ROWS.filter(([, endpoint]) => needsSameOriginProof(endpoint)))(
    'CA-11b %s is refused to a foreign page',
    async (name, endpoint) => {
      const foreign = { cookie, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'empty' };
      const response = await send(name, endpoint, foreign);
      expect(response.status).toBe(403);
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );

  test('an endpoint that changes a shopper’s data demands proof; one for everybody reads no session', async () => {
    const changes = ENDPOINT_ROWS.filter(([, endpoint]) => changesData(endpoint));
    expect(changes.filter(([, endpoint]) => !needsSameOriginProof(endpoint)).map(([name]) => name)).toEqual([
      'createEvents',
    ]);
    for (const [name, endpoint] of ENDPOINT_ROWS.filter(([, { access }]) => access === 'public')) {
      const response = await send(name, endpoint, { cookie });
      expect([name, response.headers.getSetCookie()]).toEqual([name, []]);
    }
  });

  test('a list whose entries are acknowledged one by one is checked as a list only', async () => {
    const deliver = (body: unknown) =>
      fetch(`${shop.server.url}${CALLS.createEvents.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect(await (await deliver([{ event_id: 'e9' }])).json()).toMatchObject({
      results: [{ event_id: 'e9', status: 'rejected' }],
    });
    expect((await deliver([])).status).toBe(400);
    expect((await deliver({})).status).toBe(400);
    expect((await deliver(Array.from({ length: 51 }, () => ({})))).status).toBe(413);
  });
});

describe('what a call may declare', () => {
  const call = { method: 'GET', path: '/api/x', retry: 'safe' } as const;

  test('a call without cache policy or access rule does not compile', () => {
    // @ts-expect-error: neither is said
    const neither: Call = { ...call, callers: ['page'] };
    // @ts-expect-error: no access rule
    const noAccess: Call = { ...call, callers: ['page'], cache: 'no-store' };
    // @ts-expect-error: no cache policy
    const noCache: Call = { ...call, callers: ['page'], access: 'public' };
    // @ts-expect-error: a shopper's own data is stored by no cache
    const cached: Call = { ...call, callers: ['page'], access: 'session', cache: 'revalidate' };
    // @ts-expect-error: a shopper's own data is given to no other origin
    const shared: Call = { ...call, callers: ['other-origins'], access: 'customer', cache: 'no-store' };
    expect([neither, noAccess, noCache, cached, shared]).toHaveLength(5);
  });

  test('a call without its schemas, or schemas without their call, do not compile', () => {
    const calls = {
      one: { ...call, cache: 'no-store', access: 'public', callers: ['page'] },
    } as const;
    const schemas = { summary: 'One', response: Type.Object({}) };
    // @ts-expect-error: no schemas
    defineEndpoints('x', calls, {});
    // @ts-expect-error: a GET has no body
    defineEndpoints('x', calls, { one: { ...schemas, body: Type.Object({}) } });
    // @ts-expect-error: no call
    defineEndpoints('x', calls, { one: schemas, two: schemas });
    expect(defineEndpoints('x', calls, { one: schemas }).one).toMatchObject({ path: '/api/x', tag: 'x' });
  });

  test('a call for customers is refused to who is not logged in, and every method can be mounted', async () => {
    const log = createLog('error', { write: () => {} });
    const originOf = () => 'http://shop.example';
    const app = await createApp({ log, trustedProxies: 0, originOf, shopName: () => 'Shop' });
    const methods = ['PUT', 'PATCH', 'DELETE'] as const;
    for (const method of methods) {
      const endpoints = defineEndpoints(
        'customer',
        {
          profile: {
            method,
            path: '/api/profile',
            cache: 'no-store',
            access: 'customer',
            callers: ['page'],
            retry: 'never',
          },
        },
        { profile: { summary: 'Change the profile', response: Type.Object({}) } },
      );
      mountEndpoint(app, endpoints.profile, async () => ({ ok: true, value: {} }), {
        originOf,
        costs: createCostLimits(Date.now),
        stored: createStoredLimits(Date.now),
      });
    }
    for (const method of methods) {
      const response = await app.inject({ method, url: '/api/profile', headers: { 'x-cairn': '1' } });
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ error: { code: 'login_required' } });
    }
    await app.close();
  });
});
