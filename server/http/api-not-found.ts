// Answers 404 in JSON for URLs under the API's roots that are no endpoint, so that no page is rendered for them.
import type { FastifyInstance } from 'fastify';
import { isOpenToOtherOrigins } from '#contract/call.ts';
import { CALLS } from '#contract/calls.ts';
import { shopError } from '#contract/errors.ts';
import '#server/http/call-config.ts';
import { sendError } from '#server/http/errors.ts';

const API_ROOTS = ['/api', '/v2', '/v3', '/snapshots', '/images'];
const OPEN_ROOTS: ReadonlySet<string> = new Set([
  '/snapshots',
  ...Object.values(CALLS)
    .filter(isOpenToOtherOrigins)
    .map(({ path }) => `/${path.split('/')[1]}`),
]);

export function mountApiNotFound(app: FastifyInstance): void {
  for (const root of API_ROOTS) {
    for (const url of [root, `${root}/*`]) {
      app.route({
        method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
        url,
        config: { access: 'nobody', isOpenToOtherOrigins: OPEN_ROOTS.has(root) },
        handler: async (_request, reply) =>
          sendError(reply, shopError('not_found', { field: 'path', detail: 'there is no such call' })),
      });
    }
  }
}
