// Requests of clients that have gone: nobody waits for a response, and nobody can be told apart by an address.
import type { FastifyInstance } from 'fastify';

/**
 * To be called before other hooks are added. After a client's reset the address of its connection can't be had any more, while
 * what it had sent is still read: such a request ends before anything is done for it, as it can be counted for nobody. The
 * address of one that gets further stays known.
 */
export function endRequestsOfGoneClients(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    if (socket.remoteAddress !== undefined) return done();
    reply.hijack();
    socket.destroy();
  });
}
