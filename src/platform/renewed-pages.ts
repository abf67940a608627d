// Loads what is shown once more when the worker has newer data than those of the device that it gave at first.
import type { WorkerDomain } from '#contract/worker-api.ts';

/** Calls that are remembered; a page makes few at a time. */
const MAX_CALLS = 20;

/** What is needed of the router. */
export interface ReloadableRouter {
  readonly state: {
    /** The frame first, the screen last. */
    readonly matches: readonly { readonly id: string; readonly abortController: AbortController }[];
  };
  invalidate(options: { readonly filter: (match: { readonly id: string }) => boolean }): Promise<unknown>;
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
  /** What the call was for is loaded again, if it is still shown; before `connect`, then. */
  renew(callId: string): void;
  connect(router: ReloadableRouter): void;
}

export function createRenewedPages(): RenewedPages {
  const calls = new Map<string, PageCall>();
  let waiting: string[] = [];
  let router: ReloadableRouter | null = null;

  function renew(callId: string): void {
    const call = calls.get(callId);
    if (call === undefined) return;
    if (router === null) {
      waiting.push(callId);
      return;
    }
    const [frame, screen] = [router.state.matches[0], router.state.matches.at(-1)];
    const isLeft = call.signal !== undefined && screen?.abortController.signal !== call.signal;
    const shown = call.method === 'shell' ? frame : isLeft ? undefined : screen;
    if (shown !== undefined) void router.invalidate({ filter: ({ id }) => id === shown.id });
  }

  return {
    noteCall(callId, domain, method, signal) {
      if (domain !== 'page' && method !== 'apply') return;
      calls.set(callId, { method, signal });
      for (const oldest of [...calls.keys()].slice(0, -MAX_CALLS)) calls.delete(oldest);
    },
    renew,
    connect(shownRouter) {
      router = shownRouter;
      waiting.forEach(renew);
      waiting = [];
    },
  };
}
