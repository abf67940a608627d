// Where the filters open on wide windows: in a column beside the results, or in columns over them.
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
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
  const groups = [...document.querySelectorAll('[data-part="filters"] details')];
  expect(groups).toHaveLength(FILTERS.length);
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
