// Websockets: which requests may become one, how large a message may be, and how all of them end when the server stops.
import websocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, Server } from 'node:http';
import { EVENTS_SOCKET } from '#contract/events-socket.ts';
import { shopError } from '#contract/errors.ts';
import '#server/http/call-config.ts';
import { sendError } from '#server/http/errors.ts';
import { pathOfTarget } from '#server/http/target.ts';

/** RFC 6455: the server restarts; a client comes back after a while. */
const CLOSE_RESTART = 1012;
/** For clients that do not answer the close, so that they do not delay the stop. */
const CLOSE_LIMIT_MS = 1_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    isWebsocket?: boolean;
  }
  interface FastifyInstance {
    /** Called before the websockets are closed; they wait for it, within limits. */
    beforeSocketsClose: Set<() => Promise<void>>;
  }
}

/** RFC 9110 7.8: a request for an upgrade that is not offered is answered as if it asked for none, whatever its method. */
export function mayBecomeWebsocket({ method, url = '/', headers }: IncomingMessage, server: Server): boolean {
  const isWebsocket = method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket';
  // A server that stops listens for none any more.
  if (!isWebsocket || server.listenerCount('upgrade') === 0) return false;
  const [path] = pathOfTarget(url).split('?', 1);
  return path === EVENTS_SOCKET.path || isViteListening(server);
}

/** `npm run dev`: Vite has a websocket of its own, for which it listens itself. */
function isViteListening(server: Server): boolean {
  return server.listenerCount('upgrade') > 1;
}

/** To be called before routes are added: routes whose config says `isWebsocket` may be upgraded, no others. */
export async function enableWebsockets(app: FastifyInstance): Promise<void> {
  app.decorate('beforeSocketsClose', new Set<() => Promise<void>>());
  await app.register(websocket, {
    // Uncompressed: a small message could expand to a large one.
    options: { maxPayload: EVENTS_SOCKET.messageLimit, perMessageDeflate: false },
    errorHandler: (_error, socket) => socket.terminate(),
    preClose: async () => {
      app.server.removeAllListeners('upgrade');
      await closeAll(app);
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!request.ws || request.routeOptions.config.isWebsocket === true) return undefined;
    if (isViteListening(app.server)) return reply.hijack();
    return sendError(reply, shopError('not_found', { detail: 'there is no websocket here' }));
  });
}

async function closeAll(app: FastifyInstance): Promise<void> {
  const { clients } = app.websocketServer;
  await within(CLOSE_LIMIT_MS, Promise.allSettled([...app.beforeSocketsClose].map((finish) => finish())));
  const closed = [...clients].map((client) => closedBy(client, CLOSE_RESTART));
  await within(CLOSE_LIMIT_MS, Promise.all(closed));
  for (const client of clients) client.terminate();
}

function closedBy(client: WebSocket, code: number): Promise<void> {
  return new Promise((resolve) => {
    client.once('close', () => resolve());
    client.close(code);
  });
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, limit]);
  clearTimeout(timer);
}
