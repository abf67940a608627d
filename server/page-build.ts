// Builds the pages with Vite if there is no build, or one older than the sources; for `npm start` and `npm run build`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isNewerThanSources, writeStamp } from '#server/build-stamp.ts';
import { precompress } from '#server/precompress.ts';
import { ROOT } from '#server/root.ts';

const STAMP = join(ROOT, 'dist/built');
/** The sources of pages, workers and page renderer. */
export const PAGE_SOURCES = [
  '{contract,engine,outbox,pages,src,sw,worker,public}/**/*',
  'server/shell-page.ts',
  'vite.config.ts',
  'package-lock.json',
];

export const isBuildCurrent = () => isNewerThanSources(STAMP, PAGE_SOURCES);

/** False if Vite failed; it has printed the reason. */
export async function buildPages(): Promise<boolean> {
  process.stdout.write('Building the pages, once.\n');
  const startedAt = Date.now();
  for (const target of [[], ['--ssr']]) {
    const { status } = spawnSync(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...target],
      { cwd: ROOT, stdio: 'inherit' },
    );
    if (status !== 0) {
      process.stderr.write('The pages could not be built.\n');
      return false;
    }
  }
  await precompress(join(ROOT, 'dist/client'));
  writeStamp(STAMP, startedAt);
  return true;
}
