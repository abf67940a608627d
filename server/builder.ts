// Runs the snapshot builder of a node in a thread of its own, which follows the catalogue as long as the node runs.
import { Worker } from 'node:worker_threads';
import type { BuildResult } from '#server/discovery/snapshot-builder.ts';
import { createRepeatedFaults } from '#server/repeated-faults.ts';
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
  /**
   * Puts a build into use, all of it or nothing; awaited before the next call. False: its files are damaged, so everything is
   * built again. A build that it rejects is tried again until it or a newer one is in use.
   */
  readonly onBuilt: (built: BuildResult) => Promise<boolean>;
  readonly onError: (error: unknown, where: string) => void;
}
export interface BuilderHandle {
  /** Resolves when a build is in use, or the catalogue is empty; rejects if none could be made, and when it is stopped before. */
  readonly ready: Promise<{ hasSeeded: boolean }>;
  stop(): Promise<void>;
}

/** Of new objects, for the threads that build, for which nobody waits. What they keep has no limit: it grows with the catalogue. */
export const BUILDER_MEMORY = { maxYoungGenerationSizeMb: 24 } as const;

/** Before a thread that ended is started anew, and before a build that could not be put into use is tried again. */
export const RETRY_DELAY_MS = 5_000;

/** `isServing`: an earlier build is in use. It is ready then, and a thread that cannot start is tried again like one that ends later. */
export function startBuilder(
  task: BuilderWorkerData,
  listener: BuilderListener,
  isServing: boolean,
): BuilderHandle {
  const ready = Promise.withResolvers<{ hasSeeded: boolean }>();
  if (isServing) ready.resolve({ hasSeeded: false });
  // Whoever stops it need not wait for it.
  ready.promise.catch(() => undefined);
  let thread: Worker;
  let hasStarted = isServing;
  let hasSeeded = false;
  let isStopped = false;
  let restart: NodeJS.Timeout | undefined;
  let retry: NodeJS.Timeout | undefined;
  let using: Promise<void> = Promise.resolve();
  let ended: Promise<void>;
  /** The last build, if it could not be put into use. */
  let unused: BuildResult | undefined;
  const swapFaults = createRepeatedFaults((error) => listener.onError(error, 'swap'));
  const threadFaults = createRepeatedFaults((error) => listener.onError(error, 'builder'));

  async function use(built: BuildResult): Promise<void> {
    // The thread takes what it sent for used: later builds name the files of this one, but not that there is new site content.
    const hasNewSiteContent = built.hasNewSiteContent || unused?.hasNewSiteContent === true;
    unused = undefined;
    clearTimeout(retry);
    try {
      if (await listener.onBuilt({ ...built, hasNewSiteContent })) ready.resolve({ hasSeeded });
      else thread.postMessage('forget' satisfies BuilderCommand);
      swapFaults.end();
    } catch (error) {
      swapFaults.add(error);
      if (isStopped) return;
      unused = { ...built, hasNewSiteContent };
      retry = setTimeout(() => enqueue(useUnused), RETRY_DELAY_MS);
      retry.unref();
    }
  }
  async function useUnused(): Promise<void> {
    if (unused !== undefined) await use(unused);
  }
  function enqueue(work: () => Promise<void>): void {
    using = using.then(work);
  }

  function start(): void {
    thread = new Worker(programUrl('./builder-thread', import.meta.url), {
      workerData: task,
      resourceLimits: BUILDER_MEMORY,
    });
    let exitError: unknown;
    thread.on('message', (message: BuilderMessage) => {
      if (message.kind === 'failed') listener.onError(message.error, message.where);
      else {
        if (message.kind === 'first') {
          hasStarted = true;
          threadFaults.end();
          hasSeeded ||= message.hasSeeded;
        }
        const { built } = message;
        if (built === undefined) ready.resolve({ hasSeeded });
        else enqueue(() => use(built));
      }
    });
    thread.once('error', (error) => {
      exitError = error;
    });
    ended = new Promise((resolve) => {
      thread.once('exit', (code) => {
        resolve();
        if (isStopped) return;
        const error = exitError ?? new Error(`the builder's thread ended with ${code}`);
        if (!hasStarted) {
          ready.reject(error);
          return;
        }
        // Requests are served by the active build; a new thread catches up.
        threadFaults.add(error);
        restart = setTimeout(start, RETRY_DELAY_MS);
        restart.unref();
      });
    });
  }
  start();

  return {
    ready: ready.promise,
    async stop() {
      isStopped = true;
      clearTimeout(restart);
      clearTimeout(retry);
      thread.postMessage('stop' satisfies BuilderCommand);
      await ended;
      await using;
      ready.reject(new Error('the builder was stopped'));
    },
  };
}
