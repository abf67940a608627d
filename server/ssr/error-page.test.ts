// What a person and a program get for errors that come before the pages.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopError } from '#contract/errors.ts';
import { createApp } from '#server/http/app.ts';
import { sendError } from '#server/http/errors.ts';
import { createLog } from '#server/log.ts';
import { DEFAULT_SETTINGS } from '#settings/settings.ts';
import { createLiveSettings } from '#server/live-settings.ts';
import { createErrorPage } from '#server/ssr/error-page.ts';

const CODES = ['overloaded', 'too_many_requests', 'internal', 'not_found'] as const;
let app: FastifyInstance;

beforeAll(async () => {
  const originOf = () => 'http://localhost';
  app = await createApp({ log: createLog('silent'), trustedProxies: 0, originOf, shopName: () => 'Shop' });
  app.decorate(
    'errorPage',
    createErrorPage(createLiveSettings({ version: 0, settings: DEFAULT_SETTINGS, leftOut: [] })),
  );
  for (const market of ['', '/sv-se', '/api'])
    app.post(`${market}/form`, { config: { access: 'form' } }, async (_, reply) =>
      sendError(reply, shopError('too_many_requests')),
    );
  for (const code of CODES)
    for (const market of ['', '/sv-se', '/de-de', '/ko-kr', '/api'])
      app.get(`${market}/${code}`, async (_, reply) => sendError(reply, shopError(code)));
});
afterAll(() => app.close());

const RETRY_AFTER: Readonly<Record<number, string>> = { 503: '2' };
const NAVIGATION = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
async function ask(url: string, accept = NAVIGATION) {
  const { statusCode, headers, payload } = await app.inject({ url, headers: { accept } });
  return { status: statusCode, type: headers['content-type'], headers, body: payload };
}

test.each([
  ['/sv-se/overloaded', 503, 'sv', 'Ett ögonblick'],
  ['/de-de/overloaded', 503, 'de', 'Einen Moment bitte'],
  ['/ko-kr/overloaded', 503, 'ko', '잠시만 기다려 주세요'],
  ['/overloaded', 503, 'en', 'One moment, please'],
  ['/sv-se/too_many_requests', 429, 'sv', 'Det var mycket på en gång'],
  ['/sv-se/internal', 500, 'sv', 'Sidan ligger nere just nu'],
  ['/de-de/internal', 500, 'en', 'The homepage is down at the moment'],
  ['/de-de/not_found', 404, 'de', 'Unter dieser Adresse gibt es nichts'],
] as const)(
  'a person who opens %s gets a page in the language of the market',
  async (url, status, lang, title) => {
    const { headers, body, ...answer } = await ask(url);
    expect(answer).toEqual({ status, type: 'text/html; charset=utf-8' });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-cairn': '1' });
    expect(headers['retry-after']).toBe(RETRY_AFTER[status]);
    expect(body).toMatch(new RegExp(`^<!doctype html><html lang="${lang}">.*<h1>${title}</h1>.*</html>$`));
    const nonce = /<style nonce="([^"]+)"/.exec(body)?.[1];
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  },
);

test.each([
  ['/sv-se/form', NAVIGATION, 'text/html; charset=utf-8'],
  ['/form', 'text/html', 'text/html; charset=utf-8'],
  ['/sv-se/form', '*/*', 'application/problem+json'],
  ['/api/form', NAVIGATION, 'application/problem+json'],
])('whoever sends a form to %s, accepting %s, gets %s when it is refused', async (url, accept, type) => {
  const headers = { accept, origin: 'http://localhost', 'sec-fetch-site': 'same-origin' };
  const answer = await app.inject({ method: 'POST', url, headers });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([429, type]);
});

test('only the page of a busy shop loads itself again', async () => {
  expect((await ask('/overloaded')).body).toContain('http-equiv="refresh" content="5"');
  for (const code of ['too_many_requests', 'internal', 'not_found'])
    expect((await ask(`/${code}`)).body).not.toContain('refresh');
});

test.each([
  ['/sv-se/overloaded', '*/*'],
  ['/sv-se/overloaded', 'application/json'],
  ['/api/overloaded', NAVIGATION],
])('a program gets problem details from %s', async (url, accept) => {
  const { status, type, body, headers } = await ask(url, accept);
  expect([status, type, headers['retry-after']]).toEqual([503, 'application/problem+json', '2']);
  const detail = 'The server is too busy';
  expect(JSON.parse(body)).toEqual({
    title: detail,
    status: 503,
    detail,
    code: 'overloaded',
    error: { code: 'overloaded', message: detail },
  });
});

test('an address that can not be read is a page too', async () => {
  const { status, type } = await ask('/%E0%A4%A');
  expect([status, type]).toEqual([400, 'text/html; charset=utf-8']);
});
