// Loads again what could not be loaded, once the worker has news: a network, a storage that responds, a catalogue.
import type { ShopError } from '#contract/errors.ts';

/** No more often than this, whatever the worker has to say. */
const MIN_PAUSE_MS = 1_000;

interface LoadedMatch {
  readonly id: string;
  readonly status: string;
  readonly error?: unknown;
}
/** What is needed of the router. */
export interface RetryableRouter {
  readonly state: { readonly matches: readonly LoadedMatch[] };
  invalidate(options: { readonly filter: (match: { readonly id: string }) => boolean }): Promise<unknown>;
}

export interface FailedLoads {
  /** What is shown as failed is loaded again, where another try may help. Before `connect`: then. */
  retry(): void;
  connect(router: RetryableRouter): void;
}

/** `schedule` calls `work` once after so many ms. */
export function createFailedLoads(
  now: () => number,
  schedule: (work: () => void, ms: number) => void,
): FailedLoads {
  let router: RetryableRouter | null = null;
  let isWanted = false;
  let isScheduled = false;
  let triedAt = Number.NEGATIVE_INFINITY;

  function retry(): void {
    isWanted = true;
    if (router === null || isScheduled) return;
    isScheduled = true;
    // A clock that was set back counts like one that went on.
    schedule(tryAgain, Math.max(0, MIN_PAUSE_MS - Math.abs(now() - triedAt)));
  }
  function tryAgain(): void {
    isScheduled = false;
    isWanted = false;
    triedAt = now();
    const failed = new Set(router?.state.matches.filter(mayBeRetried).map(({ id }) => id));
    if (failed.size > 0) void router?.invalidate({ filter: ({ id }) => failed.has(id) });
  }

  return {
    retry,
    connect(shown) {
      router = shown;
      if (isWanted) retry();
    },
  };
}

/** A LoadError has the ShopError it was made from; of another error nothing says that a second try helps. */
function mayBeRetried({ status, error }: LoadedMatch): boolean {
  const shopError = (error as { readonly shopError?: ShopError } | null | undefined)?.shopError;
  return status === 'error' && shopError?.retryable === true;
}
