// How each call of the worker's clients is treated: read by the page's worker client and by the worker.
import { type Call, changesData, isMadeByPage } from '#contract/call.ts';
import { CALLS } from '#contract/calls.ts';
import type { ProductsRequest } from '#contract/clients.ts';
import type { WorkerClients, WorkerDomain } from '#contract/worker-api.ts';

/**
 * A read is made again after the worker died, results in `canceled` once it was canceled, and keeps background downloads
 * waiting. A write does none of these: what was written is written.
 */
export interface WorkerCall {
  readonly kind: 'read' | 'write';
  /** NE-05: of calls of this method with the same key, a newer one cancels the older. */
  readonly supersededBy?: (args: readonly unknown[]) => string;
}
type WorkerCalls = {
  readonly [D in Exclude<WorkerDomain, 'endpoints'>]: {
    readonly [M in keyof WorkerClients[D]]: WorkerCall;
  };
};

const READ: WorkerCall = { kind: 'read' };
/** There is one search field. */
const SUGGEST: WorkerCall = { kind: 'read', supersededBy: () => '' };
/** Of a listing's or the search's selections the newest counts; another listing's are its own, and those of another key of a page. */
const APPLY: WorkerCall = {
  kind: 'read',
  supersededBy: ([, scope, request]) =>
    JSON.stringify([scope, (request as ProductsRequest | undefined)?.key]),
};
const WRITE: WorkerCall = { kind: 'write' };

const WORKER_CALLS: WorkerCalls = {
  page: {
    shell: READ,
    home: READ,
    editorial: READ,
    listing: READ,
    search: READ,
    product: READ,
    giftCards: READ,
  },
  discovery: { more: READ, apply: APPLY, suggest: SUGGEST, recommend: READ, forgetSearches: READ },
  cart: {
    read: READ,
    add: WRITE,
    subtract: WRITE,
    remove: WRITE,
    restore: WRITE,
    code: WRITE,
    clear: WRITE,
    setCountry: WRITE,
    acknowledge: WRITE,
  },
  tracking: { track: WRITE, setPage: WRITE },
  recentlyViewed: { list: READ, add: WRITE, clear: READ },
  outbox: { retry: WRITE, discard: WRITE, flush: WRITE, pause: WRITE, resume: WRITE },
  visibility: { set: WRITE, setMetered: WRITE },
  copies: { read: READ, keep: WRITE, remove: WRITE, removeAll: WRITE },
};

/** Undefined for a method that does not exist. */
export function workerCallOf(domain: WorkerDomain, method: string): WorkerCall | undefined {
  if (domain !== 'endpoints') return entryOf<WorkerCall>(WORKER_CALLS[domain], method);
  const call = entryOf<Call>(CALLS, method);
  if (call === undefined || !isMadeByPage(call)) return undefined;
  return changesData(call) ? WRITE : READ;
}

function entryOf<T>(table: object, key: string): T | undefined {
  return Object.hasOwn(table, key) ? (table as Record<string, T>)[key] : undefined;
}
