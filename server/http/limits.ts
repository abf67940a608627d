// Limits the load: requests per client address, and 503 while the event loop is delayed.
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { shopError } from '#contract/errors.ts';
import '#server/http/call-config.ts';
import { sendError } from '#server/http/errors.ts';
import { RequestError } from '#server/http/validation.ts';

const REQUESTS_PER_WINDOW = 1_200;
const WINDOW_MS = 60_000;
/** Requests are refused while the event loop is delayed longer than this. */
const MAX_EVENT_LOOP_DELAY_MS = 1_500;
const HEALTH = /^\/(healthz|readyz)$/;

/**
 * Requests from this machine are not counted: they come from a proxy that is not configured as trusted, for all its clients.
 * Lists that await acknowledgement get 503 above the limit, since a 4xx would make a client drop them.
 */
export async function addLoadLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: REQUESTS_PER_WINDOW,
    timeWindow: WINDOW_MS,
    allowList: ['127.0.0.1', '::1', '::ffff:127.0.0.1'],
    errorResponseBuilder: (request) =>
      new RequestError(
        shopError(
          request.routeOptions.config.call?.retry === 'acknowledged' ? 'overloaded' : 'too_many_requests',
        ),
      ),
  });
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
    pressureHandler: async (request, reply) => {
      if (!HEALTH.test(request.url)) await sendError(reply, shopError('overloaded'));
    },
  });
}
