// One flight per question, and its answer kept in memory for five minutes (NE-01).
import { shopError } from '#contract/errors.ts';
import { fail, type Result } from '#contract/result.ts';

export const RELEASE_AFTER_MS = 300_000;

interface Flight {
  readonly answer: Promise<Result<unknown>>;
  readonly controller: AbortController;
  waiting: number;
}
export interface Coalescer {
  /**
   * The answer of the question's flight: a kept one, the one under way, or a new one that `fly` starts. Failures are
   * not kept. A caller whose signal ends is answered `canceled` at once; the flight ends with its last caller.
   */
  ask<T>(
    question: string,
    fly: (signal: AbortSignal) => Promise<Result<T>>,
    signal?: AbortSignal,
  ): Promise<Result<T>>;
  /** Forgets every kept answer; flights under way go on, but are not kept. */
  clear(): void;
}

export function createCoalescer(later: (ms: number, call: () => void) => () => void): Coalescer {
  let flights = new Map<string, Flight>();

  function start(question: string, fly: (signal: AbortSignal) => Promise<Result<unknown>>): Flight {
    const home = flights;
    const controller = new AbortController();
    const answer = fly(controller.signal);
    const flight: Flight = { answer, controller, waiting: 0 };
    const release = () => {
      if (home.get(question) === flight) home.delete(question);
    };
    home.set(question, flight);
    answer.then((result) => {
      if (result.ok) later(RELEASE_AFTER_MS, release);
      else release();
    }, release);
    return flight;
  }

  return {
    ask<T>(question: string, fly: (signal: AbortSignal) => Promise<Result<T>>, signal?: AbortSignal) {
      if (signal?.aborted === true) return Promise.resolve(fail(shopError('canceled')));
      const flight = flights.get(question) ?? start(question, fly);
      const answer = flight.answer as Promise<Result<T>>;
      flight.waiting += 1;
      return new Promise<Result<T>>((resolve, reject) => {
        const leave = () => {
          signal?.removeEventListener('abort', cancel);
          flight.waiting -= 1;
        };
        const cancel = () => {
          leave();
          if (flight.waiting === 0) {
            if (flights.get(question) === flight) flights.delete(question);
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
      flights = new Map();
    },
  };
}

/** The same text for the same content, in whatever order its keys were written; undefined fields count as absent. */
export function questionOf(name: string, content: unknown): string {
  return `${name} ${JSON.stringify(content, (_, value: unknown) => (isRecord(value) ? sorted(value) : value))}`;
}

function sorted(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
