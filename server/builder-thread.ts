// The builder's thread: seeds if asked to, then follows the catalogue, builds what changed and hands it to the node.
import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { BuilderMessage, BuilderOrder, BuilderTask } from '#server/builder.ts';
import { loadDemoRoom } from '#server/demo-loader.ts';
import { createBuilder } from '#server/discovery/build.ts';
import { releaseOwn } from '#server/discovery/claim.ts';
import { openFolder } from '#server/discovery/folder.ts';
import { lookAgain } from '#server/discovery/look-again.ts';
import { learnIfDue } from '#server/learning/learn.ts';
import type { Texts } from '#server/discovery/snapshot-files.ts';
import { applyCatalogue } from '#server/store/catalogue.ts';
import { lastChange } from '#server/store/change-log.ts';
import { openStore } from '#server/store/db.ts';

/** SQLite tells nobody; asking for the last row takes microseconds. */
const LOOK_EVERY_MS = 250;
/** PostgreSQL tells of changes at once, so this is for what was not heard. */
const LOOK_EVERY_MS_IF_TOLD = 500;
const TIDY_EVERY_MS = 60_000;
/** Whether it is time to learn from shoppers. */
const LEARN_LOOK_EVERY_MS = 5 * 60_000;

const { place, seed } = workerData as BuilderTask;
const store = await openStore(place);
const folder = openFolder(place.dataDir);
const say = (message: BuilderMessage, transfer: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, transfer);
const ending = new AbortController();
/** What ends because the node does is no failure. */
const failed = (error: unknown, where: string) => {
  if (!ending.signal.aborted) say({ kind: 'failed', where, error });
};

const builder = createBuilder({
  store,
  folder,
  textsBeside: buildTextsBeside,
  onTexts: () => looking.wake(),
  failed,
});
let tidiedAt = 0;

/** Several nodes may seed at once: the second finds everything as it is and changes nothing. */
async function seedIfEmpty(): Promise<boolean> {
  const demo = seed ? await loadDemoRoom() : undefined;
  const hasSeeded = await demo?.seed({
    isEmpty: async () => (await lastChange(store.db)) === undefined,
    apply: async (parts) => (await applyCatalogue(store, parts)).epoch !== null,
  });
  return hasSeeded ?? false;
}

async function look(): Promise<void> {
  const built = await builder.look();
  if (built !== undefined) say({ kind: 'built', built }, Object.values(built.columns));
  if (Date.now() - tidiedAt < TIDY_EVERY_MS) return;
  tidiedAt = Date.now();
  folder.tidy(tidiedAt);
}

function buildTextsBeside(known: Texts['files']): Promise<Texts> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./discovery/texts-thread.ts', import.meta.url), {
      workerData: { place, known },
    });
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`the thread of texts ended with ${code}`)));
    ending.signal.addEventListener('abort', () => void thread.terminate(), { once: true });
  });
}

releaseOwn(folder.path('.claim-*'));
const hasSeeded = await seedIfEmpty();
const built = await builder.look();
say({ kind: 'first', hasSeeded, built }, Object.values(built?.columns ?? {}));

const looking = lookAgain(store.side === 'postgres' ? LOOK_EVERY_MS_IF_TOLD : LOOK_EVERY_MS, look, (error) =>
  failed(error, 'following the catalogue'),
);
const learning = lookAgain(
  LEARN_LOOK_EVERY_MS,
  async () => void (await learnIfDue(store, Date.now(), ending.signal)),
  (error) => failed(error, 'learning from shoppers'),
);
const listening = store.listen(() => looking.wake());
parentPort?.on('message', (order: BuilderOrder) => {
  if (order === 'forget') {
    builder.forget();
    looking.wake();
    return;
  }
  void stop();
});

async function stop(): Promise<void> {
  ending.abort();
  await listening.stop();
  await learning.stop();
  await looking.stop();
  releaseOwn(folder.path('.claim-*'));
  await store.close();
  parentPort?.close();
}
