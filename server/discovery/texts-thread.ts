// A thread for one build of texts, so that prices go on being built meanwhile.
import { parentPort, workerData } from 'node:worker_threads';
import { openFolder } from '#server/discovery/folder.ts';
import type { Texts } from '#server/discovery/snapshot-files.ts';
import { buildTexts } from '#server/discovery/texts.ts';
import { openStore, type StorePlace } from '#server/store/db.ts';

const { place, known } = workerData as { place: StorePlace; known: Texts['files'] };
const store = await openStore(place);
try {
  parentPort?.postMessage(await buildTexts(store, openFolder(place.dataDir), known));
} finally {
  await store.close();
}
