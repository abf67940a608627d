// Formatted text of the catalogue or an editorial page, as React takes it.
import { useMemo } from 'react';
import { trustedHtml } from '#src/platform/trusted-types.ts';

/** `html` was sanitised at import: only p, ul, ol, li, strong, em and br. The same value until it changes. */
export function useTrustedHtml(html: string): { readonly __html: string } {
  return useMemo(() => ({ __html: trustedHtml(html) }), [html]);
}
