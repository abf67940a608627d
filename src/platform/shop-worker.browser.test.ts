// The worker that the precached shell begins to load before its other scripts are there.
import { expect, test } from 'vitest';
import { beginShopWorker, takeShopWorker } from '#src/platform/shop-worker.ts';
import { recordWorkers } from '#tests/fixtures/recorded-workers.ts';

const workers = recordWorkers();

test('the first worker that is taken is the one that was begun, if it could be loaded; no other is begun after it', () => {
  beginShopWorker();
  // Nobody who takes it now would hear of its failure.
  workers[0]?.dispatchEvent(new ErrorEvent('error'));
  beginShopWorker();
  expect(takeShopWorker()).toBe(workers[1]);
  beginShopWorker();
  expect(workers).toHaveLength(2);
  expect(takeShopWorker()).toBe(workers[2]);
});
