// Whether files can be written to the data folder: tried with a real one, since only that tells a full or read-only disk.
import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '#store/make-folder.ts';

/** About what a change of a cart and its log need; a disk with less is full. */
const TRIAL_BYTES = 64 * 1024;
/** A trial is one write to the disk; requests in between get its outcome. */
const TRIAL_INTERVAL_MS = 5_000;

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'is on a disk without free space',
  EDQUOT: 'has used up its quota of disk space',
  EROFS: 'is on a disk that is read-only',
  EACCES: 'may not be written by this user',
  EPERM: 'may not be written by this user',
  ENOENT: 'is in a place that takes no files',
  ENOTDIR: 'is below a file',
  EEXIST: 'is not a folder',
};

/** What is wrong with the folder, as the end of a sentence: `is on a disk without free space (ENOSPC)`. */
export type DataFolderFault = string;

/** The folder can't be used: its message names folder and reason. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
  constructor(dataDir: string, fault: DataFolderFault) {
    super(`The data folder ${dataDir} ${fault}. CAIRN_DATA_DIR names another one.`);
  }
}

/** Writes a file of the folder, which is made if it is missing, to the disk and removes it; null: that worked. */
export async function tryDataFolder(dataDir: string): Promise<DataFolderFault | null> {
  const file = join(dataDir, `.trial-${randomUUID()}`);
  try {
    await makeFolder(dataDir);
    const handle = await open(file, 'wx', 0o600);
    try {
      await handle.writeFile(Buffer.alloc(TRIAL_BYTES));
      await handle.sync();
    } finally {
      await handle.close();
    }
    return null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    return `${REASONS[code] ?? 'cannot be written'} (${code})`;
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}

/** Throws DataFolderError. */
export async function requireDataFolder(dataDir: string): Promise<void> {
  const fault = await tryDataFolder(dataDir);
  if (fault !== null) throw new DataFolderError(dataDir, fault);
}

/** Tries at most every five seconds. `onChange` hears when the outcome is another than before. */
export function createDataFolderCheck(
  dataDir: string,
  now: () => number,
  onChange: (fault: DataFolderFault | null) => void,
): () => Promise<DataFolderFault | null> {
  let latest: { readonly at: number; readonly fault: Promise<DataFolderFault | null> } | null = null;
  let known: DataFolderFault | null = null;
  const trial = async () => {
    const fault = await tryDataFolder(dataDir);
    if (fault !== known) onChange(fault);
    known = fault;
    return fault;
  };
  return () => {
    const at = now();
    if (latest === null || Math.abs(at - latest.at) >= TRIAL_INTERVAL_MS) latest = { at, fault: trial() };
    return latest.fault;
  };
}
