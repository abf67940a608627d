// Refuses requests under the API's roots that are for no endpoint, so that no page is rendered for them.
import type { FastifyInstance } from 'fastify';
import { isOpenToOtherOrigins } from '#contract/call.ts';
import { CALLS } from '#contract/calls.ts';
import '#server/http/call-config.ts';
import { refuseUnrouted } from '#server/http/methods.ts';

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
        handler: async (request, reply) => refuseUnrouted(request, reply),
      });
    }
  }
}
