// Resolves the shop's public origin.
import type { FastifyRequest } from 'fastify';

/** `publicOrigin` if configured; else from the request's protocol and host, if they form a valid URL. */
export function createOriginResolver(publicOrigin: string | undefined): (request: FastifyRequest) => string {
  if (publicOrigin !== undefined) return () => publicOrigin;
  return (request) => URL.parse(`${request.protocol}://${request.host}`)?.origin ?? 'http://localhost';
}
