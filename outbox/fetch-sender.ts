// Sends the outbox's requests by fetch; any failure to get a response gives null.
import { parseRetryAfter } from '#contract/retry-after.ts';
import type { Send } from '#outbox/request.ts';

/** Timeout of all shop requests. */
const TIMEOUT_MS = 60_000;

/** `origin` without a trailing slash. Sends cookies, as they identify the cart's session. */
export function fetchSender(origin: string, fetchFn: typeof fetch = (...call) => fetch(...call)): Send {
  return async ({ method, path, headers, body }) => {
    try {
      const response = await fetchFn(origin + path, {
        method,
        // Proves a same-origin request in browsers without Sec-Fetch-Site.
        headers: { accept: 'application/json', 'x-cairn': '1', ...headers },
        ...(body === null ? {} : { body }),
        credentials: 'same-origin',
        cache: 'no-store',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await response.text();
      return {
        status: response.status,
        retryAfterMs: parseRetryAfter(response.headers.get('retry-after'), Date.now()),
        body: parse(text),
      };
    } catch {
      // No network, aborted, or timed out: the entry stays pending.
      return null;
    }
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
