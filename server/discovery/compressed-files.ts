// Snapshot files packed for the wire, each made when it is first asked for, off the event loop, and kept beside the file.
import { createHash, randomBytes } from 'node:crypto';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { SNAPSHOT_NAME, type SnapshotFolder } from '#server/discovery/snapshot-files.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const zstd = promisify(zstdCompress);

/** Files that change often are packed fast. Above this size so are all. */
const MAX_BEST_COMPRESSION_BYTES = 8_000_000;
const QUALITY = { fast: 5, good: 9, best: 11 } as const;
const ZSTD_LEVEL = { fast: 9, best: 19 } as const;
/** RFC 9842: a decoder of dcz has a window of 8 MiB at least, or of 1.25 times the dictionary. */
const MIN_WINDOW_BYTES = 2 ** 23;
const MAX_WINDOW_LOG = 27;
/** RFC 9842, section 5: a skippable frame that holds the dictionary's SHA-256. */
const DCZ_MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00]);

/** A content coding: `dcz` is Zstandard over a dictionary that the client has. */
export type ContentCoding = 'br' | 'gzip' | 'dcz';
export interface CompressedFile {
  readonly path: string;
  readonly bytes: number;
}
export interface CompressedFiles {
  /** Undefined where there is no such file. `name` is a snapshot file's. */
  uncompressed(name: string): Promise<CompressedFile | undefined>;
  compressed(name: string, packing: 'br' | 'gzip'): Promise<CompressedFile | undefined>;
  /**
   * Packed over an earlier file of the same kind, of which the client told the SHA-256 (hexadecimal). Undefined where
   * either is not there.
   */
  compressedWithDictionary(name: string, dictionaryHash: string): Promise<CompressedFile | undefined>;
}

export function createCompressedFiles(folder: SnapshotFolder): CompressedFiles {
  /** One flight a file. */
  const inFlight = new Map<string, Promise<CompressedFile | undefined>>();

  async function plain(name: string): Promise<CompressedFile | undefined> {
    const path = folder.path(name);
    const facts = await stat(path).catch(() => undefined);
    return facts === undefined ? undefined : { path, bytes: facts.size };
  }
  async function writeAtomically(name: string, content: Uint8Array): Promise<CompressedFile> {
    const path = folder.path(name);
    const draft = folder.path(`.${name}.${randomBytes(4).toString('hex')}`);
    await writeFile(draft, content, { mode: 0o600 });
    await rename(draft, path);
    return { path, bytes: content.byteLength };
  }
  function compressOnce(
    name: string,
    make: () => Promise<Uint8Array | undefined>,
  ): Promise<CompressedFile | undefined> {
    const flight =
      inFlight.get(name) ??
      (async () => {
        const there = await plain(name);
        if (there !== undefined) return there;
        const content = await make();
        return content === undefined ? undefined : writeAtomically(name, content);
      })().finally(() => inFlight.delete(name));
    inFlight.set(name, flight);
    return flight;
  }
  const contentOf = (name: string) => readFile(folder.path(name)).catch(() => undefined);

  /** What is asked for often is worth the seconds that the smallest form takes; it takes the first one's place. */
  function recompress(name: string, content: Buffer): void {
    brotliAt(content, QUALITY.best)
      .then((best) => writeAtomically(`${name}.br`, best))
      // The folder went meanwhile; what is there serves as well.
      .catch(() => undefined);
  }

  return {
    uncompressed: plain,
    compressed: (name, packing) =>
      compressOnce(`${name}.${packing === 'br' ? 'br' : 'gz'}`, async () => {
        const content = await contentOf(name);
        if (content === undefined) return undefined;
        if (packing === 'gzip') return gzipped(content);
        const isText = name.startsWith('text-') && content.byteLength <= MAX_BEST_COMPRESSION_BYTES;
        const packed = await brotliAt(content, isText ? QUALITY.good : QUALITY.fast);
        if (isText) recompress(name, content);
        return packed;
      }),
    compressedWithDictionary(name, dictionaryHash) {
      const before = `${snapshotKindOf(name)}-${dictionaryHash.slice(0, 16)}.bin`;
      if (!SNAPSHOT_NAME.test(before) || before === name) return Promise.resolve(undefined);
      return compressOnce(`${name}.${dictionaryHash.slice(0, 16)}.dcz`, async () => {
        const [content, dictionary] = [await contentOf(name), await contentOf(before)];
        if (content === undefined || dictionary === undefined) return undefined;
        const hash = createHash('sha256').update(dictionary).digest();
        if (hash.toString('hex') !== dictionaryHash) return undefined;
        const frame = await zstd(content, {
          dictionary,
          params: {
            [constants.ZSTD_c_compressionLevel]:
              content.byteLength <= MAX_BEST_COMPRESSION_BYTES ? ZSTD_LEVEL.best : ZSTD_LEVEL.fast,
            [constants.ZSTD_c_windowLog]: windowLogFor(dictionary.byteLength),
          },
        });
        return Buffer.concat([DCZ_MAGIC, hash, frame]);
      });
    },
  };
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
