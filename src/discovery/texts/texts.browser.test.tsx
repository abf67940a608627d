// Discovery in each of its languages, and with single texts of a host.
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ok } from '#contract/result.ts';
import { EmptyResults } from '#src/discovery/results/empty-results.tsx';
import { Results } from '#src/discovery/results/results.tsx';
import { SearchField } from '#src/discovery/suggest/search-field.tsx';
import { de } from '#src/discovery/texts/de.ts';
import { en } from '#src/discovery/texts/en.ts';
import { ko } from '#src/discovery/texts/ko.ts';
import { sv } from '#src/discovery/texts/sv.ts';
import type { DiscoveryTexts } from '#src/discovery/texts/texts.ts';
import { listFilter } from '#tests/fixtures/discovery-responses.ts';
import { type DiscoveryPage, renderDiscovery } from '#tests/fixtures/discovery-page.tsx';

let shown: DiscoveryPage | undefined;
afterEach(() => shown?.remove());

/** A listing without products and the search field, in one language; `isFiltered`: because of its filters. */
async function show(texts: DiscoveryTexts, isFiltered = false) {
  await page.viewport(1280, 800);
  shown = await renderDiscovery(
    <>
      <SearchField />
      <Results
        label="Jackets"
        countText={texts.listing.count}
        pageSize={20}
        empty={<EmptyResults title={texts.listing.empty} />}
      />
    </>,
    {
      cards: [],
      total: 0,
      filters: [listFilter('color', ['Blue'])],
      selectedFilters: isFiltered ? [{ field: 'color', op: 'in', data: ['Blue'] }] : [],
    },
    { suggest: async () => ok({ queries: [], listings: [], contentLinks: [], cards: [], total: 0 }) },
    { texts },
  );
}

const LANGUAGES = [
  {
    name: 'English',
    texts: en,
    empty: 'no products here, sorry',
    noResults: 'No results',
    noProducts: 'No products found',
    cleared: 'We cleared your filters',
    restore: 'Restore',
    ok: 'OK',
  },
  {
    name: 'German',
    texts: de,
    empty: 'hier gibt es leider keine Produkte',
    noResults: 'Keine Treffer',
    noProducts: 'Keine Produkte gefunden',
    cleared: 'Wir haben deine Filter entfernt',
    restore: 'Wiederherstellen',
    ok: 'OK',
  },
  {
    name: 'Swedish',
    texts: sv,
    empty: 'inga produkter här, tyvärr',
    noResults: 'Inga träffar',
    noProducts: 'Inga produkter hittades',
    cleared: 'Vi rensade dina filter',
    restore: 'Ångra',
    ok: 'OK',
  },
  {
    name: 'Korean',
    texts: ko,
    empty: '아쉽지만 여기에는 상품이 없습니다',
    noResults: '결과 없음',
    noProducts: '상품을 찾지 못했습니다',
    cleared: '필터를 해제했습니다',
    restore: '되돌리기',
    ok: '확인',
  },
];

describe.each(LANGUAGES)('$name', ({ texts, ...expected }) => {
  test('LI-06a LI-06b a listing without products, and a search without suggestions', async () => {
    await show(texts);
    await expect.element(page.getByText(expected.empty)).toBeVisible();
    await page.getByRole('combobox').click();
    await userEvent.keyboard('x');
    await expect.element(page.getByRole('search').getByRole('status')).toHaveTextContent(expected.noResults);
  });

  test('LI-06c LI-06d LI-06e LI-06f filters that leave nothing, and the toast once they are cleared', async () => {
    await show(texts, true);
    await expect.element(page.getByRole('heading', { name: expected.noProducts })).toBeVisible();
    await page.getByRole('button', { name: texts.filters.clearAll }).click();
    await expect.element(page.getByText(expected.cleared)).toBeVisible();
    for (const name of [expected.restore, expected.ok])
      await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible();
  });
});

test('LO-02b a host overrides single texts', async () => {
  await show({ ...en, listing: { ...en.listing, empty: 'Nothing today' } });
  await expect.element(page.getByText('Nothing today')).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Search for products' })).toBeVisible();
});
