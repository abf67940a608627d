// Where the filters open on wide windows: in a column beside the results, or in columns over them.
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FilterSettings } from '#contract/filter-settings.ts';
import { Results } from '#src/discovery/results/results.tsx';
import { cards, listFilter } from '#tests/fixtures/discovery-responses.ts';
import { type DiscoveryPage, renderDiscovery } from '#tests/fixtures/discovery-page.tsx';

const WINDOW = [window.innerWidth, window.innerHeight] as const;

let shown: DiscoveryPage | undefined;
afterEach(async () => {
  shown?.remove();
  await page.viewport(...WINDOW);
});

const FILTERS = ['color', 'size', 'brand', 'gender', 'material'].map((field) =>
  listFilter(field, ['One', 'Two', 'Three']),
);

async function open(width: number, filterSettings: FilterSettings, room = '100%') {
  shown?.remove();
  await page.viewport(width, 900);
  shown = await renderDiscovery(
    <div style={{ inlineSize: room }}>
      <Results label="Jackets" countText={(total) => `${total} products`} pageSize={20} empty={null} />
    </div>,
    { cards: cards(0, 20), filters: FILTERS },
    {},
    { filterSettings },
  );
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect.element(page.getByRole('region', { name: 'Filters', exact: true })).toBeVisible();
  const drawn = () => [...document.querySelectorAll('[data-part="filters"] details')];
  await expect.poll(() => drawn().length).toBe(FILTERS.length);
  const groups = drawn();
  const grid = document.querySelector('[data-part="grid"]') ?? expect.unreachable();
  const boxes = groups.map((group) => group.getBoundingClientRect());
  return {
    columns: new Set(boxes.map(({ left }) => left)).size,
    isOver: Math.max(...boxes.map(({ bottom }) => bottom)) <= grid.getBoundingClientRect().top,
    gridLeft: grid.getBoundingClientRect().left,
  };
}

test('FI-07i the filters stand in up to 3 columns over the results where the shop has chosen that', async () => {
  const standInColumns = true;
  expect(await open(1280, { standInColumns })).toMatchObject({ columns: 3, isOver: true });
  expect(await open(1920, { standInColumns })).toMatchObject({ columns: 3, isOver: true });
  expect(await open(1280, { standInColumns }, '44rem')).toMatchObject({ columns: 2, isOver: true });
  expect(await open(1280, { standInColumns }, '24rem')).toMatchObject({ columns: 1, isOver: true });
  const { columns, isOver, gridLeft } = await open(1280, {});
  expect([columns, isOver]).toEqual([1, false]);
  expect(gridLeft).toBeGreaterThan(300);
});

/** Of filters that open in a column beside the results. */
async function showToggle() {
  await page.viewport(1280, 900);
  shown = await renderDiscovery(<Results label="Jackets" countText={String} pageSize={20} empty={null} />, {
    cards: cards(0, 20),
    filters: FILTERS,
  });
  return page.getByRole('button', { name: 'Filter', exact: true });
}

test('the column shows that it opens before its filters are drawn', async () => {
  const toggle = await showToggle();
  await expect.element(toggle).toBeVisible();
  // Its file is loaded when it opens for the first time.
  await toggle.click();
  await expect.poll(() => document.querySelectorAll('[data-part="filters"] details').length).toBe(5);
  await toggle.click();
  await expect.poll(() => document.querySelector('[data-part="filters"]')).toBeNull();
  const counts: number[] = [];
  const watch = new MutationObserver(() => {
    const column = document.querySelector('[data-part="filters"]');
    if (column !== null) counts.push(column.querySelectorAll('details').length);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await toggle.click();
  await expect.poll(() => counts.at(-1)).toBe(5);
  watch.disconnect();
  expect(counts[0]).toBe(0);
});

test('opened by keyboard, it takes the focus once its filters are there, unless that has gone on meanwhile', async () => {
  const toggle = await showToggle();
  const element = toggle.element();
  const press = async () => {
    element.focus();
    await userEvent.keyboard('{Enter}');
  };
  const hasFilters = () => document.querySelector('[data-part="filters"] summary') !== null;
  await press();
  await expect.poll(() => document.activeElement?.tagName).toBe('SUMMARY');
  await press();
  await expect.poll(hasFilters).toBe(false);
  const card = document.querySelector<HTMLElement>('[data-part="product-card"] a') ?? expect.unreachable();
  const watch = new MutationObserver(() => {
    if (document.querySelector('[data-part="filters"]') === null) return;
    watch.disconnect();
    expect(hasFilters()).toBe(false);
    card.focus();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await press();
  await expect.poll(hasFilters).toBe(true);
  for (let frame = 0; frame < 3; frame += 1)
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  expect(document.activeElement).toBe(card);
});
