// One line of log a request: the route and never the address, whose query may hold a token.
import type { FastifyInstance } from 'fastify';
import type { Log } from '#server/log.ts';

const QUIET = new Set(['/healthz', '/readyz']);

export function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    if (QUIET.has(route)) return;
    log.debug('request', {
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    });
  });
}
