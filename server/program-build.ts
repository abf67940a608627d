// Bundles the server and the commands into dist/programs: a thousand modules in a few files, which start in half the time.
import { globSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isNewerThanSources, writeStamp } from '#server/build-stamp.ts';
import { ROOT } from '#server/root.ts';

const FOLDER = join(ROOT, 'dist/programs');
const STAMP = join(FOLDER, 'built');
/** The sources of server and commands. */
export const PROGRAM_SOURCES = [
  '{catalogue,commands,commerce,contract,engine,feeds,outbox,pages,server,settings,store}/**/*.ts',
  'package.json',
  'package-lock.json',
];
/** By their path in the bundle: programs of threads are found from the others as in the sources. */
const SERVER_PROGRAMS = {
  main: 'server/main.ts',
  'builder-thread': 'server/builder-thread.ts',
  'discovery/texts-thread': 'server/discovery/texts-thread.ts',
  'seed-thread': 'server/seed-thread.ts',
  'render-thread': 'server/ssr/render-thread.ts',
};
/** Files of bundles before the last stay so long, for servers that still run from them. */
const KEPT_MS = 24 * 3600 * 1000;
/** Packages of hundreds of modules; the others are few, or have files beside their code. */
const BUNDLED_PACKAGES = ['typebox', 'kysely'];

export const isProgramBuildCurrent = () => isNewerThanSources(STAMP, PROGRAM_SOURCES);

export async function buildPrograms(): Promise<void> {
  const startedAt = Date.now();
  const replacedAt = statSync(STAMP, { throwIfNoEntry: false })?.mtimeMs ?? startedAt;
  const commands = globSync('commands/*/command.ts', { cwd: ROOT });
  const { build } = await import('vite');
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: BUNDLED_PACKAGES },
    build: {
      ssr: true,
      outDir: FOLDER,
      emptyOutDir: false,
      minify: false,
      rollupOptions: {
        input: {
          ...SERVER_PROGRAMS,
          ...Object.fromEntries(commands.map((file) => [file.slice(0, -3), file])),
        },
        // Chunks beside the programs: what is found from a module's own place is the same from both.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  writeStamp(STAMP, startedAt);
  deleteFormer(FOLDER, { startedAt, replacedAt });
}

/** `replacedAt`: when the bundle before this one was begun; both in ms since 1970. A server may run from that for weeks. */
export function deleteFormer(
  folder: string,
  { startedAt, replacedAt }: { readonly startedAt: number; readonly replacedAt: number },
): void {
  const keptFrom = Math.min(replacedAt, startedAt - KEPT_MS);
  for (const file of globSync('**/*.js', { cwd: folder }).map((name) => join(folder, name)))
    if (statSync(file).mtimeMs < keptFrom) rmSync(file);
}

/** The program at `path` of the bundle where that is as new as the sources, else its `source`. */
export async function loadProgram<T>(path: string, source: () => Promise<T>): Promise<T> {
  if (!isProgramBuildCurrent()) return source();
  return (await import(pathToFileURL(join(FOLDER, `${path}.js`)).href)) as T;
}
