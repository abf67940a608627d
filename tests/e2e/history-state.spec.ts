// What the browser's history keeps of a list and of the search field, and how a list is restored from it.
import type { Page } from '@playwright/test';
import { expect, test, untilHydrated, untilInteractive } from './fixtures.ts';

const LISTING = '/en-eu/c/women';
const KEY = 'listing women';

const cards = (page: Page) => page.locator('[data-part="grid"] > [data-card] a');
const toggles = (page: Page) => page.locator('[data-part="bar"] button[aria-expanded]');
const panel = (page: Page) => page.locator('[data-part="filters"]');

interface StartedWindow {
  readonly stateAtStart: { readonly discovery: Record<string, { readonly place: { readonly top: number } }> };
}

/** What the entry keeps under a key. */
const kept = (page: Page, key = KEY) =>
  page.evaluate((name) => history.state?.discovery?.[name] as Record<string, unknown> | undefined, key);

async function openListing(page: Page, origin: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto(origin + LISTING);
  await untilInteractive(page);
  // Written first when the part is there that keeps it.
  await page.evaluate(() => scrollBy(0, 1));
  await expect.poll(() => kept(page)).toBeDefined();
}

/** To a product and back. */
async function leaveAndReturn(page: Page): Promise<void> {
  await cards(page).first().press('Enter');
  await expect(page.locator('[data-part="product"]')).toBeVisible();
  await page.goBack();
  await expect(cards(page).first()).toBeVisible();
}

/** Reloads with another state of the listing in the entry. */
async function reloadWith(page: Page, change: Record<string, unknown>): Promise<void> {
  await page.addInitScript(
    ([key, id, changed]) => {
      // Once: the script also runs with later documents.
      if (sessionStorage.getItem('changed') === id) return;
      sessionStorage.setItem('changed', id);
      const states = history.state?.discovery;
      history.replaceState(
        { ...history.state, discovery: { ...states, [key]: { ...states[key], ...changed } } },
        '',
      );
    },
    [KEY, JSON.stringify(change), change] as const,
  );
  await page.reload();
  await untilInteractive(page);
}

test('UR-05a UR-05c UR-05d UR-05e open filters, groups, categories and what was typed in them come back', async ({
  shop,
  quietPage: page,
}) => {
  await openListing(page, shop.origin);
  await toggles(page).first().click();
  const groups = panel(page).locator('details');
  await expect(groups.first()).toBeVisible();
  // Open from the beginning.
  const searchable = groups.filter({ has: page.locator('input[type="search"]') }).first();
  await expect(searchable).toHaveAttribute('open', '');
  const closed = panel(page).locator('details:not([open])');
  const opened = (await closed.first().locator('h3').textContent()) ?? '';
  await closed.first().locator('summary').click();
  await searchable.locator('input[type="search"]').fill('a');
  const category = panel(page).locator('button[aria-expanded][aria-label]').first();
  const categoryName = (await category.getAttribute('aria-label')) ?? '';
  const expanded = (await category.getAttribute('aria-expanded')) !== 'true';
  const chosen = panel(page).getByRole('button', { name: categoryName, expanded });
  await category.click();
  await expect(chosen).toBeVisible();
  const title = (await searchable.locator('h3').textContent()) ?? '';
  const kindsKept = async () => {
    const state = await kept(page);
    const valuesOf = (name: string) => Object.values(state?.[name] ?? {});
    return [state?.['filters_open'], valuesOf('expanded_filters'), valuesOf('local_filter_cache')];
  };
  await expect.poll(kindsKept).toMatchObject([true, [true], [{ query: 'a' }]]);
  await expect
    .poll(async () => Object.values((await kept(page))?.['expanded_hierarchical_filters'] ?? {}))
    .toContain(expanded);
  for (const leave of [() => leaveAndReturn(page), () => page.reload()]) {
    await leave();
    await expect(panel(page)).toBeVisible();
    const group = (name: string) => panel(page).locator('details').filter({ hasText: name }).first();
    await expect(group(opened)).toHaveAttribute('open', '');
    await expect(group(title).locator('input[type="search"]')).toHaveValue('a');
    await expect(chosen).toBeVisible();
  }
});

test('UR-05b the open order comes back', async ({ shop, quietPage: page }) => {
  await openListing(page, shop.origin);
  await toggles(page).last().click();
  await expect(page.locator('[data-part="sorting"]')).toBeVisible();
  await expect.poll(() => kept(page)).toMatchObject({ sorting_open: true });
  await page.reload();
  await expect(page.locator('[data-part="sorting"]')).toBeVisible();
});

test('UR-05f UR-06g what is restored is the minimum and 20 more', async ({ shop, quietPage: page }) => {
  await openListing(page, shop.origin);
  const count = await cards(page).count();
  expect(await kept(page)).toMatchObject({
    scroll_restoration_data: { for_id: '', min_results_loaded: count - 20 },
  });
  await reloadWith(page, { scroll_restoration_data: { for_id: '', min_results_loaded: count + 5 } });
  await expect(cards(page)).toHaveCount(count + 25);
  // Another list than the one that is kept.
  await reloadWith(page, { scroll_restoration_data: { for_id: '?f_x=y', min_results_loaded: 150 } });
  await expect(cards(page)).toHaveCount(count);
});

test('UR-06f UR-06h results come in pages of at most 100, and 500 px for each of the minimum stand in for them', async ({
  shop,
  quietPage: page,
}) => {
  await openListing(page, shop.origin);
  await page.addInitScript(() => {
    const seen: { counts: number[]; padding: string[] } = { counts: [], padding: [] };
    Object.assign(globalThis, { seen });
    const look = () => {
      const count = document.querySelectorAll('[data-part="grid"] > [data-card]').length;
      if (count > 0 && count !== seen.counts.at(-1)) seen.counts.push(count);
      const padding = document.body?.style.minBlockSize ?? '';
      if (padding !== '' && padding !== seen.padding.at(-1)) seen.padding.push(padding);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
  const seen = () =>
    page.evaluate(() => (globalThis as unknown as { seen: { counts: number[]; padding: string[] } }).seen);
  const { place } = (await kept(page)) as { place: object };
  await reloadWith(page, {
    scroll_restoration_data: { for_id: '', min_results_loaded: 200 },
    place: { ...place, width: 700 },
  });
  await expect(cards(page)).toHaveCount(220);
  const { counts, padding } = await seen();
  expect(Math.max(...counts.slice(1).map((count, at) => count - counts[at]!))).toBe(100);
  expect(padding).toEqual(['100000px']);
  // Where the minimum is not known, it is 150.
  await reloadWith(page, { scroll_restoration_data: { for_id: '' }, place: { ...place, width: 700 } });
  await expect(cards(page)).toHaveCount(170);
  expect((await seen()).padding).toEqual(['75000px']);
  await expect.poll(() => page.evaluate(() => document.body.style.minBlockSize)).toBe('');
});

test('UR-06i a list that ends before the minimum is a warning', async ({ shop, page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await openListing(page, shop.origin);
  await reloadWith(page, { scroll_restoration_data: { for_id: '', min_results_loaded: 5000 } });
  await expect
    .poll(() => warnings.filter((text) => text.includes('without a cursor before enough products')), {
      timeout: 60_000,
    })
    .toHaveLength(1);
});

test('UR-05i what stands in the search field comes back', async ({ shop, quietPage: page }) => {
  await openListing(page, shop.origin);
  const field = page.getByRole('combobox');
  await field.click();
  await untilHydrated(field);
  await page.keyboard.type('wool so');
  await expect.poll(() => kept(page, 'search field')).toEqual({ field_value: 'wool so' });
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('wool so');
  await leaveAndReturn(page);
  await expect(field).toHaveValue('wool so');
  await page.reload();
  await expect(field).toHaveValue('wool so');
});

test('UR-05j the blocks among the products and their ratios come back', async ({ shop, quietPage: page }) => {
  await openListing(page, shop.origin);
  const block = page.locator('[data-part="content-block"]').first();
  const { width, height } = (await block.boundingBox())!;
  const state = (await kept(page)) as {
    history_content_blocks: { blocks: { content: { title: string } }[]; aspectRatios: number[] };
  };
  const { blocks, aspectRatios } = state.history_content_blocks;
  expect(aspectRatios).toHaveLength(blocks.length);
  expect(aspectRatios[0]).toBeCloseTo(width / height, 2);
  // As if the merchant had changed it meanwhile.
  const earlier = [{ ...blocks[0]!, content: { ...blocks[0]!.content, title: 'The block of before' } }];
  // In another document nobody would hear of the way back.
  await untilHydrated(cards(page).first());
  await cards(page).first().press('Enter');
  await expect(page.locator('[data-part="product"]')).toBeVisible();
  await page.evaluate(
    ([key, changed]) => {
      addEventListener(
        'popstate',
        () => {
          const states = history.state.discovery;
          const content = { blocks: changed, aspectRatios: [3] };
          History.prototype.replaceState.call(
            history,
            {
              ...history.state,
              discovery: { ...states, [key]: { ...states[key], history_content_blocks: content } },
            },
            '',
          );
        },
        { capture: true },
      );
    },
    [KEY, earlier] as const,
  );
  await page.goBack();
  await expect(page.getByText('The block of before')).toBeVisible();
  // A reload shows what there is now.
  await page.reload();
  await expect(page.getByText('The block of before')).toHaveCount(0);
});

test('UR-07a while the page scrolls its place is written at most every 300 ms', async ({
  shop,
  quietPage: page,
}) => {
  await openListing(page, shop.origin);
  // The router writes into the entry when it comes.
  await expect.poll(() => page.evaluate(() => typeof history.state?.__TSR_key)).toBe('string');
  const times = await page.evaluate(async () => {
    const replaceState = history.replaceState.bind(history);
    const written: number[] = [];
    History.prototype.replaceState = (...state) => {
      written.push(performance.now());
      return replaceState(...state);
    };
    for (let frames = 0; written.length < 4 && frames < 3_000; frames += 1) {
      scrollBy({ top: 3, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return written;
  });
  expect(times.length).toBeGreaterThan(2);
  const gaps = times.slice(1).map((time, at) => time - times[at]!);
  expect(Math.min(...gaps)).toBeGreaterThan(295);
});

test('a place that waits to be written when the page goes for good is written then', async ({
  shop,
  quietPage: page,
}) => {
  await openListing(page, shop.origin);
  await page.addInitScript(() => {
    Object.assign(globalThis, { stateAtStart: history.state });
  });
  await page.evaluate(() => {
    scrollTo(0, 600);
    // The event of a scroll comes before the next frame is drawn.
    requestAnimationFrame(() => location.assign('/robots.txt'));
  });
  await page.waitForURL('**/robots.txt');
  await page.goBack();
  const top = await page.evaluate(
    (key) => (globalThis as unknown as StartedWindow).stateAtStart.discovery[key]?.place.top,
    KEY,
  );
  expect(top).toBe(600);
});

test('UR-07b a history that refuses is reported, and the page works', async ({ shop, page }) => {
  const errors: string[] = [];
  const thrown: Error[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => thrown.push(error));
  await page.addInitScript(() => {
    const replaceState = history.replaceState.bind(history);
    History.prototype.replaceState = (...state) => {
      if (state[0]?.discovery !== undefined) throw new DOMException('too often', 'SecurityError');
      return replaceState(...state);
    };
  });
  await page.goto(shop.origin + LISTING);
  await untilInteractive(page);
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollBy({ top: 50, behavior: 'instant' }));
      return errors.filter((text) => text.includes('[history state]')).length;
    })
    .toBe(1);
  await cards(page).first().press('Enter');
  await expect(page.locator('[data-part="product"]')).toBeVisible();
  expect(thrown).toEqual([]);
});
