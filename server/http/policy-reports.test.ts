// Reports of what a page's policy stopped: what is logged of them, and what is refused.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createApp } from '#server/http/app.ts';
import { mountPolicyReports } from '#server/http/policy-reports.ts';
import { createLog } from '#server/log.ts';

let app: FastifyInstance;
let now = 0;
let lines: Record<string, unknown>[] = [];
beforeEach(async () => {
  now = 1_000_000_000;
  lines = [];
  app = await createApp({
    log: createLog('silent'),
    trustedProxies: 0,
    originOf: () => 'http://localhost',
    shopName: () => 'Shop',
  });
  const log = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line) as never) });
  mountPolicyReports(app, log, () => now);
});
afterEach(() => app.close());

const send = async (payload: unknown, type = 'application/csp-report') => {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/policy-reports',
    headers: { 'content-type': type },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
  return statusCode;
};
const report = (fields: Record<string, unknown> = {}) => ({
  'csp-report': {
    'document-uri': 'https://shop.example/sv-se/checkout?token=s3cr3t&query=knee',
    'blocked-uri': 'https://evil.example/skim.js?card=1',
    'effective-directive': 'script-src-elem',
    'script-sample': 'the words of a shopper',
    ...fields,
  },
});

test('is logged by directive, place and page, without queries and without what was in them', async () => {
  expect(await send(report())).toBe(204);
  expect(lines).toMatchObject([
    {
      directive: 'script-src-elem',
      blocked: 'https://evil.example/skim.js',
      page: 'https://shop.example/sv-se/checkout',
    },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/s3cr3t|knee|card|shopper/);
});

test('of a script in the page is logged as that, and of an older browser by the directive it names', async () => {
  const old = {
    'blocked-uri': 'inline',
    'effective-directive': undefined,
    'violated-directive': 'script-src',
  };
  expect(await send(report(old))).toBe(204);
  expect(lines).toMatchObject([{ directive: 'script-src', blocked: 'inline' }]);
});

test('secrets in a path and words that are no URL are not logged', async () => {
  await send(
    report({ 'blocked-uri': 'data:text/javascript,s3cr3t', 'document-uri': 'anna@example.org s3cr3t' }),
  );
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toMatch(/s3cr3t|anna/);
});

test.each([
  ['no JSON', '{', 'application/csp-report', 400],
  ['a list', [], 'application/csp-report', 400],
  ['another type', report(), 'application/json', 415],
  ['a number for a URL', report({ 'blocked-uri': 1 }), 'application/csp-report', 400],
  ['more than 16 kB', report({ more: 'x'.repeat(17_000) }), 'application/csp-report', 413],
])('%s is refused', async (_, body, type, status) => {
  expect(await send(body, type)).toBe(status);
  expect(lines).toEqual([]);
});

test('no more than 20 a minute are logged', async () => {
  for (let count = 0; count < 25; count += 1) expect(await send(report())).toBe(204);
  expect(lines).toHaveLength(20);
  now += 60_000;
  await send(report());
  expect(lines).toHaveLength(21);
});

test('long names are cut', async () => {
  await send(report({ 'effective-directive': 'x'.repeat(5_000) }));
  expect(String(lines[0]?.['directive'])).toHaveLength(200);
});
