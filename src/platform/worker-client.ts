// Starts the Web Worker and calls it; restarts one that died: reads are made again, writes are not.
import { proxy as comlinkProxy, type Remote, releaseProxy, wrap } from 'comlink';
import { shopError } from '#contract/errors.ts';
import { fail } from '#contract/result.ts';
import type {
  WorkerApi,
  WorkerClients,
  WorkerDomain,
  WorkerMessage,
  WorkerStartOptions,
} from '#contract/worker-api.ts';
import { workerCallOf } from '#contract/worker-calls.ts';
import { report } from '#src/platform/log.ts';
import { takeShopWorker } from '#src/platform/shop-worker.ts';

/** A worker whose script has not come by then is ended; further ones have longer, for a line that is slow and not silent. */
const START_LIMIT_MS = 30_000;
const FURTHER_START_LIMIT_MS = 90_000;
/** A call that takes as long may be one that is tried again, or one of a worker that no longer works. */
const LONG_CALL_MS = 65_000;
/** A worker that is silent for as long, asked for nothing but a response, is taken for dead. */
const SILENCE_LIMIT_MS = 10_000;
/** Of a race against time. */
const LATE = Symbol('late');

export interface WorkerClient {
  /** A client of the worker; `signal` cancels its calls. */
  client<D extends WorkerDomain>(domain: D, signal?: AbortSignal): WorkerClients[D];
  /** Starts the worker before it is first called. */
  start(): void;
  /** Ends the worker until `resume`: calls wait, reads under way are made again, writes under way fail. */
  suspend(): void;
  resume(): void;
}

interface RunningWorker {
  readonly ready: Promise<Remote<WorkerApi>>;
  /** What a call to it results in; rejects when it has ended, for whatever reason. */
  resultOf<T>(call: Promise<T>): Promise<T>;
  end(reason: unknown): void;
}

/** `onCall` hears of every call before it is made. */
export function createWorkerClient(
  start: WorkerStartOptions,
  onMessage: (message: WorkerMessage) => void,
  onCall: (callId: string, domain: WorkerDomain, method: string, signal: AbortSignal | undefined) => void,
): WorkerClient {
  let running: RunningWorker | null = null;
  let suspended: PromiseWithResolvers<void> | null = null;
  let calls = 0;
  let startLimitMs = START_LIMIT_MS;

  function launch(): RunningWorker {
    const worker = takeShopWorker();
    const api = wrap<WorkerApi>(worker);
    /** Of calls under way. A race with a promise that lasts as the worker does would keep all results as long. */
    const rejections = new Set<(reason: unknown) => void>();
    let ended: { readonly reason: unknown } | null = null;
    const resultOf: RunningWorker['resultOf'] = (call) =>
      new Promise((resolve, reject) => {
        if (ended !== null) reject(ended.reason);
        rejections.add(reject);
        void call.then(resolve, reject).then(() => rejections.delete(reject));
      });
    const ready = resultOf(api.start(start)).then(() => {
      // The first call goes out right after it, and does not wait for its answer. One that the page can't hear is of no use.
      resultOf(api.subscribe(comlinkProxy(onMessage))).catch((error: unknown) => launched.end(error));
    });
    const launched: RunningWorker = {
      ready: ready.then(() => api),
      resultOf,
      end(reason) {
        if (ended !== null) return;
        ended = { reason };
        if (running === launched) running = null;
        api[releaseProxy]();
        worker.terminate();
        for (const reject of rejections) reject(reason);
      },
    };
    let isReady = false;
    inTime(ready, startLimitMs).then(
      (result) => {
        isReady = result !== LATE;
        if (isReady) return;
        startLimitMs = FURTHER_START_LIMIT_MS;
        launched.end(new Error('worker: not started in time'));
      },
      () => undefined,
    );
    worker.addEventListener('error', ({ message }) => {
      const error = new Error(`worker: ${message || 'failed to load'}`);
      // One that works goes on after what a listener threw; without storage, what waits to be sent is in its memory alone.
      if (isReady) report(error, 'worker');
      else launched.end(error);
    });
    return launched;
  }

  async function callOnce(...call: Parameters<WorkerApi['invoke']>): Promise<unknown> {
    if (suspended !== null) await suspended.promise;
    const attempt = (running ??= launch());
    const api = await started(attempt);
    const response = attempt.resultOf(api.invoke(...call));
    while ((await inTime(response, LONG_CALL_MS)) === LATE)
      if ((await inTime(attempt.resultOf(api.cancel('')), SILENCE_LIMIT_MS)) === LATE)
        attempt.end(new Error('worker: no response'));
    return response;
  }

  function started(attempt: RunningWorker): RunningWorker['ready'] {
    return attempt.ready.catch((error: unknown) => {
      attempt.end(error);
      throw error;
    });
  }

  /** Never rejects: a call that could not be made results in `internal`. */
  async function invoke(
    domain: WorkerDomain,
    method: string,
    args: readonly unknown[],
    signal?: AbortSignal,
  ): Promise<unknown> {
    const callId = `call-${(calls += 1)}`;
    onCall(callId, domain, method, signal);
    const cancel = () => void running?.ready.then((api) => api.cancel(callId)).catch(() => undefined);
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      return await callOnce(domain, method, callId, args).catch((error: unknown) => {
        if (workerCallOf(domain, method)?.kind !== 'read') throw error;
        return callOnce(domain, method, callId, args);
      });
    } catch (error) {
      if (suspended === null) report(error, 'worker-client');
      return fail(shopError('internal', { detail: String(error) }));
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  }

  function client<D extends WorkerDomain>(domain: D, signal?: AbortSignal): WorkerClients[D] {
    return new Proxy({} as WorkerClients[D], {
      get:
        (_, method) =>
        (...args: unknown[]) =>
          invoke(domain, String(method), args, signal),
    });
  }

  function begin(): void {
    // The first call starts it again, and is told of a failure.
    started((running ??= launch())).catch(() => undefined);
  }

  return {
    client,
    start: begin,
    suspend() {
      suspended ??= Promise.withResolvers();
      running?.end(new Error('worker: suspended'));
    },
    resume() {
      suspended?.resolve();
      suspended = null;
    },
  };
}

/** What `work` results in, or LATE. */
async function inTime<T>(work: Promise<T>, ms: number): Promise<T | typeof LATE> {
  const late = Promise.withResolvers<typeof LATE>();
  const timer = setTimeout(() => late.resolve(LATE), ms);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
