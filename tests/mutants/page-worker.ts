// Mutants of the page's client of its worker: long calls, and a worker that does not start or falls silent.
import type { Mutant } from '#tests/mutants/mutant.ts';

const CLIENT = ['src/platform/worker-client.test.ts'];

export const PAGE_WORKER_MUTANTS: readonly Mutant[] = [
  {
    name: 'a page waits for the end of a drain, which has none without a network',
    file: 'worker/clients.ts',
    find: 'const flush = () => inTime(schedule, DRAIN_LIMIT_MS, shop.flush(), undefined);',
    replace: 'const flush = shop.flush;',
    tests: CLIENT,
    grep: 'without a network',
  },
  {
    name: 'a worker that never starts is waited for without end',
    file: 'src/platform/worker-client.ts',
    find: "        launched.end(new Error('worker: not started in time'));\n",
    replace: '',
    tests: CLIENT,
    grep: 'not start in time',
  },
  {
    name: 'a worker on a slow line is ended again and again',
    file: 'src/platform/worker-client.ts',
    find: '        startLimitMs = FURTHER_START_LIMIT_MS;\n',
    replace: '',
    tests: CLIENT,
    grep: 'not start in time',
  },
  {
    name: 'a worker that falls silent is waited for without end',
    file: 'src/platform/worker-client.ts',
    find: "attempt.end(new Error('worker: no response'));",
    replace: 'continue;',
    tests: CLIENT,
    grep: 'falls silent',
  },
  {
    name: 'a worker at work on a long call is taken for dead',
    file: 'src/platform/worker-client.ts',
    find: "if ((await inTime(attempt.resultOf(api.cancel('')), SILENCE_LIMIT_MS)) === LATE)",
    replace: 'if (true)',
    tests: CLIENT,
    grep: 'is waited for',
  },
  {
    name: 'all that a worker answers is kept as long as itself',
    file: 'src/platform/worker-client.ts',
    find: 'const response = attempt.resultOf(api.invoke(...call));',
    replace:
      'const lasting = ((attempt as { lasting?: Promise<never> }).lasting ??= new Promise<never>(() => undefined));\n    const response = Promise.race([attempt.resultOf(api.invoke(...call)), lasting]);',
    tests: ['src/platform/worker-client.test.ts'],
  },
  {
    name: 'a product opens at the picture that another was swiped to',
    file: 'src/app/router.ts',
    find: '    scrollToTopSelectors: SIDEWAYS_SCROLLERS,\n',
    replace: '',
    tests: ['tests/e2e/sideways-scroll.spec.ts'],
  },
];
