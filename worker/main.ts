// THE DOOR of the Web Worker: builds the api over the browser's device and exposes it once.
import { expose } from 'comlink';
import type { WorkerApi } from '#contract/worker-api.ts';
import { browserEnvironment } from '#outbox/outbox.ts';
import { createWorkerApi } from '#worker/api.ts';
import { openShopDatabase } from '#worker/store/db.ts';

const { now, random, newId, schedule: later } = browserEnvironment('');

expose(
  createWorkerApi({
    fetch: (input, init) => fetch(input, init),
    now,
    random,
    newId,
    schedule: later,
    isOnline: navigator.onLine,
    onOnline: (call) => addEventListener('online', call),
    outbox: browserEnvironment,
    openDatabase: (onFault) => openShopDatabase(onFault),
  }) satisfies WorkerApi,
);
