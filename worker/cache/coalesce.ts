// One request in flight per key, and its result cached in memory for five minutes (NE-01).
import { shopError } from '#contract/errors.ts';
import { fail, type Result } from '#contract/result.ts';

export const RELEASE_AFTER_MS = 300_000;

interface InFlightRequest {
  readonly result: Promise<Result<unknown>>;
  readonly controller: AbortController;
  callers: number;
}
export interface Coalescer {
  /**
   * The result of the key's request: a cached one, the one in flight, or a new one that `load` starts. Failures are not
   * cached. A caller whose signal aborts gets `canceled` at once; the request is aborted with its last caller.
   */
  run<T>(
    key: string,
    load: (signal: AbortSignal) => Promise<Result<T>>,
    signal?: AbortSignal,
  ): Promise<Result<T>>;
  /** Drops every cached result; requests in flight go on, but are not cached. */
  clear(): void;
}

export function createCoalescer(schedule: (ms: number, call: () => void) => () => void): Coalescer {
  let requests = new Map<string, InFlightRequest>();

  function start(key: string, load: (signal: AbortSignal) => Promise<Result<unknown>>): InFlightRequest {
    const startedIn = requests;
    const controller = new AbortController();
    const result = load(controller.signal);
    const request: InFlightRequest = { result, controller, callers: 0 };
    const release = () => {
      if (startedIn.get(key) === request) startedIn.delete(key);
    };
    startedIn.set(key, request);
    result.then(({ ok }) => {
      if (ok) schedule(RELEASE_AFTER_MS, release);
      else release();
    }, release);
    return request;
  }

  return {
    run<T>(key: string, load: (signal: AbortSignal) => Promise<Result<T>>, signal?: AbortSignal) {
      if (signal?.aborted === true) return Promise.resolve(fail(shopError('canceled')));
      const request = requests.get(key) ?? start(key, load);
      const result = request.result as Promise<Result<T>>;
      request.callers += 1;
      return new Promise<Result<T>>((resolve, reject) => {
        const leave = () => {
          signal?.removeEventListener('abort', cancel);
          request.callers -= 1;
        };
        const cancel = () => {
          leave();
          if (request.callers === 0) {
            if (requests.get(key) === request) requests.delete(key);
            request.controller.abort();
          }
          resolve(fail(shopError('canceled')));
        };
        signal?.addEventListener('abort', cancel, { once: true });
        result.then(
          (value) => {
            leave();
            resolve(value);
          },
          (error: unknown) => {
            leave();
            reject(error);
          },
        );
      });
    },
    clear() {
      requests = new Map();
    },
  };
}

/** The same text for the same content, in whatever order its keys were written; undefined fields count as absent. */
export function requestKeyOf(name: string, content: unknown): string {
  return `${name} ${JSON.stringify(content, (_, value: unknown) => (isRecord(value) ? sorted(value) : value))}`;
}

function sorted(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
