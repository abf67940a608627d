// Protection against cross-site request forgery: changes are accepted only from the shop's own pages.
import type { FastifyRequest } from 'fastify';
import { type Call, needsSameOriginProof } from '#contract/call.ts';
import { OURS_HEADER, OURS_VALUE } from '#contract/ours.ts';

/**
 * Whether a form was sent by a page of the shop: by the browser itself or by a script. A form without either header is refused.
 */
export function isSameOriginForm({ headers }: FastifyRequest, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === origin : site === 'same-origin';
}

/**
 * If the browser sends Sec-Fetch-Site, the request must be a fetch of the same origin (an image, a link or a form is refused).
 * Otherwise a GET or HEAD needs the header `X-Cairn: 1` (`needsProofHeader`), which no page of another origin can add; other methods must
 * not have the Origin of another site, which every browser sends with them, and the session cookie is SameSite=Lax besides.
 */
export function isSameOrigin(request: FastifyRequest, origin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) {
    const destination = request.headers['sec-fetch-dest'];
    return site === 'same-origin' && (destination === undefined || destination === 'empty');
  }
  const named = request.headers.origin;
  if (named !== undefined && named !== origin) return false;
  return (
    (request.method !== 'GET' && request.method !== 'HEAD') || request.headers[OURS_HEADER] === OURS_VALUE
  );
}

/** Whether a call is refused without `X-Cairn: 1` to whoever does not send Sec-Fetch-Site. */
export function needsProofHeader(call: Call): boolean {
  return needsSameOriginProof(call) && call.method === 'GET';
}
