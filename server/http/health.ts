// Health checks: whether the process is alive, and whether it is ready for requests.
import type { FastifyInstance } from 'fastify';
import { shopError } from '#contract/errors.ts';
import '#server/http/call-config.ts';
import { sendError } from '#server/http/errors.ts';

/** `isReady` checks the catalogue, the engines and the store. */
export function mountHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  const options = { config: { isNeverRefused: true } };
  app.get('/healthz', options, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  app.get('/readyz', options, async (_request, reply) => {
    if (!(await isReady())) return sendError(reply, shopError('overloaded', { detail: 'not ready yet' }));
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}
