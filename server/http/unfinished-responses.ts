// How many responses one client may leave unread: each keeps what was made for it in memory until its connection ends.
import type { FastifyInstance } from 'fastify';
import { networkOf } from '#server/client-network.ts';
import { clientOf } from '#server/http/client-address.ts';
import { sendError } from '#server/http/errors.ts';
import { limitExceeded } from '#server/http/limits.ts';

/** What forty browsers behind one address fetch at once, each over its six connections. */
export const MAX_UNFINISHED_OF_CLIENT = 240;
/** Of addresses that one owner usually has. */
export const MAX_UNFINISHED_OF_NETWORK = 4 * MAX_UNFINISHED_OF_CLIENT;
/** So many times as many of pages and calls: pictures that nobody reads keep nobody at the same address from buying. */
const FACTOR_OF_OTHERS = 1.5;
const RETRY_AFTER_S = 5;

/** Of pictures and files, too, which nothing else limits. To be called once websockets are told apart: they have their own limit. */
export function limitUnfinishedResponses(app: FastifyInstance): void {
  const unfinished = new Map<string, number>();
  const count = (key: string, change: 1 | -1): number => {
    const now = (unfinished.get(key) ?? 0) + change;
    if (now === 0) unfinished.delete(key);
    else unfinished.set(key, now);
    return now;
  };

  app.addHook('onRequest', async (request, reply) => {
    const client = clientOf(request.ip);
    if (client === null || request.ws) return undefined;
    const network = networkOf(client);
    // A refusal is a response, too.
    const ofClient = count(client, 1);
    const ofNetwork = count(network, 1);
    // Once: when it is sent, or when its connection ends.
    reply.raw.once('close', () => {
      count(client, -1);
      count(network, -1);
    });
    const factor = request.routeOptions.config.isNeverRefused === true ? 1 : FACTOR_OF_OTHERS;
    if (ofClient <= MAX_UNFINISHED_OF_CLIENT * factor && ofNetwork <= MAX_UNFINISHED_OF_NETWORK * factor)
      return undefined;
    return sendError(reply, limitExceeded(request, RETRY_AFTER_S));
  });
}
