// The container format of snapshot files: header, section directory with CRCs, typed columns.
import { fail, ok, type Result } from '#contract/result.ts';
import { crc32 } from '#engine/snapshot/crc32.ts';

/**
 * Layout, little-endian, all offsets in bytes from the start:
 *   0  8 B  magic: "CAIRN" and the kind of file (TXT text base, COL market columns)
 *   8  u32  format version · 12 u32 analyser version · 16 u32 number of sections
 *  20  u32  length of the whole file · 24 u32 CRC of the header before it, the epoch and the directory
 *  28  u32  zero · 32 96 B epoch in UTF-8, padded with zeros
 * 128  24 B per section: id, type, offset (a multiple of 8), length in bytes, CRC, zero
 * Sections are in directory order, each padded with zeros to a multiple of 8 bytes, so that every byte is either
 * covered by a CRC or zero.
 * Readers ignore unknown sections, so sections may be added within a format version. Every other change of the
 * format raises the version, and older files are built again.
 */
export const FORMAT_VERSION = 13;
const HEADER_BYTES = 128;
const ENTRY_BYTES = 24;
const EPOCH_AT = 32;
const MAX_SECTIONS = 256;

export type FileKind = 'TXT' | 'COL';
/** `ordinal` is u16 if every value fits, else u32. */
export type SectionType = 'u8' | 'u16' | 'u32' | 'i32' | 'f32' | 'f64' | 'ordinal';
interface ViewTypes {
  u8: Uint8Array;
  u16: Uint16Array;
  u32: Uint32Array;
  i32: Int32Array;
  f32: Float32Array;
  f64: Float64Array;
  ordinal: Uint16Array | Uint32Array;
}
export type View = ViewTypes[SectionType];
export type Ordinals = ViewTypes['ordinal'];
/** By section name: id and type. Ids are never reused, not even in later versions. */
export type SectionTable = Readonly<Record<string, readonly [id: number, type: SectionType]>>;
export type Views<T extends SectionTable> = { readonly [K in keyof T]: ViewTypes[T[K][1]] };

const TYPES = [Uint8Array, Uint16Array, Uint32Array, Int32Array, Float32Array, Float64Array] as const;
const TYPE_CODES: Readonly<Record<Exclude<SectionType, 'ordinal'>, number>> = {
  u8: 0,
  u16: 1,
  u32: 2,
  i32: 3,
  f32: 4,
  f64: 5,
};

export interface FileHeader {
  readonly kind: FileKind;
  readonly analyserVersion: number;
  /** At most 96 bytes of UTF-8. */
  readonly epoch: string;
}

export interface OpenSnapshotFile<T extends SectionTable> {
  readonly views: Views<T>;
  readonly epoch: string;
  /** Identifies the content: the header's CRC covers the CRC of every section. */
  readonly fingerprint: string;
}

const roundUp = (bytes: number) => Math.ceil(bytes / 8) * 8;

export function writeSnapshotFile<T extends SectionTable>(
  fileHeader: FileHeader,
  table: T,
  views: Views<T>,
): ArrayBuffer {
  const sections = Object.entries(table).map(([name, [id]]) => ({ id, view: views[name] as View }));
  const directoryEnd = HEADER_BYTES + sections.length * ENTRY_BYTES;
  let length = roundUp(directoryEnd);
  for (const { view } of sections) length += roundUp(view.byteLength);
  const file = new ArrayBuffer(length);
  const bytes = new Uint8Array(file);
  const header = new DataView(file);
  bytes.set(new TextEncoder().encode(`CAIRN${fileHeader.kind}`));
  header.setUint32(8, FORMAT_VERSION, true);
  header.setUint32(12, fileHeader.analyserVersion, true);
  header.setUint32(16, sections.length, true);
  header.setUint32(20, length, true);
  const epoch = new TextEncoder().encode(fileHeader.epoch);
  if (epoch.length > HEADER_BYTES - EPOCH_AT) throw new RangeError(`epoch too long: ${fileHeader.epoch}`);
  bytes.set(epoch, EPOCH_AT);
  let offset = roundUp(directoryEnd);
  for (const [index, { id, view }] of sections.entries()) {
    const content = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
    bytes.set(content, offset);
    const entry = HEADER_BYTES + index * ENTRY_BYTES;
    header.setUint32(entry, id, true);
    header.setUint32(entry + 4, typeCodeOf(view), true);
    header.setUint32(entry + 8, offset, true);
    header.setUint32(entry + 12, view.byteLength, true);
    header.setUint32(entry + 16, crc32(content), true);
    offset += roundUp(view.byteLength);
  }
  header.setUint32(24, headerCrc(bytes, sections.length), true);
  return file;
}

function typeCodeOf(view: View): number {
  return TYPES.findIndex((type) => view instanceof type);
}

function headerCrc(bytes: Uint8Array, sections: number): number {
  const before = crc32(bytes.subarray(0, 24));
  return crc32(bytes.subarray(EPOCH_AT, HEADER_BYTES + sections * ENTRY_BYTES), before);
}

function versionProblem(header: DataView, analyserVersion: number): string | undefined {
  if (header.getUint32(8, true) !== FORMAT_VERSION) return 'another format version';
  return header.getUint32(12, true) === analyserVersion ? undefined : 'another analyser version';
}

/** Whether its header says so: then nothing tells that the file is damaged. */
export function isOfAnotherVersion(file: ArrayBuffer, analyserVersion: number): boolean {
  if (file.byteLength < HEADER_BYTES) return false;
  const magic = new TextDecoder().decode(new Uint8Array(file, 0, 5));
  return magic === 'CAIRN' && versionProblem(new DataView(file), analyserVersion) !== undefined;
}

/**
 * Typed views over the file, without copying. `isVerified` skips the section CRCs, for bytes that were read before.
 * The error is a description of the problem.
 */
export function readSnapshotFile<T extends SectionTable>(
  file: ArrayBuffer,
  expected: Omit<FileHeader, 'epoch'>,
  table: T,
  isVerified: boolean,
): Result<OpenSnapshotFile<T>, string> {
  const bytes = new Uint8Array(file);
  if (bytes.length < HEADER_BYTES) return fail('shorter than a header');
  const header = new DataView(file);
  const magic = new TextDecoder().decode(bytes.subarray(0, 8));
  if (magic !== `CAIRN${expected.kind}`) return fail(`not a ${expected.kind} file`);
  const version = versionProblem(header, expected.analyserVersion);
  if (version !== undefined) return fail(version);
  const count = header.getUint32(16, true);
  if (count > MAX_SECTIONS || HEADER_BYTES + count * ENTRY_BYTES > bytes.length)
    return fail('directory out of bounds');
  if (header.getUint32(20, true) !== bytes.length) return fail('not as long as its header says');
  const fingerprint = header.getUint32(24, true);
  if (headerCrc(bytes, count) !== fingerprint || header.getUint32(28, true) !== 0)
    return fail('header damaged');
  const viewById = new Map<number, View>();
  let end = HEADER_BYTES + count * ENTRY_BYTES;
  for (let index = 0; index < count; index += 1) {
    const entry = HEADER_BYTES + index * ENTRY_BYTES;
    const id = header.getUint32(entry, true);
    const offset = header.getUint32(entry + 8, true);
    const length = header.getUint32(entry + 12, true);
    const type = TYPES[header.getUint32(entry + 4, true)];
    if (type === undefined || offset !== end || offset + roundUp(length) > bytes.length)
      return fail(`section ${id} out of bounds`);
    end += roundUp(length);
    if (length % type.BYTES_PER_ELEMENT !== 0) return fail(`section ${id} has half an element`);
    if (!isVerified && !isIntact(bytes.subarray(offset, end), length, header.getUint32(entry + 16, true)))
      return fail(`section ${id} damaged`);
    viewById.set(id, new type(file, offset, length / type.BYTES_PER_ELEMENT));
  }
  if (end !== bytes.length) return fail('not as long as its sections');
  const views: Record<string, View> = {};
  for (const [name, [id, type]] of Object.entries(table)) {
    const view = viewById.get(id);
    if (view === undefined || !isOfType(view, type)) return fail(`section ${name} missing`);
    views[name] = view;
  }
  const epochBytes = bytes.subarray(EPOCH_AT, HEADER_BYTES);
  const padding = epochBytes.indexOf(0);
  const epoch = new TextDecoder().decode(padding < 0 ? epochBytes : epochBytes.subarray(0, padding));
  return ok({ views: views as Views<T>, epoch, fingerprint: fingerprint.toString(16) });
}

/** Whether the CRC matches the first `length` bytes, and the padding after them is zero. */
function isIntact(bytes: Uint8Array, length: number, crc: number): boolean {
  return bytes.subarray(length).every((byte) => byte === 0) && crc32(bytes.subarray(0, length)) === crc;
}

function isOfType(view: View, type: SectionType): boolean {
  if (type === 'ordinal') return view instanceof Uint16Array || view instanceof Uint32Array;
  return typeCodeOf(view) === TYPE_CODES[type];
}

/** The narrowest typed array that fits the values. */
export function ordinalsOf(values: ArrayLike<number>): Ordinals {
  for (let at = 0; at < values.length; at += 1) if (values[at]! > 0xffff) return new Uint32Array(values);
  return new Uint16Array(values);
}
