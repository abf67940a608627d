// The background thread itself: seeds if asked to, builds what is missing, answers once.
import { parentPort, workerData } from 'node:worker_threads';
import type { BackgroundAnswer, BackgroundTask } from '#server/background-task.ts';
import { demoCatalogue } from '#server/demo/catalogue.ts';
import { buildSnapshots } from '#server/discovery/build.ts';
import { openFolder } from '#server/discovery/folder.ts';
import { applyCatalogue } from '#server/store/catalogue.ts';
import { lastChange } from '#server/store/change-log.ts';
import { openStore } from '#server/store/db.ts';

const { place, seed } = workerData as BackgroundTask;
const store = await openStore(place);
try {
  const isEmpty = (await lastChange(store.db)) === undefined;
  // Several nodes may seed at once: the second finds everything as it is and changes nothing.
  if (isEmpty && seed) await applyCatalogue(store, demoCatalogue());
  const index = await buildSnapshots(store, openFolder(place.dataDir));
  parentPort?.postMessage({ hasSeeded: isEmpty && seed, index } satisfies BackgroundAnswer);
} finally {
  await store.close();
}
