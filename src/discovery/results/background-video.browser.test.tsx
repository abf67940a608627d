// The video of a content block: when it plays, and that it can be stopped.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Results } from '#src/discovery/results/results.tsx';
import { cards, products } from '#tests/fixtures/discovery-responses.ts';
import { type DiscoveryPage, renderDiscovery } from '#tests/fixtures/discovery-page.tsx';

let shown: DiscoveryPage | undefined;
beforeEach(() => page.viewport(1400, 800));
afterEach(() => {
  vi.restoreAllMocks();
  shown?.remove();
});

/** At the top of a listing that is higher than the window. */
async function showVideo(): Promise<void> {
  const content = { type: 'video', url: 'data:video/mp4,', link: '/en-eu/c/coats' } as const;
  shown = await renderDiscovery(
    <Results label="Jackets" countText={String} pageSize={20} empty={<p>empty</p>} />,
    products({ cards: cards(0, 20), total: 20, cursor: null }),
    {},
    {},
    [{ row: 0, position: 'left', span_columns: 2, span_rows: 1, content }],
  );
}
/** IntersectionObserver has reported by then. */
async function settle(): Promise<void> {
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
}

test('GR-07c a video whose autoplay was refused plays once the page is back in view', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('refused'));
  await showVideo();
  await expect.poll(() => play.mock.calls.length).toBe(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(play).toHaveBeenCalledTimes(2);
  scrollTo({ top: document.documentElement.scrollHeight });
  await settle();
  scrollTo({ top: 0 });
  await expect.poll(() => play.mock.calls.length).toBe(3);
});

test('a video is stopped by its button, which is outside of the link, until it is pressed again', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause');
  await showVideo();
  const button = page.getByRole('button', { name: 'Pause the video' });
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => play.mock.calls.length).toBe(1);
  expect(button.element().closest('a')).toBeNull();
  await button.click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  expect(pause).toHaveBeenCalled();
  document.dispatchEvent(new Event('visibilitychange'));
  scrollTo({ top: document.documentElement.scrollHeight });
  await settle();
  scrollTo({ top: 0 });
  await settle();
  expect(play).toHaveBeenCalledTimes(1);
  await button.click();
  await expect.poll(() => play.mock.calls.length).toBe(2);
});
