// Mutants of what keeps one client's costs from the others: turns, budgets of processor time, and threads that render.
import type { Mutant } from '#tests/mutants/mutant.ts';

const QUEUE = ['server/fair-queue.test.ts'];
const SHARES = ['server/ssr/time-shares.test.ts'];
const POOL = ['server/ssr/render-pool.test.ts'];
const COSTS = ['server/http/cost-limits.test.ts'];
const PICTURES = ['server/images/fair-pictures.test.ts'];
const TASKS = ['server/images/task-queue.test.ts'];
const OVER_HTTP = ['tests/server/costs-over-http.test.ts'];
const SIZES = ['tests/server/response-sizes.test.ts'];

export const SERVER_LOAD_MUTANTS: readonly Mutant[] = [
  {
    name: 'who asks for much has several pieces at work',
    file: 'server/fair-queue.ts',
    find: 'client === NOBODY || (atWork.get(client) ?? 0) < concurrencyOfClient',
    replace: 'true',
    tests: QUEUE,
  },
  {
    name: 'who was served keeps the first place',
    file: 'server/fair-queue.ts',
    find: `      lines.delete(client);
      if (line.length > 0) lines.set(client, line);`,
    replace: '      if (line.length === 0) lines.delete(client);',
    tests: QUEUE,
  },
  {
    name: 'work that is no longer wanted keeps its place',
    file: 'server/fair-queue.ts',
    find: '          if (leave(client, waiting)) reject(signal?.reason as Error);',
    replace: '          reject(signal?.reason as Error);',
    tests: QUEUE,
  },
  {
    name: 'one client may have all that waits',
    file: 'server/fair-queue.ts',
    find: 'line.length >= maxWaitingOfClient',
    replace: 'false',
    tests: QUEUE,
  },
  {
    name: 'any amount waits',
    file: 'server/fair-queue.ts',
    find: 'if (!canStart && count >= maxWaiting)',
    replace: 'if (false)',
    tests: QUEUE,
  },
  {
    name: 'what a rendering waits for is charged',
    file: 'server/ssr/time-shares.ts',
    find: 'filter(({ pauses }) => pauses === 0)',
    replace: 'filter(({ pauses }) => pauses >= 0)',
    tests: SHARES,
  },
  {
    name: 'each of two renderings is charged for both',
    file: 'server/ssr/time-shares.ts',
    find: '(now - settledAt) / atWork.length',
    replace: 'now - settledAt',
    tests: SHARES,
  },
  {
    name: 'a rendering that hangs keeps its thread',
    file: 'server/ssr/render-pool.ts',
    find: `        void thread.terminate();
      }, MAX_MS_AFTER_ABORT)`,
    replace: '      }, MAX_MS_AFTER_ABORT)',
    tests: POOL,
  },
  {
    name: 'what a thread was rendering when it ended is waited for',
    file: 'server/ssr/render-pool.ts',
    find: 'for (const task of tasks.values()) task.reject(error);',
    replace: '',
    tests: POOL,
  },
  {
    name: 'a page whose turn did not come in time is an outage',
    file: 'server/ssr/render-pool.ts',
    find: 'throw hasStarted ? error : refusals.full();',
    replace: 'throw error;',
    tests: POOL,
  },
  {
    name: 'what a page took is not told',
    file: 'server/ssr/render-pool.ts',
    find: `  task.onCost(message.costMs);
`,
    replace: '',
    tests: POOL,
  },
  {
    name: 'an answer that cannot be sent leaves its page waiting',
    file: 'server/ssr/render-pool.ts',
    find: `        thread.post({
          type: 'fault',`,
    replace: `        void ({
          type: 'fault',`,
    tests: POOL,
  },
  {
    name: 'the end of a page that takes too long is not passed on',
    file: 'server/ssr/render-pool.ts',
    find: `      thread.post({ type: 'abort', id });
`,
    replace: '',
    tests: POOL,
  },
  {
    name: 'what was spent never comes back',
    file: 'server/client-budget.ts',
    find: '((now() - account.at) / 1000) * perSecond',
    replace: '0',
    tests: COSTS,
  },
  {
    name: 'what was not spent is saved',
    file: 'server/client-budget.ts',
    find: 'Math.max(0, account.spent - ((now() - account.at) / 1000) * perSecond)',
    replace: 'account.spent - ((now() - account.at) / 1000) * perSecond',
    tests: COSTS,
  },
  {
    name: 'a network may spend what its addresses may',
    file: 'server/client-budget.ts',
    find: `      [networkOf(client), budgets.network],
`,
    replace: '',
    tests: COSTS,
  },
  {
    name: 'one who costs too much opens pages',
    file: 'server/ssr/page.ts',
    find: 'if (refusal !== null) throw new RequestError(refusal);',
    replace: '',
    tests: OVER_HTTP,
  },
  {
    name: 'one who costs too much searches',
    file: 'server/http/endpoints.ts',
    find: 'const refusal = costs.refusalOf(client);',
    replace: 'const refusal = null;',
    tests: OVER_HTTP,
  },
  {
    name: 'a page costs nothing',
    file: 'server/ssr/page.ts',
    find: 'costs.spend(clientOf(request.ip), ms)',
    replace: 'void ms',
    tests: OVER_HTTP,
  },
  {
    name: 'a search costs nothing',
    file: 'server/http/endpoints.ts',
    find: 'costs.spend(client, processorTimeMs() - usedBefore)',
    replace: 'void usedBefore',
    tests: OVER_HTTP,
  },
  {
    name: 'a search costs what a machine that stood still took',
    file: 'server/processor-time.ts',
    find: 'return (user + system) / 1000;',
    replace: 'return performance.now() + 0 * (user + system);',
    tests: OVER_HTTP,
  },
  {
    name: 'work that is shorter than a tick of the system costs nothing',
    file: 'server/processor-time.ts',
    find: '  process.cpuUsage();\n',
    replace: '',
    tests: ['server/processor-time.test.ts'],
  },
  {
    name: 'a list of events costs what a machine that stood still took',
    file: 'server/events/ingestion.ts',
    find: 'costs.spend(client, processorTimeMs() - usedBefore);',
    replace: 'costs.spend(client, processorTimeMs() - usedBefore + 500);',
    tests: ['server/events/ingestion.test.ts'],
  },
  {
    name: 'a click on an advertisement renders a page of its own',
    file: 'server/ssr/campaign-parameters.ts',
    find: 'return CAMPAIGN_NAMES.has(name) || CAMPAIGN_PREFIX.test(name);',
    replace: 'return CAMPAIGN_PREFIX.test(name);',
    tests: ['server/ssr/page.test.ts'],
  },
  {
    name: 'a parameter of a page is taken for one of a campaign by its end',
    file: 'server/ssr/campaign-parameters.ts',
    find: '/^(?:utm_',
    replace: '/(?:utm_',
    tests: ['server/ssr/campaign-parameters.test.ts'],
  },
  {
    name: 'a page that has moved forgets its campaign',
    file: 'server/ssr/page.ts',
    find: 'if (page.location !== null && address !== url) page = await render(url);',
    replace: '',
    tests: ['server/ssr/page.test.ts'],
  },
  {
    name: 'a page that is refused is an outage',
    file: 'server/ssr/page.ts',
    find: 'if (error instanceof RequestError) return sendError(reply, error.error);',
    replace: '',
    tests: OVER_HTTP,
  },
  {
    name: 'pictures that were hung up on are made',
    file: 'server/images/route.ts',
    find: 'if (!raw.writableFinished) controller.abort();',
    replace: '',
    tests: PICTURES,
  },
  {
    name: 'one who hangs up takes the picture from who still waits',
    file: 'server/images/images.ts',
    find: 'if (making.waiting === 0) making.controller.abort();',
    replace: 'making.controller.abort();',
    tests: PICTURES,
  },
  {
    name: 'who asks for a picture that was hung up on is refused',
    file: 'server/images/images.ts',
    find: ' && !known.controller.signal.aborted',
    replace: '',
    tests: PICTURES,
  },
  {
    name: 'all pictures are one client’s',
    file: 'server/images/route.ts',
    find: 'name: clientOf(request.ip)',
    replace: "name: 'one'",
    tests: PICTURES,
  },
  {
    name: 'one client takes every place for pictures',
    file: 'server/images/task-queue.ts',
    find: 'concurrency: concurrencyOfClient + 1,',
    replace: 'concurrency: concurrencyOfClient,',
    tests: PICTURES,
  },
  {
    name: 'the same picture is made for each who asks for it',
    file: 'server/images/images.ts',
    find: `      inFlight.set(path, started);
`,
    replace: '',
    tests: PICTURES,
  },
  {
    name: 'background work begins while requests wait',
    file: 'server/images/task-queue.ts',
    find: 'if (!isForegroundIdle() || isBackgroundRunning) return;',
    replace: 'if (isBackgroundRunning) return;',
    tests: TASKS,
  },
  {
    name: 'pictures for nobody cost nothing',
    file: 'server/images/images.ts',
    find: 'if (signal.aborted) onWasted(performance.now() - startedAt);',
    replace: '',
    tests: PICTURES,
  },
  {
    name: 'pictures that a shopper waits for are charged',
    file: 'server/images/images.ts',
    find: 'if (signal.aborted) onWasted(',
    replace: 'onWasted(',
    tests: PICTURES,
  },
  {
    name: 'who lets pictures be made for nobody goes on',
    file: 'server/images/images.ts',
    find: 'if (refusal !== null) return Promise.resolve(fail(refusal));',
    replace: '',
    tests: PICTURES,
  },
  {
    name: 'recommendations have room for anything',
    file: 'engine/results/recommended-hits.ts',
    find: '    if (bytes > room) return false;',
    replace: '',
    tests: SIZES,
  },
  {
    name: 'a recommended product carries its whole text',
    file: 'engine/results/recommended-hits.ts',
    find: 'const MAX_DESCRIPTION = 200;',
    replace: 'const MAX_DESCRIPTION = 20_000;',
    tests: SIZES,
  },
];
