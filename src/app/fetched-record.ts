// The data of the page that is shown, asked for anew: its HTML has changed since the server wrote it. A file of its own, as few need it.
import { recordOfDocument } from '#src/app/page-record.ts';
import type { PageRecord } from '#src/app/shown-page.ts';
import { trustedHtml } from '#src/platform/trusted-types.ts';

/** The server has just answered; one that hangs now must not keep the page from working. */
const OWN_HTML_LIMIT_MS = 4_000;

/** Rejects where the server does not answer in time. */
export async function fetchedRecord(): Promise<PageRecord | undefined> {
  const response = await fetch(location.href, {
    headers: { Accept: 'text/html' },
    signal: AbortSignal.timeout(OWN_HTML_LIMIT_MS),
  });
  return recordInHtml(await response.text());
}

/** Undefined where it is not the HTML of a page. */
export function recordInHtml(html: string): PageRecord | undefined {
  return recordOfDocument(new DOMParser().parseFromString(trustedHtml(html), 'text/html'));
}
