// Answers addresses under the calls' own roots that are no call: JSON, so that no page is rendered in their place.
import type { FastifyInstance } from 'fastify';
import { shopError } from '#contract/errors.ts';
import { sendError } from '#server/http/errors.ts';

const API_ROOTS = ['/api', '/v2', '/v3', '/snapshots', '/images'];

export function mountApiNotFound(app: FastifyInstance): void {
  for (const root of API_ROOTS) {
    for (const url of [root, `${root}/*`]) {
      app.route({
        method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
        url,
        schema: { hide: true },
        handler: async (_request, reply) =>
          sendError(reply, shopError('not_found', { field: 'path', detail: 'there is no such call' })),
      });
    }
  }
}
