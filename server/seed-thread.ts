// Worker thread that seeds an empty catalogue with the demo and ends: what that takes in memory goes with it.
import { parentPort, workerData } from 'node:worker_threads';
import { loadDemoRoom } from '#server/demo-loader.ts';
import { applyCatalogue } from '#store/catalogue.ts';
import { lastChange } from '#store/change-log.ts';
import { openStore, type StoreConfig } from '#store/open-store.ts';

const { place } = workerData as { place: StoreConfig };
const store = await openStore(place);
try {
  const demo = await loadDemoRoom();
  const hasSeeded = await demo?.seed({
    isEmpty: async () => (await lastChange(store.db)) === undefined,
    apply: async (parts) => (await applyCatalogue(store, parts)).epoch !== null,
  });
  parentPort?.postMessage(hasSeeded ?? false);
} finally {
  await store.close();
}
