// The border between the server and the built page: what it is given to render, and what it gives back.
import type { PageClient } from '#contract/clients.ts';

export interface RenderRequest {
  /** The whole address, with origin. */
  readonly url: string;
  readonly pages: PageClient;
  /** CSP nonce of this answer's inline scripts. */
  readonly nonce: string;
  readonly signal: AbortSignal;
}

/** `status` is 200, 404, 500, or a redirect with `location` (SS-02, SS-03). */
export interface RenderResult {
  readonly status: number;
  readonly html: string;
  readonly location: string | null;
  /** Source modules the page will want at once in the browser, as the build's manifest names them. */
  readonly modules: readonly string[];
}
export type Render = (request: RenderRequest) => Promise<RenderResult>;
