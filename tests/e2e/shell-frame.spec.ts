// The precached shell before its script has run: a frame in the places of the page that is drawn over it, and all that it asks for.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Of the build: what a file of the sources became, or a chunk of several, by name. */
type Manifest = Readonly<
  Record<
    string,
    { readonly file: string; readonly name?: string; readonly css?: string[]; readonly imports?: string[] }
  >
>;

for (const [width, icons] of [
  [360, ['menu', 'bag']],
  [768, ['menu', 'bag']],
  [1440, ['bag']],
] as const)
  test(`at ${width} px the shell's frame has the head's icons in their places, no words, nothing beside the window`, async ({
    shop,
    browser,
  }) => {
    const viewport = { width, height: 800 };
    const withoutScript = await browser.newContext({ viewport, javaScriptEnabled: false });
    const shell = await withoutScript.newPage();
    await shell.goto(`${shop.origin}/shell.html`);
    const full = await browser.newContext({ viewport });
    const page = await full.newPage();
    await page.goto(`${shop.origin}/en-eu`);
    const shown = {
      menu: page.locator('[data-part="header"] button svg').first(),
      bag: page.locator('[data-part="header"] [aria-haspopup="dialog"] svg').last(),
    };
    for (const icon of icons) {
      const [inFrame, inPage] = [
        await centreOf(shell.locator(`.shell-${icon}`)),
        await centreOf(shown[icon]),
      ];
      expect(Math.abs(inFrame.x - inPage.x), icon).toBeLessThanOrEqual(2);
      expect(Math.abs(inFrame.y - inPage.y), icon).toBeLessThanOrEqual(2);
    }
    expect((await shell.locator('body').innerText()).trim()).toBe('');
    await expect(shell.locator('.shell-frame')).toHaveAttribute('aria-hidden', 'true');
    expect(await widthOf(shell)).toBe(width);
    await withoutScript.close();
    await full.close();
  });

test('the shell asks at once for every script that its own and the home page import, and for all of their styles in one file', async ({
  shop,
  request,
}) => {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Manifest;
  const home = Object.keys(manifest).find((name) => manifest[name]?.name === 'home') ?? 'none';
  const wanted = new Set(['src/app/shell-start.ts', 'src/app/shell-entry.ts', home]);
  for (const name of wanted) for (const imported of manifest[name]?.imports ?? []) wanted.add(imported);
  const scripts = [...wanted].map((name) => `/${manifest[name]?.file ?? name}`);
  const styles = [...wanted].flatMap((name) => manifest[name]?.css ?? []).map((path) => `/${path}`);
  const html = await (await request.get(`${shop.origin}/shell.html`)).text();
  const asked = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path);
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((path) => !asked.includes(path))).toEqual([]);
  // In one file; the others are named for who would otherwise ask for them.
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"( disabled)?>/g)];
  const [shellStyles = '', ...more] = sheets.filter(([, , off]) => off === undefined).map(([, path]) => path);
  expect(more).toEqual([]);
  const text = await (await request.get(`${shop.origin}${shellStyles}`)).text();
  expect(styles.length).toBeGreaterThan(3);
  for (const path of styles) {
    expect(html).toContain(`<link rel="stylesheet" href="${path}" disabled>`);
    expect(text).toContain((await (await request.get(`${shop.origin}${path}`)).text()).trim());
  }
});

async function centreOf(icon: Locator): Promise<{ x: number; y: number }> {
  const box = await icon.boundingBox();
  if (box === null) throw new Error('the icon is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function widthOf(page: Page): Promise<number> {
  return page.locator('html').evaluate((root) => root.scrollWidth);
}
