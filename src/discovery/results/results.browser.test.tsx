// The results around the grid: bar, chips, clearing, more cards, impressions.
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { shopError } from '#contract/errors.ts';
import type { SortOption } from '#contract/filters.ts';
import { fail, ok } from '#contract/result.ts';
import { EmptyResults } from '#src/discovery/results/empty-results.tsx';
import { Results } from '#src/discovery/results/results.tsx';
import { cards, listFilter, products } from '#tests/fixtures/discovery-responses.ts';
import { type DiscoveryPage, renderDiscovery } from '#tests/fixtures/discovery-page.tsx';

let shown: DiscoveryPage | undefined;
afterEach(() => shown?.remove());

const color = listFilter('color', ['Blue', 'Red']);
const blue = [{ field: 'color', op: 'in' as const, data: ['Blue', 'Red'] }];
const sorts: SortOption[] = [
  { field: 'relevance', order: 'desc', meta: { title: 'Relevance' } },
  { field: 'price', order: 'asc', meta: { title: 'Price', values: ['asc'], names: ['Lowest price first'] } },
];
const results = (
  <Results
    label="Jackets"
    countText={(total) => `${total} products`}
    pageSize={20}
    empty={<EmptyResults title="no products here, sorry" />}
  />
);
const show = async (
  ...rest: Parameters<typeof renderDiscovery> extends [unknown, ...infer R] ? R : never
) => {
  shown = await renderDiscovery(results, ...rest);
  return shown;
};

describe('bar', () => {
  test('FB-01a SP-03b the filter toggle counts what is selected; opened by key, focus goes to the first group and back', async () => {
    await page.viewport(1280, 800);
    await show({ filters: [color], selectedFilters: blue });
    const toggle = page.getByRole('button', { name: 'Filter (2)' });
    toggle.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('region', { name: 'Filters', exact: true })).toBeVisible();
    await expect.poll(() => document.activeElement?.tagName).toBe('SUMMARY');
    await userEvent.keyboard('{Escape}');
    await expect.element(toggle).toHaveFocus();
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('FB-01b SP-03c the order is named, and chosen from a list that closes', async () => {
    await page.viewport(1280, 800);
    const { instance } = await show({ sorts });
    await page.getByRole('button', { name: 'Sort: Relevance' }).click();
    await page.getByRole('radio', { name: 'Lowest price first' }).click();
    await expect.element(page.getByRole('button', { name: 'Sort: Lowest price first' })).toHaveFocus();
    await expect.element(page.getByRole('radio', { name: 'Relevance' })).not.toBeInTheDocument();
    expect(instance.sort).toEqual({ field: 'price', order: 'asc' });
  });

  test('FB-01c the icon of the order shows its direction', async () => {
    const { instance } = await show({ sorts });
    const drawn = () => document.querySelectorAll('[data-part="bar"] svg path')[1]?.getAttribute('d');
    await expect.poll(drawn).toMatch(/^M7 5v14/);
    instance.sort = { field: 'price', order: 'asc' };
    await expect.poll(drawn).toMatch(/^M7 19V5/);
  });

  test('SP-03d the buttons are slim under 600', async () => {
    await show({ filters: [color], sorts });
    const heights = () =>
      [...document.querySelectorAll('[data-part="bar"] button')].map(
        (one) => one.getBoundingClientRect().height,
      );
    await page.viewport(599, 700);
    await expect.poll(heights).toEqual([44, 44]);
    await page.viewport(600, 700);
    await expect.poll(heights).toEqual([52, 52]);
  });

  test('FB-02a FB-02d FB-04b on a small window filters and sorting are one sheet, whose foot says how many it will show', async () => {
    await page.viewport(360, 700);
    await show({ filters: [color], sorts, total: 4 });
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await expect.element(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    await page.getByRole('button', { name: 'Show 4 results' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('FB-02a up to 651 px the sheet stands at the bottom', async () => {
    await page.viewport(651, 700);
    await show({ filters: [color], sorts });
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect.element(sheet).toBeVisible();
    await expect.poll(() => sheet.element().getBoundingClientRect().bottom).toBeCloseTo(700, 0);
    expect(sheet.element().getBoundingClientRect().top).toBeGreaterThan(0);
  });

  test('FB-04c the sheet closes when the window widens', async () => {
    await page.viewport(360, 700);
    await show({ filters: [color] });
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await page.viewport(1280, 800);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Filter', exact: true })).toHaveFocus();
  });
});

describe('quick sizes', () => {
  const grid = (values: readonly string[], counts?: number[]) =>
    listFilter('size', values, { type: 'checkbox-grid', ...(counts === undefined ? {} : { counts }) });
  const row = () => page.getByRole('list', { name: 'size' });

  test('LI-05f the sizes stand over the results, and a press selects and removes one', async () => {
    const { instance } = await show({ filters: [color, grid(['S', 'M', 'L'])] });
    const medium = row().getByRole('button', { name: 'size M, 2 products' });
    await expect.element(medium).toHaveAttribute('aria-pressed', 'false');
    await medium.click();
    await expect.element(medium).toHaveAttribute('aria-pressed', 'true');
    expect(instance.selected).toEqual([{ field: 'size', op: 'in', data: ['M'] }]);
    await row().getByRole('button', { name: 'size L, 3 products' }).click();
    expect(instance.selected).toEqual([{ field: 'size', op: 'in', data: ['M', 'L'] }]);
    await medium.click();
    expect(instance.selected).toEqual([{ field: 'size', op: 'in', data: ['L'] }]);
  });

  test.each([
    [1280, true],
    [900, false],
    [360, false],
  ])('in a window of %i px the sizes share the row of the bar: %s', async (width, isShared) => {
    await page.viewport(width, 720);
    await show({ filters: [color, grid(['S', 'M', 'L'])] });
    const size = row().getByRole('button', { name: 'size M, 2 products' });
    await expect.element(size).toBeVisible();
    const count = document.querySelector('[data-part="bar"] [role="status"]')?.getBoundingClientRect();
    const { top } = size.element().getBoundingClientRect();
    expect(top < (count?.bottom ?? 0)).toBe(isShared);
    await page.viewport(1280, 900);
  });

  test('LI-05f a size that nothing comes in cannot be chosen, and can be removed', async () => {
    const chosen = [{ field: 'size', op: 'in' as const, data: ['L'] }];
    await show({ filters: [grid(['S', 'M', 'L'], [2, 0, 0])], selectedFilters: chosen });
    await expect.element(row().getByRole('button', { name: 'size M, 0 products' })).toBeDisabled();
    await expect.element(row().getByRole('button', { name: 'size L, 0 products' })).toBeEnabled();
  });

  test.each([
    ['one size', [grid(['M'])]],
    ['more than 16', [grid(Array.from({ length: 17 }, (_, at) => String(at + 30)))]],
    ['no size', [color]],
  ])('LI-05g with %s there is no row', async (_, filters) => {
    await show({ filters });
    await expect.element(page.getByRole('list', { name: 'Jackets' })).toBeVisible();
    expect(document.querySelector('[data-part="quick-sizes"]')).toBeNull();
    await expect.element(row()).not.toBeInTheDocument();
  });
});

describe('chips and clearing', () => {
  test('FB-01d SP-03e a chip says that it removes, and focus goes to the one in its place', async () => {
    const { instance } = await show({ filters: [color], selectedFilters: blue });
    await page.getByRole('button', { name: 'Remove filter Blue' }).click();
    expect(instance.selected[0]?.data).toEqual(['Red']);
    await expect.element(page.getByRole('button', { name: 'Remove filter Red' })).toHaveFocus();
  });

  test('SP-06a filters that leave nothing offer the way without them', async () => {
    const { instance } = await show({ cards: [], total: 0, filters: [color], selectedFilters: blue });
    await expect.element(page.getByText('No products found')).toBeVisible();
    await page.getByRole('button', { name: 'try again without filters' }).click();
    expect(instance.selected).toEqual([]);
  });

  test('a listing without products says so', async () => {
    await show({ cards: [], total: 0 });
    await expect.element(page.getByText('no products here, sorry')).toBeVisible();
  });
});

describe('more', () => {
  test('the button brings more, and focus goes to the first new card', async () => {
    await show(
      { cards: cards(0, 4), total: 6, cursor: 'c1' },
      { more: () => Promise.resolve(ok({ cards: cards(4, 2), cursor: null, total: 6 })) },
    );
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.element(page.getByText('6 products, all shown')).toBeVisible();
    await expect.poll(() => document.activeElement?.getAttribute('href') ?? '').toContain('/p/4?');
  });

  test('what did not load says so and can be tried again', async () => {
    let calls = 0;
    await show(
      { cards: cards(0, 4), total: 6, cursor: 'c1' },
      {
        more: async () => {
          calls += 1;
          return calls === 1
            ? fail(shopError('offline'))
            : ok({ cards: cards(4, 2), cursor: null, total: 6 });
        },
      },
    );
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.element(page.getByText('The rest did not load.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('6 products, all shown')).toBeVisible();
  });

  test('PA-02a scrolling past half of the cards loads the next ones', async () => {
    await page.viewport(360, 700);
    await show(
      { cards: cards(0, 20), total: 40, cursor: 'c1' },
      { more: () => Promise.resolve(ok({ cards: cards(20, 20), cursor: null, total: 40 })) },
    );
    expect(page.getByRole('article').elements()).toHaveLength(20);
    scrollTo({ top: document.documentElement.scrollHeight / 2 });
    await expect.poll(() => page.getByRole('article').elements().length).toBe(40);
  });
});

test('GR-05c a card in view is reported once a request, a followed one as a click', async () => {
  await page.viewport(1280, 900);
  const { tracked, instance } = await show({ cards: cards(0, 1) });
  await expect.poll(() => tracked.length).toBe(1);
  expect(tracked[0]).toMatchObject({ type: 'element_visible', product_listing_result_id: 'result-0' });
  instance.generation += 1;
  document.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
  await page.getByRole('link', { name: /Jacket 0/ }).click();
  await expect.poll(() => tracked.length).toBe(2);
  expect(tracked[1]).toMatchObject({ type: 'click', product_id: '0' });
});

test('GR-05c a card that stays while the list changes is reported as a result of each response, once each', async () => {
  await page.viewport(1280, 900);
  const first = cards(0, 1);
  const { tracked, instance } = await show({ cards: first });
  const ids = () => tracked.map((event) => event.product_listing_result_id);
  await expect.poll(ids).toEqual(['result-0']);
  const article = page.getByRole('article').element();
  const answer = (...shown: typeof first) =>
    Object.assign(instance, { products: products({ cards: shown }), cards: shown });
  const [card] = first;
  answer({ ...card!, resultId: 'sorted-0' });
  await expect.poll(ids).toEqual(['result-0', 'sorted-0']);
  expect(page.getByRole('article').element()).toBe(article);
  answer(card!);
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(ids()).toEqual(['result-0', 'sorted-0']);
});
