// The security headers of every response, set by helmet.
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { OURS_HEADER, OURS_VALUE } from '#contract/ours.ts';
import '#server/http/call-config.ts';

/** Not set by helmet. */
const PERMISSIONS_POLICY = 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()';
const HSTS = { maxAge: 63_072_000, includeSubDomains: true };

/** Everything else as helmet sets it by default. */
const HELMET_OPTIONS: FastifyHelmetOptions = {
  global: false,
  // For responses that are neither pages nor files: nothing runs, no framing.
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
  },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  xFrameOptions: { action: 'deny' },
};

/** A Content-Security-Policy set by a route takes precedence: pages and files have their own. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  originOf: (request: FastifyRequest) => string,
): Promise<void> {
  await app.register(helmet, HELMET_OPTIONS);
  app.addHook('onSend', async (request, reply) => {
    void reply.header('permissions-policy', PERMISSIONS_POLICY).header(OURS_HEADER, OURS_VALUE);
    const isForAnyOrigin = request.routeOptions.config.isOpenToOtherOrigins === true;
    reply.helmet({
      crossOriginResourcePolicy: { policy: isForAnyOrigin ? 'cross-origin' : 'same-origin' },
      // Only valid over https.
      strictTransportSecurity: originOf(request).startsWith('https:') ? HSTS : false,
    });
  });
}
