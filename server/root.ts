// Where the repository's files and the programs of threads are: the same for the sources and for their bundle in dist/programs.
import { findPackageJSON } from 'node:module';
import { dirname, extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json, which no folder below it has another of. */
export const ROOT = dirname(findPackageJSON(import.meta.url) ?? '');

/** The program at `path` from the module at `moduleUrl`, of its kind: TypeScript as it was written, JavaScript in the bundle. */
export function programUrl(path: string, moduleUrl: string): URL {
  return new URL(path + extname(fileURLToPath(moduleUrl)), moduleUrl);
}
