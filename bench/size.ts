// `npm run size`: gzip bytes of JS and CSS that a browser loads before a page is interactive, by kind of page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { type Command, runProcess } from '#server/command-line/command.ts';
import { chromiumPath } from '#tests/chromium.ts';
import { pagesOf, URL_OPTION, withShop } from './shop.ts';

interface RouteSize {
  js_gzip: number;
  css_gzip: number;
  scripts: string[];
}
/** Main-thread JS a page may load before it is interactive. */
const JS_LIMIT = 92_000;

const COMMAND = {
  name: 'npm run size',
  forms: ['[options]'],
  summary: `Prints the bytes that a browser loads before each kind of page is interactive. Status 1 above ${JS_LIMIT} bytes of JS.`,
  options: { json: { type: 'boolean', help: 'print JSON, with the names of the scripts' }, url: URL_OPTION },
} as const satisfies Command;

await runProcess(COMMAND, ({ values }) =>
  withShop(values.url, (origin) => measureSizes(origin, values.json ?? false)),
);

async function measureSizes(origin: string, isJson: boolean): Promise<number> {
  const browser = await chromium.launch({ executablePath: chromiumPath() });
  const routes: Record<string, RouteSize> = {};
  for (const [name, path] of Object.entries(await pagesOf(origin))) {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(origin + path);
    await page.waitForFunction(() => performance.getEntriesByName('cairn-interactive').length > 0);
    const loaded = await page.evaluate(() => {
      const [interactive] = performance.getEntriesByName('cairn-interactive');
      const before = performance
        .getEntriesByType('resource')
        .filter((entry) => entry.startTime < (interactive?.startTime ?? 0))
        .map((entry) => new URL(entry.name).pathname);
      const inlineCss = [...document.querySelectorAll('style')].map((style) => style.textContent).join('\n');
      return { before: [...new Set(before)], inlineCss };
    });
    const scripts = loaded.before.filter((file) => file.endsWith('.js'));
    const styles = loaded.before.filter((file) => file.endsWith('.css'));
    routes[name] = {
      js_gzip: sum(scripts.map((file) => gzipped(readFileSync(join('dist/client', file))))),
      css_gzip:
        sum(styles.map((file) => gzipped(readFileSync(join('dist/client', file))))) +
        (loaded.inlineCss === '' ? 0 : gzipped(Buffer.from(loaded.inlineCss))),
      scripts,
    };
    await context.close();
  }
  await browser.close();
  if (isJson) console.log(JSON.stringify({ routes }));
  else
    for (const [name, size] of Object.entries(routes))
      console.log(`${name.padEnd(8)} JS ${size.js_gzip} B, CSS ${size.css_gzip} B gzip`);
  const over = Object.entries(routes).filter(([, size]) => size.js_gzip > JS_LIMIT);
  for (const [name, size] of over) console.error(`${name}: ${size.js_gzip} B of JS is over ${JS_LIMIT}`);
  return over.length > 0 ? 1 : 0;
}

function gzipped(body: Buffer): number {
  return gzipSync(body, { level: 9 }).length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
