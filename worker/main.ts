// Entry point of the Web Worker: builds its interface over the browser and exposes it once.
import { expose } from 'comlink';
import { IMAGE_CACHE } from '#contract/image-cache.ts';
import type { WorkerApi } from '#contract/worker-api.ts';
import { pageEnvironment } from '#outbox/outbox.ts';
import { createWorkerApi } from '#worker/api.ts';
import { openShopDatabase } from '#worker/store/db.ts';

const { now, random, newId, schedule } = pageEnvironment('');

expose(
  createWorkerApi({
    fetch: (input, init) => fetch(input, init),
    now,
    random,
    newId,
    schedule,
    isOnline: navigator.onLine,
    onOnline: (call) => addEventListener('online', call),
    outbox: pageEnvironment,
    openDatabase: (options) => openShopDatabase(options),
    estimateQuota: async () => {
      const estimate = await navigator.storage?.estimate().catch(() => undefined);
      return estimate?.quota ?? null;
    },
    deletePictures: async () => globalThis.caches?.delete(IMAGE_CACHE),
  }) satisfies WorkerApi,
);
