// Builds a page with its worker, minified as in production, and serves it on localhost with given files.
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { temporaryFolder } from '#tests/databases.ts';

export interface BuiltPage {
  readonly origin: string;
  /** Starts to serve the bytes; returns their path. */
  serve(name: string, content: ArrayBuffer): string;
  close(): Promise<void>;
}

const HTML = '<!doctype html><title>Engine</title><script type="module" src="/page.js"></script>';

/** `entry`: the page's script, a path from the repository's root. */
export async function openBuiltPage(entry: string): Promise<BuiltPage> {
  const folder = temporaryFolder();
  const files = new Map<string, Uint8Array>();
  await build({
    configFile: false,
    root: resolve(import.meta.dirname, '../..'),
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    worker: { format: 'es' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      modulePreload: false,
      rollupOptions: { input: entry, output: { entryFileNames: 'page.js' } },
    },
  });
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    // Cross-origin isolation gives a clock with microseconds.
    response.setHeader('cross-origin-opener-policy', 'same-origin');
    response.setHeader('cross-origin-embedder-policy', 'require-corp');
    if (path === '/') return response.setHeader('content-type', 'text/html').end(HTML);
    const file = files.get(path);
    if (file !== undefined) return response.end(file);
    try {
      const script = readFileSync(join(folder, path));
      return response.setHeader('content-type', 'text/javascript').end(script);
    } catch {
      return response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    serve(name, content) {
      const path = `/files/${encodeURIComponent(name)}`;
      files.set(path, new Uint8Array(content));
      return path;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => {
        server.close(closed);
      });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
