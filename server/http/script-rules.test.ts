// What browsers say a request is for decides whether its response may be a script: asked of the assembled server.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createApp } from '#server/http/app.ts';
import { createLog } from '#server/log.ts';

const PATHS = [
  '/api/shop',
  '/v2/events',
  '/v3/search',
  '/snapshots/text.bin',
  '/images/one',
  '/assets/a.js',
  '/sw.js',
  '/',
];

let app: FastifyInstance;
beforeAll(async () => {
  app = await createApp({
    log: createLog('silent'),
    trustedProxies: 0,
    originOf: () => 'http://localhost',
    shopName: () => 'Shop',
  });
  for (const path of PATHS) app.get(path, async () => 'void 0');
});
afterAll(() => app.close());

const refusedFor = async (headers: Record<string, string>): Promise<string[]> => {
  const refused: string[] = [];
  for (const url of PATHS) {
    const { statusCode } = await app.inject({ url: `${url}?at=1`, headers });
    expect([200, 403]).toContain(statusCode);
    if (statusCode === 403) refused.push(url);
  }
  return refused;
};

test.each(['script', 'worker', 'sharedworker', 'serviceworker', 'audioworklet', 'paintworklet', 'xslt'])(
  'for a %s calls and pictures respond with nothing',
  async (destination) => {
    expect(await refusedFor({ 'sec-fetch-dest': destination })).toEqual(PATHS.slice(0, 5));
  },
);

test.each(['empty', 'image', 'document'])('for what browsers call %s they do', async (destination) => {
  expect(await refusedFor({ 'sec-fetch-dest': destination })).toEqual([]);
});

test('a service worker is registered from its own file alone', async () => {
  expect(await refusedFor({ 'service-worker': 'script' })).toEqual(PATHS.filter((path) => path !== '/sw.js'));
});
