// A thread that renders: loads the build's entries, has the node answer what a page asks for, and sends back what it made.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { RenderCheckout } from '#contract/checkout-page.ts';
import type { PageClient } from '#contract/clients.ts';
import type { RenderMail } from '#contract/mails.ts';
import type { Render } from '#contract/ssr.ts';
import { releaseMemory } from '#server/process-memory.ts';
import { readPageAssets } from '#server/ssr/assets.ts';
import type { RenderedPage } from '#server/ssr/page.ts';
import type {
  PageCall,
  RenderCommand,
  RenderMessage,
  RenderWorkerData,
} from '#server/ssr/render-messages.ts';
import { sharedPageOf } from '#server/ssr/shared-page.ts';
import { processorTimeMs } from '#server/processor-time.ts';
import { createTimeShares, type TimeShare } from '#server/ssr/time-shares.ts';
import { setDefault } from '#server/variable-default.ts';

interface Rendering {
  readonly controller: AbortController;
  readonly calls: Map<number, PromiseWithResolvers<unknown>>;
  readonly time: TimeShare;
}

const { distDir } = workerData as RenderWorkerData;
// Otherwise React and the router run their slower development builds.
setDefault(process.env, 'NODE_ENV', 'production');
const load = (entry: string): Promise<unknown> => import(pathToFileURL(join(distDir, 'server', entry)).href);
const { render } = (await load('entry-server.js')) as { render: Render };
const { renderMail } = (await load('entry-mails.js')) as { renderMail: RenderMail };
const { renderCheckout } = (await load('entry-checkout.js')) as { renderCheckout: RenderCheckout };
const assets = readPageAssets(join(distDir, 'client'));

/** After so many renderings, once none was asked for so long, their garbage is collected: about 50 MB after many. */
const RENDERINGS_BEFORE_RELEASE = 100;
const RELEASE_WHEN_IDLE_MS = 2_000;

const renderings = new Map<number, Rendering>();
/** Answers that are the same for many pages, by name: the very same objects, by which a page knows what it was drawn from. */
const kept = new Map<string, unknown>();
const shares = createTimeShares(processorTimeMs);
let lastCall = 0;
let renderingsSinceRelease = 0;
let release: NodeJS.Timeout | undefined;

const send = (message: RenderMessage, moved: ArrayBuffer[] = []) => parentPort?.postMessage(message, moved);

/** The node's page client, as a rendering sees it. */
function pagesFor(id: number, { calls, time }: Rendering): PageClient {
  const ask =
    (name: PageCall) =>
    (...args: readonly unknown[]): Promise<never> => {
      lastCall += 1;
      const call = lastCall;
      const answer = Promise.withResolvers<unknown>();
      calls.set(call, answer);
      time.pause();
      send({ type: 'call', id, call, name, args });
      return answer.promise.finally(() => {
        calls.delete(call);
        time.resume();
      }) as Promise<never>;
    };
  return {
    shell: ask('shell'),
    home: ask('home'),
    editorial: ask('editorial'),
    listing: ask('listing'),
    search: ask('search'),
    product: ask('product'),
    giftCards: ask('giftCards'),
  };
}

async function make(
  command: Extract<RenderCommand, { type: 'render' }>,
  rendering: Rendering,
): Promise<unknown> {
  switch (command.kind) {
    case 'page': {
      const { mayShare, ...request } = command.request;
      const { id } = command;
      const { signal } = rendering.controller;
      const page = await render({ ...request, pages: pagesFor(id, rendering), signal });
      const head = () => `${assets.headFor(page.html, page.modules, request.nonce)}</head>`;
      const whole = { ...page, failure: cloneable(page.failure), html: page.html.replace('</head>', head) };
      const shared = mayShare ? await sharedPageOf(whole, request.nonce) : null;
      return shared === null ? whole : { ...whole, html: '', shared };
    }
    case 'checkout': {
      const { request } = command;
      const html = await renderCheckout(request);
      return html.replace('</head>', () => `${assets.checkoutHeadFor(html, request.nonce)}</head>`);
    }
    case 'mail':
      return renderMail(command.request);
  }
}

async function handleRender(command: Extract<RenderCommand, { type: 'render' }>): Promise<void> {
  const { id } = command;
  const rendering = { controller: new AbortController(), calls: new Map(), time: shares.start() };
  renderings.set(id, rendering);
  clearTimeout(release);
  try {
    const result = await make(command, rendering);
    const body = (result as Partial<RenderedPage> | null)?.shared?.body;
    const moved = body === undefined ? [] : [body.buffer];
    send({ type: 'rendered', id, result, costMs: rendering.time.end() }, moved);
  } catch (error) {
    send({ type: 'failed', id, error: cloneable(error), costMs: rendering.time.end() });
  } finally {
    renderings.delete(id);
    renderingsSinceRelease += 1;
    if (renderings.size === 0 && renderingsSinceRelease >= RENDERINGS_BEFORE_RELEASE)
      release = setTimeout(releaseNow, RELEASE_WHEN_IDLE_MS);
  }
}

function releaseNow(): void {
  renderingsSinceRelease = 0;
  releaseMemory();
}

/** As it can be sent: an error keeps its message and stack, anything else that cannot be sent its text. */
function cloneable(value: unknown): unknown {
  try {
    return structuredClone(value);
  } catch {
    return new Error(String(value));
  }
}

parentPort?.on('message', (command: RenderCommand) => {
  switch (command.type) {
    case 'render':
      void handleRender(command);
      return;
    case 'abort':
      renderings.get(command.id)?.controller.abort(new DOMException('it took too long', 'TimeoutError'));
      return;
    case 'answer':
      if (command.keepAs !== undefined) kept.set(command.keepAs, command.result);
      renderings.get(command.id)?.calls.get(command.call)?.resolve(command.result);
      return;
    case 'kept':
      renderings.get(command.id)?.calls.get(command.call)?.resolve(kept.get(command.name));
      return;
    case 'fault':
      renderings.get(command.id)?.calls.get(command.call)?.reject(command.error);
  }
});
send({ type: 'loaded' });
