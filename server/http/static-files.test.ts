// Files with hashed names: sent as they were built or compressed, kept in memory, and those not on the disk found elsewhere.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { createApp } from '#server/http/app.ts';
import { serveHashedFiles } from '#server/http/static-files.ts';
import { createLog } from '#server/log.ts';
import { temporaryFolder } from '#tests/databases.ts';

const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});

/** What nodes have stored of their builds. */
const STORED = { 'former.js': Buffer.from('former'), 'small.css': Buffer.from('a { }') };
const SCRIPT = `export const text = '${'x'.repeat(3_000)}';`;

async function startFiles() {
  const folder = join(temporaryFolder(), 'assets');
  mkdirSync(folder);
  const write = (name: string, content: string) => writeFileSync(join(folder, name), content);
  write('page-1a2b.js', SCRIPT);
  write('page-1a2b.js.br', 'by Brotli');
  write('page-1a2b.js.gz', 'by gzip');
  write('small.css', 'a {}');
  const app = await createApp({
    log: createLog('silent'),
    trustedProxies: 0,
    originOf: () => 'http://localhost',
    shopName: () => 'Shop',
  });
  open.push(app);
  const asked: string[] = [];
  serveHashedFiles(app, folder, async (name) => {
    asked.push(name);
    const content = STORED[name as keyof typeof STORED] as Buffer | undefined;
    return content && gzipSync(content);
  });
  return { app, folder, asked };
}

test.each([
  ['gzip, deflate, br', 'br', 'by Brotli'],
  ['gzip', 'gzip', 'by gzip'],
  ['br;q=0, gzip', 'gzip', 'by gzip'],
  ['identity', undefined, SCRIPT],
])('what accepts %s gets the file as %s', async (accepted, encoding, payload) => {
  const { app } = await startFiles();
  const file = await app.inject({ url: '/assets/page-1a2b.js', headers: { 'accept-encoding': accepted } });
  expect(file.payload).toBe(payload);
  expect(file.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(payload.length),
    vary: expect.stringMatching(/accept-encoding/i) as string,
  });
  expect(file.headers['content-encoding']).toBe(encoding);
});

test('who has the file is told that it is the same, and HEAD has its length alone', async () => {
  const { app } = await startFiles();
  const { headers } = await app.inject('/assets/small.css');
  expect(headers['content-type']).toBe('text/css; charset=utf-8');
  const again = await app.inject({
    url: '/assets/small.css',
    headers: { 'if-none-match': String(headers['etag']) },
  });
  expect([again.statusCode, again.payload]).toEqual([304, '']);
  const head = await app.inject({ method: 'HEAD', url: '/assets/small.css' });
  expect([head.statusCode, head.payload, head.headers['content-length']]).toEqual([200, '', '4']);
});

test('a file that was read once needs no disk, and one that could not be read is tried again', async () => {
  const { app, folder } = await startFiles();
  await app.inject('/assets/small.css');
  rmSync(folder, { recursive: true });
  expect((await app.inject('/assets/small.css')).payload).toBe('a {}');
  expect((await app.inject('/assets/page-1a2b.js')).statusCode).toBe(500);
  mkdirSync(folder);
  writeFileSync(join(folder, 'page-1a2b.js'), SCRIPT);
  expect((await app.inject('/assets/page-1a2b.js')).payload).toBe(SCRIPT);
});

test('a file that another build has deleted on the disk is found where the builds are stored, until it is there again', async () => {
  const { app, folder } = await startFiles();
  rmSync(folder, { recursive: true });
  const found = await app.inject('/assets/small.css');
  expect([found.statusCode, found.payload]).toEqual([200, 'a { }']);
  mkdirSync(folder);
  writeFileSync(join(folder, 'small.css'), 'a {}');
  expect((await app.inject('/assets/small.css')).payload).toBe('a {}');
});

test('what this build lacks is looked for among former ones, by names of such files alone', async () => {
  const { app, asked } = await startFiles();
  expect((await app.inject('/assets/former.js')).payload).toBe('former');
  for (const name of ['page-1a2b.js.br', 'none.js', 'x.map', '..%2fsmall.css', 'constructor'])
    expect((await app.inject(`/assets/${name}`)).statusCode, name).toBe(404);
  expect(asked).toEqual(['former.js', 'none.js', '../small.css']);
});

test('a file of another build is read once, and sent as it is stored to those who take that', async () => {
  const { app, asked } = await startFiles();
  const load = (headers = {}) => app.inject({ url: '/assets/former.js', headers });
  const answers = await Promise.all([load({ 'accept-encoding': 'gzip, br' }), load(), load()]);
  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['gzip', undefined, undefined]);
  expect(gunzipSync(answers[0]?.rawPayload ?? Buffer.of()).toString()).toBe('former');
  await load();
  // Nobody who has it needs it to be read.
  expect((await load({ 'if-none-match': '"former.js"' })).statusCode).toBe(304);
  expect(asked).toEqual(['former.js']);
});
