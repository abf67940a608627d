// The builder's thread: has an empty catalogue seeded, then follows the catalogue, builds what changed and sends it to the node.
import { parentPort, Worker, workerData } from 'node:worker_threads';
import {
  BUILDER_MEMORY,
  type BuilderCommand,
  type BuilderMessage,
  type BuilderWorkerData,
} from '#server/builder.ts';
import { createSnapshotBuilder } from '#server/discovery/snapshot-builder.ts';
import { releaseOwnLocks } from '#server/discovery/file-lock.ts';
import { openFolder } from '#server/discovery/open-folder.ts';
import { poll } from '#server/discovery/poll.ts';
import { learnIfDue } from '#server/learning/learn.ts';
import { releaseMemory } from '#server/process-memory.ts';
import { programUrl } from '#server/root.ts';
import type { TextBaseInput } from '#server/discovery/texts-thread.ts';
import type { TextFiles } from '#server/discovery/snapshot-files.ts';
import { lastChange } from '#store/change-log.ts';
import { openStore } from '#store/open-store.ts';

/** SQLite has no notifications; querying the last row takes microseconds. */
const POLL_INTERVAL_MS = 250;
/** PostgreSQL notifies of changes at once, so this is only for missed notifications. */
const POLL_INTERVAL_WITH_NOTIFY_MS = 500;
const CLEANUP_INTERVAL_MS = 60_000;
/** How often to check whether signals are due to be learned. */
const LEARNING_POLL_INTERVAL_MS = 5 * 60_000;

const { storeConfig: place, seed, maxDeviceBytes } = workerData as BuilderWorkerData;
const store = await openStore(place);
const folder = openFolder(place.dataDir, maxDeviceBytes);
const send = (message: BuilderMessage, transfer: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, transfer);
const shutdown = new AbortController();
/** Errors after the shutdown has begun are not failures. */
const reportFailure = (error: unknown, where: string) => {
  if (!shutdown.signal.aborted) send({ kind: 'failed', where, error });
};

const builder = createSnapshotBuilder({
  store,
  folder,
  buildTextsInWorker: (known) =>
    runThread<TextFiles>('./discovery/texts-thread', {
      place,
      known,
      maxDeviceBytes,
    } satisfies TextBaseInput),
  onTextsBuilt: () => cataloguePoller.wake(),
  onError: reportFailure,
});
/** By a clock that is never set. */
let cleanedUpAt = Number.NEGATIVE_INFINITY;

/** Several nodes may seed at once: the second finds everything unchanged. */
async function seedIfEmpty(): Promise<boolean> {
  if (!seed || (await lastChange(store.db)) !== undefined) return false;
  return runThread<boolean>('./seed-thread', { place });
}

async function buildAndSend(): Promise<void> {
  const built = await builder.buildIfChanged();
  if (built !== undefined) {
    send({ kind: 'built', built }, Object.values(built.columns));
    // A build leaves 30 to 90 MB.
    releaseMemory();
  }
  if (performance.now() - cleanedUpAt < CLEANUP_INTERVAL_MS) return;
  cleanedUpAt = performance.now();
  builder.deleteUnused(Date.now());
}

/** The one message of a thread that ends with it. */
function runThread<T>(program: string, data: object): Promise<T> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(programUrl(program, import.meta.url), {
      workerData: data,
      resourceLimits: BUILDER_MEMORY,
    });
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`the thread ${program} ended with ${code}`)));
    shutdown.signal.addEventListener('abort', () => void thread.terminate(), { once: true });
  });
}

releaseOwnLocks(folder.path('.lock-*'));
const hasSeeded = await seedIfEmpty();
const built = await builder.buildIfChanged();
send({ kind: 'first', hasSeeded, built }, Object.values(built?.columns ?? {}));
releaseMemory();

const cataloguePoller = poll(
  store.dialect === 'postgres' ? POLL_INTERVAL_WITH_NOTIFY_MS : POLL_INTERVAL_MS,
  buildAndSend,
  (error) => reportFailure(error, 'following the catalogue'),
);
const learningPoller = poll(
  LEARNING_POLL_INTERVAL_MS,
  async () => void (await learnIfDue(store, Date.now(), shutdown.signal)),
  (error) => reportFailure(error, 'learning from shoppers'),
);
const changeListener = store.listen(() => cataloguePoller.wake());
parentPort?.on('message', (order: BuilderCommand) => {
  if (order === 'forget') {
    builder.reset();
    cataloguePoller.wake();
    return;
  }
  void stop();
});

async function stop(): Promise<void> {
  shutdown.abort();
  await changeListener.stop();
  await learningPoller.stop();
  await cataloguePoller.stop();
  releaseOwnLocks(folder.path('.lock-*'));
  await store.close();
  parentPort?.close();
}
