// Loads what is shown once more when the worker has newer data than those of the device that it gave at first.
import type { WorkerDomain } from '#contract/worker-api.ts';

/** Calls that are remembered: those of a page, and those made ahead for each link and card that was pointed at since. */
const MAX_CALLS = 200;

/** By what a loader has loaded: the signal of that load. */
export type LoadSignals = WeakMap<object, AbortSignal>;

/** What is needed of the router. */
export interface ReloadableRouter {
  readonly state: {
    /** The frame first, the screen last. */
    readonly matches: readonly { readonly id: string; readonly loaderData?: unknown }[];
  };
  readonly options: { readonly context: { readonly loadSignals: LoadSignals } };
  invalidate(options: { readonly filter: (match: { readonly id: string }) => boolean }): Promise<unknown>;
  subscribe(event: 'onResolved', listener: () => void): () => void;
}

interface PageCall {
  readonly method: string;
  /** The one that the router made for the load; absent for a selection that is applied. */
  readonly signal: AbortSignal | undefined;
}

export interface RenewedPages {
  /** A call of a client was made. */
  readonly noteCall: (
    callId: string,
    domain: WorkerDomain,
    method: string,
    signal: AbortSignal | undefined,
  ) => void;
  /** What the call was for is loaded again, if it is shown; what was loaded ahead, once it is. Before `connect`, then. */
  renew(callId: string): void;
  connect(router: ReloadableRouter): void;
}

export function createRenewedPages(): RenewedPages {
  const calls = new Map<string, PageCall>();
  const renewed = new Map<string, PageCall>();
  let router: ReloadableRouter | null = null;

  function forget(callId: string): void {
    calls.delete(callId);
    renewed.delete(callId);
  }

  function reloadShown(): void {
    if (router === null) return;
    const [frame, screen] = [router.state.matches[0], router.state.matches.at(-1)];
    // The match's own signal is that of the last navigation, also where that has loaded nothing.
    const signal = router.options.context.loadSignals.get(Object(screen?.loaderData));
    const ids = new Set<string>();
    for (const [callId, call] of renewed) {
      const isOfScreen = call.signal === undefined || call.signal === signal;
      const shown = call.method === 'shell' ? frame : isOfScreen ? screen : undefined;
      if (shown === undefined) continue;
      ids.add(shown.id);
      forget(callId);
    }
    if (ids.size > 0) void router.invalidate({ filter: ({ id }) => ids.has(id) });
  }

  return {
    noteCall(callId, domain, method, signal) {
      if (domain !== 'page' && method !== 'apply') return;
      calls.set(callId, { method, signal });
      for (const oldest of [...calls.keys()].slice(0, -MAX_CALLS)) forget(oldest);
    },
    renew(callId) {
      const call = calls.get(callId);
      if (call === undefined) return;
      renewed.set(callId, call);
      reloadShown();
    },
    connect(shownRouter) {
      router = shownRouter;
      reloadShown();
      // Not within the event: the router ends the navigation after it.
      router.subscribe('onResolved', () => queueMicrotask(reloadShown));
    },
  };
}
