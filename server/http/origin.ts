// The shop's origin as the shopper sees it.
import type { FastifyRequest } from 'fastify';

/** `publicOrigin` wins; else the request's own words, as far as they make an address at all. */
export function createOriginResolver(publicOrigin: string | undefined): (request: FastifyRequest) => string {
  if (publicOrigin !== undefined) return () => publicOrigin;
  return (request) => URL.parse(`${request.protocol}://${request.host}`)?.origin ?? 'http://localhost';
}
