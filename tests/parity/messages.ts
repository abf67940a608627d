// Messages between the parity tests and the worker that runs the engines in a browser, as JSON.
import type { DiscoverySource } from '#contract/discovery-source.ts';
import type { EngineCall } from '#tests/parity/engine-call.ts';

export type Message =
  /** Fetches and opens a pair of files under a name, with all checks. Returns the epoch. */
  | { readonly kind: 'open'; readonly name: string; readonly text: string; readonly columns: string }
  /** Returns a digest of each result, as all results would be many megabytes. */
  | { readonly kind: 'digests'; readonly name: string; readonly calls: readonly EngineCall[] }
  /** Returns the text of one result. */
  | { readonly kind: 'text'; readonly name: string; readonly call: EngineCall }
  /** Calls the discovery source over the engines opened so far; returns its result. */
  | {
      readonly kind: 'source';
      readonly method: keyof DiscoverySource;
      readonly args: readonly unknown[];
    };

/** SHA-256 in hexadecimal of the text's UTF-8. */
export async function digestOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
