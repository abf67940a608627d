// How many responses one client may leave unread: each keeps what was made for it in memory until its connection ends.
import type { FastifyInstance } from 'fastify';
import { clientOf } from '#server/http/client-address.ts';
import { sendError } from '#server/http/errors.ts';
import { limitExceeded } from '#server/http/limits.ts';

/** What forty browsers behind one address fetch at once, each over its six connections. */
export const MAX_UNFINISHED_OF_CLIENT = 240;
const RETRY_AFTER_S = 5;

/** Also of pictures and files, which nothing else limits. To be called once websockets are told apart: they have their own limit. */
export function limitUnfinishedResponses(app: FastifyInstance): void {
  const unfinished = new Map<string, number>();

  app.addHook('onRequest', async (request, reply) => {
    const client = clientOf(request.ip);
    if (client === null || request.ws) return undefined;
    const count = (unfinished.get(client) ?? 0) + 1;
    // A refusal is a response, too.
    unfinished.set(client, count);
    // Once: when it is sent, or when its connection ends.
    reply.raw.once('close', () => {
      const left = (unfinished.get(client) ?? 1) - 1;
      if (left === 0) unfinished.delete(client);
      else unfinished.set(client, left);
    });
    if (count <= MAX_UNFINISHED_OF_CLIENT) return undefined;
    return sendError(reply, limitExceeded(request, RETRY_AFTER_S));
  });
}
