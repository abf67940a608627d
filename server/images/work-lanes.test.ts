import { expect, test } from 'vitest';
import { createWorkLanes } from '#server/images/work-lanes.ts';

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
  const lanes = createWorkLanes({ atOnce: 2 });
  const order: string[] = [];
  const first = gate();
  const running = lanes.now(first.work);
  const slow = gate();
  lanes.later(async () => {
    order.push('later 1');
    await slow.work();
  });
  lanes.later(() => {
    order.push('later 2');
    return Promise.resolve();
  });
  await turn();
  expect(order).toEqual([]);
  first.open();
  await running;
  await turn();
  expect(order).toEqual(['later 1']);
  await lanes.now(() => {
    order.push('now');
    return Promise.resolve();
  });
  slow.open();
  await lanes.idle();
  expect(order).toEqual(['later 1', 'now', 'later 2']);
});

test('too many waiting are turned away, and a closed lane takes nothing more', async () => {
  const lanes = createWorkLanes({ atOnce: 1, maxNow: 1, maxLater: 1 });
  const hold = gate();
  const running = lanes.now(hold.work);
  const waiting = lanes.now(() => Promise.resolve('second'));
  expect(lanes.now(() => Promise.resolve('third'))).toBeUndefined();
  expect([lanes.later(() => Promise.resolve()), lanes.later(() => Promise.resolve())]).toEqual([true, false]);
  hold.open();
  await running;
  expect(await waiting).toBe('second');
  await lanes.idle();
  lanes.close();
  expect(lanes.later(() => Promise.resolve())).toBe(false);
});

test('work that fails fails its own caller and nobody else', async () => {
  const lanes = createWorkLanes({ atOnce: 1 });
  const bad = lanes.now(() => Promise.reject(new Error('broken')));
  const good = lanes.now(() => Promise.resolve(1));
  await expect(bad).rejects.toThrow('broken');
  expect(await good).toBe(1);
});
