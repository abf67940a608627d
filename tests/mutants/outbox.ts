// Mutants of the outbox.
import type { Mutant } from '#tests/mutants/mutant.ts';

const REQUEST = ['outbox/request.test.ts'];
const DRAIN = ['outbox/drain.test.ts'];
const DRAINER = ['outbox/drainer.test.ts'];
const STORE = ['outbox/store.test.ts'];
const TIERED = ['outbox/tiered-store.test.ts'];
const ENQUEUE = ['outbox/enqueue.test.ts'];
const SENDER = ['outbox/fetch-sender.test.ts'];
const OUTBOX = ['outbox/outbox.test.ts'];

export const OUTBOX_MUTANTS: readonly Mutant[] = [
  {
    name: 'a change is sent without its market',
    file: 'outbox/request.ts',
    find: 'const query = { market };',
    replace: 'const query = {};',
    tests: REQUEST,
  },
  {
    name: 'each attempt has a key of its own',
    file: 'outbox/request.ts',
    find: "'idempotency-key': intentId",
    replace: "'idempotency-key': `${intentId}${Math.random()}`",
    tests: DRAIN,
  },
  {
    name: 'changes of two markets share their keys',
    file: 'outbox/outbox.ts',
    find: '    newId: environment.newId(),\n    market,',
    replace: "    newId: 'key',\n    market,",
    tests: OUTBOX,
  },
  {
    name: 'subtracting removes the row',
    file: 'outbox/request.ts',
    find: "requestOf('cartSubtract',",
    replace: "requestOf('cartRemove',",
    tests: REQUEST,
  },
  {
    name: 'any response with status 200 settles a change',
    file: 'outbox/request.ts',
    find: 'status < 300 && isOurs(body)',
    replace: 'status < 300',
    tests: REQUEST,
  },
  {
    name: 'a request that came too often is refused for good',
    file: 'outbox/request.ts',
    find: 'new Set([408, 425, 429])',
    replace: 'new Set([408, 425])',
    tests: REQUEST,
  },
  {
    name: 'a change without a response is deleted',
    file: 'outbox/drain.ts',
    find: 'await store.countAttempt([entry.seq]);',
    replace: 'await store.settle([entry.seq]);',
    tests: DRAIN,
  },
  {
    name: 'a refused change blocks the next',
    file: 'outbox/drain.ts',
    find: '    await deadLetter(options, entry, verdict.error);\n  } else',
    replace: "    return { kind: 'stay', retryAfterMs: null };\n  } else",
    tests: DRAIN,
  },
  {
    name: 'a rejected event is delivered',
    file: 'outbox/drain.ts',
    find: "status === 'ok' || status === 'duplicate'",
    replace: 'status !== undefined',
    tests: DRAIN,
  },
  {
    name: 'a known event stays',
    file: 'outbox/drain.ts',
    find: "status === 'ok' || status === 'duplicate'",
    replace: "status === 'ok'",
    tests: DRAIN,
  },
  {
    name: 'a change that is queued as a drain ends is not sent',
    file: 'outbox/drainer.ts',
    find: 'if (isRestartRequested && !isStopped) continue;',
    replace: '',
    tests: DRAINER,
  },
  {
    name: "the network's return does not end the wait",
    file: 'outbox/drainer.ts',
    find: 'isRestartRequested = true;\n        cancelWaits();',
    replace: 'isRestartRequested = true;',
    tests: DRAINER,
  },
  {
    name: 'a sender that waits keeps the lease',
    file: 'outbox/drainer.ts',
    find: '          await release();\n          return isRestartRequested',
    replace: '          return isRestartRequested',
    tests: DRAINER,
  },
  {
    name: 'a lease from a clock that was set back is never free',
    file: 'outbox/lease.ts',
    find: 'lease.until <= now || lease.until > now + LEASE_DURATION_MS',
    replace: 'lease.until <= now',
    tests: DRAINER,
  },
  {
    name: 'an older response replaces a newer cart',
    file: 'outbox/cached-cart.ts',
    find: 'if (cart.version < cached.cart.version) return cached;',
    replace: '',
    tests: STORE,
  },
  {
    name: 'acknowledged notices come back',
    file: 'outbox/cached-cart.ts',
    find: 'slice(-MAX_ACKNOWLEDGED)',
    replace: 'slice(0, 0)',
    tests: STORE,
  },
  {
    name: 'the cart in memory wins over the stored one',
    file: 'outbox/tiered-store.ts',
    find: 'stored.cachedCart ?? fromMemory.cachedCart',
    replace: 'fromMemory.cachedCart ?? stored.cachedCart',
    tests: TIERED,
  },
  {
    name: 'entries in memory are not counted',
    file: 'outbox/tiered-store.ts',
    find: 'stored.pendingCount + fromMemory.pendingCount',
    replace: 'stored.pendingCount',
    tests: TIERED,
  },
  {
    name: 'entries in memory are not sent while there is a disk',
    file: 'outbox/tiered-store.ts',
    find: '...(await memory.next(kind, limit - stored.length, account))',
    replace: '',
    tests: TIERED,
  },
  {
    name: 'a referrer is stored with its tokens',
    file: 'outbox/enqueue.ts',
    find: '...scrubEvent(omitEmptyFields(event)),',
    replace:
      '...scrubEvent(omitEmptyFields(event)),\n      ...(event.document_referrer === undefined ? {} : { document_referrer: event.document_referrer }),',
    tests: ENQUEUE,
  },
  {
    name: 'an event without consent is stored',
    file: 'outbox/enqueue.ts',
    find: 'if (!capture.mayTrack) return null;',
    replace: '',
    tests: ENQUEUE,
  },
  {
    name: 'purchases are shed',
    file: 'outbox/limits.ts',
    find: '?? NEVER_SHED);',
    replace: '?? 3);',
    tests: STORE,
  },
  {
    name: 'a database that was replaced is taken for the old one',
    file: 'outbox/data-loss-detector.ts',
    find: 'if (checkpoint.generation !== stats.generation) return checkpoint.waiting;',
    replace: '',
    tests: [...OUTBOX, 'outbox/data-loss-detector.test.ts'],
  },
  {
    name: 'a database that never opens is waited for',
    file: 'outbox/outbox.ts',
    find: "reject(new Error('opening the database timed out')),",
    replace: 'opening.catch(reject),',
    tests: OUTBOX,
  },
  {
    name: 'other contexts are not told of a change',
    file: 'outbox/outbox.ts',
    find: 'channel?.post();',
    replace: '',
    tests: OUTBOX,
  },
  {
    name: 'a request waits two minutes for its response',
    file: 'outbox/fetch-sender.ts',
    find: 'const TIMEOUT_MS = 60_000;',
    replace: 'const TIMEOUT_MS = 120_000;',
    tests: SENDER,
  },
  {
    name: 'a request has no proof of its origin',
    file: 'outbox/fetch-sender.ts',
    find: "'x-cairn': '1', ",
    replace: '',
    tests: SENDER,
  },
  {
    name: 'the time to wait is not read',
    file: 'outbox/fetch-sender.ts',
    find: "retryAfterMs: parseRetryAfter(response.headers.get('retry-after'), Date.now()),",
    replace: 'retryAfterMs: null,',
    tests: SENDER,
  },
  {
    name: "an account's changes are sent for another",
    file: 'outbox/entry.ts',
    find: 'entry.account === null || entry.account === account',
    replace: 'true',
    tests: STORE,
  },
];
