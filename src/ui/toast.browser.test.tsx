// A toast in a real browser: it stays while it has the focus, and a part that failed is an alert.
import { createRoot, type Root } from 'react-dom/client';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { DialogBoundary } from '#src/ui/dialog-boundary.tsx';
import { Toast } from '#src/ui/toast.tsx';
import { UiContext } from '#src/ui/ui-context.tsx';
import '#src/styles/tokens.css';
import '#src/styles/base.css';
import { createTestHost } from '#tests/fixtures/test-host.tsx';

let root: Root;
let place: HTMLElement;
beforeEach(async () => {
  place = document.body.appendChild(document.createElement('main'));
  place.innerHTML = '<button style="position: fixed; inset-block-start: 0">Elsewhere</button><div></div>';
  root = createRoot(place.lastElementChild!);
  await userEvent.hover(elsewhere());
});
afterEach(() => {
  root.unmount();
  place.remove();
});

const elsewhere = () => page.getByRole('button', { name: 'Elsewhere' });
const undo = () => page.getByRole('button', { name: 'Undo' });
/** Goes on to so many ms of its time, and a little further where it is not held. */
async function passTo(ms: number): Promise<void> {
  const [animation] = page.getByText('Cleared').element().getAnimations();
  if (animation === undefined) throw new Error('it has no time');
  animation.currentTime = ms;
  await new Promise((resolve) => setTimeout(resolve, 200));
}

/** Returns what is called when its time is over. */
async function show(): Promise<ReturnType<typeof vi.fn>> {
  const done = vi.fn<() => void>();
  root.render(<Toast message="Cleared" actions={<button type="button">Undo</button>} onDone={done} />);
  await expect.element(undo()).toBeVisible();
  await expect.poll(() => page.getByText('Cleared').element().getAnimations()).toHaveLength(1);
  return done;
}
const focus = (element: Element) => (element as HTMLElement).focus();
/** Of ten seconds. */
const NEARLY_OVER_MS = 9_990;

test('its time goes on with its last part when the focus leaves, and not before', async () => {
  const done = await show();
  focus(undo().element());
  await passTo(NEARLY_OVER_MS);
  expect(done).not.toHaveBeenCalled();
  focus(elsewhere().element());
  await expect.poll(() => done).toHaveBeenCalledOnce();
});

test('its time passes where it is left alone, with reduced motion, too', async () => {
  const emulate = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  await emulate('reduce');
  try {
    const done = await show();
    await passTo(9_000);
    expect(done).not.toHaveBeenCalled();
    await passTo(NEARLY_OVER_MS);
    await expect.poll(() => done).toHaveBeenCalledOnce();
  } finally {
    await emulate('');
  }
});

test('a dialog that can’t be loaded is an alert, which is said though it comes with its text', async () => {
  const Broken = (): ReactNode => {
    throw new Error('lost');
  };
  root.render(
    <UiContext value={createTestHost().host}>
      <DialogBoundary name="Size guide" onClose={() => undefined}>
        <Broken />
      </DialogBoundary>
    </UiContext>,
  );
  await expect.element(page.getByRole('alert').getByText('This part did not load.')).toBeVisible();
  // Of the part that failed.
  vi.mocked(console.error).mockClear();
});
