// `npm start`: builds the page when there is no build or an older one than the sources, then opens the shop.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { main } from '#server/main.ts';
import { precompress } from '#server/precompress.ts';

const ROOT = resolve(import.meta.dirname, '..');
const STAMP = join(ROOT, 'dist/built');
/** What the builds are made from. */
const SOURCES = ['{contract,engine,outbox,src,sw,worker,public}/**/*', 'vite.config.ts', 'package-lock.json'];

function isBuilt(): boolean {
  if (!existsSync(STAMP)) return false;
  const built = statSync(STAMP).mtimeMs;
  return globSync(SOURCES, { cwd: ROOT }).every((file) => {
    const facts = statSync(join(ROOT, file), { throwIfNoEntry: false });
    return facts === undefined || !facts.isFile() || facts.mtimeMs <= built;
  });
}

async function build(): Promise<void> {
  process.stdout.write('Building the pages, once.\n');
  const started = Date.now();
  for (const more of [[], ['--ssr']]) {
    const run = spawnSync(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...more],
      {
        cwd: ROOT,
        stdio: 'inherit',
      },
    );
    if (run.status !== 0) {
      process.stderr.write('The pages could not be built.\n');
      process.exit(1);
    }
  }
  await precompress(join(ROOT, 'dist/client'));
  // The moment the build began: what was saved meanwhile is newer and is built at the next start.
  writeFileSync(STAMP, '');
  utimesSync(STAMP, started / 1000, started / 1000);
}

if (!isBuilt()) await build();
await main();
