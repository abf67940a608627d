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

test('SH-04l a modal opens with focus inside, and gives it back to where it was', async () => {
  await open();
  expect(document.activeElement?.closest('dialog')).not.toBeNull();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('SH-04m SH-04n Escape closes; the page behind can not be reached while it is open', async () => {
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
  dialog?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  dialog?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('FB-02e a press that began inside, as text is selected, and ends on the backdrop closes nothing', async () => {
  await open();
  const dialog = document.querySelector('dialog');
  page
    .getByRole('button', { name: 'Inside' })
    .element()
    .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  // A browser gives the click to what holds both ends.
  dialog?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(dialog?.hasAttribute('data-leaving')).toBe(false);
});

/** Drags the dialog by its head over a share of its height, the last 60 px within `ms`; lets go `restMs` after that. */
async function drag(share: number, ms: number, restMs = 0): Promise<HTMLDialogElement> {
  const dialog = document.querySelector('dialog') ?? expect.unreachable();
  const head = dialog.querySelector('h2') ?? expect.unreachable();
  await Promise.allSettled(dialog.getAnimations().map((animation) => animation.finished));
  Element.prototype.setPointerCapture = () => undefined;
  /** With the time of a finger's event: the browser's own is when the test came to it. */
  const at = (timeStamp: number, type: string, clientY: number) => {
    const event = new PointerEvent(type, { bubbles: true, pointerId: 1, clientY, isPrimary: true });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    head.dispatchEvent(event);
  };
  const end = 100 + share * dialog.offsetHeight;
  at(1000, 'pointerdown', 100);
  at(1200, 'pointermove', end - 60);
  at(1200 + ms, 'pointermove', end);
  at(1200 + ms + restMs, 'pointerup', end);
  return dialog;
}

test.each([
  ['FB-02g FB-05a FB-06e', 'a slow drag over a third of the height closes, in 300 ms', 0.35, 200, true],
  ['FB-05a', 'a slow drag below a third springs back', 0.31, 200, false],
  ['FB-05b FB-06e', 'a fast drag over a tenth of the height closes, in 300 ms', 0.13, 10, true],
  ['FB-05b', 'a fast drag below a tenth springs back', 0.08, 10, false],
])('%s %s', async (_, _text, share, ms, closes) => {
  await page.viewport(360, 800);
  await open();
  const dialog = await drag(share, ms);
  expect(dialog.hasAttribute('data-leaving')).toBe(closes);
  if (closes) expect(getComputedStyle(dialog).animationDuration).toBe('0.3s');
  if (!closes) expect(dialog.hasAttribute('data-dragging')).toBe(false);
  else await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('FB-05b a finger that was fast, and rests before it is lifted, closes nothing', async () => {
  await page.viewport(360, 800);
  await open();
  const dialog = await drag(0.13, 10, 200);
  expect([dialog.hasAttribute('data-leaving'), dialog.hasAttribute('data-dragging')]).toEqual([false, false]);
});

test('the place of the scrollbar, which no backdrop covers, has the colour of the page under one', async () => {
  await open();
  const { documentElement: html } = document;
  const colorOf = (...layers: readonly string[]) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (canvas === null) throw new Error('no canvas');
    for (const layer of layers) {
      canvas.fillStyle = layer;
      canvas.fillRect(0, 0, 1, 1);
    }
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const dialog = document.querySelector('dialog');
  if (dialog === null) throw new Error('no dialog');
  const { backgroundColor: ground } = getComputedStyle(document.body);
  const { backgroundColor: backdrop } = getComputedStyle(dialog, '::backdrop');
  const { backgroundColor, scrollbarGutter } = getComputedStyle(html);
  expect(scrollbarGutter).toBe('stable');
  for (const [at, shade] of colorOf(backgroundColor).entries())
    expect(Math.abs(shade - (colorOf(ground, backdrop)[at] ?? 0))).toBeLessThanOrEqual(2);
});

/** Scrolls as a shopper can, who reaches nothing in a box that hides what overflows it. */
function isSeenWhole(element: Element): boolean {
  for (let box = element.parentElement; box !== null; box = box.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(box).overflowY)) continue;
    box.scrollTop += element.getBoundingClientRect().top - box.getBoundingClientRect().top;
  }
  const { top, right, bottom, left } = element.getBoundingClientRect();
  const points = [
    [left + 1, top + 1],
    [right - 1, bottom - 1],
  ] as const;
  return points.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
}

test.each([
  [360, 740],
  [640, 360],
  [844, 390],
  [320, 256],
])('in a window of %i × %i px all that a filled dialog holds can be reached', async (width, height) => {
  await page.viewport(width, height);
  shop = await renderInShop(() => (
    <Modal
      title={'Größentabelle'.repeat(3)}
      placement="panel"
      onClose={() => undefined}
      footer={Array.from({ length: 5 }, (_, line) => (
        <p key={line}>
          <button type="button" style={{ blockSize: 60, borderRadius: 0 }}>
            Check out
          </button>
        </p>
      ))}
    >
      {Array.from({ length: 9 }, (_, row) => (
        <p key={row}>
          <button type="button" style={{ blockSize: 40, borderRadius: 0 }}>
            Remove
          </button>
        </p>
      ))}
    </Modal>
  ));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  for (const name of ['Close', 'Remove', 'Check out']) {
    const buttons = page.getByRole('button', { name }).elements();
    expect(buttons.map(isSeenWhole), name).not.toContain(false);
  }
});
