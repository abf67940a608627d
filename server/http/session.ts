// The session cookie: recognises a shopper between two requests, and stores nothing else about them.
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionAccess } from '#server/http/handlers.ts';

const SESSION_COOKIE = 'cairn_session';
const MAX_AGE_S = 365 * 24 * 3600;
const TOKEN = /^[A-Za-z0-9_-]{22}$/;

/** 128 random bits, base64url. */
export function newSessionToken(): string {
  return randomBytes(16).toString('base64url');
}

/** Over https the prefix makes browsers refuse the cookie from another host or path. */
export function sessionCookieName(isHttps: boolean): string {
  return isHttps ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE;
}

export function sessionOf(
  request: FastifyRequest,
  reply: FastifyReply,
  isHttps: boolean,
  cartKey: string | null,
): SessionAccess {
  const name = sessionCookieName(isHttps);
  const token = request.cookies[name];
  return {
    token: token !== undefined && TOKEN.test(token) ? token : null,
    deviceToken: cartKey === null ? null : tokenOfCartKey(cartKey),
    customerId: null,
    setToken(newToken) {
      void reply.setCookie(name, newToken, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: isHttps,
        maxAge: MAX_AGE_S,
      });
    },
  };
}

/**
 * The same for every request of the device, so that first changes that overtake each other, or whose responses are lost,
 * meet in one session. Only a script of the shop's own pages can send the key: nobody can plant one from outside.
 */
function tokenOfCartKey(cartKey: string): string {
  return createHash('sha256').update(`cart-key ${cartKey}`).digest('base64url').slice(0, 22);
}
