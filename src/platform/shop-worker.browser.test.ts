// The worker that the precached shell begins to load before its other scripts are there.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
  vi.restoreAllMocks();
});

test('what was begun is taken once; whoever comes then has a worker of its own', () => {
  beginShopWorker();
  expect(takeShopWorker()).toBe(workers[0]);
  const other = takeShopWorker();
  expect(other).toBe(workers[1]);
  expect(workers).toHaveLength(2);
});

test('one that could not be loaded before it is taken is not handed out: nobody would hear of its failure', () => {
  beginShopWorker();
  workers[0]?.dispatchEvent(new ErrorEvent('error'));
  expect(takeShopWorker()).toBe(workers[1]);
});
