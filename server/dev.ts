// `npm run dev`: the shop with its pages rendered from the sources and replaced in the browser as they change.
import type { FastifyInstance } from 'fastify';
import type { RenderCheckout } from '#contract/checkout-page.ts';
import type { RenderMail } from '#contract/mails.ts';
import type { Render } from '#contract/ssr.ts';
import { type Command, runProcess } from '#server/command-line/command.ts';
import type { BuiltPages } from '#server/ssr/page.ts';
import { setDefault } from '#server/variable-default.ts';

/** Stands in Vite's HTML for the nonce of each response. */
const NONCE_PLACEHOLDER = 'nonce-of-the-response';
const ENTRY = 'src/app/entry-client.tsx';
const CHECKOUT_ENTRY = 'src/checkout/entry-client.ts';

/** Vite serves the sources before any route is looked up; what it does not know goes on to the shop. */
async function createDevRenderer(app: FastifyInstance): Promise<BuiltPages> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server }, cors: false },
    html: { cspNonce: NONCE_PLACEHOLDER },
    optimizeDeps: { entries: [ENTRY, CHECKOUT_ENTRY, 'worker/main.ts'] },
  });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, (error?: Error) => done(error));
  });
  /** The scripts of a page, which bring its styles along. */
  async function withScripts(html: string, entry: string, url: string, nonce: string): Promise<string> {
    const head = `<head><script type="module" src="/${entry}"></script></head>`;
    const tags = (await vite.transformIndexHtml(url, head))
      .replace(/^<head>|<\/head>$/g, '')
      .replaceAll(NONCE_PLACEHOLDER, nonce);
    return html.replace('</head>', () => `${tags}</head>`);
  }
  return {
    async render(request) {
      const { render } = (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as { render: Render };
      const page = await render(request);
      return { ...page, html: await withScripts(page.html, ENTRY, request.url, request.nonce) };
    },
    async renderMail(request) {
      const entry = await vite.ssrLoadModule('/src/mails/entry-mails.tsx');
      return (entry as { renderMail: RenderMail }).renderMail(request);
    },
    async renderCheckout(request) {
      const { renderCheckout } = (await vite.ssrLoadModule('/src/checkout/entry-checkout.tsx')) as {
        renderCheckout: RenderCheckout;
      };
      const { market } = request.site;
      const html = await renderCheckout(request);
      return withScripts(html, CHECKOUT_ENTRY, `/${market.code}/checkout`, request.nonce);
    },
  };
}

const COMMAND = {
  name: 'npm run dev',
  forms: [''],
  summary: `Runs the shop with hot module replacement on http://localhost:3000, for this machine only: HOST=0.0.0.0 would publish the
sources. docs/settings.md lists the environment variables.`,
  options: {},
} as const satisfies Command;

await runProcess(COMMAND, async () => {
  setDefault(process.env, 'HOST', '127.0.0.1');
  const { main } = await import('#server/main.ts');
  await main(createDevRenderer);
  return 0;
});
