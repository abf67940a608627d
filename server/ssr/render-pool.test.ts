// Threads that render, with a build whose pages do what their URL says: answer, fail, hang, end their thread.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import type { CheckoutRenderRequest } from '#contract/checkout-page.ts';
import type { PageClient } from '#contract/clients.ts';
import { fail, ok } from '#contract/result.ts';
import { shopError } from '#contract/errors.ts';
import type { RenderRequest, RenderSite } from '#contract/ssr.ts';
import { RequestError } from '#server/http/validation.ts';
import { createRenderPool, type RenderPool } from '#server/ssr/render-pool.ts';
import { temporaryFolder } from '#tests/databases.ts';

const PAGES = `
const known = new Map();
export async function render({ url, site, pages, nonce, signal }) {
  const page = (html, more) => ({ status: 200, html: '<head></head>' + html, location: null, modules: [], cache: 'revalidate', ...more });
  const { pathname } = new URL(url);
  switch (pathname) {
    case '/data': {
      const [home, listing] = await Promise.all([pages.home('en-eu'), pages.listing('en-eu', 'jackets', { search: '', limit: 48 })]);
      return page(JSON.stringify([home, listing, site.base, nonce]));
    }
    case '/frame': {
      const shells = await Promise.all([pages.shell('en-eu'), pages.shell('sv-se')]);
      const told = shells.map((shell) => known.get(shell) ?? 'new');
      for (const shell of shells) known.set(shell, shell.value);
      return page(told.join());
    }
    case '/fault': return page('', { status: 500, failure: Object.assign(new Error('torn'), { act() {} }) });
    case '/function': return page('', { failure: () => {} });
    case '/throws': throw new Error('broken page');
    case '/costly': { const start = process.threadCpuUsage(); while (process.threadCpuUsage(start).user < 60_000); return page('costly'); }
    case '/waits': await pages.home('en-eu'); return page('waited');
    case '/aborted': return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    case '/hangs': for (;;);
    case '/ends': process.exit(3);
  }
  return page('at ' + pathname);
}`;

/** The two builds as far as they are read. */
function buildIn(distDir: string, pages = PAGES): string {
  mkdirSync(join(distDir, 'server'), { recursive: true });
  mkdirSync(join(distDir, 'client/.vite'), { recursive: true });
  const manifest = {
    'src/app/entry-client.tsx': { file: 'entry.js' },
    'src/checkout/entry-client.ts': { file: 'checkout.js' },
  };
  writeFileSync(join(distDir, 'client/.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(distDir, 'server/package.json'), '{"type":"module"}');
  writeFileSync(join(distDir, 'server/entry-server.js'), pages);
  writeFileSync(
    join(distDir, 'server/entry-checkout.js'),
    'export const renderCheckout = async ({ view }) => `<head></head>${view.pageKey}`;',
  );
  writeFileSync(
    join(distDir, 'server/entry-mails.js'),
    'export const renderMail = ({ kind }) => { while (kind === "hangs"); return { subject: kind, html: "", text: "" }; };',
  );
  return distDir;
}

const opened: RenderPool[] = [];
afterEach(async () => {
  for (const pool of opened.splice(0)) await pool.close?.();
});

async function openPool() {
  const errors: unknown[] = [];
  const pool = await createRenderPool(buildIn(temporaryFolder()), (error) => void errors.push(error));
  opened.push(pool);
  const costs: number[] = [];
  const open = async (path: string, { client = null, mayShare = false, ...more }: OpenOptions = {}) =>
    pool.render(
      {
        url: `https://shop.example${path}`,
        site: { base: '/en-eu' } as RenderSite,
        pages: {} as PageClient,
        nonce: 'n',
        signal: new AbortController().signal,
        ...more,
      },
      { name: client, onCost: (ms) => void costs.push(ms), mayShare },
    );
  const openCheckout = async (client: string | null = null) => {
    const page = { site: {}, view: { pageKey: 'key' }, nonce: 'n' } as unknown as CheckoutRenderRequest;
    return pool.renderCheckout(page, { name: client, onCost: (ms) => void costs.push(ms) });
  };
  return { pool, open, openCheckout, errors, costs };
}
type OpenOptions = Partial<RenderRequest> & { readonly client?: string | null; readonly mayShare?: boolean };

const codeOf = async (refused: Promise<unknown>) => {
  const error = await refused.catch((thrown: unknown) => thrown);
  return error instanceof RequestError ? error.error.code : error;
};

test('a page is made of what the node answers, with the scripts of the build in its head', async () => {
  const { open } = await openPool();
  const asked: unknown[] = [];
  const pages = {
    home: async (...args: unknown[]) => {
      asked.push(args);
      return ok({ rows: {} });
    },
    listing: async (...args: unknown[]) => {
      asked.push(args);
      return fail(shopError('unknown_listing'));
    },
  } as unknown as PageClient;
  const page = await open('/data', { pages });
  expect(asked).toEqual([['en-eu'], ['en-eu', 'jackets', { search: '', limit: 48 }]]);
  expect(page.html).toContain('src="/entry.js" nonce="n"');
  expect(page.html).toContain(
    JSON.stringify([ok({ rows: {} }), fail(shopError('unknown_listing')), '/en-eu', 'n']),
  );
});

test('a page for everyone comes as it is kept for them, where that is asked for, and every other one as HTML', async () => {
  const { open } = await openPool();
  const { shared, html } = await open('/whole', { mayShare: true });
  expect(html).toBe('');
  const kept = brotliDecompressSync(shared?.body ?? new Uint8Array()).toString();
  expect(kept).toContain('at /whole');
  expect(kept).not.toContain('nonce');
  expect(shared?.policy).toContain("'sha256-");
  // No other page is behind it: memory of its own was handed over.
  expect(shared?.body.buffer.byteLength).toBe(shared?.body.byteLength);
  expect((await open('/whole')).html).toContain('at /whole');
  const failed = await open('/fault', { mayShare: true });
  expect(failed.shared).toBeUndefined();
  expect(failed.html).toContain('<head>');
});

test('the data of a frame are sent to a thread once, and anew when they are others or the thread is', async () => {
  const { open } = await openPool();
  const shells: Record<string, unknown> = { 'en-eu': ok('first'), 'sv-se': ok('svensk') };
  const pages = { shell: async (market: string) => shells[market] } as unknown as PageClient;
  const told = async () => (await open('/frame', { pages })).html.split('</head>')[1];
  expect(await told()).toBe('new,new');
  expect(await told()).toBe('first,svensk');
  shells['en-eu'] = ok('second');
  expect(await told()).toBe('new,svensk');
  expect(await told()).toBe('second,svensk');
  await expect(open('/ends')).rejects.toThrow('ended');
  expect(await told()).toBe('new,new');
  shells['en-eu'] = { act() {} };
  await expect(told()).rejects.toThrow('could not be cloned');
  shells['en-eu'] = ok('third');
  expect(await told()).toBe('new,svensk');
});

test('checkouts and mails are rendered too', async () => {
  const { pool, openCheckout, costs } = await openPool();
  const checkout = await openCheckout();
  expect(costs).toHaveLength(1);
  expect(checkout).toContain('key');
  expect(checkout).toContain('src="/checkout.js" nonce="n"');
  expect(await pool.renderMail({ kind: 'order' } as never)).toEqual({ subject: 'order', html: '', text: '' });
});

test('what failed is told with its reason, also what no thread can send', async () => {
  const { open, errors } = await openPool();
  await expect(open('/throws')).rejects.toThrow('broken page');
  expect(String((await open('/fault')).failure)).toContain('torn');
  expect(String((await open('/function')).failure)).toContain('=>');
  const pages = { home: () => Promise.reject(new Error('no data')) } as unknown as PageClient;
  await expect(open('/waits', { pages })).rejects.toThrow('no data');
  const sent = { home: async () => () => {} } as unknown as PageClient;
  await expect(open('/waits', { pages: sent })).rejects.toThrow('could not be cloned');
  expect((await open('/next')).html).toContain('at /next');
  expect(errors).toEqual([]);
});

test('the processor time of each page is told, without what it waited', async () => {
  const { open, costs } = await openPool();
  let goOn: (answer: unknown) => void = () => {};
  const pages = {
    home: () =>
      new Promise((resolve) => {
        goOn = resolve;
      }),
  } as unknown as PageClient;
  const waiting = open('/waits', { pages });
  await open('/costly');
  goOn(ok(null));
  await waiting;
  const [costly = 0, waited = 0] = costs;
  expect(costs).toHaveLength(2);
  expect(costly).toBeGreaterThanOrEqual(60);
  expect(waited).toBeLessThan(costly / 2);
});

test('the signal of a page ends its rendering', async () => {
  const { open } = await openPool();
  const signal = AbortSignal.timeout(100);
  await expect(open('/aborted', { signal })).rejects.toThrow('it took too long');
});

test('a page that hangs is given up with its thread, and the next ones are rendered', async () => {
  const { open, errors } = await openPool();
  const hanging = open('/hangs', { signal: AbortSignal.timeout(100) });
  await expect(hanging).rejects.toThrow('ended with');
  expect((await open('/next')).html).toContain('at /next');
  expect(errors).toHaveLength(1);
});

test('a mail that hangs is given up too', async () => {
  const { pool, open } = await openPool();
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const limits: number[] = [];
  AbortSignal.timeout = (ms) => {
    limits.push(ms);
    return timeout(100);
  };
  const hanging = Promise.resolve(pool.renderMail({ kind: 'hangs' } as never)).finally(() => {
    AbortSignal.timeout = timeout;
  });
  await expect(hanging).rejects.toThrow('ended with');
  expect(limits).toEqual([10_000]);
  expect((await open('/next')).html).toContain('at /next');
});

test('a thread that ends fails what it was rendering, is reported, and is replaced', async () => {
  const { open, errors } = await openPool();
  await expect(open('/ends')).rejects.toThrow('a thread that renders ended with 3');
  expect((await open('/next')).html).toContain('at /next');
  expect(errors.map(String)).toEqual(['Error: a thread that renders ended with 3']);
});

test('who asks for too much at once is refused, while others are served', async () => {
  const { open, openCheckout } = await openPool();
  const signal = AbortSignal.timeout(5_000);
  const pages = { home: () => new Promise(() => {}) } as unknown as PageClient;
  const asked = Array.from({ length: 22 }, () => codeOf(open('/waits', { client: 'greedy', pages, signal })));
  expect(await asked.at(-1)).toBe('too_many_requests');
  expect(await codeOf(openCheckout('greedy'))).toBe('too_many_requests');
  expect((await open('/next', { client: 'other' })).html).toContain('at /next');
  expect(await openCheckout('other')).toContain('key');
});

test('a page whose turn does not come in time is refused for the moment', async () => {
  const { open } = await openPool();
  const pages = { home: () => new Promise(() => {}) } as unknown as PageClient;
  void codeOf(open('/waits', { client: 'a', pages, signal: AbortSignal.timeout(2_000) }));
  expect(await codeOf(open('/next', { client: 'a', signal: AbortSignal.timeout(50) }))).toBe('overloaded');
});

test('a build that cannot be loaded is told at once', async () => {
  const distDir = buildIn(temporaryFolder(), 'throw new Error("not a build")');
  await expect(createRenderPool(distDir, () => undefined)).rejects.toThrow('not a build');
});
