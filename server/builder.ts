// Runs the snapshot builder of a node in a thread of its own, which follows the catalogue as long as the node runs.
import { Worker } from 'node:worker_threads';
import type { BuildResult } from '#server/discovery/snapshot-builder.ts';
import { programUrl } from '#server/root.ts';
import type { StoreConfig } from '#store/open-store.ts';

export interface BuilderWorkerData {
  readonly storeConfig: StoreConfig;
  /** Of a catalogue whose two files are larger, devices get a part. */
  readonly maxDeviceBytes: number;
  /** Seed an empty catalogue with the demo first, if the demo room is present. */
  readonly seed: boolean;
}
/** Messages of the thread; `first` is sent once, with the build of the current catalogue: undefined while it is empty. */
export type BuilderMessage =
  | { readonly kind: 'first'; readonly hasSeeded: boolean; readonly built: BuildResult | undefined }
  | { readonly kind: 'built'; readonly built: BuildResult }
  | { readonly kind: 'failed'; readonly where: string; readonly error: unknown };
export type BuilderCommand = 'forget' | 'stop';

export interface BuilderListener {
  /** Awaited before the next call. */
  readonly onBuilt: (built: BuildResult) => Promise<void>;
  readonly onError: (error: unknown, where: string) => void;
}
export interface BuilderHandle {
  /** Resolves when the first build is in use; rejects if it failed. */
  readonly ready: Promise<{ hasSeeded: boolean }>;
  /** Builds everything again, after damaged files were found. */
  reset(): void;
  stop(): Promise<void>;
}

/** Of new objects, for the threads that build, for which nobody waits. What they keep has no limit: it grows with the catalogue. */
export const BUILDER_MEMORY = { maxYoungGenerationSizeMb: 24 } as const;

const RESTART_DELAY_MS = 5_000;

export function startBuilder(task: BuilderWorkerData, listener: BuilderListener): BuilderHandle {
  const ready = Promise.withResolvers<{ hasSeeded: boolean }>();
  let thread: Worker;
  let isReady = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let using: Promise<void> = Promise.resolve();
  let ended: Promise<void>;
  const use = (built: BuildResult) => {
    using = using
      .then(() => listener.onBuilt(built))
      .catch((error: unknown) => listener.onError(error, 'swap'));
    return using;
  };

  function start(): void {
    thread = new Worker(programUrl('./builder-thread', import.meta.url), {
      workerData: task,
      resourceLimits: BUILDER_MEMORY,
    });
    let exitError: unknown;
    thread.on('message', (message: BuilderMessage) => {
      if (message.kind === 'failed') listener.onError(message.error, message.where);
      else if (message.kind === 'built') void use(message.built);
      else
        void (message.built === undefined ? using : use(message.built)).then(() => {
          isReady = true;
          ready.resolve({ hasSeeded: message.hasSeeded });
        });
    });
    thread.once('error', (error) => {
      exitError = error;
    });
    ended = new Promise((resolve) => {
      thread.once('exit', (code) => {
        resolve();
        if (isStopped) return;
        const error = exitError ?? new Error(`the builder's thread ended with ${code}`);
        if (!isReady) {
          ready.reject(error);
          return;
        }
        // Requests are served by the active build; a new thread catches up.
        listener.onError(error, 'builder');
        timer = setTimeout(start, RESTART_DELAY_MS);
        timer.unref();
      });
    });
  }
  start();

  return {
    ready: ready.promise,
    reset: () => thread.postMessage('forget' satisfies BuilderCommand),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      thread.postMessage('stop' satisfies BuilderCommand);
      await ended;
      await using;
    },
  };
}
