// What is done off the main thread: the first seed and every build of snapshots, each in a thread with its own connection.
import { Worker } from 'node:worker_threads';
import type { SnapshotIndex } from '#server/discovery/snapshot-files.ts';
import type { StorePlace } from '#server/store/db.ts';

export interface BackgroundTask {
  readonly place: StorePlace;
  /** Fill an empty catalogue with the demo first. */
  readonly seed: boolean;
}
export interface BackgroundAnswer {
  readonly hasSeeded: boolean;
  /** Undefined: the catalogue is empty and was not to be seeded. */
  readonly index: SnapshotIndex | undefined;
}

/** Rejects when the thread fails; the catalogue and the snapshots in use are then as they were. */
export function runInBackground(task: BackgroundTask): Promise<BackgroundAnswer> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./background-thread.ts', import.meta.url), { workerData: task });
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`the background thread ended with ${code}`)));
  });
}
