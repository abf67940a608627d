import { expect, test } from 'vitest';
import { createTaskQueue } from '#server/images/task-queue.ts';

/** Work that ends when it is told to. */
function gate(): { work: () => Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { work: () => opened, open };
}
const turn = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve);
  });

test('what can wait starts only when nobody waits, one at a time', async () => {
  const lanes = createTaskQueue({ concurrency: 2 });
  const order: string[] = [];
  const first = gate();
  const running = lanes.runForeground(first.work);
  const slow = gate();
  lanes.runBackground(async () => {
    order.push('later 1');
    await slow.work();
  });
  lanes.runBackground(() => {
    order.push('later 2');
    return Promise.resolve();
  });
  await turn();
  expect(order).toEqual([]);
  first.open();
  await running;
  await turn();
  expect(order).toEqual(['later 1']);
  await lanes.runForeground(() => {
    order.push('now');
    return Promise.resolve();
  });
  slow.open();
  await lanes.idle();
  expect(order).toEqual(['later 1', 'now', 'later 2']);
});

test('too many waiting are turned away, and a closed lane takes nothing more', async () => {
  const lanes = createTaskQueue({ concurrency: 1, maxWaiting: 1, maxBackground: 1 });
  const hold = gate();
  const running = lanes.runForeground(hold.work);
  const waiting = lanes.runForeground(() => Promise.resolve('second'));
  expect(lanes.runForeground(() => Promise.resolve('third'))).toBe('full');
  expect([
    lanes.runBackground(() => Promise.resolve()),
    lanes.runBackground(() => Promise.resolve()),
  ]).toEqual([true, false]);
  hold.open();
  await running;
  expect(await waiting).toBe('second');
  await lanes.idle();
  lanes.close();
  expect(lanes.runBackground(() => Promise.resolve())).toBe(false);
});

test('work that fails fails its own caller and nobody else', async () => {
  const lanes = createTaskQueue({ concurrency: 1 });
  const bad = lanes.runForeground(() => Promise.reject(new Error('broken')));
  const good = lanes.runForeground(() => Promise.resolve(1));
  await expect(bad).rejects.toThrow('broken');
  expect(await good).toBe(1);
});
