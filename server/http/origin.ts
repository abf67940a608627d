// The shop's public origin, and whether a request was meant for it.
import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { shopError } from '#contract/errors.ts';
import '#server/http/call-config.ts';
import { sendError } from '#server/http/errors.ts';

/** `publicOrigin` if configured; else from the request's protocol and host, if they form a valid URL. */
export function createOriginResolver(publicOrigin: string | undefined): (request: FastifyRequest) => string {
  if (publicOrigin !== undefined) return () => publicOrigin;
  return (request) => URL.parse(`${request.protocol}://${request.host}`)?.origin ?? 'http://localhost';
}

/**
 * Refuses requests for another host than the public origin's, but of routes for any: what a page says of itself never follows
 * a host that was made up. An IP address and `localhost` are the node's own, as a proxy may name it; no name of anybody leads
 * a browser there.
 */
export function refuseOtherHosts(app: FastifyInstance, publicOrigin: string): void {
  const { protocol, host } = new URL(publicOrigin);
  app.addHook('onRequest', async (request, reply) => {
    // A host may be written in capitals, and with the port that it has anyway.
    const asked = URL.parse(`${protocol}//${request.host}`);
    const isForShop = asked?.host === host || isOwnAddress(asked);
    if (isForShop || request.routeOptions.config.isForAnyHost === true) return undefined;
    return sendError(
      reply,
      shopError('wrong_host', { field: 'Host', detail: `this is the server of ${host}` }),
    );
  });
}

function isOwnAddress(asked: URL | null): boolean {
  const hostname = asked?.hostname.replace(/^\[|\]$/g, '') ?? '';
  return hostname === 'localhost' || isIP(hostname) !== 0;
}
