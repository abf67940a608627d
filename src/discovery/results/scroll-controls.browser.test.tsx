// What scrolling through results brings: floating buttons on small windows, and how far down one is.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SortOption } from '#contract/filters.ts';
import { EmptyResults } from '#src/discovery/results/empty-results.tsx';
import { Results } from '#src/discovery/results/results.tsx';
import { DiscoveryProvider } from '#src/discovery/state/context.tsx';
import { createDiscoveryInstance } from '#src/discovery/state/discovery-instance.ts';
import { cards, listFilter, products } from '#tests/fixtures/discovery-responses.ts';
import { type DiscoveryPage, renderDiscovery } from '#tests/fixtures/discovery-page.tsx';

let shown: DiscoveryPage | undefined;
afterEach(() => {
  vi.useRealTimers();
  shown?.remove();
  scrollTo(0, 0);
});

const sorts: SortOption[] = [
  { field: 'relevance', order: 'desc', meta: { title: 'Relevance' } },
  { field: 'price', order: 'asc', meta: { title: 'Price', values: ['asc'], names: ['Lowest price first'] } },
];

async function show(count: number, width = 360) {
  await page.viewport(width, 700);
  shown = await renderDiscovery(
    <Results
      label="Jackets"
      countText={(total) => `${total} products`}
      pageSize={20}
      empty={<EmptyResults title="" />}
    />,
    { cards: cards(0, count), sorts, filters: [listFilter('color', ['Blue', 'Red'])] },
  );
  await expect.element(page.getByRole('list', { name: 'Jackets' })).toBeVisible();
  return shown;
}
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** By so many px a frame. */
async function scrollOn(step: number, frames: number) {
  for (let count = 0; count < frames; count += 1) {
    scrollBy({ top: step, behavior: 'instant' });
    await frame();
  }
}
/** Frames of 16 ms by a clock of the test, however late the machine draws them. */
async function scrollTimed(step: number, frames: number) {
  for (let count = 0; count < frames; count += 1) {
    vi.advanceTimersByTime(16);
    await scrollOn(step, 1);
  }
}
const floating = () => document.querySelector('[data-part="floating-buttons"]');
const isShown = () => floating()?.hasAttribute('data-shown') ?? false;
const bubble = () => document.querySelector('[data-part="scroll-status"]');
const button = (name: string) => page.getByRole('button', { name, exact: true }).last();

/** Far down, and a little up again. */
async function comeBackUp() {
  await expect.poll(floating).not.toBeNull();
  await scrollOn(400, 5);
  await scrollOn(-60, 1);
  await expect.poll(isShown).toBe(true);
}

test('FB-03d SP-03k floating buttons appear after scrolling up more than 50, and hide after scrolling down more than 30', async () => {
  await show(40);
  await expect.poll(floating).not.toBeNull();
  await scrollOn(400, 5);
  await scrollOn(-25, 2);
  expect(isShown()).toBe(false);
  await scrollOn(-25, 1);
  await expect.poll(isShown).toBe(true);
  await scrollOn(15, 2);
  expect(isShown()).toBe(true);
  await scrollOn(15, 1);
  await expect.poll(isShown).toBe(false);
});

test('FB-03e they are hidden while the bar is in view', async () => {
  await show(40);
  await comeBackUp();
  await scrollOn(-2000, 2);
  expect(scrollY).toBe(0);
  await expect.poll(isShown).toBe(false);
});

test('FB-03a the filter button opens the filters', async () => {
  const { instance } = await show(40);
  await comeBackUp();
  await button('Filter').click();
  await expect.element(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  expect([instance.filtersOpen, isShown()]).toEqual([true, false]);
});

test('FB-03b the sort button opens the sorting', async () => {
  const { instance } = await show(40);
  await comeBackUp();
  await button('Sort').click();
  await expect.element(page.getByRole('radio', { name: 'Lowest price first' })).toBeVisible();
  expect(instance.sortingOpen).toBe(true);
});

test.each(['Filter', 'Sort'])(
  'what the %s button opened gives the focus to the bar when it closes',
  async (name) => {
    const { instance } = await show(40);
    await comeBackUp();
    const before = scrollY;
    (button(name).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => instance.filtersOpen || instance.sortingOpen).toBe(false);
    await expect.element(page.getByRole('button', { name: 'Filter', exact: true }).first()).toHaveFocus();
    expect(scrollY).toBe(before);
  },
);

test('FB-03c the third goes back to the top, where the bar takes the focus', async () => {
  await show(40);
  await comeBackUp();
  await button('Back to the top').click();
  await expect.poll(() => scrollY).toBe(0);
  await expect.element(page.getByRole('button', { name: 'Filter', exact: true }).first()).toHaveFocus();
});

test('FB-03a on wide windows there are none', async () => {
  await show(40, 1280);
  vi.useFakeTimers({ toFake: ['performance'] });
  // Both come with one part: the status shows that it is there.
  await expect
    .poll(async () => {
      await scrollTimed(150, 14);
      await scrollTimed(-150, 14);
      return bubble() !== null;
    })
    .toBe(true);
  expect(floating()).toBeNull();
});

test('SP-05a SP-05c SP-03j fast scrolling shows how far down one is, and it fades', async () => {
  await show(60);
  await expect.poll(floating).not.toBeNull();
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  await scrollTimed(20, 30);
  expect(bubble()).toBeNull();
  await scrollTimed(200, 14);
  await expect.poll(() => bubble()?.textContent).toMatch(/^\d+ of 60$/);
  const [animation] = bubble()?.getAnimations() ?? [];
  expect(animation?.effect?.getTiming().duration).toBe(1500);
  vi.advanceTimersByTime(1499);
  await frame();
  expect(bubble()).not.toBeNull();
  vi.advanceTimersByTime(1);
  await expect.poll(bubble).toBeNull();
});

test('SP-05b with less than 10 results there is none', async () => {
  const { instance } = await show(9);
  await expect.poll(floating).not.toBeNull();
  document.body.style.minBlockSize = '9000px';
  await scrollOn(200, 20);
  await frame();
  expect([instance.cards.length, bubble()]).toEqual([9, null]);
  document.body.style.minBlockSize = '';
});

describe('of two lists on a page', () => {
  const all = (part: string) => [...document.querySelectorAll(`[data-part="${part}"]`)];
  const groups = () => all('floating-buttons');
  const shownGroups = () => groups().map((group) => group.hasAttribute('data-shown'));
  const bubbles = () => all('scroll-status').map((each) => each.textContent);
  const shoes = () => page.getByRole('list', { name: 'Shoes' }).element();
  /** 40 jackets, and 60 shoes below them. */
  async function showTwo() {
    await page.viewport(360, 700);
    const other = createDiscoveryInstance({
      kind: 'listing',
      key: 'listing shoes b',
      urlKey: 'b',
      search: '',
      products: products({ cards: cards(100, 60), sorts }),
    });
    const list = (label: string) => (
      <Results label={label} countText={String} pageSize={20} empty={<EmptyResults title="" />} />
    );
    shown = await renderDiscovery(
      <>
        {list('Jackets')}
        <DiscoveryProvider instance={other} scope={{ kind: 'listing', slug: 'shoes' }}>
          {list('Shoes')}
        </DiscoveryProvider>
      </>,
      { cards: cards(0, 40), sorts },
    );
    await expect.poll(() => groups().length).toBe(2);
    return { one: shown.instance, other };
  }
  /** So many px below the beginning of the shoes. */
  async function goToShoes(by: number) {
    scrollTo({ top: scrollY + shoes().getBoundingClientRect().top + by, behavior: 'instant' });
    await frame();
  }

  test('FB-03a floating buttons belong to the one in view, and act on it', async () => {
    const { one, other } = await showTwo();
    await scrollOn(400, 5);
    await scrollOn(-60, 1);
    await expect.poll(shownGroups).toEqual([true, false]);
    await page.getByRole('button', { name: 'Filter', exact: true }).nth(1).click();
    await expect.poll(() => [one.filtersOpen, other.filtersOpen]).toEqual([true, false]);
    await expect.element(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => one.filtersOpen).toBe(false);
    await goToShoes(3000);
    await scrollOn(-60, 1);
    await expect.poll(shownGroups).toEqual([false, true]);
    const toTop = page.getByRole('button', { name: 'Back to the top' });
    // The other one's stays while it fades.
    await expect.poll(() => toTop.elements().length).toBe(1);
    await toTop.click();
    const bar = () => document.activeElement?.closest('[data-part="bar"]');
    await expect.poll(() => bar()?.getBoundingClientRect().top).toBeCloseTo(innerHeight / 2, -1);
    expect(bar()).toBe(all('bar')[1]);
  });

  test('SP-05a the bubble counts the one in the middle of the window', async () => {
    await showTwo();
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
    await scrollTimed(200, 14);
    await expect.poll(bubbles).toEqual([expect.stringMatching(/^[1-9]\d? of 40$/)]);
    // Both are in view, one with its end, the other with its beginning.
    await goToShoes(-600);
    await scrollTimed(20, 1);
    await scrollTimed(30, 14);
    const above = [...shoes().children].filter((card) => card.getBoundingClientRect().top < innerHeight);
    await expect.poll(bubbles).toEqual([`${above.length} of 60`]);
  });
});
