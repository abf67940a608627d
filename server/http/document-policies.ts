// The content security policies of pages and files.

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
