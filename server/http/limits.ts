// What keeps one caller or one bad moment from taking the shop down: a rate per address, and refusal under pressure.
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { shopError } from '#contract/errors.ts';
import { sendError } from '#server/http/errors.ts';
import { RequestError } from '#server/http/validation.ts';

const REQUESTS_PER_WINDOW = 1_200;
const WINDOW_MS = 60_000;
/** The event loop this late means that answers are too. */
const MAX_EVENT_LOOP_DELAY_MS = 1_500;
const HEALTH = /^\/(healthz|readyz)$/;
const EVENTS = /^\/v2\//;

/**
 * Requests from this very machine are not counted: they are a proxy's that nobody told us to trust, and stand for everybody.
 * Events over the limit answer 503, never 4xx, since a 4xx would make a client give them up.
 */
export async function addLoadLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: REQUESTS_PER_WINDOW,
    timeWindow: WINDOW_MS,
    allowList: ['127.0.0.1', '::1', '::ffff:127.0.0.1'],
    errorResponseBuilder: (request) =>
      new RequestError(shopError(EVENTS.test(request.url) ? 'overloaded' : 'too_many_requests')),
  });
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
    pressureHandler: async (request, reply) => {
      if (!HEALTH.test(request.url)) await sendError(reply, shopError('overloaded'));
    },
  });
}
