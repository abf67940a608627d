// Sends the outbox's calls by fetch; every failure to get an answer is the same "no answer".
import { parseRetryAfter } from '#contract/retry-after.ts';
import type { Send } from '#outbox/request.ts';

/** As every call of the shop: 60 s without an answer are none. */
const TIMEOUT_MS = 60_000;

/** `origin` without a trailing slash; cookies go along, as the cart's session is one. */
export function fetchSender(origin: string, fetchFn: typeof fetch = (...call) => fetch(...call)): Send {
  return async ({ method, path, headers, body }) => {
    try {
      const response = await fetchFn(origin + path, {
        method,
        // Where a browser sends no Sec-Fetch-Site, this header is the proof that the shop itself asks.
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
      // No network, cut midway, or too late: the same to the entry, it waits.
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
