// The folder of snapshot files: named by their content, written whole or not at all, compressed beside, listed in an index.
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export interface SnapshotFile {
  readonly name: string;
  readonly bytes: number;
  /** SHA-256 of the bytes, hexadecimal. */
  readonly hash: string;
  /** What it was built from: the same key needs no second build. */
  readonly key: string;
}
/** What was built for one epoch of the catalogue. */
export interface SnapshotIndex {
  readonly seq: number;
  readonly epoch: string;
  /** ms since 1970 of the catalogue change. */
  readonly asOf: number;
  readonly texts: Readonly<Record<string, SnapshotFile>>;
  readonly columns: Readonly<Record<string, SnapshotFile>>;
}

export const SNAPSHOT_NAME = /^(text|columns)-[a-z]{2}(-[a-z]{2})?-[0-9a-f]{16}\.bin$/;
const BROTLI_QUALITY = 5;
/** Files that no index names stay this long for devices that hold an older manifest. */
const KEEP_MS = 24 * 3600 * 1000;

export interface SnapshotFolder {
  path(name: string): string;
  read(file: SnapshotFile): ArrayBuffer;
  write(prefix: string, key: string, content: ArrayBuffer): SnapshotFile;
  /** The index of the epoch, if every file it names is there. */
  index(epoch: string): SnapshotIndex | undefined;
  /** The index written last, whatever its epoch. */
  newestIndex(): SnapshotIndex | undefined;
  writeIndex(index: SnapshotIndex): void;
  /** Removes an index and its files, because they can't be opened. */
  discard(index: SnapshotIndex): void;
  /** Removes what no index of the last day names. */
  tidy(now: number): void;
}

/** `version` is the file format's: an index of another version is as good as none. */
export function openSnapshotFolder(dataDir: string, version: string): SnapshotFolder {
  const dir = join(dataDir, 'snapshots');
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const indexPrefix = `index-${version}-`;

  function put(name: string, content: Uint8Array | string): void {
    const draft = join(dir, `.${name}.${randomBytes(4).toString('hex')}`);
    writeFileSync(draft, content, { mode: 0o600, flush: true });
    renameSync(draft, join(dir, name));
  }
  function readIndex(name: string): SnapshotIndex | undefined {
    try {
      const index = JSON.parse(readFileSync(join(dir, name), 'utf8')) as SnapshotIndex;
      return filesOf(index).every((file) => sizeOf(join(dir, file.name)) === file.bytes) ? index : undefined;
    } catch {
      // An index that is absent, or not one: the files are built again.
      return undefined;
    }
  }
  function indexNames(): { name: string; writtenAt: number }[] {
    return readdirSync(dir)
      .filter((name) => name.startsWith('index-'))
      .flatMap((name) => {
        const facts = statSync(join(dir, name), { throwIfNoEntry: false });
        return facts === undefined ? [] : [{ name, writtenAt: facts.mtimeMs }];
      })
      .toSorted((a, b) => b.writtenAt - a.writtenAt);
  }

  return {
    path: (name) => join(dir, name),
    read(file) {
      const { buffer, byteOffset, byteLength } = readFileSync(join(dir, file.name));
      return buffer.slice(byteOffset, byteOffset + byteLength);
    },
    write(prefix, key, content) {
      const bytes = new Uint8Array(content);
      const hash = createHash('sha256').update(bytes).digest('hex');
      const name = `${prefix}-${hash.slice(0, 16)}.bin`;
      if (sizeOf(join(dir, name)) !== bytes.byteLength) {
        const quality = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
        put(`${name}.br`, brotliCompressSync(bytes, { params: quality }));
        put(`${name}.gz`, gzipSync(bytes));
        put(name, bytes);
      }
      return { name, bytes: bytes.byteLength, hash, key };
    },
    index: (epoch) => readIndex(`${indexPrefix}${epoch}.json`),
    newestIndex: () => {
      const newest = indexNames().find(({ name }) => name.startsWith(indexPrefix));
      return newest === undefined ? undefined : readIndex(newest.name);
    },
    writeIndex: (index) => put(`${indexPrefix}${index.epoch}.json`, JSON.stringify(index)),
    discard(index) {
      rmSync(join(dir, `${indexPrefix}${index.epoch}.json`), { force: true });
      for (const { name } of filesOf(index)) {
        for (const ending of ['', '.br', '.gz']) rmSync(join(dir, `${name}${ending}`), { force: true });
      }
    },
    tidy(now) {
      const [newest, ...older] = indexNames();
      const kept = [newest, ...older.filter(({ writtenAt }) => now - writtenAt < KEEP_MS)].flatMap(
        (one) => one?.name ?? [],
      );
      const named = new Set(kept);
      for (const name of kept) {
        const index = readIndex(name);
        if (index !== undefined) for (const file of filesOf(index)) named.add(file.name);
      }
      for (const name of readdirSync(dir)) {
        const facts = statSync(join(dir, name), { throwIfNoEntry: false });
        const isOld = facts !== undefined && now - facts.mtimeMs >= KEEP_MS;
        if (isOld && !named.has(name.replace(/\.(br|gz)$/, ''))) rmSync(join(dir, name), { force: true });
      }
    },
  };
}

function filesOf(index: SnapshotIndex): SnapshotFile[] {
  return [...Object.values(index.texts), ...Object.values(index.columns)];
}

function sizeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.size;
}
