import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TrackingEventInput } from '#contract/events.ts';
import { trackPageViews, type ObservableRouter } from '#src/platform/page-views.ts';

type State = ObservableRouter['state'];
type Match = State['matches'][number];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const root: Match = { status: 'success', loaderData: { menu: {} } };
const product = (id: string) => ({
  status: 'success',
  loaderData: { product: { id, currency: 'SEK', price: { sortingPrice: 199.5 }, variants: [] } },
});
const listing = { status: 'success', loaderData: { listingId: 'l1' } };

/** A router on a first page, and the views that were reported of it. */
function routerOn(pathname: string, match: Match) {
  let resolved = () => {};
  const state: { matches: State['matches']; location: State['location'] } = {
    matches: [root, match],
    location: { pathname, searchStr: '' },
  };
  const viewed: TrackingEventInput[] = [];
  const subscribe: ObservableRouter['subscribe'] = (_, listener) => {
    resolved = listener;
    return () => undefined;
  };
  trackPageViews({ state, subscribe }, (view) => viewed.push(view));
  const goTo = (path: string, next: Match | null, stay: number, searchStr = '') => {
    state.matches = next === null ? [root] : [root, next];
    state.location = { pathname: path, searchStr };
    resolved();
    vi.advanceTimersByTime(stay);
  };
  return { viewed, goTo };
}

test('a product is viewed once its page stayed for two seconds, each visit once, its colours as one', () => {
  const { viewed, goTo } = routerOn('/p/a', product('a'));
  const products = () => viewed.map((view) => view.product_id);
  vi.advanceTimersByTime(1_999);
  expect(products()).toEqual([]);
  goTo('/p/a', product('a'), 1, '?color=a-blue');
  expect(products()).toEqual(['a']);
  goTo('/p/b', product('b'), 1_000);
  goTo('/c/l', listing, 1_000);
  goTo('/p/a', product('a'), 2_000);
  expect(products()).toEqual(['a', 'a']);
});

test('a view says what the page is about, or why it could not be shown', () => {
  const { viewed, goTo } = routerOn('/', {
    status: 'success',
    loaderData: { page: { id: 'home' }, rows: {} },
  });
  vi.advanceTimersByTime(2_000);
  goTo('/c/l', listing, 2_000);
  goTo('/c/l', listing, 2_000, '?f_color=blue');
  goTo('/search', { status: 'success', loaderData: { query: 'hat' } }, 2_000, '?query=hat');
  goTo('/search', { status: 'success', loaderData: { query: 'cap' } }, 2_000, '?query=cap');
  goTo('/p/gone', { status: 'notFound' }, 2_000);
  const error = Object.assign(new Error('no network'), { shopError: { code: 'offline', retryable: true } });
  goTo('/c/l', { status: 'error', error }, 2_000);
  goTo('/nowhere', null, 2_000);
  const notFound = { type: 'page_view', error_type: 'not_found', detail: 'status 404' };
  expect(viewed).toEqual([
    { type: 'page_view', entity_identifiers: { page_id: 'home' } },
    { type: 'page_view', entity_identifiers: { listing_id: 'l1' } },
    { type: 'page_view' },
    { type: 'page_view' },
    notFound,
    { type: 'page_view', error_type: 'offline', detail: 'no network' },
    notFound,
  ]);
});

test('a page that could not be loaded again is what it was', () => {
  const { viewed, goTo } = routerOn('/p/a', product('a'));
  vi.advanceTimersByTime(2_000);
  goTo('/p/a', { ...product('a'), status: 'error', error: new Error('no network') }, 2_000, '?color=a-blue');
  expect(viewed).toMatchObject([{ product_id: 'a' }]);
});
