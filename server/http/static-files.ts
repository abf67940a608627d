// Serves the built files, compressed in advance; files with hashed names are cached for ever, others are revalidated. None is refused under load.
import { existsSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { shopError } from '#contract/errors.ts';
import '#server/http/call-config.ts';
import { sendError } from '#server/http/errors.ts';
import { FILE_POLICY } from '#server/http/headers.ts';

const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';
/** One route per file: other URLs fall through to the pages. Without service worker `/sw.js` is the script that ends it. */
export async function serveStaticFiles(
  app: FastifyInstance,
  clientDir: string,
  hasServiceWorker = true,
): Promise<void> {
  if (!existsSync(clientDir)) return;
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, isNeverRefused: true };
    });
    await files.register(fastifyStatic, {
      root: clientDir,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      index: false,
      globIgnore: ['**/*.br', '**/*.gz', '**/*.map', '.vite/**', ...(hasServiceWorker ? [] : ['sw.js'])],
      setHeaders(reply, path) {
        const isHashed = path.startsWith(join(clientDir, 'assets') + sep);
        reply.header('cache-control', isHashed ? IMMUTABLE_CACHE_CONTROL : 'no-cache');
        reply.header('content-security-policy', FILE_POLICY);
      },
    });
    if (!hasServiceWorker) files.get('/sw.js', (_, reply) => reply.sendFile('sw-off.js'));
  });
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Files that this build lacks, but pages of the builds before it, or of another node's, still ask for. */
export function serveFormerFiles(
  app: FastifyInstance,
  find: (name: string) => Promise<Buffer | undefined>,
): void {
  const options = { config: { isNeverRefused: true } };
  app.get<{ Params: { readonly name: string } }>('/assets/:name', options, async (request, reply) => {
    const { name } = request.params;
    const type = TYPES[extname(name)];
    const content = type === undefined ? undefined : await find(name);
    if (type === undefined || content === undefined)
      return sendError(reply, shopError('not_found', { field: 'path' }));
    return reply
      .header('cache-control', IMMUTABLE_CACHE_CONTROL)
      .header('content-security-policy', FILE_POLICY)
      .type(type)
      .send(content);
  });
}
