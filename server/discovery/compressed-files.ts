// Compressed snapshot files: each made on first request, off the event loop, and stored beside the original.
import { createHash, randomBytes } from 'node:crypto';
import { type FileHandle, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { createFairQueue } from '#server/fair-queue.ts';
import { SNAPSHOT_NAME, type SnapshotFolder } from '#server/discovery/snapshot-files.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const zstd = promisify(zstdCompress);

/** Larger files, and files that change often, are compressed at the fast level. */
const MAX_BEST_COMPRESSION_BYTES = 8_000_000;
/**
 * One at a time. Beyond as many as are made in some seconds, files are sent as they are: to one client sooner, so that none has all
 * turns. A device that is new asks for two.
 */
const JOBS = { concurrency: 1, maxWaiting: 12, maxWaitingOfClient: 3 } as const;
/** More than a folder has files. */
const MAX_KNOWN_HASHES = 1_000;
/** Text bases of all languages, several times over; what waits is no more than a name. */
const MAX_RECOMPRESSED = 200;
const QUALITY = { fast: 5, good: 9, best: 11 } as const;
const ZSTD_LEVEL = { fast: 9, best: 19 } as const;
/** RFC 9842: dcz decoders support a window of 8 MiB, or 1.25 times the dictionary size if that is more. */
const MIN_WINDOW_BYTES = 2 ** 23;
const MAX_WINDOW_LOG = 27;
/** RFC 9842, section 5: the header of a skippable frame with the dictionary's SHA-256. */
const DCZ_MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00]);

/** A content coding: `dcz` is Zstandard over a dictionary that the client has. */
export type ContentCoding = 'br' | 'gzip' | 'dcz';
/** Open, since a smaller one may take its place on the disk at any time: this one stays whole, with its own length. */
export interface CompressedFile {
  /** To be closed by whoever asked; a stream of it closes it. */
  readonly file: FileHandle;
  readonly bytes: number;
}
export interface CompressedFiles {
  /** Undefined if there is no such file. `name` is a snapshot file name. */
  uncompressed(name: string): Promise<CompressedFile | undefined>;
  /** `client` asks for it; null: not told apart from others. Also undefined while too much waits, of the client or of all. */
  compressed(name: string, coding: 'br' | 'gzip', client: string | null): Promise<CompressedFile | undefined>;
  /**
   * Compressed with an earlier file of the same kind as the dictionary, identified by its SHA-256 (hexadecimal).
   * Undefined if either file does not exist, and as `compressed`.
   */
  compressedWithDictionary(
    name: string,
    dictionaryHash: string,
    client: string | null,
  ): Promise<CompressedFile | undefined>;
}

/** `onError` is told why a result was not kept; the file is then sent as it is. */
export function createCompressedFiles(
  folder: SnapshotFolder,
  onError: (error: unknown) => void = () => undefined,
): CompressedFiles {
  /** Jobs by file name, so that each file is compressed once; false: there is nothing to compress, or no turn for it. */
  const inFlight = new Map<string, Promise<boolean>>();
  /** All share the threads that files and pages are read, written and compressed with: others keep most of them. */
  const jobs = createFairQueue(JOBS);
  const recompressing = createFairQueue({ ...JOBS, maxWaiting: MAX_RECOMPRESSED });
  /** Of files that were a dictionary, by name. */
  const hashes = new LRUCache<string, Promise<string | undefined>>({ max: MAX_KNOWN_HASHES });

  async function opened(name: string): Promise<CompressedFile | undefined> {
    const file = await open(folder.path(name)).catch(() => undefined);
    if (file === undefined) return undefined;
    const { size } = await file.stat();
    return { file, bytes: size };
  }
  async function writeAtomically(name: string, content: Uint8Array): Promise<void> {
    const temporaryPath = folder.path(`.${name}.${randomBytes(4).toString('hex')}`);
    try {
      await writeFile(temporaryPath, content, { mode: 0o600 });
      await rename(temporaryPath, folder.path(name));
    } catch (error) {
      // A full disk has taken a part of it.
      await rm(temporaryPath, { force: true });
      throw error;
    }
  }
  async function compressOnce(
    name: string,
    client: string | null,
    make: () => Promise<Uint8Array | undefined>,
  ): Promise<CompressedFile | undefined> {
    const job =
      inFlight.get(name) ??
      (async () => {
        const isThere = await stat(folder.path(name)).then(
          () => true,
          () => false,
        );
        if (isThere) return true;
        const turn = jobs.run(client, async () => {
          const content = await make();
          if (content !== undefined) await writeAtomically(name, content);
          return content !== undefined;
        });
        if (typeof turn === 'string') return false;
        return turn.catch((error: unknown) => {
          onError(error);
          return false;
        });
      })().finally(() => inFlight.delete(name));
    inFlight.set(name, job);
    return (await job) ? opened(name) : undefined;
  }
  const contentOf = (name: string) => readFile(folder.path(name)).catch(() => undefined);

  /** Replaces the first result by the smallest one, which takes seconds, in the background. */
  function recompress(name: string): void {
    const turn = recompressing.run(null, async () => {
      const content = await contentOf(name);
      if (content !== undefined) await writeAtomically(`${name}.br`, await brotliAt(content, QUALITY.best));
    });
    // The folder may be gone; the first result still works.
    if (typeof turn !== 'string') turn.catch(() => undefined);
  }

  /** Undefined if there is no such file. */
  function hashOf(name: string): Promise<string | undefined> {
    const known = hashes.get(name) ?? readHash(name);
    hashes.set(name, known);
    return known;
  }
  async function readHash(name: string): Promise<string | undefined> {
    const content = await contentOf(name);
    // It may come, from another server's folder.
    if (content === undefined) hashes.delete(name);
    return content && sha256(content);
  }

  return {
    uncompressed: opened,
    compressed: (name, coding, client) =>
      compressOnce(`${name}.${coding === 'br' ? 'br' : 'gz'}`, client, async () => {
        const content = await contentOf(name);
        if (content === undefined) return undefined;
        if (coding === 'gzip') return gzipped(content);
        const isText = name.startsWith('text-') && content.byteLength <= MAX_BEST_COMPRESSION_BYTES;
        const result = await brotliAt(content, isText ? QUALITY.good : QUALITY.fast);
        if (isText) recompress(name);
        return result;
      }),
    async compressedWithDictionary(name, dictionaryHash, client) {
      const dictionaryName = `${snapshotKindOf(name)}-${dictionaryHash.slice(0, 16)}.bin`;
      if (!SNAPSHOT_NAME.test(dictionaryName) || dictionaryName === name) return undefined;
      // Before anything is made: the names of both files have its beginning alone.
      if ((await hashOf(dictionaryName)) !== dictionaryHash) return undefined;
      return compressOnce(`${name}.${dictionaryHash.slice(0, 16)}.dcz`, client, async () => {
        const [content, dictionary] = [await contentOf(name), await contentOf(dictionaryName)];
        if (content === undefined || dictionary === undefined) return undefined;
        // Damaged since.
        if (sha256(dictionary) !== dictionaryHash) return undefined;
        const frame = await zstd(content, {
          dictionary,
          params: {
            [constants.ZSTD_c_compressionLevel]:
              content.byteLength <= MAX_BEST_COMPRESSION_BYTES ? ZSTD_LEVEL.best : ZSTD_LEVEL.fast,
            [constants.ZSTD_c_windowLog]: windowLogFor(dictionary.byteLength),
          },
        });
        return Buffer.concat([DCZ_MAGIC, Buffer.from(dictionaryHash, 'hex'), frame]);
      });
    },
  };
}

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function brotliAt(content: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  };
  return brotli(content, { params });
}

function windowLogFor(dictionaryBytes: number): number {
  const allowed = Math.max(MIN_WINDOW_BYTES, dictionaryBytes * 1.25);
  return Math.min(MAX_WINDOW_LOG, Math.floor(Math.log2(allowed)));
}

/** `text-en` of `text-en-0123456789abcdef.bin`. */
export function snapshotKindOf(name: string): string {
  return name.slice(0, -'-0123456789abcdef.bin'.length);
}
