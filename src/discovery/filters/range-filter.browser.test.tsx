// The range filter as a shopper uses it: typed ends, sliders, and what they select.
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SelectedFilter } from '#contract/filters.ts';
import { clearFilters } from '#src/discovery/state/actions.ts';
import { FilterList } from '#src/discovery/filters/filter-list.tsx';
import { rangeFilter } from '#tests/fixtures/discovery-responses.ts';
import { type DiscoveryPage, renderDiscovery } from '#tests/fixtures/discovery-page.tsx';

let shown: DiscoveryPage | undefined;
afterEach(() => {
  vi.useRealTimers();
  shown?.remove();
});

async function show(min: number, max: number, selected?: [number, number]) {
  const price = rangeFilter('price', min, max);
  const selectedFilters: SelectedFilter[] =
    selected === undefined ? [] : [{ field: 'price', op: 'inrange', data: selected }];
  shown = await renderDiscovery(<FilterList />, {
    filters: [{ ...price, meta: { ...price.meta, group_expanded: true } }],
    selectedFilters,
  });
  return shown.instance;
}
const low = () => page.getByRole('spinbutton', { name: /^price, From/ });
const high = () => page.getByRole('spinbutton', { name: /^price, To/ });
const lowThumb = () => page.getByRole('slider', { name: 'price, lowest' });

test('FI-01a a typed end is clamped on Enter', async () => {
  const instance = await show(100, 900);
  await low().fill('50');
  await userEvent.keyboard('{Enter}');
  await expect.element(low()).toHaveValue(100);
  await high().fill('20000');
  await userEvent.keyboard('{Enter}');
  await expect.element(high()).toHaveValue(900);
  await high().fill('700');
  await userEvent.keyboard('{Enter}');
  expect(instance.selected[0]?.data).toEqual([100, 700]);
});

test.each(['open', 'closed'])(
  'an end that was moved just before all filters are cleared stays cleared, the panel %s',
  async (panel) => {
    const instance = await show(100, 900, [200, 700]);
    lowThumb().element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(low()).not.toHaveValue(200);
    clearFilters(instance);
    if (panel === 'closed') shown?.remove();
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(instance.selected).toEqual([]);
  },
);

test('FI-01b a typed end is clamped when the field loses the focus', async () => {
  const instance = await show(100, 900, [200, 700]);
  await high().fill('20000');
  await userEvent.keyboard('{Tab}');
  await expect.element(high()).toHaveValue(900);
  expect(instance.selected[0]?.data).toEqual([200, 900]);
});

test('FI-01c each end stays on its side of the other', async () => {
  const instance = await show(100, 900, [200, 500]);
  await low().fill('600');
  await userEvent.keyboard('{Enter}');
  await expect.element(low()).toHaveValue(499);
  await high().fill('150');
  await userEvent.keyboard('{Enter}');
  await expect.element(high()).toHaveValue(500);
  expect(instance.selected[0]?.data).toEqual([499, 500]);
});

test('FI-01d both ends are disabled when there is nothing to choose', async () => {
  const ends = () => [low(), high(), page.getByRole('slider').first(), page.getByRole('slider').last()];
  await show(100, 101);
  for (const end of ends()) await expect.element(end).toBeDisabled();
  shown?.remove();
  await show(100, 102);
  for (const end of ends()) await expect.element(end).toBeEnabled();
});

test('FI-01e a slider selects its range once, 300 ms after its last move', async () => {
  const instance = await show(100, 900);
  const thumb = lowThumb().element();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const press = () => thumb.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  press();
  await vi.advanceTimersByTimeAsync(299);
  press();
  await vi.advanceTimersByTimeAsync(299);
  expect(instance.revision).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(instance.revision).toBe(1);
  expect(instance.selected[0]?.data).toEqual([120, 900]);
});

test('a slider speaks money, and moves by an amount one would count in', async () => {
  const instance = await show(100, 900);
  lowThumb().element().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(lowThumb()).toHaveAttribute('aria-valuetext', 'SEK\u00a0120');
  await expect.element(low()).toHaveValue(120);
  await expect.poll(() => instance.selected[0]?.data).toEqual([120, 900]);
  await userEvent.keyboard('{Home}');
  await expect.poll(() => instance.selected).toEqual([]);
});

test('FI-01f a quarter of the range stands at half of the track', async () => {
  await show(100, 900, [300, 900]);
  await expect.element(lowThumb()).toHaveValue('500');
  await expect.element(lowThumb()).toHaveAttribute('max', '1000');
});

test('FI-02a the ends of a selected range outside the bounds show clamped', async () => {
  await show(100, 900, [50, 5000]);
  await expect.element(low()).toHaveValue(100);
  await expect.element(high()).toHaveValue(900);
});

test('FI-02b a range that is moved to the full range is removed', async () => {
  const instance = await show(100, 900, [200, 900]);
  await low().fill('100');
  await userEvent.keyboard('{Enter}');
  expect(instance.selected).toEqual([]);
});

test.each([
  ['ltr', 'left', 'right', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', 'right', 'left', '{ArrowLeft}', '{ArrowRight}'],
] as const)(
  'the line lies between the thumbs, which go where an arrow points, on a page that is %s',
  async (direction, start, end, on, back) => {
    document.documentElement.dir = direction;
    try {
      await show(100, 900, [100, 300]);
      const thumb = lowThumb().element();
      const line = getComputedStyle(thumb.parentElement ?? thumb, '::after');
      const offset = (side: 'left' | 'right') => Number.parseFloat(line[side]);
      expect(offset(start)).toBeCloseTo(12);
      expect(offset(end)).toBeCloseTo(thumb.getBoundingClientRect().width / 2);
      (thumb as HTMLElement).focus();
      await userEvent.keyboard(on);
      await expect.element(low()).toHaveValue(110);
      await userEvent.keyboard(back);
      await expect.element(low()).toHaveValue(100);
      await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
      await expect.element(low()).toHaveValue(110);
    } finally {
      document.documentElement.removeAttribute('dir');
    }
  },
);
