import { crc32 as zlibCrc32 } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { crc32 } from '#engine/snapshot/crc32.ts';
import {
  ordinalsOf,
  isOfAnotherVersion,
  readSnapshotFile,
  writeSnapshotFile,
} from '#engine/snapshot/format.ts';

const TABLE = { bytes: [1, 'u8'], prices: [2, 'i32'], times: [3, 'f64'], values: [4, 'ordinal'] } as const;
const HEADING = { kind: 'TXT', analyserVersion: 7, epoch: 'äpoch-1' } as const;

function file() {
  return writeSnapshotFile(HEADING, TABLE, {
    bytes: Uint8Array.of(1, 2, 3),
    prices: Int32Array.of(-1, 19900),
    times: Float64Array.of(1.5),
    values: ordinalsOf([1, 70_000]),
  });
}

test('the CRC is that of zip and PNG, in one or several parts', () => {
  const bytes = new TextEncoder().encode('123456789');
  expect(crc32(bytes)).toBe(0xcbf43926);
  expect(crc32(bytes.subarray(4), crc32(bytes.subarray(0, 4)))).toBe(0xcbf43926);
});

test("the CRC equals zlib's for any bytes at any offset of a buffer", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 70 }), fc.nat(9), (bytes, from) => {
      expect(crc32(bytes.subarray(from))).toBe(zlibCrc32(bytes.subarray(from)));
    }),
  );
});

test('a file is read back as views over the same buffer', () => {
  const written = file();
  const read = readSnapshotFile(written, HEADING, TABLE, false);
  if (!read.ok) throw new Error(read.error);
  const { views, epoch } = read.value;
  expect(epoch).toBe('äpoch-1');
  expect([...views.bytes, ...views.prices, ...views.times, ...views.values]).toEqual([
    1, 2, 3, -1, 19900, 1.5, 1, 70_000,
  ]);
  expect(views.prices.buffer).toBe(written);
  expect(views.prices.byteOffset % 8).toBe(0);
});

test('another kind, format, analyser or length is refused with a description', () => {
  const refusal = (change: (bytes: Uint8Array) => ArrayBuffer) => {
    const read = readSnapshotFile(change(new Uint8Array(file())), HEADING, TABLE, false);
    return read.ok ? undefined : read.error;
  };
  const flipBit = (at: number) => (bytes: Uint8Array) => {
    bytes[at]! ^= 1;
    return bytes.slice().buffer;
  };
  expect(refusal(flipBit(6))).toBe('not a TXT file');
  expect(refusal(flipBit(8))).toBe('another format version');
  expect(refusal(flipBit(12))).toBe('another analyser version');
  expect(refusal(flipBit(33))).toBe('header damaged');
  expect(refusal((bytes) => bytes.slice(0, -1).buffer)).toBe('not as long as its header says');
  expect(refusal((bytes) => bytes.slice(0, 40).buffer)).toBe('shorter than a header');
});

test('a file of another format or analyser is told from one that is damaged', () => {
  const isOther = (at: number, length?: number) => {
    const bytes = new Uint8Array(file().slice(0, length));
    bytes[at]! ^= 1;
    return isOfAnotherVersion(bytes.buffer, HEADING.analyserVersion);
  };
  expect([8, 12].map((at) => isOther(at))).toEqual([true, true]);
  expect([0, 20, 33, 140].map((at) => isOther(at))).toEqual([false, false, false, false]);
  expect(isOther(8, 40)).toBe(false);
});

test('an epoch that does not fit the header throws', () => {
  const heading = { ...HEADING, epoch: 'x'.repeat(97) };
  expect(() => writeSnapshotFile(heading, { bytes: [1, 'u8'] }, { bytes: new Uint8Array() })).toThrow(
    RangeError,
  );
});
