// Lets pages of other origins ask discovery and send events: no credentials, so nothing of a shopper can be read.
import type { FastifyInstance } from 'fastify';

const CORS_PATHS = /^\/(v2|v3|snapshots)\//;
const PREFLIGHT_AGE_S = 86_400;

export function enableCors(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!CORS_PATHS.test(request.url)) return;
    void reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin');
  });
  for (const path of ['/v2/*', '/v3/*', '/snapshots/*']) {
    app.options(path, { schema: { hide: true } }, async (_request, reply) =>
      reply
        .code(204)
        .header('access-control-allow-methods', 'GET, POST')
        .header('access-control-allow-headers', 'content-type')
        .header('access-control-max-age', String(PREFLIGHT_AGE_S))
        .send(),
    );
  }
}
