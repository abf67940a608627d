// The dialog in a real browser: focus, Escape, backdrop, drag.
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Modal } from '#src/ui/modal.tsx';
import { type ShopPage, renderInShop } from '#tests/fixtures/shop-page.tsx';

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <button type="button">Behind</button>
      {isOpen ? (
        <Modal title="Sizes" onClose={() => setOpen(false)}>
          <button type="button">Inside</button>
        </Modal>
      ) : null}
    </>
  );
}

let shop: ShopPage | undefined;
afterEach(() => shop?.remove());

async function open() {
  shop = await renderInShop(() => <Opener />);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Sizes' })).toBeVisible();
}

test('SH-04 a modal opens with focus inside, and gives it back to where it was', async () => {
  await open();
  expect(document.activeElement?.closest('dialog')).not.toBeNull();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('SH-04 Escape closes; the page behind can not be reached while it is open', async () => {
  await open();
  for (let step = 0; step < 4; step += 1) {
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.textContent).not.toBe('Behind');
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('FB-02e a press on the backdrop closes, a press inside does not', async () => {
  await open();
  const dialog = document.querySelector('dialog');
  page
    .getByRole('button', { name: 'Inside' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(dialog?.hasAttribute('data-leaving')).toBe(false);
  dialog?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('FB-02g FB-05a dragging the head down far enough closes, a little springs back', async () => {
  await open();
  const dialog = document.querySelector('dialog') ?? expect.unreachable();
  const head = dialog.querySelector('h2') ?? expect.unreachable();
  const drag = (distance: number) => {
    const at = (type: string, clientY: number) =>
      head.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientY, isPrimary: true }));
    at('pointerdown', 100);
    at('pointermove', 100 + distance);
    at('pointerup', 100 + distance);
  };
  Element.prototype.setPointerCapture = () => undefined;
  drag(3);
  expect(dialog.hasAttribute('data-leaving')).toBe(false);
  expect(dialog.hasAttribute('data-dragging')).toBe(false);
  drag(dialog.offsetHeight);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
