// Renders in threads, so that a costly page delays nothing but other pages, in which clients take turns.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PageClient } from '#contract/clients.ts';
import { shopError } from '#contract/errors.ts';
import { createFairQueue } from '#server/fair-queue.ts';
import { RequestError } from '#server/http/validation.ts';
import { programUrl } from '#server/root.ts';
import type { BuiltPages } from '#server/ssr/page.ts';
import type {
  RenderCommand,
  RenderKind,
  RenderKinds,
  RenderMessage,
  RenderWorkerData,
} from '#server/ssr/render-messages.ts';

/** What renders; refused is a page for which there is no room, or whose turn has not come before its signal ends it. */
export type RenderPool = Required<Omit<BuiltPages, 'isShareable'>>;

/** One core stays for whoever answers requests. */
const MAX_THREADS = Math.min(4, Math.max(1, availableParallelism() - 1));
/** Of new objects: V8 would let a thread have 200 MB. With half of this a page takes a fifth more processor time. */
const MEMORY_LIMITS = { maxYoungGenerationSizeMb: 48 } as const;
/** While one waits for its data another is rendered. */
const RENDERINGS_OF_THREAD = 3;
/** More than a shopper opens at once, in pages and in what the browser fetches ahead. */
const MAX_WAITING_OF_CLIENT = 20;
/** About as long as it takes to render those. */
const RETRY_AFTER_S = 2;
/** About as many as are rendered before the oldest is given up. */
const MAX_WAITING = 200;
/** Of a checkout or a mail, for which nothing has to be asked. */
const RENDER_LIMIT_MS = 10_000;
/** A rendering that goes on for so long after its end was asked for hangs, and its thread with it. */
const MAX_MS_AFTER_ABORT = 2_000;

interface Task {
  readonly pages?: PageClient;
  readonly onCost: (ms: number) => void;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}
interface Thread {
  readonly tasks: Map<number, Task>;
  /** What it keeps of the node's answers, by name. */
  readonly kept: Map<string, unknown>;
  readonly loaded: Promise<void>;
  post(command: RenderCommand): void;
  terminate(): Promise<unknown>;
}

/** Resolves when the first thread has loaded the build, rejects if it can't; more are started when they are needed. */
export async function createRenderPool(
  distDir: string,
  onError: (error: unknown) => void,
): Promise<RenderPool> {
  const threads = new Set<Thread>();
  const queue = createFairQueue({
    concurrency: MAX_THREADS * RENDERINGS_OF_THREAD,
    maxWaiting: MAX_WAITING,
    maxWaitingOfClient: MAX_WAITING_OF_CLIENT,
  });
  let lastId = 0;
  let isClosed = false;

  function startThread(): Thread {
    const worker = new Worker(programUrl('./render-thread', import.meta.url), {
      workerData: { distDir } satisfies RenderWorkerData,
      resourceLimits: MEMORY_LIMITS,
    });
    const tasks = new Map<number, Task>();
    const loaded = Promise.withResolvers<void>();
    const thread: Thread = {
      tasks,
      kept: new Map(),
      loaded: loaded.promise,
      post: (command) => worker.postMessage(command),
      terminate: () => worker.terminate(),
    };
    let fault: unknown;
    worker.on('message', (message: RenderMessage) => {
      if (message.type === 'loaded') loaded.resolve();
      else handle(thread, message);
    });
    worker.once('error', (error) => {
      fault = error;
    });
    worker.once('exit', (code) => {
      threads.delete(thread);
      const error = fault ?? new Error(`a thread that renders ended with ${code}`);
      loaded.reject(error);
      for (const task of tasks.values()) task.reject(error);
      if (!isClosed) onError(error);
    });
    loaded.promise.catch(() => undefined);
    threads.add(thread);
    return thread;
  }

  function leastBusy(): Thread {
    const [first] = [...threads].sort((a, b) => a.tasks.size - b.tasks.size);
    const isFree = first !== undefined && first.tasks.size === 0;
    return first !== undefined && (isFree || threads.size >= MAX_THREADS) ? first : startThread();
  }

  function run<Kind extends RenderKind>(
    kind: Kind,
    request: RenderKinds[Kind]['request'],
    { pages, onCost = () => undefined, signal }: RunOptions = {},
  ): Promise<RenderKinds[Kind]['result']> {
    lastId += 1;
    const id = lastId;
    const thread = leastBusy();
    let hanging: NodeJS.Timeout | undefined;
    const abort = () => {
      thread.post({ type: 'abort', id });
      hanging = setTimeout(() => {
        threads.delete(thread);
        void thread.terminate();
      }, MAX_MS_AFTER_ABORT);
    };
    return new Promise<unknown>((resolve, reject) => {
      thread.tasks.set(id, { ...(pages === undefined ? {} : { pages }), onCost, resolve, reject });
      signal?.addEventListener('abort', abort, { once: true });
      thread.post({ type: 'render', id, kind, request } as RenderCommand);
    }).finally(() => {
      clearTimeout(hanging);
      thread.tasks.delete(id);
      signal?.removeEventListener('abort', abort);
    }) as Promise<RenderKinds[Kind]['result']>;
  }

  /** `signal` ends it also while it waits for its turn. */
  function inTurn<T>(client: string | null, signal: AbortSignal, render: () => Promise<T>): Promise<T> {
    let hasStarted = false;
    const start = () => {
      hasStarted = true;
      return render();
    };
    const rendered = queue.run(client, start, signal);
    if (typeof rendered === 'string') return Promise.reject(refusals[rendered]());
    return rendered.catch((error: unknown) => {
      throw hasStarted ? error : refusals.full();
    });
  }

  await startThread().loaded;
  return {
    render: ({ pages, signal, ...request }, { name, onCost, mayShare = false }) =>
      inTurn(name, signal, () => run('page', { ...request, mayShare }, { pages, onCost, signal })),
    renderCheckout(request, { name, onCost }) {
      const signal = AbortSignal.timeout(RENDER_LIMIT_MS);
      return inTurn(name, signal, () => run('checkout', request, { onCost, signal }));
    },
    renderMail: (request) => run('mail', request, { signal: AbortSignal.timeout(RENDER_LIMIT_MS) }),
    async close() {
      isClosed = true;
      await Promise.all([...threads].map((thread) => thread.terminate()));
    },
  };
}

const refusals = {
  share: () => new RequestError(shopError('too_many_requests', { retryAfterS: RETRY_AFTER_S })),
  full: () => new RequestError(shopError('overloaded')),
};

interface RunOptions {
  readonly pages?: PageClient;
  readonly onCost?: (ms: number) => void;
  readonly signal?: AbortSignal;
}

function handle(thread: Thread, message: Exclude<RenderMessage, { type: 'loaded' }>): void {
  const { id } = message;
  const task = thread.tasks.get(id);
  if (task === undefined) return;
  if (message.type === 'call') {
    const { call, name, args } = message;
    answer(task, name, args)
      .then((result) => {
        // The data of the frame around every screen are the same for many pages of a market.
        if (name === 'shell') postOnce(thread, { id, call, result }, String(args[0]));
        else thread.post({ type: 'answer', id, call, result });
      })
      .catch((error: unknown) =>
        thread.post({
          type: 'fault',
          id,
          call,
          error: error instanceof Error ? error : new Error(String(error)),
        }),
      );
    return;
  }
  task.onCost(message.costMs);
  if (message.type === 'rendered') task.resolve(message.result);
  else task.reject(message.error);
}

/** What the thread keeps under the name already is not sent again. */
function postOnce(
  thread: Thread,
  { id, call, result }: { readonly id: number; readonly call: number; readonly result: unknown },
  name: string,
): void {
  if (thread.kept.get(name) === result) return thread.post({ type: 'kept', id, call, name });
  thread.post({ type: 'answer', id, call, result, keepAs: name });
  // Only now: a result that cannot be sent throws.
  thread.kept.set(name, result);
}

async function answer(task: Task, name: keyof PageClient, args: readonly unknown[]): Promise<unknown> {
  const { pages } = task;
  if (pages === undefined) throw new Error(`${name} belongs to pages`);
  return (pages[name] as (...given: readonly unknown[]) => Promise<unknown>)(...args);
}
