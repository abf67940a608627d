// A document that arrives bit by bit is painted bit by bit; nothing that is seen moves as the rest comes.
import { startFaultProxy } from '../fault-proxy.ts';
import { expect, test } from './fixtures.ts';
import { layoutShiftsAbove, noteLayoutShifts } from './layout-shifts.ts';

/** Longer than a frame. */
const PAUSE_MS = 40;
const PART_LENGTH = 8_192;
/** Less is no move that is seen. */
const LEAST_SHIFT = 0.0005;
/** The first comes from the server, the second from the frame that the service worker keeps, once that is installed. */
const PATHS = ['/en-eu/c/women-jackets', '/de-de/search?query=jacke'];

/** The page's head element by element, the rest in pieces. */
function partsOf(document: Buffer): readonly string[] {
  const html = document.toString();
  const start = html.indexOf('<header');
  const end = html.indexOf('</header>', start);
  // The menus' words stay together: they are many.
  const head = html.slice(start, end).split(/(?<!<li>)(?=<(?!\/|li|ul))/);
  const pieces = html.slice(end).match(new RegExp(`[^]{1,${PART_LENGTH}}`, 'g')) ?? [];
  return [html.slice(0, start), ...head, ...pieces];
}

for (const width of [360, 768, 1440])
  test(`nothing moves as a page comes, ${width} px`, async ({ shop, page }) => {
    const line = await startFaultProxy(shop.origin);
    const pages = PATHS.map((path) => `GET ${path.split('?')[0]}`);
    line.faultOf = (request) => (pages.includes(request) ? { partsOf, pauseMs: PAUSE_MS } : undefined);
    await noteLayoutShifts(page);
    await page.setViewportSize({ width, height: 800 });
    try {
      for (const path of PATHS) {
        await page.goto(line.origin + path);
        await page.waitForLoadState('networkidle');
        expect(await layoutShiftsAbove(page, LEAST_SHIFT), path).toEqual([]);
      }
    } finally {
      await line.close();
    }
  });
