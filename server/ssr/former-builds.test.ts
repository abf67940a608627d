// Files of the builds before the current one, and of other nodes' builds, over the shop's own database.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '#server/http/app.ts';
import { createLog } from '#server/log.ts';
import { createProductionRenderer } from '#server/ssr/production-renderer.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { DATABASES, type TestDatabase, temporaryFolder } from '#tests/databases.ts';

/** A build as `npm run build` leaves it, as far as the server reads it. */
function makeBuild(name: string): string {
  const dist = temporaryFolder();
  for (const folder of ['server', 'client/assets', 'client/.vite'])
    mkdirSync(join(dist, folder), { recursive: true });
  const write = (path: string, content: string) => writeFileSync(join(dist, path), content);
  write('server/entry-server.js', `export const render = async () => ({ status: 200, html: '${name}' });`);
  write('server/entry-mails.js', 'export const renderMail = () => null;');
  write('server/entry-checkout.js', 'export const renderCheckout = () => null;');
  write(`client/assets/page-${name}.js`, `export const name = '${name}';`);
  write(`client/assets/page-${name}.js.br`, 'compressed');
  write('client/sw.js', 'the service worker');
  write('client/sw-off.js', 'its end');
  write('client/assets/shared-1.css', 'a {}');
  const manifest = { 'src/app/entry-client.tsx': { file: `assets/page-${name}.js` } };
  write('client/.vite/manifest.json', JSON.stringify(manifest));
  return dist;
}

describe.each(DATABASES)('page files on $name', ({ make }) => {
  let database: TestDatabase;
  let store: Store;
  const apps: { close(): Promise<unknown> }[] = [];
  beforeEach(async () => {
    database = await make();
    store = await openStore(database);
  });
  afterEach(async () => {
    for (const app of apps.splice(0)) await app.close();
    await store.close();
    await database.remove();
  });

  /** A node of this build; earlier ones may go on running. */
  async function start(name: string, hasServiceWorker = true): Promise<FastifyInstance> {
    const log = createLog('silent');
    const originOf = () => 'http://localhost';
    const app = await createApp({ log, trustedProxies: 0, originOf, shopName: () => 'Shop' });
    apps.push(app);
    const built = await createProductionRenderer(makeBuild(name))(app, { store, log, hasServiceWorker });
    apps.push({ close: async () => built?.close?.() });
    return app;
  }
  const statusesOf = (app: FastifyInstance, names: readonly string[]) =>
    Promise.all(names.map(async (name) => (await app.inject(`/assets/${name}`)).statusCode));

  test('of the last two builds stay served, older ones do not', async () => {
    for (const name of ['a', 'b', 'c']) await start(name);
    const app = await start('d');
    const former = await app.inject('/assets/page-b.js');
    expect(former.payload).toBe("export const name = 'b';");
    expect(former.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining("default-src 'self'") as string,
    });
    expect(
      await statusesOf(app, ['page-c.js', 'page-d.js', 'page-a.js', 'page-b.js.br', '..%2fx.js']),
    ).toEqual([200, 200, 404, 404, 404]);
  });

  test('of a newer node are served by one that is not deployed yet', async () => {
    const old = await start('old');
    expect(await statusesOf(old, ['page-new.js'])).toEqual([404]);
    await start('new');
    expect(await statusesOf(old, ['page-new.js'])).toEqual([200]);
  });

  test('of a build that comes back count as the newest again', async () => {
    for (const name of ['a', 'b', 'a', 'c']) await start(name);
    const app = await start('d');
    expect(await statusesOf(app, ['page-a.js', 'page-b.js'])).toEqual([200, 404]);
  });

  test('the service worker is replaced by its end when it is switched off', async () => {
    const on = await (await start('a')).inject('/sw.js');
    const off = await (await start('b', false)).inject('/sw.js');
    expect([on.payload, off.payload]).toEqual(['the service worker', 'its end']);
    for (const { headers } of [on, off])
      expect(headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-type': expect.stringContaining('javascript') as string,
        'content-security-policy': expect.stringContaining("default-src 'self'") as string,
      });
  });
});
