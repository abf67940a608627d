// The pages as `npm run build` made them: files for the browser, and threads that render what refers to them.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveHashedFiles, serveStaticFiles } from '#server/http/static-files.ts';
import { holdBuild } from '#server/ssr/held-build.ts';
import type { CreateRenderer } from '#server/ssr/page.ts';
import { createRenderPool } from '#server/ssr/render-pool.ts';
import { buildFile, type BuildFiles, storeBuild } from '#store/builds.ts';

/** `distDir` holds the two builds, `client` and `server`; without them only API calls are served. Another build may replace them meanwhile. */
export function createProductionRenderer(distDir: string): CreateRenderer {
  return async (app, { store, log, hasServiceWorker }) => {
    if (!existsSync(join(distDir, 'server/entry-server.js'))) return undefined;
    const held = holdBuild(distDir);
    const clientDir = join(held, 'client');
    await serveStaticFiles(app, clientDir, hasServiceWorker);
    serveHashedFiles(app, join(clientDir, 'assets'), (name) => buildFile(store.db, name));
    // The shop opens without it; what is missing then are files that only pages of other builds ask for.
    await storeBuild(store, buildFiles(join(clientDir, 'assets')), Date.now()).catch((error: unknown) =>
      log.warn({ err: error }, 'the page files of this build were not stored'),
    );
    const pool = await createRenderPool(held, (error) => log.error({ err: error, where: 'ssr' }));
    return { isShareable: true, ...pool };
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
