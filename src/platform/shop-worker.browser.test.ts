// The worker that the precached shell begins to load before its other scripts are there.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginShopWorker, takeShopWorker } from '#src/platform/shop-worker.ts';

const OriginalWorker = globalThis.Worker;
let workers: Worker[] = [];

beforeEach(() => {
  workers = [];
  globalThis.Worker = class extends OriginalWorker {
    constructor(...parameters: ConstructorParameters<typeof Worker>) {
      super(...parameters);
      workers.push(this);
    }
  };
});
afterEach(() => {
  for (const worker of workers) worker.terminate();
  globalThis.Worker = OriginalWorker;
});

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
