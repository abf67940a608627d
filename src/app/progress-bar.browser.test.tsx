// The progress bar at the top, on a clock that the test turns.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProgressBar } from '#src/app/progress-bar.tsx';
import { type ShopPage, renderInShop } from '#tests/fixtures/shop-page.tsx';

let shop: ShopPage;
beforeEach(async () => {
  shop = await renderInShop(() => <ProgressBar />);
  await vi.waitFor(() => bar(), { timeout: 30_000 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  shop.remove();
});

function bar(): HTMLElement {
  const found = document.querySelector<HTMLElement>('[data-part="route-progress"]');
  if (found === null) throw new Error('no progress bar');
  return found;
}
const fill = () => bar().firstElementChild as HTMLElement;
const share = () => Number(/scaleX\((.*)\)/.exec(fill().style.transform)?.[1]);

/** Something starts or stops loading, and the page has drawn that. */
async function setLoading(isLoading: boolean): Promise<void> {
  shop.services.view.pendingSelections = isLoading ? 1 : 0;
  await drawn();
}
async function pass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await drawn();
}
/** Two frames: React's work is done in the first. */
async function drawn(): Promise<void> {
  for (let times = 0; times < 2; times += 1) await new Promise(requestAnimationFrame);
}

test('SH-12b it begins at 0.08', async () => {
  expect(bar().dataset['active']).toBe('false');
  await setLoading(true);
  await pass(0);
  expect([bar().dataset['active'], share()]).toEqual(['true', 0.08]);
});

test('SH-12d it moves on every 800 ms and never arrives by itself', async () => {
  await setLoading(true);
  await pass(799);
  expect(share()).toBe(0.08);
  await pass(1);
  const first = share();
  expect(first).toBeGreaterThan(0.08);
  await pass(799);
  expect(share()).toBe(first);
  await pass(1);
  expect(share()).toBeGreaterThan(first);
  await pass(80_000);
  expect(share()).toBeLessThanOrEqual(1);
  expect(bar().dataset['active']).toBe('true');
});

test('SH-12c once all is there it is full, and gone after 200 ms; it moves and fades in as long', async () => {
  await setLoading(true);
  await pass(0);
  await setLoading(false);
  await pass(0);
  expect([bar().dataset['active'], share()]).toEqual(['true', 1]);
  await pass(199);
  expect(bar().dataset['active']).toBe('true');
  await pass(1);
  expect(bar().dataset['active']).toBe('false');
  expect(getComputedStyle(fill()).transitionDuration).toBe('0.2s');
  expect(getComputedStyle(bar()).transitionDuration).toBe('0.2s');
});
