// The security headers of every response, set by helmet, and the content security policies of pages and files.
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

/** Where browsers report what the policy of a page stopped. */
export const POLICY_REPORTS_PATH = '/policy-reports';

const DOCUMENT_DIRECTIVES = {
  'default-src': ["'self'"],
  // Attributes only: image tints and bar lengths are data.
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  // HTML and script addresses that script hands to the browser pass the policy of src/platform/trusted-types.ts.
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['cairn'],
} as const;

/**
 * The policy of a rendered page, whose inline scripts and styles have the nonce of the response. `formTargets`: origins that
 * its forms may lead to besides the shop.
 */
export function pagePolicy(nonce: string, formTargets: readonly string[] = []): string {
  return documentPolicy([`'nonce-${nonce}'`], [`'nonce-${nonce}'`], formTargets);
}

/** The policy of a rendered page whose inline scripts and styles are known by these hashes. */
export function hashPolicy(scripts: readonly string[], styles: readonly string[]): string {
  return documentPolicy(scripts, styles, []);
}

function documentPolicy(
  scripts: readonly string[],
  styles: readonly string[],
  formTargets: readonly string[],
): string {
  return policyText({
    ...DOCUMENT_DIRECTIVES,
    'form-action': ["'self'", ...formTargets],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'report-uri': [POLICY_REPORTS_PATH],
  });
}

/** The policy of built files: it applies to workers, and to the cached shell. */
export const FILE_POLICY = policyText(DOCUMENT_DIRECTIVES);

function policyText(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
