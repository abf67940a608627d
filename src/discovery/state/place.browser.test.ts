// Which entry of the browser's history the place in a list is kept with.
import { afterEach, expect, test, vi } from 'vitest';
import { createDiscoveryInstance } from '#src/discovery/state/discovery-instance.ts';
import { keepPlace } from '#src/discovery/state/place.ts';
import { cards, products } from '#tests/fixtures/discovery-responses.ts';

const { pathname, search: OWN_SEARCH } = location;
const loading = { load: async () => null, recommend: async () => undefined };
const kept = () => (history.state as { discovery?: { search?: unknown } } | null)?.discovery?.search;
const bootsSearch = () =>
  createDiscoveryInstance({
    kind: 'search',
    key: 'search',
    search: '?query=boots',
    products: products({ cards: cards(0, 4) }),
  });

let end = () => {};
afterEach(() => {
  vi.restoreAllMocks();
  end();
  history.replaceState(null, '', pathname + OWN_SEARCH);
});

test('it is that of the URL, also while another search comes at the same path', async () => {
  const jackets = { scroll_restoration_data: { for_id: '?query=jackets', min_results_loaded: 120 } };
  history.replaceState({ discovery: { search: jackets } }, '', '?query=jackets');
  history.pushState(null, '', '?query=boots');
  const boots = bootsSearch();
  end = keepPlace(boots, { current: { pathname, search: '?query=boots' } }, loading);
  await expect.poll(kept).toMatchObject({ scroll_restoration_data: { for_id: '?query=boots' } });
  document.dispatchEvent(new Event('scroll'));
  const returned = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await returned;
  document.dispatchEvent(new Event('scroll'));
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(kept()).toEqual(jackets);
});

test('nothing is written while the page is kept by the browser, and what is kept already is not written again', async () => {
  history.replaceState(null, '', '?query=boots');
  const boots = bootsSearch();
  const written = vi.spyOn(History.prototype, 'replaceState');
  const pause = () => new Promise((resolve) => setTimeout(resolve, 400));
  end = keepPlace(boots, { current: { pathname, search: '?query=boots' } }, loading);
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  await pause();
  expect(written).not.toHaveBeenCalled();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.poll(kept).toMatchObject({ scroll_restoration_data: { for_id: '?query=boots' } });
  expect(written).toHaveBeenCalledOnce();
  document.dispatchEvent(new Event('scroll'));
  await pause();
  expect(written).toHaveBeenCalledOnce();
  boots.recommendationRows += 1;
  await expect.poll(() => written.mock.calls.length).toBe(2);
});
