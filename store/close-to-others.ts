// Who else on the machine may read what a shop stores.
import { chmodSync } from 'node:fs';

/** Its owner alone may say so, and not every file system knows of it. */
const NOT_OURS_TO_SAY: ReadonlySet<string | undefined> = new Set(['EPERM', 'ENOTSUP', 'EINVAL', 'EROFS']);

/** A folder that was mounted with another owner keeps its rights: whoever mounted it has chosen them. */
export function closeToOthers(path: string, mode: number, chmod: typeof chmodSync = chmodSync): void {
  try {
    chmod(path, mode);
  } catch (error) {
    if (!NOT_OURS_TO_SAY.has((error as NodeJS.ErrnoException).code)) throw error;
  }
}
