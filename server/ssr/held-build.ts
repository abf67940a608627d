// The build that a server runs from, under names of its own: one that is made beside the server deletes and replaces nothing of it.
import { createHash } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';

const PARTS = ['client', 'server'];
/** Beside them, since the files of `server` look for packages in the folders above. */
const FOLDER = 'held';
/** As many as the database keeps files of, for servers that still run from them. */
const KEPT_BUILDS = 3;

/**
 * A folder with the build that `distDir` holds now: second names of the same files (hard links), which take no room until a
 * build replaces the first ones. Where none can be made, on a disk that is read-only for example, it is `distDir` itself.
 */
export function holdBuild(distDir: string): string {
  try {
    const files = filesOf(distDir);
    const folder = join(distDir, FOLDER, identityOf(distDir, files));
    if (!existsSync(folder)) link(distDir, files, folder);
    const now = new Date();
    utimesSync(folder, now, now);
    deleteOld(join(distDir, FOLDER));
    return folder;
  } catch {
    return distDir;
  }
}

/** Paths of all files of the build, in one order. */
function filesOf(distDir: string): readonly string[] {
  return PARTS.flatMap((part) => {
    const folder = join(distDir, part);
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map(({ parentPath, name }) => relative(distDir, join(parentPath, name)));
  }).sort();
}

/** By the times of its files: a build writes all of them. */
function identityOf(distDir: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs } = statSync(join(distDir, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Whole or not at all: nodes may start at once. */
function link(distDir: string, files: readonly string[], folder: string): void {
  mkdirSync(dirname(folder), { recursive: true });
  const begun = mkdtempSync(`${folder}-`);
  try {
    for (const file of files) {
      mkdirSync(dirname(join(begun, file)), { recursive: true });
      linkSync(join(distDir, file), join(begun, file));
    }
    renameSync(begun, folder);
  } catch (error) {
    rmSync(begun, { recursive: true, force: true });
    // Another node was faster.
    if (!existsSync(folder)) throw error;
  }
}

function deleteOld(folder: string): void {
  const builds = readdirSync(folder)
    .map((name) => join(folder, name))
    .map((path) => ({ path, usedAt: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.usedAt - a.usedAt);
  for (const { path } of builds.slice(KEPT_BUILDS)) rmSync(path, { recursive: true, force: true });
}
