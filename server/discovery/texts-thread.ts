// Worker thread for one build of texts, so that prices can be built meanwhile.
import { parentPort, workerData } from 'node:worker_threads';
import { openFolder } from '#server/discovery/open-folder.ts';
import { buildTexts, type StoredTextFiles } from '#server/discovery/texts.ts';
import { openStore, type StoreConfig } from '#store/open-store.ts';

/** `maxDeviceBytes`: see SnapshotFolder. */
export interface TextBaseInput {
  readonly place: StoreConfig;
  readonly known: StoredTextFiles;
  readonly maxDeviceBytes: number;
}

const { place, known, maxDeviceBytes } = workerData as TextBaseInput;
const store = await openStore(place);
try {
  parentPort?.postMessage(await buildTexts(store, openFolder(place.dataDir, maxDeviceBytes), known));
} finally {
  await store.close();
}
