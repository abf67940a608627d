// Dialogs come and go as the built style sheets say: from below on phones, from their side on wide windows, at once where motion is not wanted.
import type { Page } from '@playwright/test';
import { expect, test, untilInteractive } from './fixtures.ts';

/** The build may shorten it. */
const FROM_THE_SIDE = /^translateX?\(100%\)$/;

interface Motion {
  /** How the animation moves the dialog: its first step when it opens, its last when it closes. */
  readonly opening: string;
  readonly closing: string;
}

/** Collects the moves of the next dialog, each at the moment in which it begins. */
const collectMoves = (page: Page) =>
  page.evaluate(() => {
    const moves = { opening: '', closing: '' };
    Object.assign(globalThis, { dialogMoves: moves });
    const movesOf = (dialog: Element) =>
      dialog
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
        .map(({ transform }) => String(transform))
        .filter((transform) => transform.startsWith('translate'));
    new MutationObserver(() => {
      const dialog = document.querySelector('dialog[open]');
      if (dialog === null) return;
      if (dialog.hasAttribute('data-leaving')) moves.closing ||= movesOf(dialog).at(-1) ?? 'none';
      else moves.opening ||= movesOf(dialog)[0] ?? 'none';
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
const movesSeen = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { dialogMoves: Motion }).dialogMoves);

async function openAndClose(page: Page): Promise<Motion> {
  await collectMoves(page);
  await page.getByRole('button', { name: /^Bag/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // A dialog that is still on its way is closed from there.
  await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return movesSeen(page);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('it rises, and sinks', async ({ shop, page }) => {
    await page.goto(`${shop.origin}/en-eu`);
    await untilInteractive(page);
    const { opening, closing } = await openAndClose(page);
    expect(opening).toMatch(/^translateY\((2rem|32px)\)$/);
    expect(closing).toMatch(/^translateY\(.*(2rem|32px)\)*$/);
  });
});

test('in a wide window a panel comes from its side, and goes back there', async ({ shop, page }) => {
  await page.goto(`${shop.origin}/en-eu`);
  await untilInteractive(page);
  const { opening, closing } = await openAndClose(page);
  expect(opening).toMatch(FROM_THE_SIDE);
  expect(closing).toMatch(FROM_THE_SIDE);
});

test('where motion is not wanted it comes and goes at once', async ({ shop, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${shop.origin}/en-eu`);
  await untilInteractive(page);
  const { opening } = await openAndClose(page);
  expect(opening).toBe('none');
});
