// Bad input: five thousand requests over every call, none of which may be the server's fault or be answered out of shape.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { ERROR_CODES } from '#contract/errors.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { createRandom, KEYS, VALUES } from '#tests/fixtures/hostile-values.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';

const REQUESTS = 5_000;
const AT_ONCE = 16;

interface Shot {
  readonly url: string;
  readonly init: { method: string; headers: Record<string, string>; body: string | null };
}

function shotAt(endpoint: Endpoint, random: (below: number) => number): Shot {
  const value = () => VALUES[random(VALUES.length)];
  const right: Record<string, unknown> = {
    market: 'sv-se',
    merchant: 'cairn',
    id: 'p1',
    productId: 'p1',
    size: { articleId: 'a1' },
    orderRowId: 'row-a1',
    type: 'related',
  };
  const fields = (): Record<string, unknown> => {
    const made: Record<string, unknown> = { ...right };
    for (let count = random(4); count > 0; count -= 1) made[KEYS[random(KEYS.length)] ?? ''] = value();
    if (random(6) === 0) delete made['market'];
    return made;
  };
  const text = (one: unknown) => (typeof one === 'string' ? one : (JSON.stringify(one) ?? '')).toWellFormed();
  const query = new URLSearchParams(
    Object.entries(fields()).map(([key, one]) => [key, text(one)] as [string, string]),
  );
  const path = endpoint.path.replace(':id', () => encodeURIComponent(random(3) === 0 ? 'p1' : text(value())));
  const bodies = [
    () => JSON.stringify(fields()),
    () => JSON.stringify(value()) ?? '',
    () => text(value()),
    () => '{"size":',
    () => '',
  ];
  const body =
    endpoint.method === 'GET'
      ? null
      : (bodies[random(3) === 0 ? random(bodies.length) : 0] as () => string)();
  const type =
    ['application/json', 'application/json', 'text/plain', 'application/xml', 'application/json; charset=x'][
      random(5)
    ] ?? '';
  const headers: Record<string, string> = {
    'x-cairn': '1',
    ...(body === null ? {} : { 'content-type': type }),
  };
  if (random(5) === 0) headers['idempotency-key'] = ['k1', 'k 2', 'x'.repeat(300)][random(3)] ?? '';
  return { url: `${path}?${query.toString()}`, init: { method: endpoint.method, headers, body } };
}

/** What is wrong with the shape of an answer. */
function faultOf(answer: Response, body: string): string | undefined {
  if (answer.status >= 500) return body.slice(0, 300);
  const type = answer.status < 400 ? 'application/json; charset=utf-8' : 'application/problem+json';
  if (answer.headers.get('content-type') !== type) return `not ${type}`;
  if (answer.status < 400) return undefined;
  const { error } = JSON.parse(body) as { error?: { code?: string; message?: string } };
  if (!ERROR_CODES.some((code) => code === error?.code)) return `no code: ${body.slice(0, 300)}`;
  return error?.message === undefined || error.message === '' ? 'no message' : undefined;
}

describe.each(DATABASES)('bad input on $name', ({ make }) => {
  let place: TestDatabase;
  let shop: TestShop;
  beforeAll(async () => {
    place = await make();
    shop = await startTestShop(place);
  });
  afterAll(async () => {
    await shop.server.close();
    await place.remove();
  });

  test('AP-10b 5,000 requests over every call: no 5xx, every 4xx well-formed', {
    timeout: 240_000,
  }, async () => {
    const random = createRandom(20_260);
    const endpoints: readonly Endpoint[] = Object.values(ENDPOINTS);
    const statuses = new Map<number, number>();
    const faults: string[] = [];
    let left = REQUESTS;
    async function work(): Promise<void> {
      while (left > 0) {
        left -= 1;
        const endpoint = endpoints[left % endpoints.length];
        if (endpoint === undefined) continue;
        const { url, init } = shotAt(endpoint, random);
        const answer = await fetch(`${shop.server.url}${url}`, init);
        const body = await answer.text();
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        const fault = faultOf(answer, body);
        if (fault !== undefined) faults.push(`${init.method} ${url} ${init.body}: ${answer.status} ${fault}`);
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    expect(faults).toEqual([]);
    expect(shop.errors).toEqual([]);
    // A request refused by validation proves little: a good part must reach the handlers.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 10);
    expect(statuses.get(400) ?? 0).toBeGreaterThan(REQUESTS / 10);
  });

  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`${shop.server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
  const search = (more: object) =>
    post('/v3/search/results', JSON.stringify({ merchant: 'cairn', market: 'sv-se', ...more }));
  const add = (body: object) => post('/api/cart/add?market=sv-se', JSON.stringify(body));

  test.each([
    ['an unknown market', () => search({ market: 'zz-zz' }), 400, 'unknown_market', 'market'],
    ['malformed JSON', () => post('/api/cart/add?market=sv-se', '{"size":'), 400, 'bad_request', 'body'],
    ['an over-long query', () => search({ query: 'x'.repeat(257) }), 400, 'bad_request', 'query'],
    [
      'an unknown article',
      () => add({ size: { articleId: 'no' } }),
      404,
      'unknown_article',
      'size.articleId',
    ],
    [
      'a negative quantity',
      () => add({ size: { articleId: 'a1' }, quantity: -1 }),
      400,
      'bad_request',
      'quantity',
    ],
    [
      'a quantity in text',
      () => add({ size: { articleId: 'a1' }, quantity: '1' }),
      400,
      'bad_request',
      'quantity',
    ],
    [
      "a price of one's own",
      () => add({ size: { articleId: 'a1' }, rowPrice: 1 }),
      400,
      'bad_request',
      'rowPrice',
    ],
    ['a broken cursor', () => search({ cursor: 'broken' }), 400, 'broken_cursor', 'cursor'],
    ['a body that is too large', () => search({ query: 'x'.repeat(100_000) }), 413, 'too_large', 'body'],
    ['a call that is none', () => post('/api/none', '{}'), 404, 'not_found', 'path'],
  ])('AP-10a %s is refused with the name of the field', async (_name, ask, status, code, field) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error: { code, field } });
  });
});
