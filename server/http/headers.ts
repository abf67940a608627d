// The security headers of every answer; a page's own policy is set where pages are made.
import type { FastifyInstance, FastifyRequest } from 'fastify';

const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()',
} as const;
const HSTS = 'max-age=63072000; includeSubDomains';
/** What is no page runs nothing and is framed nowhere. */
const NON_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'";

export function addSecurityHeaders(
  app: FastifyInstance,
  originOf: (request: FastifyRequest) => string,
): void {
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(COMMON_HEADERS)) void reply.header(name, value);
    if (!reply.hasHeader('cross-origin-resource-policy')) {
      void reply.header('cross-origin-resource-policy', 'same-origin');
    }
    if (!reply.hasHeader('content-security-policy'))
      void reply.header('content-security-policy', NON_PAGE_POLICY);
    if (originOf(request).startsWith('https:')) void reply.header('strict-transport-security', HSTS);
  });
}
