// Mutants of answers to cart changes over a disk that refused some of it before.
import type { Mutant } from '#tests/mutants/mutant.ts';

const TESTS = ['outbox/late-answer.test.ts'];

export const LATE_ANSWER_MUTANTS: readonly Mutant[] = [
  {
    name: 'a change that is on the disk still stands for another that is not',
    file: 'outbox/tiered-store.ts',
    find: 'store.settle(ids, response, earlier)',
    replace: 'store.settle([...ids, ...earlier], response)',
    tests: TESTS,
  },
  {
    name: 'a change that was delivered before goes without its bag',
    file: 'outbox/tiered-store.ts',
    find: 'disk.keep((store) => store.settle(ids, response, earlier))',
    replace:
      'disk.keep(async (store) => {\n          await store.settle(earlier);\n          return store.settle(ids, response);\n        })',
    tests: TESTS,
  },
  {
    name: 'a cart that the disk refused comes back from memory',
    file: 'outbox/tiered-store.ts',
    find: 'const taken = isLate ? undefined : response;',
    replace: 'const taken = response;',
    tests: TESTS,
  },
  {
    name: 'a disk that refused a bag keeps later changes out of it',
    file: 'outbox/tiered-store.ts',
    find: 'const isLate = stayed !== null && !isLaterInMemory(stayed);',
    replace: 'const isLate = stayed !== null;',
    tests: TESTS,
  },
  {
    name: 'a disk that refused a bag keeps later answers out of it',
    file: 'outbox/tiered-store.ts',
    find: 'if (isRefused && !isLaterInMemory((await readDiskCart()) ?? null)) return false;',
    replace: 'if (isRefused) return false;',
    tests: TESTS,
  },
  {
    name: 'delivered events take delivered changes along without their bag',
    file: 'outbox/tiered-store.ts',
    find: 'response === undefined && unwritten.isCartUnwritten ? [] : deletedFrom(unwritten, memory)',
    replace: 'deletedFrom(unwritten, memory)',
    tests: TESTS,
  },
];
