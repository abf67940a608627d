// How long dialogs and sections take to open and close, as the browser computes it.
import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { Collapsible } from '#src/ui/collapsible.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { renderInShop, type ShopPage } from '#tests/fixtures/shop-page.tsx';

let shop: ShopPage | undefined;
afterEach(() => shop?.remove());

async function durations(placement: 'sheet' | 'panel'): Promise<readonly string[]> {
  await page.viewport(1280, 800);
  shop = await renderInShop(() => (
    <Modal title="Sizes" placement={placement} onClose={() => undefined}>
      <p>Inside</p>
    </Modal>
  ));
  await expect.element(page.getByRole('dialog', { name: 'Sizes' })).toBeVisible();
  const dialog = document.querySelector('dialog') ?? expect.unreachable();
  const opening = getComputedStyle(dialog).animationDuration;
  dialog.dataset['leaving'] = '';
  return [opening, getComputedStyle(dialog).animationDuration];
}

test('FB-06a FB-06c a modal opens in 125 ms and closes in 100 ms', async () => {
  expect(await durations('sheet')).toEqual(['0.125s', '0.1s']);
});

test('FB-06b FB-06d one at the far edge opens in 250 ms and closes in 150 ms', async () => {
  expect(await durations('panel')).toEqual(['0.25s', '0.15s']);
});

test.each(['sheet', 'panel'] as const)('a %s does not move where motion is reduced', async (placement) => {
  const emulate = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  await emulate('reduce');
  try {
    expect(await durations(placement)).toEqual(['0s', '0s']);
  } finally {
    await emulate('');
  }
});

test('FB-06f a section expands in 200 to 250 ms', async () => {
  shop = await renderInShop(() => (
    <Collapsible title="Colour">
      <p>Blue</p>
    </Collapsible>
  ));
  await expect.element(page.getByText('Colour')).toBeVisible();
  const section = document.querySelector('details') ?? expect.unreachable();
  const durationMs =
    1000 * Number.parseFloat(getComputedStyle(section, '::details-content').transitionDuration);
  expect(durationMs).toBeGreaterThanOrEqual(200);
  expect(durationMs).toBeLessThanOrEqual(250);
});
