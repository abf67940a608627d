// What the log says of pages whose address asks for what cannot be read.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Render } from '#contract/ssr.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';

const START_MS = Date.UTC(2026, 6, 1);

/** Asks for what the page of the address shows, as the real renderer does. */
const render: Render = async ({ url, pages }) => {
  const { pathname, search } = new URL(url);
  const [, market = '', kind, slug = ''] = pathname.split('/');
  const request = { search, limit: 1 };
  const found = await (kind === 'c' ? pages.listing(market, slug, request) : pages.search(market, request));
  return { status: found.ok ? 200 : 404, html: '', location: null, modules: [], cache: 'revalidate' };
};

let place: TestDatabase;
let shop: TestShop;
let now = START_MS;
beforeEach(async () => {
  now = START_MS;
  place = await DATABASES[0]!.make();
  shop = await startTestShop(
    place,
    undefined,
    async () => ({ render, isShareable: true }),
    {},
    () => now,
  );
});
afterEach(async () => {
  await shop.server.close();
  await place.remove();
});

const get = (path: string) => fetch(`${shop.server.url}${path}`);
const warnings = () =>
  shop.logLines.flatMap((line) => {
    const { level, msg, parameter, reason, times } = JSON.parse(line) as Record<string, unknown>;
    return msg === 'address parameters ignored' ? [{ level, parameter, reason, times }] : [];
  });
const warning = (parameter: string, reason: string, times = 1) => ({
  level: 'warn',
  parameter,
  reason,
  times,
});

test("UR-01f an ignored value is a warning in the server's log", async () => {
  for (const path of [
    '/en-eu/c/slug-jackets',
    `/en-eu/search?query=coat&sorting=${encodeURIComponent('price📈')}`,
  ])
    expect((await get(path)).status).toBe(200);
  expect(warnings()).toEqual([]);
  expect((await get('/en-eu/c/slug-jackets?sorting=price')).status).toBe(200);
  expect(warnings()).toEqual([warning('sorting', 'unreadable')]);
  expect((await get('/en-eu/search?query=coat&f_color=%C3%A9')).status).toBe(200);
  expect(warnings()).toEqual([warning('sorting', 'unreadable'), warning('filter', 'unreadable')]);
});

test('many such addresses are one line a minute, which says how many and nothing of what stands in them', async () => {
  for (let count = 0; count < 5; count += 1)
    await get(`/en-eu/c/slug-jackets?sorting=jane.doe%40example.com${count}&f_jane_doe=5${count}`);
  expect(warnings()).toEqual([warning('sorting', 'unreadable'), warning('filter', 'unreadable')]);
  now += 60_000;
  await get('/en-eu/c/slug-jackets?sorting=last');
  expect(warnings().at(-1)).toEqual(warning('sorting', 'unreadable', 5));
  expect(shop.logLines.join('')).not.toMatch(/jane/);
  // The clock is set back.
  now -= 3_600_000;
  await get('/en-eu/c/slug-jackets?sorting=after');
  expect(warnings().at(-1)).toEqual(warning('sorting', 'unreadable'));
  expect(warnings()).toHaveLength(4);
});
