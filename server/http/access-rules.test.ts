// A route that changes something says who may call it, and a form is the shop's own.
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CART_CALLS } from '#contract/cart.calls.ts';
import { addAccessRules } from '#server/http/access-rules.ts';

const ORIGIN = 'https://shop.example';
let app: FastifyInstance;
beforeEach(() => {
  app = Fastify();
  addAccessRules(app, () => ORIGIN);
});
afterEach(() => app.close());

const handler = async () => ({});
const adding = (method: RouteOptions['method'], config: RouteOptions['config'] = {}) => {
  return () => app.route({ method, url: '/x', config, handler });
};

test.each<[RouteOptions['method']]>([['POST'], ['PUT'], ['PATCH'], ['DELETE'], [['GET', 'POST']]])(
  '%s without a rule is not taken up',
  (method) => {
    expect(adding(method)).toThrow('/x does not say who may call it');
    expect(adding(method, { access: 'secret' })).not.toThrow();
  },
);

test('nor is one inside a plugin', async () => {
  const plugin = async (scope: FastifyInstance) => void scope.post('/x', handler);
  await expect(app.register(plugin).ready()).rejects.toThrow('/x does not say who may call it');
});

test('a call has its rule in the contract, and what only reads needs none', () => {
  expect(adding('POST', { call: CART_CALLS.cartAdd })).not.toThrow();
  expect(adding(['GET', 'HEAD', 'OPTIONS'])).not.toThrow();
});

test('a form is taken from a page of the shop alone, before anything of it is read', async () => {
  adding('POST', { access: 'form' })();
  const send = async (headers: Record<string, string>) =>
    (await app.inject({ method: 'POST', url: '/x', headers, payload: '{}' })).statusCode;
  expect(await send({ 'sec-fetch-site': 'same-origin' })).toBe(415);
  expect(await send({ origin: ORIGIN })).toBe(415);
  for (const headers of [
    {},
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: ORIGIN },
    { 'sec-fetch-site': 'none' },
    { origin: 'null' },
    { origin: 'https://shop.example.evil.example' },
    { origin: 'http://shop.example' },
    { referer: `${ORIGIN}/`, 'x-cairn': '1' },
  ])
    expect(await send(headers)).toBe(403);
});
