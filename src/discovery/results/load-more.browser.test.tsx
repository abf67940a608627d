// Loading more by scrolling and by the button: when a load begins, and how large it is.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { DiscoveryClient } from '#contract/clients.ts';
import { ok } from '#contract/result.ts';
import { MAX_AUTOMATIC_LOADS } from '#src/discovery/state/paging.ts';
import { Results } from '#src/discovery/results/results.tsx';
import { type DiscoveryPage, renderDiscovery } from '#tests/fixtures/discovery-page.tsx';
import { cards } from '#tests/fixtures/discovery-responses.ts';

let shown: DiscoveryPage | undefined;
afterEach(() => shown?.remove());

/** 20 cards of 400; each load brings as many as it asks for, once `until` is over. Resolves to the limits of the loads so far. */
async function showMany(
  until: Promise<void> = Promise.resolve(),
  size: readonly [width: number, height: number] = [360, 700],
): Promise<number[]> {
  await page.viewport(...size);
  const limits: number[] = [];
  const more: DiscoveryClient['more'] = async (_market, _scope, { limit }) => {
    await until;
    const from = 20 + limits.reduce((sum, each) => sum + each, 0);
    limits.push(limit);
    return ok({ cards: cards(from, limit), cursor: 'next', total: 400 });
  };
  shown = await renderDiscovery(
    <Results label="Jackets" countText={String} pageSize={20} empty={null} />,
    { cards: cards(0, 20), total: 400, cursor: 'c1' },
    { more },
  );
  await expect.poll(cardCount).toBe(20);
  return limits;
}
const cardCount = () => page.getByRole('article').elements().length;
/** Brings the card with this index into view, and lets observers see it. */
async function scrollToCard(index: number): Promise<void> {
  page.getByRole('article').elements()[index]?.scrollIntoView({ block: 'center' });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

test('PA-02b after the first further load, the next one begins at three quarters', async () => {
  const limits = await showMany();
  await scrollToCard(9);
  await expect.poll(cardCount).toBe(40);
  await scrollToCard(22);
  expect(limits).toHaveLength(1);
  await scrollToCard(29);
  await expect.poll(() => limits.length).toBe(2);
});

test('PA-02a in a window that shows half of the cards at once, the first scrolling loads more', async () => {
  const limits = await showMany(undefined, [1400, 3000]);
  // What follows the list on a page.
  document.querySelector('main')!.style.paddingBlockEnd = '3000px';
  await scrollToCard(0);
  expect(limits).toEqual([]);
  scrollTo({ top: 10 });
  await expect.poll(() => limits.length).toBeGreaterThan(0);
});

test('PA-01c PA-01d a load soon after the last one is five times as large, one later is not', async () => {
  const limits = await showMany();
  await scrollToCard(9);
  await expect.poll(cardCount).toBe(40);
  await scrollToCard(29);
  await expect.poll(cardCount).toBe(140);
  // As if a minute had passed.
  const { instance } = shown ?? expect.unreachable();
  instance.loadEndedAt = (instance.loadEndedAt ?? Number.NaN) - 60_000;
  await scrollToCard(104);
  await expect.poll(cardCount).toBe(160);
  expect(limits).toEqual([20, 100, 20]);
});

test('a host that breaks off a load is reported, and the button tries again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const calls = [
    () => {
      throw new Error('broken');
    },
    () => Promise.reject(new Error('no network')),
    async () => ok({ cards: cards(4, 4), cursor: null, total: 8 }),
  ];
  shown = await renderDiscovery(
    <Results label="Jackets" countText={String} pageSize={20} empty={null} />,
    { cards: cards(0, 4), total: 8, cursor: 'c1' },
    { more: () => calls.shift()?.() ?? expect.unreachable() },
  );
  // Scrolling down to the button loads nothing by itself.
  shown.instance.automaticLoadCount = MAX_AUTOMATIC_LOADS;
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  for (const [button, reports] of [
    [page.getByRole('button', { name: 'Show more' }), 1],
    [tryAgain, 2],
  ] as const) {
    await button.click();
    await expect.poll(() => [logged.mock.calls.length, tryAgain.elements().length]).toEqual([reports, 1]);
  }
  await tryAgain.click();
  await expect.poll(cardCount).toBe(8);
  expect(logged.mock.calls.map(([where]) => where)).toEqual(['[load more]', '[load more]']);
  logged.mockClear();
});

describe('the focus after the button was pressed', () => {
  const showMore = () => page.getByRole('button', { name: 'Show more' });
  const linkOf = (index: number) => page.getByRole('article').nth(index).getByRole('link').first();
  /** Presses the button, does something, and then lets the cards come. */
  async function press(meanwhile: () => unknown): Promise<void> {
    const arrival = Promise.withResolvers<void>();
    await showMany(arrival.promise);
    // Scrolling down to the button loads nothing by itself.
    const { instance } = shown ?? expect.unreachable();
    instance.automaticLoadCount = MAX_AUTOMATIC_LOADS;
    await showMore().click();
    await meanwhile();
    arrival.resolve();
    await expect.poll(cardCount).toBeGreaterThanOrEqual(40);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }

  test('goes to the first card that came, and it is on screen', async () => {
    await press(() => undefined);
    await expect.element(linkOf(20)).toHaveFocus();
    await expect.element(linkOf(20)).toBeInViewport();
  });

  test('stays where the shopper has taken it meanwhile, and so does the page', async () => {
    await press(() => linkOf(2).element().focus());
    await expect.element(linkOf(2)).toHaveFocus();
    await expect.element(linkOf(2)).toBeInViewport();
  });

  test('moves without the page where the shopper has scrolled meanwhile', async () => {
    await press(async () => {
      dispatchEvent(new WheelEvent('wheel'));
      scrollTo({ top: 100 });
      await expect.poll(() => scrollY).toBe(100);
    });
    await expect.element(linkOf(20)).toHaveFocus();
    expect(scrollY).toBe(100);
  });
});

test.each([
  ['ltr', 'left'],
  ['rtl', 'right'],
] as const)(
  'the line says how much is shown, from where texts begin, on a page that is %s',
  async (direction, side) => {
    document.documentElement.dir = direction;
    try {
      await showMany();
      const done = page
        .getByRole('button', { name: 'Show more' })
        .element()
        .parentElement?.querySelector('span > span');
      if (done == null) return expect.unreachable();
      const [line, whole] = [done.getBoundingClientRect(), done.parentElement!.getBoundingClientRect()];
      expect(line[side]).toBeCloseTo(whole[side]);
      expect(line.width / whole.width).toBeCloseTo(20 / 400);
    } finally {
      document.documentElement.removeAttribute('dir');
    }
    return undefined;
  },
);
