// Pictures on disk: written atomically; encoded ones are evicted, oldest first, beyond a budget of bytes.
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ImageWidth } from '#contract/image-widths.ts';

export type ImageFormat = 'webp' | 'avif';

export interface EncodedImageKey {
  readonly imageId: string;
  readonly width: ImageWidth;
  readonly format: ImageFormat;
}

export interface ImageFiles {
  readEncoded(key: EncodedImageKey): Promise<Buffer | undefined>;
  writeEncoded(key: EncodedImageKey, bytes: Buffer): Promise<void>;
  /** Merchants' photos as they came; never evicted, since the merchant may take them away. */
  readOriginal(imageId: string): Promise<Buffer | undefined>;
  hasOriginal(imageId: string): Promise<boolean>;
  writeOriginal(imageId: string, bytes: Buffer): Promise<void>;
}

/** Bytes of encoded pictures on disk at most; 2 GiB holds about 50,000. */
export const DEFAULT_BUDGET_BYTES = 2 * 1024 ** 3;
/** Eviction goes down to this share of the budget, so that not every write has to evict. */
const EVICT_TO_SHARE = 0.9;

export function createImageFiles(dataDir: string, budgetBytes = DEFAULT_BUDGET_BYTES): ImageFiles {
  const encodedDir = join(dataDir, 'images', 'made');
  const originalsDir = join(dataDir, 'images', 'originals');
  const encodedPath = (key: EncodedImageKey): string =>
    join(encodedDir, key.imageId.slice(0, 2), `${key.imageId}-${key.width}.${key.format}`);
  const originalPath = (imageId: string): string => join(originalsDir, imageId.slice(0, 2), imageId);
  let total: number | undefined;
  let counting: Promise<void> | undefined;
  let evicting: Promise<void> | undefined;

  // The running sum may miss a file written during the first count; each eviction counts again.
  async function addBytes(bytes: number): Promise<void> {
    if (total === undefined) {
      counting ??= list(encodedDir)
        .then((files) => {
          total = sumOf(files);
        })
        .finally(() => {
          counting = undefined;
        });
      await counting;
    } else {
      total += bytes;
    }
    if ((total ?? 0) <= budgetBytes) return;
    evicting ??= evict().finally(() => {
      evicting = undefined;
    });
    await evicting;
  }

  async function evict(): Promise<void> {
    const files = (await list(encodedDir)).sort((a, b) => a.modifiedAt - b.modifiedAt);
    let remaining = sumOf(files);
    for (const file of files) {
      if (remaining <= budgetBytes * EVICT_TO_SHARE) break;
      await rm(file.path, { force: true });
      remaining -= file.bytes;
    }
    total = remaining;
  }

  return {
    readEncoded: (key) => readIfPresent(encodedPath(key)),
    writeEncoded: async (key, bytes) => {
      await writeAtomically(encodedPath(key), bytes);
      await addBytes(bytes.byteLength);
    },
    readOriginal: (imageId) => readIfPresent(originalPath(imageId)),
    hasOriginal: async (imageId) => (await statIfPresent(originalPath(imageId))) !== undefined,
    writeOriginal: (imageId, bytes) => writeAtomically(originalPath(imageId), bytes),
  };
}

/** A reader sees the old file or the new one; a crash leaves at most a temporary file behind. */
async function writeAtomically(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    await writeFile(temporary, bytes);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function readIfPresent(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function statIfPresent(path: string): Promise<{ bytes: number; modifiedAt: number } | undefined> {
  try {
    const stats = await stat(path);
    return { bytes: stats.size, modifiedAt: stats.mtimeMs };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

interface StoredFile {
  readonly path: string;
  readonly bytes: number;
  /** ms since 1970. */
  readonly modifiedAt: number;
}

function sumOf(files: readonly StoredFile[]): number {
  return files.reduce((sum, file) => sum + file.bytes, 0);
}

async function list(folder: string): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const name of names) {
    if (!name.isFile()) continue;
    const path = join(name.parentPath, name.name);
    const stats = await statIfPresent(path);
    if (stats !== undefined) files.push({ path, ...stats });
  }
  return files;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
