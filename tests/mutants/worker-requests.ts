// Mutants of how the worker makes its requests: limits of time, tries, and what counts as the network.
import type { Mutant } from '#tests/mutants/mutant.ts';

const REQUEST = ['worker/http/request.test.ts'];
const ORDERS = ['worker/orders.test.ts'];

export const WORKER_REQUEST_MUTANTS: readonly Mutant[] = [
  {
    name: 'a device that does not say how much room it has is waited for without end',
    file: 'worker/in-time.ts',
    find: 'await Promise.race([work, limit.promise])',
    replace: 'await work',
    tests: ['worker/device-storage.test.ts'],
  },
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
  {
    name: 'a response that something between has changed is taken for ours',
    file: 'worker/http/request.ts',
    find: 'if (response.status === 200) {',
    replace: 'if (response.ok) {',
    tests: ['worker/requests.browser.test.ts'],
    claim: 'NE-03f',
  },
  {
    name: 'a discovery call that failed gives no fallback',
    file: 'worker/discovery/fallbacks.ts',
    find: "if (result.ok || result.error.code === 'canceled' || !(name in EMPTY)) return result;",
    replace: 'if (name !== undefined) return result;',
    tests: ['worker/requests.browser.test.ts'],
    claim: 'NE-03d',
  },
  {
    name: 'an order is shown as it was up to five minutes ago',
    file: 'worker/endpoint-caller.ts',
    find: "isOwn ? 'fetchAnew' : 'fetch'",
    replace: "'fetch'",
    tests: ORDERS,
  },
  {
    name: 'an order that the device keeps is shown where the server is slow',
    file: 'worker/endpoint-caller.ts',
    find: 'isOwn ? { ...patience, waitMs: () => Number.POSITIVE_INFINITY } : patience',
    replace: 'patience',
    tests: ORDERS,
  },
  {
    name: 'an order that was cancelled is not without a network',
    file: 'worker/endpoint-caller.ts',
    find: 'if (response.ok && isOrderChange(name)) {',
    replace: 'if (false) {',
    tests: ORDERS,
  },
  {
    name: 'suggestions that failed take the products with them',
    file: 'pages/suggestions.ts',
    find: 'if (!suggestions.ok && !results.ok) return suggestions;',
    replace: 'if (!suggestions.ok || !results.ok) return suggestions.ok ? results as never : suggestions;',
    tests: ['worker/requests.browser.test.ts'],
  },
  {
    name: 'a part of the suggestions that failed is not asked for again',
    file: 'src/discovery/suggest/state.ts',
    find: 'if (!result.value.failed) {',
    replace: 'if (result.ok) {',
    tests: ['src/discovery/suggest/state.test.ts'],
  },
];
