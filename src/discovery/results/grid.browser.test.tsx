// The grid in a real browser: columns by width, places of content blocks, placeholders, and when more is loaded.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { DiscoveryClient } from '#contract/clients.ts';
import type { ContentBlock } from '#contract/listing.ts';
import { ok } from '#contract/result.ts';
import type { DiscoveryHost } from '#src/discovery/host.ts';
import { resultFields } from '#src/discovery/state/discovery-instance.ts';
import { Results } from '#src/discovery/results/results.tsx';
import { cards, products } from '#tests/fixtures/discovery-responses.ts';
import { type DiscoveryPage, renderDiscovery } from '#tests/fixtures/discovery-page.tsx';

let shown: DiscoveryPage | undefined;
beforeEach(() => page.viewport(1400, 800));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  shown?.remove();
});

interface Scene {
  readonly width?: number;
  readonly count?: number;
  readonly total?: number;
  readonly blocks?: readonly ContentBlock[];
  readonly more?: DiscoveryClient['more'];
  readonly ProductCard?: DiscoveryHost['ProductCard'];
}
async function show({ width = 1200, count = 20, total = count, blocks = [], more, ProductCard }: Scene = {}) {
  shown = await renderDiscovery(
    <div style={{ inlineSize: `${width}px` }}>
      <Results label="Jackets" countText={String} pageSize={20} empty={<p>empty</p>} />
    </div>,
    products({ cards: cards(0, count), total, cursor: total > count ? 'c1' : null }),
    more === undefined ? {} : { more },
    ProductCard === undefined ? {} : { ProductCard },
    blocks,
  );
  return shown;
}
const grid = () => page.getByRole('list', { name: 'Jackets' }).element();
const pixels = (text: string) => text.split(' ').map(Number.parseFloat);
const placeholders = () => document.querySelectorAll('li[aria-hidden="true"]').length;
/** Without scrolling, which loads more as well. */
function press(name: string): void {
  page
    .getByRole('button', { name })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
}
/** IntersectionObserver has reported by then. */
async function settle(): Promise<void> {
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
}

describe('columns', () => {
  test.each([
    ['GR-03a', 4, 1025],
    ['GR-03b', 3, 1024],
    ['GR-03b', 3, 902],
    ['GR-03c', 2, 901],
  ])('%s there are %i at %i px', async (_, count, width) => {
    await show({ width });
    expect(pixels(getComputedStyle(grid()).gridTemplateColumns)).toHaveLength(count);
  });

  test('GR-03d the space between them is 2 % of the width', async () => {
    await show({ width: 1200 });
    const [first, second] = [...grid().children].map((item) => item.getBoundingClientRect());
    expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(24, 1);
  });
});

describe('content blocks', () => {
  const block = (position: string, columns: number, rows = 1): ContentBlock => ({
    row: 1,
    position,
    span_columns: columns,
    span_rows: rows,
    content: { type: 'image', url: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=#' },
  });
  /** First and last column and row of the block, from 1. */
  async function place(content: ContentBlock) {
    await show({ blocks: [content] });
    const { gridTemplateColumns, gridTemplateRows, columnGap, rowGap } = getComputedStyle(grid());
    const outer = grid().getBoundingClientRect();
    const rect = document.querySelector('[data-part="content-block"]')?.getBoundingClientRect();
    if (rect === undefined) throw new Error('no block');
    /** The track that a distance from the grid's edge lies in. */
    const trackAt = (tracks: string, gap: string, distance: number) => {
      let end = 0;
      return pixels(tracks).findIndex((size) => (end += size + Number.parseFloat(gap)) > distance) + 1;
    };
    const columnAt = (x: number) => trackAt(gridTemplateColumns, columnGap, x - outer.left);
    const rowAt = (y: number) => trackAt(gridTemplateRows, rowGap, y - outer.top);
    return {
      columns: [columnAt(rect.left + 1), columnAt(rect.right - 1)],
      rows: [rowAt(rect.top + 1), rowAt(rect.bottom - 1)],
    };
  }

  test.each([
    ['GR-02a', 'left', block('left', 1), { columns: [1, 1], rows: [2, 2] }],
    ['GR-02b', 'right', block('right', 1), { columns: [4, 4], rows: [2, 2] }],
    ['GR-02c', 'center', block('center', 2), { columns: [2, 3], rows: [2, 2] }],
    ['GR-02d', 'three columns wide', block('left', 3), { columns: [1, 3], rows: [2, 2] }],
    ['GR-02e', 'two rows high', block('right', 2, 2), { columns: [3, 4], rows: [2, 3] }],
    ['GR-02g', 'as wide as the row', block('left', 6, 3), { columns: [1, 4], rows: [2, 2] }],
  ])('%s a block %s', async (_, _text, content, expected) => {
    expect(await place(content)).toEqual(expected);
  });

  test('GR-02f one in an impossible place is reported, and the cards stand without it', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await show({ count: 3, blocks: [block('top', 1)] });
    await expect.poll(() => page.getByRole('article').elements().length).toBe(3);
    expect(report.mock.calls[0]?.[0]).toBe('[Failed calculating grid layout]');
    expect(String(report.mock.calls[0]?.[1])).toContain('Invalid position for content block');
    report.mockClear();
  });
});

describe('loading', () => {
  test('what is loaded, placed or restored draws no card again that has not changed', async () => {
    const drawn: string[] = [];
    const { instance } = await show({
      total: 26,
      more: async () => ok({ cards: cards(20, 6), cursor: null, total: 26 }),
      ProductCard: ({ card }) => {
        drawn.push(card.productId);
        return <article />;
      },
    });
    await expect.poll(() => page.getByRole('article').elements().length).toBe(20);
    await settle();
    expect(drawn).toHaveLength(20);
    press('Show more');
    await expect.poll(() => page.getByRole('article').elements().length).toBe(26);
    instance.isRestoring = !instance.isRestoring;
    await page.viewport(600, 800);
    await settle();
    expect(drawn).toHaveLength(26);
    expect(new Set(drawn).size).toBe(26);
  });

  test('new results are drawn in slices, between which the page does other things, and come whole', async () => {
    const CARD_MS = 5;
    let drawn = 0;
    const { instance } = await show({
      ProductCard: ({ card }) => {
        for (const end = performance.now() + CARD_MS; performance.now() < end; );
        drawn += 1;
        return <article>{card.productId}</article>;
      },
    });
    await expect.poll(() => page.getByRole('article').elements().length).toBe(20);
    await settle();
    /** The most cards that were drawn while no other task began (not a time, which other programs lengthen), and the numbers of cards that were seen. */
    const seen = { mostDrawn: 0, counts: new Set<number>(), isOver: false };
    const channel = new MessageChannel();
    drawn = 0;
    channel.port1.addEventListener('message', () => {
      seen.mostDrawn = Math.max(seen.mostDrawn, drawn);
      drawn = 0;
      seen.counts.add(document.querySelectorAll('article').length);
      if (!seen.isOver) channel.port2.postMessage(null);
    });
    channel.port1.start();
    channel.port2.postMessage(null);
    Object.assign(instance, resultFields(products({ cards: cards(20, 60) })));
    await expect.poll(() => page.getByRole('article').elements().length).toBe(60);
    seen.isOver = true;
    channel.port1.close();
    const mostDrawn = Math.max(seen.mostDrawn, drawn);
    expect(mostDrawn).toBeGreaterThan(0);
    expect(mostDrawn).toBeLessThan(60 / 2);
    expect([...seen.counts.add(60)]).toEqual([20, 60]);
  });

  test('what a restoration has drawn stays when it ends', async () => {
    const { instance } = await show();
    const count = () => page.getByRole('article').elements().length;
    await expect.poll(count).toBe(20);
    instance.isRestoring = true;
    Object.assign(instance, resultFields(products({ cards: cards(20, 60) })));
    await expect.poll(count).toBe(60);
    const counts: number[] = [];
    const watch = new MutationObserver(() => counts.push(count()));
    watch.observe(grid(), { childList: true });
    instance.isRestoring = false;
    await settle();
    watch.disconnect();
    expect([...counts, count()]).toEqual([60]);
  });

  test('results that come soon show no loading state, late ones do until they are there', async () => {
    const { instance } = await show({ total: 20 });
    const grid = () => document.querySelector<HTMLElement>('[data-part="grid"]')!;
    const states: (string | undefined)[] = [];
    const watch = new MutationObserver(() => states.push(grid().dataset['busy']));
    watch.observe(grid(), { attributes: true, attributeFilter: ['data-busy'] });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const wait = async (ms: number) => {
      await settle();
      vi.advanceTimersByTime(ms);
      await settle();
    };
    instance.status = { state: 'loading' };
    await expect.poll(() => grid().ariaBusy).toBe('true');
    await wait(140);
    instance.status = { state: 'success' };
    await expect.poll(() => grid().ariaBusy).toBeNull();
    await wait(1_000);
    expect(states).toEqual([]);
    instance.status = { state: 'loading' };
    await expect.poll(() => grid().ariaBusy).toBe('true');
    await wait(160);
    expect(states).toEqual(['true']);
    instance.status = { state: 'success' };
    await expect.poll(() => states).toEqual(['true', undefined]);
    watch.disconnect();
  });

  test('GR-08a LI-05a LI-05b LI-05c the first products: 30 placeholders and a page of them, then products or none', async () => {
    const { instance } = await show({ count: 0 });
    await expect.element(page.getByText('empty')).toBeVisible();
    instance.status = { state: 'loading' };
    await expect.poll(placeholders).toBe(50);
    expect(page.getByText('empty').elements()).toHaveLength(0);
    Object.assign(instance, { cards: products({ cards: cards(0, 3) }).cards, status: { state: 'success' } });
    await expect.poll(() => page.getByRole('article').elements().length).toBe(3);
    expect(placeholders()).toBe(0);
  });

  test.each([
    [100, 50],
    [26, 6],
  ])('GR-08b LI-05d of %i products, 20 shown, %i placeholders for the next', async (total, count) => {
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<DiscoveryClient['more']>>>();
    await show({ total, more: () => promise });
    expect(page.getByText(/all shown/).elements()).toHaveLength(0);
    press('Show more');
    await expect.poll(placeholders).toBe(count);
    resolve(ok({ cards: cards(20, 6), cursor: null, total: 26 }));
    await expect.element(page.getByText('26 products, all shown')).toBeVisible();
    expect(placeholders()).toBe(0);
  });

  test.each([
    ['PA-01c', 'soon after the last one is five times as large, at most 100', 5_000, 100],
    ['PA-01d', 'later is as large as the first', 10_000, 20],
  ])('%s a load %s', async (_, _text, pause, limit) => {
    const limits: number[] = [];
    await show({
      total: 200,
      more: async (_market, _scope, request) => {
        limits.push(request.limit);
        return ok({ cards: cards(limits.length * 20, 20), cursor: 'next', total: 200 });
      },
    });
    press('Show more');
    await expect.poll(() => page.getByRole('article').elements().length).toBe(40);
    const clock = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => clock() + pause);
    press('Show more');
    await expect.poll(() => limits).toEqual([20, limit]);
  });

  test('PA-02a PA-02b scrolling loads more at half of the cards, then at three quarters', async () => {
    const requests: (string | null)[] = [];
    await show({
      width: 600,
      total: 200,
      more: async (_market, _scope, _request, cursor) => {
        requests.push(cursor);
        return ok({ cards: cards(requests.length * 20, 20), cursor: `c${requests.length + 1}`, total: 200 });
      },
    });
    const article = (index: number) => page.getByRole('article').nth(index).element();
    await settle();
    // Two columns: the tenth card stands in the fifth row.
    article(7).scrollIntoView({ block: 'end' });
    await settle();
    expect(requests).toEqual([]);
    article(9).scrollIntoView({ block: 'end' });
    await expect.poll(() => requests).toEqual(['c1']);
    await expect.poll(() => page.getByRole('article').elements().length).toBe(40);
    // Of 40 cards the thirtieth, in the fifteenth row.
    article(27).scrollIntoView({ block: 'end' });
    await settle();
    expect(requests).toEqual(['c1']);
    article(29).scrollIntoView({ block: 'end' });
    await expect.poll(() => requests).toEqual(['c1', 'c2']);
  });
});
