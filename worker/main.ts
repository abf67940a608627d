// Entry point of the Web Worker: builds its interface over the browser and exposes it once.
import '#worker/broadcast-channel.ts';
import { expose } from 'comlink';
import type { WorkerApi } from '#contract/worker-api.ts';
import { pageEnvironment } from '#outbox/outbox.ts';
import { createWorkerApi } from '#worker/api.ts';
import { openDeviceStorage } from '#worker/device-storage.ts';
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
    device: openDeviceStorage(globalThis.caches, schedule, location.pathname),
  }) satisfies WorkerApi,
);
