// What the tests and the worker that holds the browser's engines say to each other, as JSON.
import type { DiscoverySource } from '#contract/discovery-source.ts';
import type { EngineCall } from '#tests/parity/engine-call.ts';

export type Message =
  /** Fetches and opens a pair of files as a device does the first time, under a name. Answers the epoch. */
  | { readonly kind: 'open'; readonly name: string; readonly text: string; readonly columns: string }
  /** Answers the digest of each answer's text: all of them would be many megabytes. */
  | { readonly kind: 'digests'; readonly name: string; readonly questions: readonly EngineCall[] }
  /** Answers one answer's text. */
  | { readonly kind: 'text'; readonly name: string; readonly question: EngineCall }
  /** A call of the discovery source over the engines opened so far; answers what it answers. */
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
