// The security headers of every response, by helmet; and the content security policies of pages, files and all else.
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import '#server/http/call-config.ts';

/** Helmet has no option for it. */
const PERMISSIONS_POLICY = 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()';
const HSTS = { maxAge: 63_072_000, includeSubDomains: true };

/** Where helmet's own values are stricter or the same, they stay. */
const HELMET_OPTIONS: FastifyHelmetOptions = {
  global: false,
  // What is neither page nor file runs nothing and is framed nowhere.
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
  },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  xFrameOptions: { action: 'deny' },
};

/** A Content-Security-Policy that a route sets itself stays: pages and files have their own. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  originOf: (request: FastifyRequest) => string,
): Promise<void> {
  await app.register(helmet, HELMET_OPTIONS);
  app.addHook('onSend', async (request, reply) => {
    void reply.header('permissions-policy', PERMISSIONS_POLICY);
    const isForAnyOrigin = request.routeOptions.config.isOpenToOtherOrigins === true;
    reply.helmet({
      crossOriginResourcePolicy: { policy: isForAnyOrigin ? 'cross-origin' : 'same-origin' },
      // Browsers take it over https only.
      strictTransportSecurity: originOf(request).startsWith('https:') ? HSTS : false,
    });
  });
}

const DOCUMENT_DIRECTIVES = {
  'default-src': ["'self'"],
  // Attributes only: tints of images and the share of a bar are data.
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
} as const;

/** Of a rendered page, whose inline scripts and styles carry the nonce of its response. */
export function pagePolicy(nonce: string): string {
  const own = ["'self'", `'nonce-${nonce}'`];
  return policyText({
    ...DOCUMENT_DIRECTIVES,
    'script-src': own,
    'style-src': own,
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
  });
}

/** Of the build's files: a worker takes its policy from its own file's response, the cached shell from the file's. */
export const FILE_POLICY = policyText(DOCUMENT_DIRECTIVES);

function policyText(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
