// The pages as `npm run build` made them: files for the browser, and a render function whose head refers to them.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Render } from '#contract/ssr.ts';
import { serveStaticFiles } from '#server/http/static-files.ts';
import { readPageAssets } from '#server/ssr/assets.ts';
import type { CreateRenderer } from '#server/ssr/page.ts';

/** `distDir` holds the two builds, `client` and `server`; without them only API calls are served. */
export function createProductionRenderer(distDir: string): CreateRenderer {
  return async (app: FastifyInstance) => {
    const entry = join(distDir, 'server/entry-server.js');
    if (!existsSync(entry)) return undefined;
    const clientDir = join(distDir, 'client');
    await serveStaticFiles(app, clientDir);
    const assets = readPageAssets(clientDir);
    // Otherwise React and the router run their slower development builds.
    process.env['NODE_ENV'] ??= 'production';
    const { render } = (await import(pathToFileURL(entry).href)) as { render: Render };
    return async (request) => {
      const page = await render(request);
      const head = () => `${assets.headFor(page.html, page.modules, request.nonce)}</head>`;
      return { ...page, html: page.html.replace('</head>', head) };
    };
  };
}
