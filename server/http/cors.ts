// Lets pages of other origins call discovery, send events and load snapshots; without credentials, so they read nothing of a shopper.
import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** Routes that any origin may call. */
export const CORS_ROUTE = /^\/(v2|v3|snapshots)(\/|$)/;
declare module 'fastify' {
  interface FastifyContextConfig {
    /** As @fastify/cors reads it off a route. */
    cors?: FastifyCorsOptions | false;
  }
}

const PREFLIGHT_URLS = ['/v2/*', '/v3/*', '/snapshots/*'];
const ANY_ORIGIN: FastifyCorsOptions = { origin: '*' };

/** Before any route is added. */
export async function enableCors(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (CORS_ROUTE.test(route.url)) route.config = { ...route.config, cors: ANY_ORIGIN };
  });
  await app.register(cors, {
    origin: false,
    methods: ['GET', 'POST'],
    allowedHeaders: ['content-type'],
    maxAge: 86_400,
    strictPreflight: false,
  });
  // The plugin replies before these handlers run.
  for (const url of PREFLIGHT_URLS)
    app.options(url, { schema: { hide: true } }, async (_request, reply) => reply.callNotFound());
}
