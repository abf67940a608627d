// Limits the load: requests per client address, and 503 while the event loop is delayed; some routes are never refused.
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ShopError, shopError } from '#contract/errors.ts';
import '#server/http/call-config.ts';
import { sendError } from '#server/http/errors.ts';
import { RequestError } from '#server/http/validation.ts';

const REQUESTS_PER_WINDOW = 1_200;
const WINDOW_MS = 60_000;
/**
 * The event loop's delay is measured in intervals longer than the one that is refused by this: an interval in which
 * nothing was measured counts as endless delay, and must have been one block of at least its own length.
 */
const INTERVAL_BEYOND_DELAY_MS = 500;
/** A proxy on this machine that is not configured as trusted sends the requests of all its clients. */
const THIS_MACHINE: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Requests are refused while the event loop is delayed longer than `maxDelayMs`; 0 refuses none. */
export async function addLoadLimits(app: FastifyInstance, maxDelayMs: number): Promise<void> {
  await app.register(rateLimit, {
    max: REQUESTS_PER_WINDOW,
    timeWindow: WINDOW_MS,
    // The second argument is no address: of IPv6 it is the network's.
    allowList: (request) => isOfThisMachine(request.ip) || isNeverRefused(request),
    errorResponseBuilder: (request) => new RequestError(limitExceeded(request)),
  });
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    sampleInterval: maxDelayMs + INTERVAL_BEYOND_DELAY_MS,
    pressureHandler: async (request, reply) => {
      if (!isNeverRefused(request)) await sendError(reply, shopError('overloaded'));
    },
  });
}

/** For who asks too much: lists that await acknowledgement get a 503, since a 4xx would make a client drop them. */
export function limitExceeded({ routeOptions }: FastifyRequest, retryAfterS?: number): ShopError {
  if (routeOptions.config.call?.retry === 'acknowledged') return shopError('overloaded');
  return shopError('too_many_requests', retryAfterS === undefined ? {} : { retryAfterS });
}

function isNeverRefused(request: FastifyRequest): boolean {
  return request.routeOptions.config.isNeverRefused === true;
}

/** Whether requests from this address are not counted. */
export function isOfThisMachine(address: string): boolean {
  return THIS_MACHINE.has(address);
}
