// How each call of the worker's clients is treated: read by the page's worker client and by the worker.
import { type Call, changesData, isMadeByPage } from '#contract/call.ts';
import { CALLS } from '#contract/calls.ts';
import type { WorkerClients, WorkerDomain } from '#contract/worker-api.ts';

/**
 * A read is made again after the worker died, results in `canceled` once it was canceled, and keeps background downloads
 * waiting. A write does none of these: what was written is written.
 */
export interface WorkerCall {
  readonly kind: 'read' | 'write';
  /** NE-05: a newer call of the same method cancels the older one. */
  readonly isNewestOnly?: boolean;
}
type WorkerCalls = {
  readonly [D in Exclude<WorkerDomain, 'endpoints'>]: {
    readonly [M in keyof WorkerClients[D]]: WorkerCall;
  };
};

const READ: WorkerCall = { kind: 'read' };
const NEWEST_READ: WorkerCall = { kind: 'read', isNewestOnly: true };
const WRITE: WorkerCall = { kind: 'write' };

const WORKER_CALLS: WorkerCalls = {
  page: { shell: READ, home: READ, editorial: READ, listing: READ, search: READ, product: READ },
  discovery: { more: READ, apply: NEWEST_READ, suggest: NEWEST_READ, forgetSearches: READ },
  cart: { read: READ, add: WRITE, subtract: WRITE, remove: WRITE, clear: WRITE, acknowledge: WRITE },
  tracking: { track: WRITE },
  recentlyViewed: { list: READ, add: WRITE, clear: READ },
  outbox: { list: READ, retry: WRITE, discard: WRITE, flush: WRITE },
  visibility: { set: WRITE },
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
