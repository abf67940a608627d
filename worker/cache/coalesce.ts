// One flight per question, and its answer kept in memory for five minutes (NE-01).
import { shopError } from '#contract/errors.ts';
import { fail, type Result } from '#contract/result.ts';

export const RELEASE_AFTER_MS = 300_000;

interface InFlightRequest {
  readonly answer: Promise<Result<unknown>>;
  readonly controller: AbortController;
  callers: number;
}
export interface Coalescer {
  /**
   * The answer of the question's flight: a kept one, the one under way, or a new one that `fly` starts. Failures are
   * not kept. A caller whose signal ends is answered `canceled` at once; the flight ends with its last caller.
   */
  run<T>(
    key: string,
    load: (signal: AbortSignal) => Promise<Result<T>>,
    signal?: AbortSignal,
  ): Promise<Result<T>>;
  /** Forgets every kept answer; flights under way go on, but are not kept. */
  clear(): void;
}

export function createCoalescer(schedule: (ms: number, call: () => void) => () => void): Coalescer {
  let requests = new Map<string, InFlightRequest>();

  function start(key: string, load: (signal: AbortSignal) => Promise<Result<unknown>>): InFlightRequest {
    const startedIn = requests;
    const controller = new AbortController();
    const answer = load(controller.signal);
    const flight: InFlightRequest = { answer, controller, callers: 0 };
    const release = () => {
      if (startedIn.get(key) === flight) startedIn.delete(key);
    };
    startedIn.set(key, flight);
    answer.then((result) => {
      if (result.ok) schedule(RELEASE_AFTER_MS, release);
      else release();
    }, release);
    return flight;
  }

  return {
    run<T>(key: string, load: (signal: AbortSignal) => Promise<Result<T>>, signal?: AbortSignal) {
      if (signal?.aborted === true) return Promise.resolve(fail(shopError('canceled')));
      const flight = requests.get(key) ?? start(key, load);
      const answer = flight.answer as Promise<Result<T>>;
      flight.callers += 1;
      return new Promise<Result<T>>((resolve, reject) => {
        const leave = () => {
          signal?.removeEventListener('abort', cancel);
          flight.callers -= 1;
        };
        const cancel = () => {
          leave();
          if (flight.callers === 0) {
            if (requests.get(key) === flight) requests.delete(key);
            flight.controller.abort();
          }
          resolve(fail(shopError('canceled')));
        };
        signal?.addEventListener('abort', cancel, { once: true });
        answer.then(
          (result) => {
            leave();
            resolve(result);
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
