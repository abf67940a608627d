// Whether what is built is as new as its sources: told by the time of a file that each build leaves behind.
import { existsSync, globSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#server/root.ts';

/** False without a stamp; `sources`: patterns from the repository's folder. */
export function isNewerThanSources(stamp: string, sources: readonly string[]): boolean {
  if (!existsSync(stamp)) return false;
  const builtAt = statSync(stamp).mtimeMs;
  return globSync(sources, { cwd: ROOT }).every((file) => {
    const found = statSync(join(ROOT, file), { throwIfNoEntry: false });
    return found === undefined || !found.isFile() || found.mtimeMs <= builtAt;
  });
}

/** `startedAt`: the time when the build began, ms since 1970. Files saved meanwhile are newer, and built the next time. */
export function writeStamp(stamp: string, startedAt: number): void {
  writeFileSync(stamp, '');
  utimesSync(stamp, startedAt / 1000, startedAt / 1000);
}
