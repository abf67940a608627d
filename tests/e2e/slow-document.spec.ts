// A document that arrives bit by bit is painted bit by bit; nothing that is seen moves as the rest comes.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Longer than a frame. */
const PAUSE_MS = 40;
const PART_LENGTH = 8_192;
/** Less is no move that is seen. */
const LEAST_SHIFT = 0.0005;

type ShiftWindow = typeof globalThis & { shifts: string[] };

/** Its pages come in parts: the page's head element by element, the rest in pieces. */
async function startSlowSite(origin: string): Promise<Server> {
  const server = createServer((request, response) => {
    const answer = async () => {
      const headers = { accept: String(request.headers.accept), 'accept-encoding': 'identity' };
      const upstream = await fetch(origin + String(request.url), { headers });
      const type = String(upstream.headers.get('content-type'));
      response.writeHead(upstream.status, { 'content-type': type });
      if (!type.startsWith('text/html')) return response.end(Buffer.from(await upstream.arrayBuffer()));
      for (const part of partsOf(await upstream.text())) {
        response.write(part);
        await pause(PAUSE_MS);
      }
      return response.end();
    };
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function partsOf(html: string): readonly string[] {
  const start = html.indexOf('<header');
  const end = html.indexOf('</header>', start);
  // The menus' words stay together: they are many.
  const head = html.slice(start, end).split(/(?<!<li>)(?=<(?!\/|li|ul))/);
  const pieces = html.slice(end).match(new RegExp(`[^]{1,${PART_LENGTH}}`, 'g')) ?? [];
  return [html.slice(0, start), ...head, ...pieces];
}

async function shiftsAt(page: Page, url: string): Promise<readonly string[]> {
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => (globalThis as ShiftWindow).shifts);
}

for (const width of [360, 768, 1440])
  test(`nothing moves as a page comes, ${width} px`, async ({ shop, page }) => {
    const server = await startSlowSite(shop.origin);
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    await page.addInitScript((least) => {
      const kept = globalThis as ShiftWindow;
      kept.shifts = [];
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
          if (shift.value > least) kept.shifts.push(JSON.stringify(shift));
      }).observe({ type: 'layout-shift', buffered: true });
    }, LEAST_SHIFT);
    await page.setViewportSize({ width, height: 800 });
    try {
      // The first from the server, the second by the service worker from its frame, once that is installed.
      for (const path of ['/en-eu/c/women-jackets', '/de-de/search?query=jacke'])
        expect(await shiftsAt(page, origin + path), path).toEqual([]);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
