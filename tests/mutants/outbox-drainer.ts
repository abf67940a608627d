// Mutants of what starts, wakes and ends a drain of the outbox, and of its lease.
import type { Mutant } from '#tests/mutants/mutant.ts';

const DRAINER = ['outbox/drainer.test.ts', 'outbox/drainer-lease.test.ts'];
const WAKES = ['outbox/drainer-wakes.test.ts'];

export const OUTBOX_DRAINER_MUTANTS: readonly Mutant[] = [
  {
    name: 'a change that is queued as a drain ends is not sent',
    file: 'outbox/drainer.ts',
    find: 'if (news.count() > seenNews && !isStopped) continue;',
    replace: '',
    tests: DRAINER,
  },
  {
    name: "the network's return does not end the wait",
    file: 'outbox/drainer.ts',
    find: '    recheck();\n    cancelWaits();',
    replace: '    recheck();',
    tests: DRAINER,
  },
  {
    name: 'a cart change waits for the events under way',
    file: 'outbox/drainer.ts',
    find: '        news,\n',
    replace: '',
    tests: WAKES,
  },
  {
    name: 'events that are captured while a change fails wait for it',
    file: 'outbox/drain.ts',
    find: 'idle.size === LANE_COUNT',
    replace: 'idle.size === 1',
    tests: WAKES,
  },
  {
    name: 'the event of a change that was sent waits for the next drain',
    file: 'outbox/drain.ts',
    find: 'if (event !== undefined) news.raise();',
    replace: '',
    tests: ['outbox/drain.test.ts'],
  },
  {
    name: 'a change that was given up waits for the events under way when it is woken',
    file: 'outbox/drain.ts',
    find: 'const isResumed = () => (isEmpty ? news.count() > seen.news : wakes.count() > seen.wakes);',
    replace: 'const isResumed = () => isEmpty && news.count() > seen.news;',
    tests: WAKES,
  },
  {
    name: 'what was left to a sender that died is not sent',
    file: 'outbox/drainer.ts',
    find: "if (result === 'leased-elsewhere' && !isStopped)",
    replace: "if (result === 'given-up' && !isStopped)",
    tests: DRAINER,
  },
  {
    name: 'a drainer that is stopped starts again',
    file: 'outbox/drainer.ts',
    find: '      cancelRetry();\n      cancelWaits();',
    replace: '      cancelWaits();',
    tests: DRAINER,
  },
  {
    name: 'the holder of the lease does not look at what others store',
    file: 'outbox/outbox.ts',
    find: '    drainer.recheck();\n',
    replace: '',
    tests: ['outbox/outbox.test.ts'],
  },
  {
    name: 'a sender that waits keeps the lease',
    file: 'outbox/drainer.ts',
    find: '          await release();\n          if (!isStopped',
    replace: '          if (!isStopped',
    tests: DRAINER,
  },
  {
    name: 'an urgent change that is tried again waits for the holder of the lease',
    file: 'outbox/drainer.ts',
    find: '          isUrgent ||= hasUrgent;\n',
    replace: '',
    tests: DRAINER,
  },
  {
    name: 'a drain that is stopped leaves its urgency to the next',
    file: 'outbox/drainer.ts',
    find: '          if (isStopped) return false;\n',
    replace: '',
    tests: DRAINER,
  },
  {
    name: 'a change that becomes urgent while the lease is asked for waits for its holder',
    file: 'outbox/drainer.ts',
    find: '      isHolder = await acquireLease(store, owner, acquiredAt, isTaking);',
    replace:
      '      isHolder = await acquireLease(store, owner, acquiredAt, isTaking);\n      isUrgent = false;',
    tests: DRAINER,
  },
  {
    name: 'each request takes the lease anew',
    file: 'outbox/drainer.ts',
    find: 'if (isHolder && Math.abs(now() - acquiredAt) < LEASE_RENEW_MS) return true;',
    replace: '',
    tests: DRAINER,
  },
  {
    name: 'a lease once taken is never renewed',
    file: 'outbox/drainer.ts',
    find: 'if (isHolder && Math.abs(now() - acquiredAt) < LEASE_RENEW_MS) return true;',
    replace: 'if (isHolder) return true;',
    tests: DRAINER,
  },
  {
    name: 'a drain starts again for what it has seen',
    file: 'outbox/drainer.ts',
    find: 'if (news.count() > seenNews && !isStopped) continue;',
    replace: 'if (news.count() > before && !isStopped) continue;',
    tests: DRAINER,
  },
  {
    name: 'a page that has nothing to send takes the lease',
    file: 'outbox/drainer.ts',
    find: 'if ((await store.stats()).pendingCount === 0)',
    replace: 'if ((await store.stats()).pendingCount < 0)',
    tests: DRAINER,
  },
  {
    name: 'each drain looks for old events',
    file: 'outbox/drainer.ts',
    find: 'if (Math.abs(now() - expiredAt) < EXPIRE_INTERVAL_MS) return;',
    replace: '',
    tests: DRAINER,
  },
  {
    name: 'a lease from a clock that was set back is never free',
    file: 'outbox/lease.ts',
    find: 'lease.until <= now || lease.until > now + LEASE_DURATION_MS',
    replace: 'lease.until <= now',
    tests: DRAINER,
  },
];
