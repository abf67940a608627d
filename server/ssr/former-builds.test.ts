// Files of the builds before the current one, and of other nodes' builds, over the shop's own database.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RenderRequest } from '#contract/ssr.ts';
import { createApp } from '#server/http/app.ts';
import { createLog } from '#server/log.ts';
import { createProductionRenderer } from '#server/ssr/production-renderer.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { makeBuild } from '#tests/fixtures/page-build.ts';

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
    return (await startIn(makeBuild(name), hasServiceWorker)).app;
  }
  async function startIn(distDir: string, hasServiceWorker = true) {
    const log = createLog('silent');
    const originOf = () => 'http://localhost';
    const app = await createApp({ log, trustedProxies: 0, originOf, shopName: () => 'Shop' });
    apps.push(app);
    const built = await createProductionRenderer(distDir)(app, { store, log, hasServiceWorker });
    apps.push({ close: async () => built?.close?.() });
    return { app, built };
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

  test('of a build that another one replaces on the disk stay served, and pages refer to them', async () => {
    const dist = makeBuild('a');
    const { app, built } = await startIn(dist);
    for (const folder of ['client', 'server']) rmSync(join(dist, folder), { recursive: true });
    makeBuild('b', dist);
    expect(await statusesOf(app, ['page-a.js'])).toEqual([200]);
    const open = (path: string) => {
      const signal = new AbortController().signal;
      const request = {
        url: `http://localhost${path}`,
        site: {},
        pages: {},
        nonce: 'n',
        signal,
      } as RenderRequest;
      return built?.render(request, { name: null, onCost: () => undefined });
    };
    // Whatever renders after it has loaded the build after it was replaced.
    await expect(open('/ends')).rejects.toThrow('ended');
    expect((await open('/'))?.html).toContain('src="/assets/page-a.js"');
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
