// The layouts of a listing in a real browser: a grid, a slider with filters and without, and one that there is not.
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { DiscoveryClient, ListingPage } from '#contract/clients.ts';
import type { ContentBlock } from '#contract/listing.ts';
import { ok } from '#contract/result.ts';
import type { DiscoveryHost } from '#src/discovery/host.ts';
import { DiscoveryHostProvider } from '#src/discovery/host-context.tsx';
import { ListingScreen } from '#src/discovery/listing-screen.tsx';
import { cards, listFilter, listingPage, products } from '#tests/fixtures/discovery-responses.ts';
import { createTestHost } from '#tests/fixtures/test-host.tsx';
import '#src/styles/tokens.css';
import '#src/styles/base.css';

const BLOCK: ContentBlock = {
  row: 0,
  position: 'left',
  span_columns: 2,
  span_rows: 1,
  content: { type: 'image', url: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=#' },
};
const LISTING = listingPage({
  cards: cards(0, 20),
  total: 20,
  filters: [listFilter('color', ['Blue', 'Red'])],
});
/** The screen's results are loaded after it. */
const WITHIN = { timeout: 30_000 };

let root: Root | undefined;
beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  vi.restoreAllMocks();
  root?.unmount();
  document.querySelector('main')?.remove();
  document.documentElement.removeAttribute('dir');
  history.replaceState(null, '');
});

function draw(content: ReactNode, host: Partial<DiscoveryHost> = {}): void {
  root = createRoot(document.body.appendChild(document.createElement('main')));
  root.render(
    <DiscoveryHostProvider host={{ ...createTestHost().host, ...host }}>{content}</DiscoveryHostProvider>,
  );
}
async function show(layout: string | undefined, overrides: Partial<ListingPage> = {}, host = {}) {
  const asked = layout === undefined ? {} : { layout };
  draw(<ListingScreen page={{ ...LISTING, ...overrides }} search="" {...asked} />, host);
  const list = page.getByRole('list', { name: 'Jackets' });
  await expect.element(list, WITHIN).toBeVisible();
  return list.element() as HTMLElement;
}
const toggle = () => page.getByRole('button', { name: 'Filter' }).elements();
/** Whether all cards stand in one row that scrolls. */
function isSlider(list: HTMLElement): boolean {
  const tops = new Set([...list.children].map((card) => Math.round(card.getBoundingClientRect().top)));
  return tops.size === 1 && list.scrollWidth > list.clientWidth;
}

test('GR-01b LI-01f the layout slider shows a slider, with the bar of filters', async () => {
  const list = await show('slider');
  expect(isSlider(list)).toBe(true);
  expect(list.querySelectorAll('article')).toHaveLength(20);
  expect(toggle()).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: 'Next products' }), WITHIN).toBeVisible();
});

test('GR-01c the layout slider-without-filters shows a slider, without the bar of filters', async () => {
  const list = await show('slider-without-filters');
  expect(isSlider(list)).toBe(true);
  expect(toggle()).toHaveLength(0);
});

test('a listing that asks for nothing stands in a grid', async () => {
  const list = await show(undefined);
  expect(isSlider(list)).toBe(false);
  expect(document.querySelector('[data-part="slider"]')).toBeNull();
});

test('GR-01d any other layout is reported as an error, and the products stand in a grid', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const list = await show('wall');
  expect(isSlider(list)).toBe(false);
  expect(list.querySelectorAll('article')).toHaveLength(20);
  expect(logged.mock.calls.map(([where, error]) => [where, String(error)])).toEqual([
    ['[Failed calculating wall layout]', 'Error: "wall" is none of grid, slider, slider-without-filters'],
  ]);
  logged.mockClear();
});

test('a slider has no content blocks', async () => {
  const list = await show('slider', { contentBlocks: [BLOCK] });
  expect(isSlider(list)).toBe(true);
  expect(list.querySelector('[data-part="content-block"]')).toBeNull();
});

describe('a slider of a long listing', () => {
  const LONG = products({ cards: cards(0, 20), total: 60, cursor: 'c1' });
  function client(requests: unknown[]): Partial<DiscoveryClient> {
    return {
      more: async (_market, _scope, { limit }, cursor) => {
        requests.push(cursor);
        return ok({ cards: cards(20 * requests.length, Math.min(limit, 20)), cursor: null, total: 60 });
      },
    };
  }

  test.each(['ltr', 'rtl'])(
    'PA-02a scrolling it sideways, in %s, loads more at half of the cards',
    async (dir) => {
      const requests: unknown[] = [];
      const { host } = createTestHost({ client: client(requests) });
      document.documentElement.dir = dir;
      const list = await show('slider', { products: LONG }, { client: host.client });
      const [first, ...others] = [...list.children].map((card) => card.getBoundingClientRect().left);
      const pitch = (others[0] ?? 0) - (first ?? 0);
      const width = Math.sign(pitch) * list.getBoundingClientRect().width;
      // What restores a list waits for the next frames, and only then scrolling counts.
      await vi.waitUntil(() => history.state?.discovery !== undefined, WITHIN);
      list.scrollTo({ left: 8 * pitch - width, behavior: 'instant' });
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
      expect(requests).toEqual([]);
      list.scrollTo({ left: 14 * pitch, behavior: 'instant' });
      await expect.poll(() => requests).toEqual(['c1']);
      await expect.poll(() => list.querySelectorAll('article').length).toBe(40);
    },
  );

  test('the way back leads to the same card of it', async () => {
    const list = await show('slider', { products: LONG });
    await vi.waitUntil(() => history.state?.discovery !== undefined, WITHIN);
    const left = (list.children[5] as HTMLElement).offsetLeft - (list.children[0] as HTMLElement).offsetLeft;
    list.scrollTo({ left, behavior: 'instant' });
    await vi.waitUntil(() => JSON.stringify(history.state).includes('"left":'), WITHIN);
    root?.unmount();
    document.querySelector('main')?.remove();
    const again = await show('slider', { products: LONG });
    await expect.poll(() => Math.round(again.scrollLeft), WITHIN).toBe(Math.round(left));
  });
});

describe('columns of the host page', () => {
  const columnsOf = (list: Element) => getComputedStyle(list).gridTemplateColumns.split(' ').length;
  const grid = (setting: unknown) => ({ grid: setting as NonNullable<DiscoveryHost['grid']> });

  test('the grid has those that it asks for, and a content block its place among them', async () => {
    const setting = grid({
      columns: 5,
      cols_at_size: [
        [1, '600px'],
        [3, '60rem'],
      ],
    });
    const list = await show('grid', { contentBlocks: [{ ...BLOCK, position: 'right' }] }, setting);
    const frame = list.parentElement as HTMLElement;
    for (const [width, count] of [
      [1100, 5],
      [961, 5],
      [960, 3],
      [601, 3],
      [600, 1],
    ] as const) {
      frame.style.inlineSize = `${width}px`;
      await expect.poll(() => columnsOf(list), { message: `at ${width}` }).toBe(count);
      const block = list.querySelector('[data-part="content-block"]')?.getBoundingClientRect();
      expect(block?.right, `at ${width}`).toBeCloseTo(list.getBoundingClientRect().right, 0);
      const gaps = Math.min(count, 2) - 1;
      const gap = width * 0.02;
      const column = (width - gap * (count - 1)) / count;
      expect(block?.width, `at ${width}`).toBeCloseTo(column * (gaps + 1) + gap * gaps, 0);
    }
  });

  test.each([
    ['GR-03e', 'must be an array of arrays', '1024px', '`cols_at_size` must be an array of arrays'],
    ['GR-03e', 'must be an array of arrays', ['1024px'], '`cols_at_size` must be an array of arrays'],
    [
      'GR-03f',
      'with two equal widths is an error',
      [
        [3, '1024px'],
        [2, '64rem'],
      ],
      '`cols_at_size` has the width 64rem twice',
    ],
    [
      'GR-03g',
      'with a size without a unit is an error',
      [[3, 1024]],
      '`cols_at_size`: the size 1024 needs a unit: px, em or rem',
    ],
  ])('%s `cols_at_size` %s: %j', async (_, _text, sizes, message) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const list = await show('grid', {}, grid({ cols_at_size: sizes }));
    expect(columnsOf(list)).toBe(4);
    expect(logged.mock.calls.map(([where, error]) => [where, (error as Error).message])).toEqual([
      ['[Failed calculating grid layout]', message],
    ]);
    logged.mockClear();
  });
});
