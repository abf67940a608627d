// A host page that changes products and suggestions before they are shown, over a real engine.
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Transformers, transformPage, withTransformers } from '#src/discovery/transformers.ts';
import { createEngineClient } from '#tests/fixtures/engine-client.ts';
import { showSearchPage } from '#tests/fixtures/minimal-host.tsx';

let place: HTMLElement | undefined;
let remove: (() => void) | undefined;
afterEach(() => {
  remove?.();
  place?.remove();
});

/** The search page for "shell" as a host shows it, and what there is without a transformer. */
async function show(transformers: Transformers) {
  const engine = createEngineClient();
  const search = '?query=shell';
  const result = await engine.search('en-eu', { search, limit: 20 });
  if (!result.ok) throw new Error(result.error.code);
  const titles = result.value.products.cards.map((card) => card.variants[card.variantIndex]?.title);
  place = document.body.appendChild(document.createElement('main'));
  remove = showSearchPage(
    place,
    { page: await transformPage(result.value, transformers), search },
    withTransformers(engine, transformers),
    async () => undefined,
  );
  await expect.element(page.getByRole('heading', { level: 1, name: 'Search: shell' })).toBeVisible();
  return titles;
}
const shownTitles = () =>
  [...document.querySelectorAll('[data-part="grid"] > [data-card] > article a')].map(
    (link) => link.textContent,
  );
const logged = () => vi.mocked(console.error).mock.calls.map(([where]) => where as string);

test('a host changes products and suggestions before they are shown', async () => {
  const titles = await show({
    cards: async (cards) => cards.toReversed().slice(0, 2),
    listings: (listings) => listings.map((listing) => ({ ...listing, title: `Our ${listing.title}` })),
  });
  expect(titles.length).toBeGreaterThan(1);
  await expect.poll(() => shownTitles().length).toBe(2);
  expect(shownTitles()[0]).toContain(titles.at(-1));
  const field = page.getByRole('combobox', { name: 'Search for products' });
  await field.click();
  await field.fill('jackets');
  await expect.element(page.getByRole('option', { name: /^Our / }).first()).toBeVisible();
});

test.each<[string, NonNullable<Transformers['cards']>]>([
  [
    'throws',
    () => {
      throw new Error('broken');
    },
  ],
  ['fails later', () => Promise.reject(new Error('broken'))],
  ['returns no list', () => undefined as never],
])(
  'NE-03g NE-03h a transformer that %s is logged, and what came untransformed is shown in its place',
  async (_, cards) => {
    const titles = await show({ cards });
    await expect.poll(() => shownTitles().length).toBe(titles.length);
    for (const [at, title] of titles.entries()) expect(shownTitles()[at]).toContain(title);
    expect(logged()).toContain('[cards transformer failed]');
    const field = page.getByRole('combobox', { name: 'Search for products' });
    await field.click();
    await field.fill('jacket');
    await expect.element(page.getByRole('group', { name: /^Products \(\d/ })).toBeVisible();
    expect(new Set(logged())).toEqual(new Set(['[cards transformer failed]']));
    vi.mocked(console.error).mockClear();
  },
);
