// Proof that a change was asked for by the shop's own pages and not by a stranger's.
import type { FastifyRequest } from 'fastify';

/**
 * Browsers say where a request comes from in Sec-Fetch-Site; then it must be the shop itself, by fetch (an image, a link or a
 * form is refused). Where it is not sent: a GET needs the header `X-Cairn: 1`, which no page of another origin can add; a POST
 * must not name a foreign Origin, which every browser sends with it, and the session cookie is SameSite=Lax besides.
 */
export function isSameOrigin(request: FastifyRequest, origin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) {
    const destination = request.headers['sec-fetch-dest'];
    return site === 'same-origin' && (destination === undefined || destination === 'empty');
  }
  const named = request.headers.origin;
  if (named !== undefined && named !== origin) return false;
  return request.method !== 'GET' || request.headers['x-cairn'] === '1';
}
