// A list whose URL gives what it does not have, ranges beyond their bounds and unknown fields, over a real engine.
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ListingPage } from '#contract/clients.ts';
import type { SelectedFilter } from '#contract/filters.ts';
import { decodeState, encodeState } from '#contract/url-state/state.ts';
import { DiscoveryHostProvider } from '#src/discovery/host-context.tsx';
import { ListingScreen } from '#src/discovery/listing-screen.tsx';
import '#src/styles/tokens.css';
import '#src/styles/base.css';
import { createEngineClient } from '#tests/fixtures/engine-client.ts';
import { createTestHost } from '#tests/fixtures/test-host.tsx';

const MARKET = 'en-eu';
const SLUG = 'ext-clothing';

let root: Root | undefined;
let place: HTMLElement | undefined;
afterEach(() => {
  root?.unmount();
  place?.remove();
  history.replaceState(null, '');
});

const range = (low: number, high: number): SelectedFilter => ({
  field: 'price',
  op: 'inrange',
  data: [low, high],
});
const client = createEngineClient();

async function load(search: string): Promise<ListingPage> {
  const result = await client.listing(MARKET, SLUG, { search, limit: 20 });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

async function bounds(): Promise<{ min: number; max: number }> {
  const { filters } = (await load('')).products;
  const meta = filters.find(({ field }) => field === 'price')?.meta;
  if (meta?.type !== 'range') throw new Error('no price range');
  return meta;
}

async function show(search: string) {
  await page.viewport(1280, 900);
  let setShown: (shown: { page: ListingPage; search: string }) => void = () => undefined;
  const test = createTestHost({
    client,
    url: `/en-eu/c/${SLUG}${search}`,
    load: async (url) => setShown({ page: await load(url.search), search: url.search }),
  });
  function HostPage({ first }: { first: ListingPage }) {
    const [shown, set] = useState({ page: first, search });
    setShown = set;
    return <ListingScreen page={shown.page} search={shown.search} />;
  }
  place = document.body.appendChild(document.createElement('main'));
  root = createRoot(place);
  const first = await load(search);
  root.render(
    <DiscoveryHostProvider host={test.host}>
      <HostPage first={first} />
    </DiscoveryHostProvider>,
  );
  await expect.element(page.getByRole('heading', { level: 1, name: 'Clothing' })).toBeVisible();
  return { ...test, first };
}
const selectedIn = (search: string | undefined) => decodeState(search ?? '').filters;
const chips = () => page.getByRole('button', { name: /^Remove filter/ });

test('FI-02d a range of the URL beyond the bounds is clamped in the selection, and in the URL', async () => {
  const { min, max } = await bounds();
  const { first, replaced } = await show(
    encodeState('?from=mail', { filters: [range(-50, max - 1)], sort: null }),
  );
  expect(first.products.selectedFilters).toEqual([range(min, max - 1)]);
  await expect.element(chips()).toHaveAccessibleName(new RegExp(`^Remove filter [^-]*${Math.floor(min)}`));
  await expect.poll(() => replaced.map(selectedIn)).toEqual([[range(min, max - 1)]]);
  expect(replaced[0]).toMatch(/^\?from=mail&/);
});

test('FI-02d one equal to the bounds, or around them, is removed', async () => {
  const { min, max } = await bounds();
  for (const given of [range(min, max), range(min - 1, max * 10)]) {
    const { first, replaced } = await show(encodeState('', { filters: [given], sort: null }));
    expect(first.products.selectedFilters).toEqual([]);
    await expect.poll(() => replaced).toEqual(['']);
    expect(chips().elements()).toHaveLength(0);
    root?.unmount();
    place?.remove();
  }
});

test('FI-02d one wholly beyond the bounds is clamped to their end, and the products are those of it', async () => {
  const { max } = await bounds();
  const { first, replaced } = await show(
    encodeState('', { filters: [range(max + 100, max + 200)], sort: null }),
  );
  expect(first.products.selectedFilters).toEqual([range(max, max)]);
  expect(first.products.total).toBeGreaterThan(0);
  await expect.poll(() => replaced.map(selectedIn)).toEqual([[range(max, max)]]);
  await expect.element(page.getByRole('article').first()).toBeVisible();
});

test('FI-02d one beyond bounds that other filters narrow stays: it means something without them', async () => {
  const { min, max } = await bounds();
  const definitions = (await load('')).products.filters;
  const meta = definitions.find(({ field }) => field === 'color')?.meta;
  const colors = meta?.type === 'checkbox-color' ? meta.values : [];
  let kept: SelectedFilter[] = [];
  for (const color of colors) {
    const one: SelectedFilter = { field: 'color', op: 'in', data: [color] };
    const { filters } = (await load(encodeState('', { filters: [one], sort: null }))).products;
    const narrow = filters.find(({ field }) => field === 'price')?.meta;
    if (narrow?.type === 'range' && narrow.max < max - 2) kept = [range(min, narrow.max + 1), one];
  }
  // Within the bounds of the whole list, beyond those of the colour.
  expect(kept).toHaveLength(2);
  const { first, replaced } = await show(encodeState('', { filters: kept, sort: null }));
  expect(first.products.total).toBeGreaterThan(0);
  expect(first.products.selectedFilters).toEqual(kept);
  await expect.element(chips().first()).toBeVisible();
  expect(replaced).toEqual([]);
});

test('UR-02m a filter of a field that the shop does not have is ignored, beside those that it has', async () => {
  const all = (await load('')).products.total;
  const { first, replaced } = await show('?f_nonsense=1');
  expect(first.products.total).toBe(all);
  expect(first.products.selectedFilters).toEqual([]);
  expect(chips().elements()).toHaveLength(0);
  expect(page.getByRole('button', { name: 'Clear all' }).elements()).toHaveLength(0);
  root?.unmount();
  place?.remove();

  const meta = first.products.filters.find(({ field }) => field === 'color')?.meta;
  const color = meta?.type === 'checkbox-color' ? meta.values[0] : undefined;
  const known: SelectedFilter = { field: 'color', op: 'in', data: [color ?? ''] };
  const both = encodeState('', { filters: [known, { field: 'gone', op: 'in', data: ['x'] }], sort: null });
  const beside = await show(`${both}&f_nonsense=1&from=mail`);
  expect(beside.first.products.selectedFilters).toEqual([known]);
  await expect.element(chips()).toBeVisible();
  expect(chips().elements()).toHaveLength(1);
  // As the URL is nobody's mistake to correct, it is left alone until the selection changes.
  expect([...replaced, ...beside.replaced]).toEqual([]);
  await chips().click();
  await expect.poll(() => beside.replaced).toEqual(['?from=mail']);
});

test('UR-02m one of a known field that no product here has stays: it leaves nothing', async () => {
  const none: SelectedFilter = { field: 'color', op: 'in', data: ['no-such-color'] };
  const { first } = await show(encodeState('', { filters: [none], sort: null }));
  expect(first.products.total).toBe(0);
  expect(first.products.selectedFilters).toEqual([none]);
});
