// Another shop on the same code, with the folder demo/ deleted: its own name, colours and markets, from settings and a feed.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { chromiumPath } from '../chromium.ts';
import { TEST_VARIABLES } from '../child-environment.ts';
import { freePort } from '../free-port.ts';
import { untilInteractive } from './fixtures.ts';

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '../..');
const NOT_COPIED = new Set(['demo', 'node_modules', 'data', 'reports', 'test-results']);

const market = (code: string, country: string, currency: string, fee: number) => ({
  code,
  country,
  language: code.slice(0, 2),
  currency,
  tax: { basisPoints: 2500 },
  shipping: { fee },
});
const SETTINGS = {
  name: 'Vedboden',
  description: { sv: 'Ved, yxor och kaminer.', de: 'Holz, Äxte und Öfen.' },
  tagline: { sv: 'Värme sedan 1957.' },
  contact: { email: 'hej@vedboden.example', phone: '+46 8 123 456' },
  social: [{ title: 'Instagram', url: 'https://instagram.example/vedboden' }],
  theme: { light: { accent: '#0f5132', onAccent: '#ffffff', sale: '#8a1c1c' } },
  markets: [
    market('en-us', 'US', 'USD', 10),
    market('de-de', 'DE', 'EUR', 6),
    market('sv-se', 'SE', 'SEK', 49),
  ],
  /** Shorter and longer than what they lead to, and one that begins as it does. */
  legacyMarkets: { 'sv-fi': 'sv-se', 'sv-sverige': 'sv-se', 'sv-sea': 'sv-se' },
};
const FEED = `id,title,price,product_type,availability,description
1,Klyvyxa Björk,799 SEK,Yxor,in stock,"Klyver björk och gran"
2,Handyxa Ask,499 SEK,Yxor,in stock,"En liten yxa"
3,Kamin Tall,8990 SEK,Kaminer,in stock,"Värmer ett helt rum"
4,Spaltaxt Buche,89 EUR,Yxor,in stock,"Für Buche und Eiche"
`;

let folder = '';
let origin = '';
let server: ChildProcess | undefined;

function environment(dataDir: string, port: number) {
  return {
    ...process.env,
    NODE_ENV: 'production',
    ...TEST_VARIABLES,
    PORT: String(port),
    CAIRN_DATA_DIR: dataDir,
    DATABASE_URL: '',
  };
}

/** A shop of its own data, with settings where they are given. Resolves with what the server said when it opened. */
async function openOwnShop(settings: object | null, feed = FEED): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cairn-other-'));
  const port = await freePort();
  const env = environment(dataDir, port);
  const command = (script: string, ...args: string[]) =>
    run(process.execPath, [join(folder, script), ...args], { cwd: folder, env });
  if (settings !== null) {
    writeFileSync(join(dataDir, 'settings.json'), JSON.stringify(settings));
    await command('commands/settings/cli.ts', 'set', join(dataDir, 'settings.json'));
  }
  writeFileSync(join(dataDir, 'feed.csv'), feed);
  await command('commands/import/cli.ts', join(dataDir, 'feed.csv'), '--market', 'sv-se');
  origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [join(folder, 'server/main.ts')], { cwd: folder, env });
  server = child;
  return new Promise((opened, failed) => {
    let output = '';
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('is open at')) opened(output);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => failed(new Error(`the server ended with ${code}: ${output}`)));
  });
}

async function closeShop(): Promise<void> {
  const child = server;
  server = undefined;
  if (child === undefined || child.exitCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}

const text = async (path: string) => (await fetch(`${origin}${path}`)).text();
/** Without style sheets, which name the fallback of the typeface. */
const withoutStyles = (html: string) => html.replaceAll(/<style.*?<\/style>/gs, '');
const accent = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--shop-accent').trim());

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cairn-copy-'));
  for (const name of readdirSync(ROOT))
    if (!NOT_COPIED.has(name) && !name.startsWith('.'))
      cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  symlinkSync(realpathSync(join(ROOT, 'node_modules')), join(folder, 'node_modules'));
});
test.afterEach(closeShop);
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a shop of another name shows its products at / and says nothing of the demo', async () => {
  expect(await openOwnShop(SETTINGS)).toContain('Vedboden is open at');
  const html = await text('/');
  expect(html).toContain('<html lang="sv"');
  expect(html).toContain('<title>Vedboden</title>');
  expect(html).toContain('Klyvyxa Björk');
  expect(html).toContain('Värme sedan 1957.');
  expect(html).toContain('mailto:hej@vedboden.example');
  expect(withoutStyles(html)).not.toMatch(/cairn/i);
  expect(html).toContain('--shop-accent:#0f5132');
  const organization = /<script type="application\/ld\+json">(\{[^<]*"Organization"[^<]*\})<\/script>/.exec(
    html,
  )?.[1];
  expect(JSON.parse(organization ?? '{}')).toMatchObject({
    name: 'Vedboden',
    email: 'hej@vedboden.example',
    sameAs: ['https://instagram.example/vedboden'],
  });
  const manifest = await text('/manifest.webmanifest');
  expect(JSON.parse(manifest)).toMatchObject({ name: 'Vedboden', lang: 'sv', start_url: '/?source=pwa' });
  expect(manifest).not.toMatch(/cairn/i);
  const listing = /href="(\/sv-se\/c\/[^"]+)"/.exec(html)?.[1] ?? '';
  const product = /href="(\/sv-se\/p\/[^"?]+)/.exec(html)?.[1] ?? '';
  for (const code of Object.keys(SETTINGS.legacyMarkets))
    for (const path of ['', '/search?query=ax', product.slice('/sv-se'.length)]) {
      const { status, headers } = await fetch(`${origin}/${code}${path}`, { redirect: 'manual' });
      expect([status, headers.get('location')], code).toEqual([301, `/sv-se${path}`]);
    }
  for (const path of [listing, product]) {
    const page = await text(path);
    expect(page, path).toMatch(/<title>[^<]+ · Vedboden<\/title>/);
    expect(withoutStyles(page), path).not.toMatch(/cairn/i);
  }
});

test('markets that sell are offered; one that does not leads to one that does', async ({ page }) => {
  await openOwnShop(SETTINGS);
  const html = await text('/de-de');
  expect(html).toContain('Spaltaxt Buche');
  const alternates = [...html.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language]) => language);
  expect(alternates).toEqual(['de-DE', 'sv-SE', 'x-default']);
  expect(await text('/sitemap.xml')).not.toContain('en-us');

  const response = await page.goto(`${origin}/en-us`);
  expect(response?.status()).toBe(200);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByText('Nothing is sold here at the moment')).toBeVisible();
  await page.goto(`${origin}/en-us/search?query=axe`);
  await expect(page).toHaveURL(`${origin}/en-us`);
  await page.getByRole('main').getByRole('link', { name: 'Sweden, Svenska' }).click();
  await expect(page).toHaveURL(`${origin}/sv-se`);
  await expect(page.getByText('Klyvyxa Björk').first()).toBeVisible();
});

test('the shop keeps its name and colours in the browser, and without a network', async () => {
  test.setTimeout(180_000);
  await openOwnShop(SETTINGS);
  const profile = join(folder, 'profile');
  mkdirSync(profile);
  const open = async (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(profile, { executablePath: chromiumPath() });
  const first = await open();
  const page = await first.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(`${origin}/sv-se`);
  await untilInteractive(page);
  expect(await accent(page)).toBe('#0f5132');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Klyvyxa Björk/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/sv-se\/p\//);
  await expect(page).toHaveTitle(/Klyvyxa Björk.* · Vedboden/);
  await expect(page.getByRole('link', { name: 'Vedboden, startsidan' })).toBeVisible();
  await page.waitForFunction(() => document.documentElement.dataset['offline'] === 'ready', undefined, {
    timeout: 60_000,
  });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // A page stores when it is idle, and the browser writes that to the disk a little later.
  const untilStored = (one: Page) =>
    one.evaluate(() => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 2_000)));
  await untilStored(page);
  await first.close();
  await closeShop();

  const second = await open();
  const later = await second.newPage();
  later.on('pageerror', (error) => errors.push(String(error)));
  // Neither page was opened before: an address without a market, and another product.
  await later.goto(`${origin}/`);
  await expect(later.getByText('Kamin Tall').first()).toBeVisible();
  await expect(later.locator('html')).toHaveAttribute('data-market', 'sv-se');
  await expect(later).toHaveTitle('Vedboden');
  await expect(later.getByRole('link', { name: 'Vedboden, startsidan' })).toBeVisible();
  expect(await accent(later)).toBe('#0f5132');
  await expect(later.locator('html')).toHaveAttribute('data-offline', 'ready');
  await untilStored(later);
  await later.goto(`${origin}/sv-se/search?query=yxa`);
  await expect(later.getByText('Handyxa Ask').first()).toBeVisible();
  await expect(later.getByRole('link', { name: 'Vedboden, startsidan' })).toBeVisible();
  expect(await accent(later)).toBe('#0f5132');
  expect(errors).toEqual([]);
  await second.close();
});

test('a feed alone, without settings, is a shop whose / shows its products', async () => {
  // In kronor, which an English and a Swedish market sell in.
  await openOwnShop(null, FEED.replace(/^4,.*\n/m, ''));
  const html = await text('/');
  expect(html).toContain('<html lang="sv"');
  expect(html).toContain('Klyvyxa Björk');
  expect(withoutStyles(await text('/en-us'))).toContain('Nothing is sold here at the moment');
});
