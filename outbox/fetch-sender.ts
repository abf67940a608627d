// Sends the outbox's requests with fetch; every failure to get a response is the same "no response".
import { parseRetryAfter } from '#contract/retry-after.ts';
import type { Send } from '#outbox/request.ts';

/** As for every call of the shop. */
const TIMEOUT_MS = 60_000;

/** `origin` without a trailing slash; cookies go along, as the cart's session is one. */
export function fetchSender(origin: string, fetchFn: typeof fetch = (...call) => fetch(...call)): Send {
  return async ({ method, path, headers, body }) => {
    try {
      const response = await fetchFn(origin + path, {
        method,
        // Proves that the shop itself sends the request, where a browser sends no Sec-Fetch-Site.
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
      // No network, an interrupted response, or a timeout: the entry stays pending.
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
