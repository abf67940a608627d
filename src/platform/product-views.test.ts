import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { trackProductViews, type ObservableRouter } from '#src/platform/product-views.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a product is shown once its page stayed for two seconds, each visit once, its colours as one', () => {
  const product = (id: string) => ({ status: 'success', loaderData: { product: { id } } });
  const listing = { status: 'success', loaderData: { page: {} } };
  let resolved = () => {};
  const state: { matches: ObservableRouter['state']['matches'] } = { matches: [listing, product('a')] };
  const shown: string[] = [];
  trackProductViews(
    {
      state,
      subscribe(_, listener) {
        resolved = listener;
        return () => undefined;
      },
    },
    (id) => shown.push(id),
  );
  const goTo = (match: ObservableRouter['state']['matches'][number], stay: number) => {
    state.matches = [listing, match];
    resolved();
    vi.advanceTimersByTime(stay);
  };
  vi.advanceTimersByTime(1_999);
  expect(shown).toEqual([]);
  goTo(product('a'), 1);
  expect(shown).toEqual(['a']);
  goTo(product('b'), 1_000);
  goTo(listing, 5_000);
  goTo({ status: 'error', loaderData: product('c').loaderData }, 5_000);
  goTo(product('a'), 2_000);
  expect(shown).toEqual(['a', 'a']);
});
