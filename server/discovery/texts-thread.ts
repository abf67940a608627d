// Worker thread for one build of texts, so that prices can be built meanwhile.
import { parentPort, workerData } from 'node:worker_threads';
import { openFolder } from '#server/discovery/open-folder.ts';
import type { TextFiles } from '#server/discovery/snapshot-files.ts';
import { buildTexts } from '#server/discovery/texts.ts';
import { openStore, type StoreConfig } from '#store/open-store.ts';

const { place, known } = workerData as { place: StoreConfig; known: TextFiles['files'] };
const store = await openStore(place);
try {
  parentPort?.postMessage(await buildTexts(store, openFolder(place.dataDir), known));
} finally {
  await store.close();
}
