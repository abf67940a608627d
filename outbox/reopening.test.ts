// Operations that lose a connection together, as when a page comes back: its worker reads what waits and begins a drain.
import { beforeEach, expect, test } from 'vitest';
import { createReopening } from '#outbox/reopening.ts';
import { openOutboxStore } from '#outbox/store.ts';
import { createTieredStore } from '#outbox/tiered-store.ts';
import { createLosableDevice } from '#tests/fixtures/lost-connection.ts';
import { idsOf, putChange } from '#tests/fixtures/outbox-content.ts';

let device: ReturnType<typeof createLosableDevice>;
beforeEach(() => {
  device = createLosableDevice();
});

test.each(['closeConnection', 'breakConnection'] as const)(
  '%s: each goes on, nothing is said of a damaged disk, and what waits is on it',
  async (lose) => {
    const states: string[] = [];
    const disk = await openOutboxStore(() => 'g1');
    const store = createTieredStore({
      open: async () => disk,
      generation: 'memory',
      now: () => 0,
      schedule: () => () => undefined,
      onState: (state) => states.push(state),
    });
    await putChange(store, 'i1');
    device[lose]();
    await Promise.all([store.overview(50, null), store.stats(), putChange(store, 'i2')]);
    device.forgetWarnings();
    expect([states, idsOf(await disk.all())]).toEqual([[], ['i1', 'i2']]);
  },
);

test('a connection that cannot be opened again is told by each, and opened by the next operation', async () => {
  let isOpen = true;
  let attempts = 0;
  const reopening = createReopening({
    isOpen: () => isOpen,
    close: () => {
      isOpen = false;
    },
    open: async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('not now');
      isOpen = true;
    },
  });
  const lost = () => Object.assign(new Error('lost'), { name: 'DatabaseClosedError' });
  let connection = 1;
  const read = (from = connection) => (from > 1 && isOpen ? Promise.resolve('read') : Promise.reject(lost()));
  const both = await Promise.allSettled([reopening(() => read()), reopening(() => read())]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(attempts).toBe(1);
  connection = 2;
  expect(await reopening(() => read())).toBe('read');
  expect(attempts).toBe(2);
});
