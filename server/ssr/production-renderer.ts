// The pages as `npm run build` made them: files for the browser, and a render function whose head refers to them.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderCheckout } from '#contract/checkout-page.ts';
import type { RenderMail } from '#contract/mails.ts';
import type { Render } from '#contract/ssr.ts';
import { serveFormerFiles, serveStaticFiles } from '#server/http/static-files.ts';
import { readPageAssets } from '#server/ssr/assets.ts';
import type { CreateRenderer } from '#server/ssr/page.ts';
import { buildFile, type BuildFiles, storeBuild } from '#server/store/builds.ts';

/** `distDir` holds the two builds, `client` and `server`; without them only API calls are served. */
export function createProductionRenderer(distDir: string): CreateRenderer {
  return async (app, { store, log, hasServiceWorker }) => {
    if (!existsSync(join(distDir, 'server/entry-server.js'))) return undefined;
    const load = (entry: string): Promise<unknown> =>
      import(pathToFileURL(join(distDir, 'server', entry)).href);
    const clientDir = join(distDir, 'client');
    await serveStaticFiles(app, clientDir, hasServiceWorker);
    serveFormerFiles(app, (name) => buildFile(store.db, name));
    // The shop opens without it; what is missing then are files that only pages of other builds ask for.
    await storeBuild(store, buildFiles(join(clientDir, 'assets')), Date.now()).catch((error: unknown) =>
      log.warn({ err: error }, 'the page files of this build were not stored'),
    );
    const assets = readPageAssets(clientDir);
    // Otherwise React and the router run their slower development builds.
    process.env['NODE_ENV'] ??= 'production';
    const { render } = (await load('entry-server.js')) as { render: Render };
    const { renderMail } = (await load('entry-mails.js')) as { renderMail: RenderMail };
    const { renderCheckout } = (await load('entry-checkout.js')) as { renderCheckout: RenderCheckout };
    return {
      isShareable: true,
      async render(request) {
        const page = await render(request);
        const head = () => `${assets.headFor(page.html, page.modules, request.nonce)}</head>`;
        return { ...page, html: page.html.replace('</head>', head) };
      },
      async renderCheckout(request) {
        const html = await renderCheckout(request);
        return html.replace('</head>', () => `${assets.checkoutHeadFor(html, request.nonce)}</head>`);
      },
      renderMail,
    };
  };
}

/** The files with hashed names, without their compressed copies. */
function buildFiles(folder: string): BuildFiles {
  const names = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /\.(js|css|woff2)$/.test(name))
        .sort()
    : [];
  const build = createHash('sha256').update(names.join('\n')).digest('hex');
  return { build, names, read: (name) => readFile(join(folder, name)) };
}
