// The service worker as it is built, in a real Chromium, before a real shop whose network fails on demand.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { bundle } from '#tests/bundle.ts';
import { headlessShellPath } from '#tests/chromium.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { type FaultProxy, startFaultProxy } from '#tests/fault-proxy.ts';
import type { OutboxPage } from '#tests/fixtures/outbox-page.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';

export const MARKET = 'sv-se';
const SERVER_PAGE =
  '<!doctype html><html><head><title>server page</title><script src="/outbox-page.js"></script></head></html>';
/** As the policy of pages with scripts, without their nonces. */
const CSP = "default-src 'self'";
const SHELL = '<!doctype html><title>shell</title>';
const ROOT = resolve(import.meta.dirname, '..');

/** Versions of the service worker; `off` is what the kill switch serves. */
type Version = 'first' | 'second' | 'third' | 'broken' | 'off';

export interface ServiceWorkerShop {
  readonly proxy: FaultProxy;
  readonly context: BrowserContext;
  /** Of a fresh device, controlled by the first version. */
  readonly page: Page;
  /** What `/sw.js` is from now on. */
  version: Version;
  /** Opens a page of the shop; resolves to its title. */
  readonly titleAt: (path: string) => Promise<string>;
  /** Stores an add in the outbox, as a page does that dies before it can send it. */
  readonly queueAdd: (articleId: string) => Promise<void>;
  readonly pendingCount: () => Promise<number>;
}

/** To be called once by a file of tests: one shop and browser for all, a device for each. */
export function useServiceWorkerShop(): ServiceWorkerShop {
  const scripts: Record<Version, string> = { first: '', second: '', third: '', broken: '', off: '' };
  let version: Version = 'first';
  let database: TestDatabase;
  let shop: TestShop;
  let proxy: FaultProxy;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    const worker = (...assets: object[]) =>
      bundle('sw/sw.ts', {
        'self.__WB_MANIFEST': JSON.stringify([{ url: '/shell.html', revision: '1' }, ...assets]),
      });
    scripts.first = await worker({ url: '/assets/part-1.js', revision: null });
    scripts.second = await worker({ url: '/assets/part-2.js', revision: null });
    scripts.third = await worker({ url: '/assets/part-3.js', revision: null });
    const integrity = 'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=';
    scripts.broken = await worker({ url: '/assets/part-4.js', revision: null, integrity });
    scripts.off = await readFile(resolve(ROOT, 'public/sw-off.js'), 'utf8');
    const files = new Map([['/outbox-page.js', await bundle('tests/fixtures/outbox-page.ts')]]);
    database = await DATABASES[0]!.make();
    shop = await startTestShop(database, undefined, async (app) => {
      const send = (path: string, type: string, text: string | (() => string)) =>
        app.get(path, (_, reply) =>
          reply
            .header('content-security-policy', CSP)
            .type(type)
            .send(typeof text === 'string' ? text : text()),
        );
      for (const [path, code] of files) send(path, 'text/javascript', code);
      send('/shell.html', 'text/html', SHELL);
      send('/sw.js', 'text/javascript', () => scripts[version]);
      send('/assets/:name', 'text/javascript', 'part');
      send('/sv-se*', 'text/html', SERVER_PAGE);
      return undefined;
    });
    proxy = await startFaultProxy(shop.server.url);
    browser = await chromium.launch({ executablePath: headlessShellPath(), args: ['--no-sandbox'] });
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await proxy?.close();
    await shop?.server.close();
    await database?.remove();
  });

  beforeEach(async () => {
    version = 'first';
    proxy.isOffline = false;
    proxy.faultOf = () => undefined;
    context = await browser.newContext();
    page = await context.newPage();
    await page.goto(`${proxy.origin}/sv-se`);
    await page.evaluate(async () => {
      const isControlled = new Promise((done) => {
        navigator.serviceWorker.addEventListener('controllerchange', done);
      });
      await navigator.serviceWorker.register('/sw.js');
      await isControlled;
    });
  }, 30_000);
  afterEach(() => context.close());

  return {
    get proxy() {
      return proxy;
    },
    get context() {
      return context;
    },
    get page() {
      return page;
    },
    get version() {
      return version;
    },
    set version(next) {
      version = next;
    },
    titleAt: async (path) => {
      await page.goto(proxy.origin + path, { timeout: 15_000 });
      return page.title();
    },
    queueAdd: (articleId) =>
      page.evaluate(([id, market]) => (globalThis as unknown as OutboxPage).queueAdd(id, market), [
        articleId,
        MARKET,
      ] as const),
    pendingCount: () => page.evaluate(() => (globalThis as unknown as OutboxPage).pendingCount()),
  };
}
