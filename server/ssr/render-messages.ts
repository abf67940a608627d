// What a node and its rendering threads tell each other.
import type { CheckoutRenderRequest } from '#contract/checkout-page.ts';
import type { PageClient } from '#contract/clients.ts';
import type { MailRequest, RenderedMail } from '#contract/mails.ts';
import type { RenderRequest } from '#contract/ssr.ts';
import type { RenderedPage } from '#server/ssr/page.ts';

export interface RenderWorkerData {
  /** Holds the two builds, `client` and `server`. */
  readonly distDir: string;
}

/** What can be rendered: what is given for it, and what comes of it. */
export interface RenderKinds {
  readonly page: {
    readonly request: Omit<RenderRequest, 'pages' | 'signal'> & { readonly mayShare: boolean };
    readonly result: RenderedPage;
  };
  readonly checkout: { readonly request: CheckoutRenderRequest; readonly result: string };
  readonly mail: { readonly request: MailRequest; readonly result: RenderedMail };
}
export type RenderKind = keyof RenderKinds;

export type PageCall = keyof PageClient;

/** To the thread; `id` is the rendering's, `call` that of one of its calls. */
export type RenderCommand =
  | {
      [Kind in RenderKind]: {
        readonly type: 'render';
        readonly id: number;
        readonly kind: Kind;
        readonly request: RenderKinds[Kind]['request'];
      };
    }[RenderKind]
  /** With `keepAs` the thread keeps the result under this name, to be told later to take what is kept. */
  | {
      readonly type: 'answer';
      readonly id: number;
      readonly call: number;
      readonly result: unknown;
      readonly keepAs?: string;
    }
  | { readonly type: 'kept'; readonly id: number; readonly call: number; readonly name: string }
  | { readonly type: 'fault'; readonly id: number; readonly call: number; readonly error: unknown }
  | { readonly type: 'abort'; readonly id: number };

/** From the thread. */
export type RenderMessage =
  | { readonly type: 'loaded' }
  | {
      readonly type: 'call';
      readonly id: number;
      readonly call: number;
      readonly name: PageCall;
      readonly args: readonly unknown[];
    }
  /** `costMs`: processor time that it took of the thread. */
  | { readonly type: 'rendered'; readonly id: number; readonly result: unknown; readonly costMs: number }
  | { readonly type: 'failed'; readonly id: number; readonly error: unknown; readonly costMs: number };
