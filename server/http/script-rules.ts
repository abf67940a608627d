// Scripts come from their own files alone: what a call or a picture responds with is never run as one, and no other file is a service worker.
import type { FastifyInstance } from 'fastify';
import { shopError } from '#contract/errors.ts';
import { isApiPath, sendError } from '#server/http/errors.ts';

const SERVICE_WORKER_PATH = '/sw.js';
/** What browsers say a request is for, where the response would run. */
const SCRIPT_DESTINATIONS: ReadonlySet<string> = new Set([
  'audioworklet',
  'paintworklet',
  'script',
  'serviceworker',
  'sharedworker',
  'worker',
  'xslt',
]);

export function addScriptRules(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url, headers }, reply) => {
    const isWorkerElsewhere =
      headers['service-worker'] !== undefined && url.split('?', 1)[0] !== SERVICE_WORKER_PATH;
    const isScript = SCRIPT_DESTINATIONS.has(String(headers['sec-fetch-dest']));
    if (!isWorkerElsewhere && !(isScript && isApiPath(url))) return undefined;
    return sendError(reply, shopError('forbidden', { detail: 'this is no script' }));
  });
}
