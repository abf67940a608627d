// The folder of snapshot files: content-addressed, written atomically, listed in index files.
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
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { MAX_CATALOGUE_BYTES } from '#contract/catalogue-renewal.ts';

export const SNAPSHOT_NAME = /^(text|columns)-[a-z]{2}(-[a-z0-9]{2,8})?-[0-9a-f]{16}\.bin$/;

const SnapshotFileSchema = Type.Object({
  name: Type.String({ pattern: SNAPSHOT_NAME.source }),
  bytes: Type.Integer({ minimum: 0 }),
  /** SHA-256 of the bytes, hexadecimal. */
  hash: Type.String(),
  /** Identifies the build input; a file with an equal key is reused. */
  key: Type.String(),
  /** Of a text base: how many of its products have a title in its own language. */
  ownTitles: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Of a text base of a part: the categories that it was made of. */
  categories: Type.Optional(Type.Array(Type.String())),
});
export type SnapshotFile = Readonly<Static<typeof SnapshotFileSchema>>;

const FilesSchema = Type.Record(Type.String(), SnapshotFileSchema);
type Files = Readonly<Record<string, SnapshotFile>>;

const PartSchema = Type.Object({
  text: SnapshotFileSchema,
  columns: SnapshotFileSchema,
  /** Ids of the listings all of whose products it has. */
  listings: Type.Array(Type.String()),
  /** How many products it has, of how many that are sold. */
  products: Type.Integer({ minimum: 0 }),
  of: Type.Integer({ minimum: 0 }),
});
/** Of a market's catalogue that is too large for a device: what devices get. */
export type PartFiles = Readonly<Static<typeof PartSchema>>;

const SnapshotIndexSchema = Type.Object({
  seq: Type.Integer(),
  epoch: Type.String(),
  /** Epoch of the texts; older than `epoch` while newer texts are being built. */
  textsEpoch: Type.String(),
  /** When a rule last began or ended, ms since 1970; 0 if none has. */
  rulesChangedAt: Type.Number(),
  /** ms since 1970 of the catalogue change. */
  asOf: Type.Number(),
  texts: FilesSchema,
  columns: FilesSchema,
  /** By market, of those whose catalogue is too large for a device. */
  parts: Type.Optional(Type.Record(Type.String(), PartSchema)),
});
/** The files built for one epoch of the catalogue. */
export type SnapshotIndex = Readonly<Omit<Static<typeof SnapshotIndexSchema>, 'texts' | 'columns'>> & {
  readonly texts: Files;
  readonly columns: Files;
};

const TextFilesSchema = Type.Object({
  /** Epoch of the last change of texts. */
  epoch: Type.String(),
  /** By language. */
  files: FilesSchema,
  /** By language, those of parts, where the whole is too large for a device. */
  parts: FilesSchema,
});
/** The text bases of a catalogue. */
export interface TextFiles {
  readonly epoch: string;
  readonly files: Files;
  readonly parts: Files;
}

const INDEX_VALIDATOR = Compile(SnapshotIndexSchema);
const TEXTS_VALIDATOR = Compile(TextFilesSchema);

/** Replaced columns stay this long, and within this size, as clients may be about to fetch them. */
const COLUMNS_RETENTION_MS = 20 * 60_000;
const COLUMNS_RETENTION_BYTES = 1_000_000_000;
/** Unreferenced files stay this long, as their index may be about to be written. */
const UNREFERENCED_GRACE_MS = 60_000;
/** Replaced texts stay this long, as dictionaries for delta compression. */
const TEXTS_RETENTION_MS = 48 * 3600 * 1000;

export interface SnapshotFolder {
  /** Of a catalogue whose two files are larger, devices get a part. */
  readonly maxDeviceBytes: number;
  path(name: string): string;
  has(file: SnapshotFile): boolean;
  /** Throws if the content does not match the hash. */
  read(file: SnapshotFile): ArrayBuffer;
  /** The same, into shared memory. */
  readShared(file: SnapshotFile): ArrayBuffer;
  /** `isDurable`: flushed to disk when this returns. */
  write(prefix: string, key: string, content: ArrayBuffer, isDurable: boolean): SnapshotFile;
  /** The index of these epochs, if all its files exist. */
  index(epoch: string, textsEpoch: string): SnapshotIndex | undefined;
  /** The index written last, of any epoch. */
  newestIndex(): SnapshotIndex | undefined;
  writeIndex(index: SnapshotIndex): void;
  /** The texts of this epoch, if all files exist. */
  texts(epoch: string): TextFiles | undefined;
  writeTexts(texts: TextFiles): void;
  /** Removes damaged files and their index. */
  discard(damaged: SnapshotIndex | TextFiles): void;
  /**
   * Removes files that are no longer needed, by the times of their writing, which say nothing once the clock was set back: those
   * of the index `inUse` always stay.
   */
  deleteUnused(now: number, inUse?: SnapshotIndex): void;
}

interface Validator<L> {
  Check(value: unknown): value is L;
}

/** `version` identifies the build code and its settings: index files of other versions are ignored. */
export function openSnapshotFolder(
  dataDir: string,
  version: string,
  maxDeviceBytes: number = MAX_CATALOGUE_BYTES,
): SnapshotFolder {
  const dir = join(dataDir, 'snapshots');
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const indexPrefix = `index-${version}-`;
  const indexName = (epoch: string, textsEpoch: string) => `${indexPrefix}${epoch}-${textsEpoch}.json`;
  const textsName = (epoch: string) => `texts-${version}-${epoch}.json`;

  function writeAtomically(name: string, content: Uint8Array | string, isDurable: boolean): void {
    const temporaryPath = join(dir, `.${name}.${randomBytes(4).toString('hex')}`);
    writeFileSync(temporaryPath, content, { mode: 0o600, flush: isDurable });
    renameSync(temporaryPath, join(dir, name));
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
  /** Undefined if the file is missing or not valid, or any of the files that it lists is missing. */
  function readList<L extends SnapshotIndex | TextFiles>(
    name: string,
    validator: Validator<L>,
  ): L | undefined {
    try {
      const list: unknown = JSON.parse(readFileSync(join(dir, name), 'utf8'));
      if (!validator.Check(list)) return undefined;
      return filesOf(list).every((file) => sizeOf(join(dir, file.name)) === file.bytes) ? list : undefined;
    } catch {
      return undefined;
    }
  }
  const readIndex = (name: string) => readList<SnapshotIndex>(name, INDEX_VALIDATOR);
  /** Newest first. */
  function indexNames(): { name: string; writtenAt: number }[] {
    return readdirSync(dir)
      .filter((name) => name.startsWith('index-'))
      .flatMap((name) => {
        const stats = statSync(join(dir, name), { throwIfNoEntry: false });
        return stats === undefined ? [] : [{ name, writtenAt: stats.mtimeMs }];
      })
      .toSorted((a, b) => b.writtenAt - a.writtenAt);
  }

  return {
    maxDeviceBytes,
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
      // The engine only reads, and Node decodes text from shared memory.
      return content as unknown as ArrayBuffer;
    },
    write(prefix, key, content, isDurable) {
      const bytes = new Uint8Array(content);
      const hash = hashOf(bytes);
      const name = `${prefix}-${hash.slice(0, 16)}.bin`;
      if (sizeOf(join(dir, name)) !== bytes.byteLength) writeAtomically(name, bytes, isDurable);
      return { name, bytes: bytes.byteLength, hash, key };
    },
    index: (epoch, textsEpoch) => readIndex(indexName(epoch, textsEpoch)),
    newestIndex: () => {
      const newest = indexNames().find(({ name }) => name.startsWith(indexPrefix));
      return newest === undefined ? undefined : readIndex(newest.name);
    },
    writeIndex(index) {
      const now = new Date();
      const partTexts = Object.values(index.parts ?? {}).map(({ text }) => text);
      for (const { name } of [...Object.values(index.texts), ...partTexts])
        utimesSync(join(dir, name), now, now);
      writeAtomically(indexName(index.epoch, index.textsEpoch), JSON.stringify(index), false);
    },
    texts: (epoch) => readList<TextFiles>(textsName(epoch), TEXTS_VALIDATOR),
    writeTexts: (texts) => writeAtomically(textsName(texts.epoch), JSON.stringify(texts), false),
    discard(damaged) {
      const list =
        'columns' in damaged ? indexName(damaged.epoch, damaged.textsEpoch) : textsName(damaged.epoch);
      for (const name of [list, ...filesOf(damaged).map((file) => file.name)])
        rmSync(join(dir, name), { force: true });
    },
    deleteUnused(now, inUse) {
      const nameInUse = inUse && indexName(inUse.epoch, inUse.textsEpoch);
      const referenced = new Set<string>();
      let bytes = 0;
      for (const [at, { name, writtenAt }] of indexNames().entries()) {
        const index = readIndex(name);
        const isRetained =
          at === 0 ||
          name === nameInUse ||
          (Math.abs(now - writtenAt) < COLUMNS_RETENTION_MS && bytes < COLUMNS_RETENTION_BYTES);
        if (!isRetained || index === undefined) continue;
        referenced.add(name);
        for (const file of filesOf(index)) {
          if (!referenced.has(file.name)) bytes += file.bytes;
          referenced.add(file.name);
        }
      }
      for (const name of readdirSync(dir)) {
        // Compressed files are removed with their original.
        const content = /^.*?\.bin/.exec(name)?.[0] ?? name;
        if (referenced.has(content)) continue;
        const stats = statSync(join(dir, name), { throwIfNoEntry: false });
        const retentionMs = /^texts?-/.test(name)
          ? TEXTS_RETENTION_MS
          : name.startsWith('.')
            ? COLUMNS_RETENTION_MS
            : UNREFERENCED_GRACE_MS;
        if (stats !== undefined && Math.abs(now - stats.mtimeMs) >= retentionMs)
          rmSync(join(dir, name), { force: true });
      }
    },
  };
}

function filesOf(list: SnapshotIndex | TextFiles): SnapshotFile[] {
  if (!('columns' in list)) return [...Object.values(list.files), ...Object.values(list.parts)];
  const parts = Object.values(list.parts ?? {}).flatMap(({ text, columns }) => [text, columns]);
  return [...Object.values(list.texts), ...Object.values(list.columns), ...parts];
}

function sizeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.size;
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
