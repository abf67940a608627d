// The folder of snapshot files: named by their content, written whole or not at all, listed in an index.
import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

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
  /** The epoch of the change that the texts are of; an older one while newer texts are being built. */
  readonly textsEpoch: string;
  /** When a rule last began or ended, ms since 1970; 0: none did yet. */
  readonly rulesChangedAt: number;
  /** ms since 1970 of the catalogue change. */
  readonly asOf: number;
  readonly texts: Readonly<Record<string, SnapshotFile>>;
  readonly columns: Readonly<Record<string, SnapshotFile>>;
}

/** The text bases of a catalogue. */
export interface TextFiles {
  /** Of the last change that touched them. */
  readonly epoch: string;
  /** By language. */
  readonly files: Readonly<Record<string, SnapshotFile>>;
}

export const SNAPSHOT_NAME = /^(text|columns)-[a-z]{2}(-[a-z0-9]{2,8})?-[0-9a-f]{16}\.bin$/;
/** Columns change often: older ones stay while a device may still be about to fetch them, and within these bytes. */
const COLUMNS_RETENTION_MS = 20 * 60_000;
const COLUMNS_RETENTION_BYTES = 1_000_000_000;
/** A file that was just written is named by an index that is about to be. */
const UNREFERENCED_GRACE_MS = 60_000;
/** Texts change rarely, and an old one is what a device's next one is packed against. */
const TEXTS_RETENTION_MS = 48 * 3600 * 1000;

export interface SnapshotFolder {
  path(name: string): string;
  has(file: SnapshotFile): boolean;
  /** Throws when the bytes are not those that the name promises. */
  read(file: SnapshotFile): ArrayBuffer;
  /** The same, in memory that threads share. */
  readShared(file: SnapshotFile): ArrayBuffer;
  /** `isLasting`: on the disk itself when this returns, not only in the system's memory. */
  write(prefix: string, key: string, content: ArrayBuffer, isDurable: boolean): SnapshotFile;
  /** The index of this epoch with the texts of this change, if every file it names is there. */
  index(epoch: string, textsEpoch: string): SnapshotIndex | undefined;
  /** The index written last, whatever its epoch. */
  newestIndex(): SnapshotIndex | undefined;
  writeIndex(index: SnapshotIndex): void;
  /** The texts of this epoch, if every file is there. */
  texts(epoch: string): TextFiles | undefined;
  writeTexts(texts: TextFiles): void;
  /** Removes what was built and its list, because it can't be opened. */
  discard(broken: SnapshotIndex | TextFiles): void;
  /** Removes what nobody will ask for any more. */
  deleteUnused(now: number): void;
}

/** `version` is the file format's: an index of another version is as good as none. */
export function openSnapshotFolder(dataDir: string, version: string): SnapshotFolder {
  const dir = join(dataDir, 'snapshots');
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const indexPrefix = `index-${version}-`;
  const indexName = (epoch: string, textsEpoch: string) => `${indexPrefix}${epoch}-${textsEpoch}.json`;
  const textsName = (epoch: string) => `texts-${version}-${epoch}.json`;

  function writeAtomically(name: string, content: Uint8Array | string, isLasting: boolean): void {
    const draft = join(dir, `.${name}.${randomBytes(4).toString('hex')}`);
    writeFileSync(draft, content, { mode: 0o600, flush: isLasting });
    renameSync(draft, join(dir, name));
  }
  function readInto(file: SnapshotFile, bytes: Uint8Array): void {
    const handle = openSync(join(dir, file.name), 'r');
    try {
      for (let at = 0, read = 1; at < bytes.length && read > 0; at += read)
        read = readSync(handle, bytes, at, bytes.length - at, at);
    } finally {
      closeSync(handle);
    }
    if (hashOf(bytes) !== file.hash) throw new Error(`${file.name} is damaged`);
  }
  /** A list that is absent, is none, or names what is not there, is as good as none: it is built again. */
  function readIndexFile<L extends SnapshotIndex | TextFiles>(name: string): L | undefined {
    try {
      const list = JSON.parse(readFileSync(join(dir, name), 'utf8')) as L;
      return filesOf(list).every((file) => sizeOf(join(dir, file.name)) === file.bytes) ? list : undefined;
    } catch {
      return undefined;
    }
  }
  /** Newest first. */
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
    has: (file) => sizeOf(join(dir, file.name)) === file.bytes,
    read(file) {
      const content = new ArrayBuffer(file.bytes);
      readInto(file, new Uint8Array(content));
      return content;
    },
    readShared(file) {
      const content = new SharedArrayBuffer(file.bytes);
      readInto(file, new Uint8Array(content));
      // The engine only reads, and in Node decodes text from shared memory as from any other.
      return content as unknown as ArrayBuffer;
    },
    write(prefix, key, content, isLasting) {
      const bytes = new Uint8Array(content);
      const hash = hashOf(bytes);
      const name = `${prefix}-${hash.slice(0, 16)}.bin`;
      if (sizeOf(join(dir, name)) !== bytes.byteLength) writeAtomically(name, bytes, isLasting);
      return { name, bytes: bytes.byteLength, hash, key };
    },
    index: (epoch, textsEpoch) => readIndexFile(indexName(epoch, textsEpoch)),
    newestIndex: () => {
      const newest = indexNames().find(({ name }) => name.startsWith(indexPrefix));
      return newest === undefined ? undefined : readIndexFile(newest.name);
    },
    writeIndex(index) {
      const now = new Date();
      for (const { name } of Object.values(index.texts)) utimesSync(join(dir, name), now, now);
      writeAtomically(indexName(index.epoch, index.textsEpoch), JSON.stringify(index), false);
    },
    texts: (epoch) => readIndexFile(textsName(epoch)),
    writeTexts: (texts) => writeAtomically(textsName(texts.epoch), JSON.stringify(texts), false),
    discard(broken) {
      const list = 'columns' in broken ? indexName(broken.epoch, broken.textsEpoch) : textsName(broken.epoch);
      for (const name of [list, ...filesOf(broken).map((file) => file.name)])
        rmSync(join(dir, name), { force: true });
    },
    deleteUnused(now) {
      const named = new Set<string>();
      let bytes = 0;
      for (const [at, { name, writtenAt }] of indexNames().entries()) {
        const index = readIndexFile<SnapshotIndex>(name);
        const isKept =
          at === 0 || (now - writtenAt < COLUMNS_RETENTION_MS && bytes < COLUMNS_RETENTION_BYTES);
        if (!isKept || index === undefined) continue;
        named.add(name);
        for (const file of filesOf(index)) {
          if (!named.has(file.name)) bytes += file.bytes;
          named.add(file.name);
        }
      }
      for (const name of readdirSync(dir)) {
        // What was packed goes with what it was packed from.
        const content = /^.*?\.bin/.exec(name)?.[0] ?? name;
        if (named.has(content)) continue;
        const facts = statSync(join(dir, name), { throwIfNoEntry: false });
        const keepMs = /^texts?-/.test(name)
          ? TEXTS_RETENTION_MS
          : name.startsWith('.')
            ? COLUMNS_RETENTION_MS
            : UNREFERENCED_GRACE_MS;
        if (facts !== undefined && now - facts.mtimeMs >= keepMs) rmSync(join(dir, name), { force: true });
      }
    },
  };
}

function filesOf(list: SnapshotIndex | TextFiles): SnapshotFile[] {
  return 'columns' in list
    ? [...Object.values(list.texts), ...Object.values(list.columns)]
    : Object.values(list.files);
}

function sizeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.size;
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
