// What stands below the results of a search or listing: recommendations and content results, and how many rows of them.
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ProductCard, Products, SearchPage } from '#contract/clients.ts';
import { shopError } from '#contract/errors.ts';
import { fail, ok } from '#contract/result.ts';
import type { DiscoveryHost } from '#src/discovery/host.ts';
import { DiscoveryHostProvider } from '#src/discovery/host-context.tsx';
import { ListingResults } from '#src/discovery/results/listing-results.tsx';
import { SearchResults } from '#src/discovery/results/search-results.tsx';
import { cards, listingPage, products } from '#tests/fixtures/discovery-responses.ts';
import { createTestHost } from '#tests/fixtures/test-host.tsx';
import '#src/styles/tokens.css';
import '#src/styles/base.css';

/** Four columns of cards, three of content. */
const WIDE = [1280, 800] as const;
const URL_OF_PAGE = { current: location };
let root: Root | undefined;
beforeEach(() => page.viewport(...WIDE));
afterEach(() => {
  root?.unmount();
  document.querySelector('main')?.remove();
  // The tests share an entry of the history, in which lists keep their place.
  history.replaceState(null, '');
});

interface Shown {
  readonly search?: Partial<SearchPage>;
  readonly recommended?: readonly ProductCard[] | null;
  readonly ProductCard?: DiscoveryHost['ProductCard'];
}

/** Null: recommendations fail to come. */
function host(recommended: readonly ProductCard[] | null, asked: string[][] = []) {
  return createTestHost({
    client: {
      recommend: async (_market, ids, limit) => {
        asked.push([...ids]);
        return recommended === null ? fail(shopError('offline')) : ok(recommended.slice(0, limit));
      },
      more: async () => ok({ cards: cards(4, 4), cursor: null, total: 8 }),
    },
  }).host;
}

function render(content: React.ReactNode, of: ReturnType<typeof host>) {
  root = createRoot(document.body.appendChild(document.createElement('main')));
  root.render(<DiscoveryHostProvider host={of}>{content}</DiscoveryHostProvider>);
}

function showSearch({ search = {}, recommended = cards(100, 60), ProductCard }: Shown = {}) {
  const asked: string[][] = [];
  const shown: SearchPage = {
    query: 'rain',
    correctedQuery: null,
    understood: [],
    contentLinks: [],
    products: products({ cards: cards(0, 4) }),
    redirect: null,
    alternatives: [],
    ...search,
  };
  render(<SearchResults page={shown} search="?query=rain" label="Search: rain" url={URL_OF_PAGE} />, {
    ...host(recommended, asked),
    ...(ProductCard === undefined ? {} : { ProductCard }),
  });
  return asked;
}

function showListing(overrides: Partial<Products>) {
  render(
    <ListingResults page={listingPage(overrides)} search="" layout="grid" url={URL_OF_PAGE} />,
    host(cards(100, 60)),
  );
}

const recommendations = () => page.getByRole('region', { name: 'You may also like' });
const recommendedCards = () => recommendations().getByRole('article').elements();
const content = () => page.getByRole('list').getByRole('link', { name: /^Page/ }).elements();
const links = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    title: `Page ${at}`,
    description: 'To read',
    href: `/en-eu/e/${at}`,
  }));
const nameOf = (element: Element | null) => element?.getAttribute('aria-label') ?? element?.textContent;

test('SP-03i recommendations under results too: what goes with the first of them, and none of them', async () => {
  const asked = showSearch({ recommended: [...cards(0, 2), ...cards(100, 6)] });
  await expect.poll(() => recommendedCards().length).toBe(6);
  expect(asked).toEqual([['0', '1', '2', '3']]);
});

test('SP-04a SP-04d recommendations start at 2 rows, 3 more a click, up to 8', async () => {
  showSearch();
  const more = recommendations().getByRole('button', { name: 'Show more' });
  await expect.poll(() => recommendedCards().length).toBe(2 * 4);
  await more.click();
  expect(recommendedCards()).toHaveLength(5 * 4);
  expect(document.activeElement?.getAttribute('href')).toContain('/p/108');
  await more.click();
  expect(recommendedCards()).toHaveLength(8 * 4);
  expect(more.elements()).toHaveLength(0);
});

test('SP-04a cards of the host page take the focus after a press, by their first link', async () => {
  showSearch({
    ProductCard: ({ card }) => (
      <div>
        <button type="button">Save</button>
        <a href={`#${card.productId}`}>{card.productId}</a> <a href="#brand">Brand</a>
      </div>
    ),
  });
  const more = recommendations().getByRole('button', { name: 'Show more' });
  await expect.element(more).toBeVisible();
  await more.click();
  expect(document.activeElement?.getAttribute('href')).toBe('#108');
});

test('SP-04a a narrow window has as many rows, of fewer columns', async () => {
  await page.viewport(360, 740);
  showSearch();
  await expect.poll(() => recommendedCards().length).toBe(2 * 2);
  await page.viewport(...WIDE);
  await expect.poll(() => recommendedCards().length).toBe(2 * 4);
});

test('SP-04d rows end with what there is', async () => {
  showSearch({ recommended: cards(100, 10) });
  const more = recommendations().getByRole('button', { name: 'Show more' });
  await more.click();
  expect(recommendedCards()).toHaveLength(10);
  expect(more.elements()).toHaveLength(0);
});

test('their place is kept free until they come, and given up when they do not', async () => {
  const coming = Promise.withResolvers<ReturnType<typeof ok<ProductCard[]>>>();
  const late = host([]);
  render(
    <SearchResults
      page={{
        query: 'rain',
        correctedQuery: null,
        understood: [],
        contentLinks: [],
        products: products({ cards: cards(0, 4) }),
        redirect: null,
        alternatives: [],
      }}
      search="?query=rain"
      label="Search: rain"
      url={URL_OF_PAGE}
    />,
    { ...late, client: { ...late.client, recommend: () => coming.promise } },
  );
  const place = () => document.querySelector('[data-part="recommendations"]');
  await expect.poll(() => place()?.getBoundingClientRect().height).toBeGreaterThan(600);
  const kept = place()?.getBoundingClientRect() ?? expect.unreachable();
  // In two colours, as most products are: with dots.
  const twoColored = cards(100, 60).map((one) => ({
    ...one,
    variants: ['a', 'b'].flatMap((id) => one.variants.map((variant) => ({ ...variant, variantId: id }))),
  }));
  coming.resolve(ok(twoColored));
  await expect.poll(() => recommendedCards().length).toBe(8);
  const drawn = place()?.getBoundingClientRect() ?? expect.unreachable();
  expect(drawn.top).toBe(kept.top);
  expect(Math.abs(drawn.height - kept.height)).toBeLessThan(1);
  root?.unmount();
  showSearch({ recommended: null });
  await expect.poll(() => page.getByRole('article').elements().length).toBe(4);
  await expect.poll(place).toBeNull();
});

test('a host that breaks off recommendations is reported, and their place is given up', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { client, ...rest } = host([]);
  render(<ListingResults page={listingPage()} search="" layout="grid" url={URL_OF_PAGE} />, {
    ...rest,
    client: { ...client, recommend: () => Promise.reject(new Error('no network')) },
  });
  await expect.poll(() => logged.mock.calls).toEqual([['[recommendations]', expect.any(Error)]]);
  await expect.poll(() => document.querySelector('[data-part="recommendations"]')).toBeNull();
  logged.mockClear();
});

test('LI-05e recommendations show once all products of a listing are loaded', async () => {
  showListing({ cards: cards(0, 4), cursor: 'next', total: 8 });
  await expect.poll(() => page.getByRole('article').elements().length).toBe(4);
  expect(document.querySelector('[data-part="recommendations"]')).toBeNull();
  // By the keyboard, as scrolling to it might load more.
  (page.getByRole('button', { name: 'Show more' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => recommendedCards().length).toBe(8);
});

test('SP-04b SP-04c content results start at 1 row, 3 more a click, and can be viewed less', async () => {
  showSearch({ search: { contentLinks: links(14) } });
  await expect.poll(() => content().length).toBe(3);
  const section = page.getByRole('main');
  const more = section.getByRole('button', { name: 'Show more' }).first();
  const less = section.getByRole('button', { name: 'Show less' });
  expect(less.elements()).toHaveLength(0);
  await more.click();
  expect(content()).toHaveLength(4 * 3);
  expect(nameOf(document.activeElement)).toContain('Page 3');
  await more.click();
  // SP-04d: all of them.
  expect(content()).toHaveLength(14);
  await less.click();
  expect(content()).toHaveLength(3);
  await expect.poll(() => document.activeElement?.textContent).toBe('Show more');
  expect(less.elements()).toHaveLength(0);
});

test('content results that one row holds have no button', async () => {
  showSearch({ search: { contentLinks: links(3) }, recommended: [] });
  await expect.poll(() => content().length).toBe(3);
  await expect.poll(() => page.getByRole('button', { name: 'Show more' }).elements().length).toBe(0);
});
