// The precached shell before its script has run: a frame in the places of the page that is drawn over it, and all that it asks for.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Of the build: what a file of the sources became, or a chunk of several, by name. */
type Manifest = Readonly<
  Record<string, { readonly file: string; readonly css?: string[]; readonly imports?: string[] }>
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

test('the shell asks at once for every file that its scripts import', async ({ shop, request }) => {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Manifest;
  const wanted = new Set(['src/app/shell-start.ts', 'src/app/shell-entry.ts', 'src/app/router-root.tsx']);
  for (const name of wanted) for (const imported of manifest[name]?.imports ?? []) wanted.add(imported);
  const files = [...wanted].flatMap((name) => {
    const { file = name, css = [] } = manifest[name] ?? {};
    return [file, ...css].map((path) => `/${path}`);
  });
  const html = await (await request.get(`${shop.origin}/shell.html`)).text();
  const asked = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((path) => !asked.includes(path))).toEqual([]);
});

async function centreOf(icon: Locator): Promise<{ x: number; y: number }> {
  const box = await icon.boundingBox();
  if (box === null) throw new Error('the icon is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function widthOf(page: Page): Promise<number> {
  return page.locator('html').evaluate((root) => root.scrollWidth);
}
