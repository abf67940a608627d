// Mutants of how the worker makes its requests: limits of time, tries, and what counts as the network.
import type { Mutant } from '#tests/mutants/mutant.ts';

const REQUEST = ['worker/http/request.test.ts'];

export const WORKER_REQUEST_MUTANTS: readonly Mutant[] = [
  {
    name: 'a refusal is tried again',
    file: 'worker/http/retry.ts',
    find: 'return status < 400 || status >= 500;',
    replace: 'return true;',
    tests: REQUEST,
  },
  {
    name: 'a cut network is asked ten times',
    file: 'worker/http/retry.ts',
    find: 'const MAX_OFFLINE_ATTEMPTS = 3;',
    replace: 'const MAX_OFFLINE_ATTEMPTS = 10;',
    tests: REQUEST,
  },
  {
    name: 'a server that asks for time gets none',
    file: 'worker/http/retry.ts',
    find: 'return Math.max(wait, Math.min(retryAfterMs ?? 0, MAX_DELAY_MS));',
    replace: 'return wait;',
    tests: REQUEST,
  },
  {
    name: 'a read on a line that died waits a minute',
    file: 'worker/http/request.ts',
    find: "call.retry === 'safe' ? SILENCE_LIMIT_MS : null",
    replace: 'null',
    tests: REQUEST,
  },
  {
    name: 'a change is sent again while its first request may still be at work',
    file: 'worker/http/request.ts',
    find: "call.retry === 'safe' ? SILENCE_LIMIT_MS : null",
    replace: 'SILENCE_LIMIT_MS',
    tests: REQUEST,
  },
  {
    name: 'a login page counts as the network',
    file: 'worker/http/request.ts',
    find: 'const value = await read(response, sentAt);\n        environment.onNetworkStatus(true);',
    replace: 'environment.onNetworkStatus(true);\n        const value = await read(response, sentAt);',
    tests: REQUEST,
  },
  {
    name: 'a call is waited for two minutes',
    file: 'worker/http/request.ts',
    find: 'const TIMEOUT_MS = 60_000;',
    replace: 'const TIMEOUT_MS = 120_000;',
    tests: REQUEST,
  },
  {
    name: 'a call of the page has no proof of its origin',
    file: 'worker/http/request.ts',
    find: "...(needsSameOriginProof(call) ? { 'x-cairn': '1' } : {}),",
    replace: '',
    tests: REQUEST,
  },
];
