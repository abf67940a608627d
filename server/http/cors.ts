// Lets pages of other origins use the routes that are open to them: no credentials, so nothing of a shopper can be read.
import type { FastifyInstance } from 'fastify';
import '#server/http/call-config.ts';

const PREFLIGHT_AGE_S = 86_400;
const METHODS = 'GET, POST, PUT, PATCH, DELETE';

/** Applies to routes mounted after it. */
export function enableCors(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.isOpenToOtherOrigins !== true) return;
    void reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin');
  });
}

/** Answers the preflight requests for a path that is open to other origins. */
export function mountPreflight(app: FastifyInstance, path: string): void {
  if (app.hasRoute({ method: 'OPTIONS', url: path })) return;
  app.options(path, { config: { isOpenToOtherOrigins: true } }, async (_, reply) =>
    reply
      .code(204)
      .header('access-control-allow-methods', METHODS)
      .header('access-control-allow-headers', 'content-type')
      .header('access-control-max-age', String(PREFLIGHT_AGE_S))
      .send(),
  );
}
