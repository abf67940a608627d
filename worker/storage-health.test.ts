import { expect, test } from 'vitest';
import type { StorageState } from '#outbox/outbox.ts';
import { createStorageHealth } from '#worker/storage-health.ts';

test('each state is told once, that of what waits first, and a full database only when it has had room for a while', () => {
  const told: StorageState[] = [];
  let now = 0;
  const health = createStorageHealth(
    () => now,
    (state) => told.push(state),
  );
  health.well();
  health.failed('full');
  health.well();
  health.failed('full');
  expect(told).toEqual(['full']);
  health.outbox('hanging');
  health.outbox('ok');
  expect(told).toEqual(['full', 'hanging', 'full']);
  now = 60_000;
  health.well();
  expect(told).toEqual(['full', 'hanging', 'full', 'ok']);
  health.failed('hanging');
  health.well();
  expect(told.slice(4)).toEqual(['hanging', 'ok']);
  health.failed('full');
  health.outbox('full');
  health.outbox('ok');
  expect(told.slice(6)).toEqual(['full', 'ok']);
});
