// The builder of a node, in a thread of its own that follows the catalogue for as long as the node lives.
import { Worker } from 'node:worker_threads';
import type { Built } from '#server/discovery/build.ts';
import type { StorePlace } from '#server/store/db.ts';

export interface BuilderTask {
  readonly place: StorePlace;
  /** Fill an empty catalogue with the demo first, where there is one. */
  readonly seed: boolean;
}
/** What the thread says; `first` once, when it has caught up with the catalogue: undefined where that is empty. */
export type BuilderMessage =
  | { readonly kind: 'first'; readonly hasSeeded: boolean; readonly built: Built | undefined }
  | { readonly kind: 'built'; readonly built: Built }
  | { readonly kind: 'failed'; readonly where: string; readonly error: unknown };
export type BuilderOrder = 'forget' | 'stop';

export interface BuilderListener {
  /** Awaited: the next one comes when this one is done. */
  readonly use: (built: Built) => Promise<void>;
  readonly failed: (error: unknown, where: string) => void;
}
export interface RunningBuilder {
  /** Resolves when what `first` brought is in use; rejects when the first build failed. */
  readonly ready: Promise<{ hasSeeded: boolean }>;
  /** Files turned out damaged: all is built anew. */
  forget(): void;
  stop(): Promise<void>;
}

const START_AGAIN_MS = 5_000;

export function startBuilder(task: BuilderTask, listener: BuilderListener): RunningBuilder {
  const ready = Promise.withResolvers<{ hasSeeded: boolean }>();
  let thread: Worker;
  let isReady = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let using: Promise<void> = Promise.resolve();
  let ended: Promise<void>;
  const use = (built: Built) => {
    using = using.then(() => listener.use(built)).catch((error: unknown) => listener.failed(error, 'swap'));
    return using;
  };

  function start(): void {
    thread = new Worker(new URL('./builder-thread.ts', import.meta.url), { workerData: task });
    let death: unknown;
    thread.on('message', (message: BuilderMessage) => {
      if (message.kind === 'failed') listener.failed(message.error, message.where);
      else if (message.kind === 'built') void use(message.built);
      else
        void (message.built === undefined ? using : use(message.built)).then(() => {
          isReady = true;
          ready.resolve({ hasSeeded: message.hasSeeded });
        });
    });
    thread.once('error', (error) => {
      death = error;
    });
    ended = new Promise((resolve) => {
      thread.once('exit', (code) => {
        resolve();
        if (isStopped) return;
        const error = death ?? new Error(`the builder's thread ended with ${code}`);
        if (!isReady) {
          ready.reject(error);
          return;
        }
        // Shoppers are answered from what is live; a new thread catches up.
        listener.failed(error, 'builder');
        timer = setTimeout(start, START_AGAIN_MS);
        timer.unref();
      });
    });
  }
  start();

  return {
    ready: ready.promise,
    forget: () => thread.postMessage('forget' satisfies BuilderOrder),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      thread.postMessage('stop' satisfies BuilderOrder);
      await ended;
      await using;
    },
  };
}
