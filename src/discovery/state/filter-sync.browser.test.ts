// The watch over the filters that results bring: a loop between results and URL is ended.
import { expect, test, vi } from 'vitest';
import type { ListingPage } from '#contract/clients.ts';
import { setPage } from '#src/discovery/state/actions.ts';
import { createDiscoveryInstance } from '#src/discovery/state/discovery-instance.ts';
import { syncFilters } from '#src/discovery/state/filter-sync.ts';
import { applyUrlResults, writeUrl } from '#src/discovery/state/url-sync.ts';
import { listingPage } from '#tests/fixtures/discovery-responses.ts';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Results that never agree with the URL that they lead to; each navigation takes `stepMs`. Ends at 200. */
async function loop(stepMs: number): Promise<number> {
  let clock = 0;
  let navigations = 0;
  const next = (): ListingPage => listingPage({ correctedSearch: `?run=${navigations + 1}` });
  const first = next();
  const instance = createDiscoveryInstance({ kind: 'listing', search: '', products: first.products });
  setPage(instance, first);
  const endWriting = writeUrl(instance, {
    apply: () => Promise.reject(new Error('all of it is there')),
    url: () => undefined,
    navigate: async (search) => {
      navigations += 1;
      clock += stepMs;
      if (navigations === 200) return;
      const page = next();
      applyUrlResults(instance, page.products, search);
      setPage(instance, page);
    },
    onUrlChange: () => () => undefined,
    report: (error) => console.error(error),
  });
  const end = syncFilters(instance, () => clock);
  for (let before = -1; before !== navigations; ) {
    before = navigations;
    for (let task = 0; task < 5; task += 1) await nextTask();
  }
  end();
  endWriting();
  return navigations;
}

test('FI-11a more than 50 runs in 1 s of the filter cache sync are reported as an infinite loop, which ends', async () => {
  expect(await loop(19)).toBe(50);
  expect(vi.mocked(console.error).mock.calls).toEqual([
    ['[filter cache sync]', new Error('infinite loop: more than 50 runs in 1000 ms')],
  ]);
  vi.mocked(console.error).mockClear();
});

test('FI-11a 50 runs in 1 s are not', async () => {
  expect(await loop(20)).toBe(200);
});
