// Makes a folder with those above it, and always comes to an end.
import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * For this user alone. Node's own `recursive` never ends where the parent is there and the system says all the same that it is
 * missing, as below /proc. Rejects with the error of the system.
 */
export async function makeFolder(path: string): Promise<void> {
  const parent = dirname(path);
  if (parent !== path && (await isMissing(parent))) await makeFolder(parent);
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    const isThere = await stat(path).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (!isThere) throw error;
  }
}

/** A parent that is a file is not missing: what is below it fails with ENOTDIR. */
function isMissing(path: string): Promise<boolean> {
  return stat(path).then(
    () => false,
    (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT',
  );
}
