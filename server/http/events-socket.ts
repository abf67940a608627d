// Mounts the events socket: who may open one and how many, and when an idle one is closed; no rules of events in here (DA-07).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CLOSE_DO_NOT_RETURN, EVENTS_SOCKET } from '#contract/events-socket.ts';
import { type ShopError, shopError } from '#contract/errors.ts';
import type { EventIngestion } from '#server/events/ingestion.ts';
import { createEventsSession, type EventsSession } from '#server/events/socket-session.ts';
import { clientOf } from '#server/http/client-address.ts';
import { sendError } from '#server/http/errors.ts';
import '#server/http/websockets.ts';

export interface EventsSocketDeps {
  readonly events: EventIngestion;
  readonly originOf: (request: FastifyRequest) => string;
  readonly now: () => number;
  /** False: whoever comes is told not to come back. */
  readonly isOffered: boolean;
}

/** A client with more goes on by requests. */
const MAX_SOCKETS_PER_CLIENT = 20;
const MAX_SOCKETS = 2_000;
/** Longer than the shop's own pages leave one open without events. */
const IDLE_LIMIT_MS = 60_000;
const CLOSE_NORMAL = 1000;
const UPGRADE_REQUIRED = shopError('bad_request', {
  status: 426,
  field: 'Upgrade',
  detail: 'this is the address of a websocket',
});

export function mountEventsSocket(
  app: FastifyInstance,
  { events, originOf, now, isOffered }: EventsSocketDeps,
): void {
  const sessions = new Set<EventsSession>();
  const countByClient = new Map<string | null, number>();
  app.beforeSocketsClose.add(() => Promise.all([...sessions].map((session) => session.end())).then(() => {}));

  function refusalOf(request: FastifyRequest): ShopError | undefined {
    // Every browser names the origin of the page, and no page can name another one.
    if (request.headers.origin !== originOf(request))
      return shopError('forbidden', { detail: 'the events socket is for the shop itself only' });
    const client = clientOf(request.ip);
    const isFull =
      sessions.size >= MAX_SOCKETS ||
      (client !== null && (countByClient.get(client) ?? 0) >= MAX_SOCKETS_PER_CLIENT);
    return isFull ? shopError('overloaded') : undefined;
  }

  const addToCount = (client: string | null, change: 1 | -1) => {
    const count = (countByClient.get(client) ?? 0) + change;
    if (count === 0) countByClient.delete(client);
    else countByClient.set(client, count);
  };

  app.route({
    method: 'GET',
    url: EVENTS_SOCKET.path,
    config: { isWebsocket: true },
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      const refusal = request.ws ? refusalOf(request) : undefined;
      return refusal === undefined ? undefined : sendError(reply, refusal);
    },
    handler: async (_request, reply) => {
      void reply.headers({ upgrade: 'websocket', connection: 'upgrade, close' });
      return sendError(reply, UPGRADE_REQUIRED);
    },
    wsHandler: (socket, request) => {
      if (!isOffered) return socket.close(CLOSE_DO_NOT_RETURN, 'not offered');
      const client = clientOf(request.ip);
      const idle = setTimeout(() => socket.close(CLOSE_NORMAL, 'idle'), IDLE_LIMIT_MS).unref();
      const session = createEventsSession(socket, {
        events: { ingest: (batch) => events.ingest(batch, client) },
        now,
        onMessage: () => idle.refresh(),
        onError: (err) => request.log.error({ err, where: 'events socket' }),
      });
      sessions.add(session);
      addToCount(client, 1);
      socket.on('message', (data: Buffer, isBinary: boolean) => session.receive(data, isBinary));
      socket.once('close', () => {
        clearTimeout(idle);
        sessions.delete(session);
        addToCount(client, -1);
        void session.end();
      });
      return undefined;
    },
  });
}
