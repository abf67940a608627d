// Opens routes to pages of other origins; without credentials, so that they read nothing of a shopper.
import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { isOpenToOtherOrigins } from '#contract/call.ts';
import { CALLS } from '#contract/calls.ts';
import '#server/http/call-config.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Read by @fastify/cors. */
    cors?: FastifyCorsOptions | false;
  }
}

const ANY_ORIGIN: FastifyCorsOptions = { origin: '*' };
/** What the OpenAPI document promises of open calls, and a browser would show no page of another origin. */
const EXPOSED_HEADERS = ['Retry-After', 'ETag'];
const OPEN_METHODS = new Set(
  Object.values(CALLS)
    .filter(isOpenToOtherOrigins)
    .map(({ method }) => method),
);

/** To be called before routes are added: opens those whose config says `isOpenToOtherOrigins`, with their preflight requests. */
export async function enableCors(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (route.config?.isOpenToOtherOrigins !== true) return;
    route.config = { ...route.config, cors: ANY_ORIGIN };
    const { url, method } = route;
    if (method === 'OPTIONS' || app.hasRoute({ method: 'OPTIONS', url })) return;
    // The plugin replies before this handler runs.
    app.options(url, { config: { isOpenToOtherOrigins: true } }, async (_request, reply) =>
      reply.callNotFound(),
    );
  });
  await app.register(cors, {
    origin: false,
    methods: [...OPEN_METHODS],
    allowedHeaders: ['content-type', 'if-none-match'],
    exposedHeaders: EXPOSED_HEADERS,
    maxAge: 86_400,
    strictPreflight: false,
  });
}
