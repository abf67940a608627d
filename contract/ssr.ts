// The border between the server and the built page: what it is given to render, and what it gives back.
import type { DiscoveryClient, PageClient } from '#contract/clients.ts';

export interface RenderRequest {
  /** The whole address, with origin. */
  readonly url: string;
  readonly pages: PageClient;
  readonly decode: Pick<DiscoveryClient, 'encode'>;
  /** CSP nonce of this answer's inline scripts. */
  readonly nonce: string;
  /** The user-free shell that the service worker keeps: the frame without a page in it. */
  readonly isShell: boolean;
  readonly userAgent: string;
}

/** `status` is 200, 404, 500, or 301/302 with `location` (SS-02, SS-03). */
export interface RenderResult {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | ReadableBody;
  readonly location?: string;
}
/** A stream of UTF-8 bytes as the web platform's ReadableStream offers it. */
export interface ReadableBody {
  getReader(): {
    read(): Promise<{ done: boolean; value?: Uint8Array }>;
    cancel(reason?: unknown): Promise<void>;
  };
}
export type Render = (request: RenderRequest) => Promise<RenderResult>;
