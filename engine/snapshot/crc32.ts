// CRC-32 (the polynomial of zip and png), eight bytes a step.

/** Table `n` at n × 256: the remainder of a byte followed by n zero bytes. */
const TABLES = makeTables();

function makeTables(): Int32Array {
  const tables = new Int32Array(8 * 256);
  for (let byte = 0; byte < 256; byte += 1) {
    let crc = byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
    tables[byte] = crc;
  }
  for (let at = 256; at < tables.length; at += 1) {
    const shorter = tables[at - 256]!;
    tables[at] = (shorter >>> 8) ^ tables[shorter & 255]!;
  }
  return tables;
}

/** `seed` is the CRC of the bytes before these, so that parts can be joined; 0 at the start. */
export function crc32(bytes: Uint8Array, seed = 0): number {
  const t = TABLES;
  const { length, byteOffset } = bytes;
  let crc = ~seed;
  let at = 0;
  for (const aligned = Math.min(length, -byteOffset & 3); at < aligned; at += 1)
    crc = (crc >>> 8) ^ t[(crc ^ bytes[at]!) & 255]!;
  // Read as numbers of four bytes, little-endian like all columns of a snapshot; too few for one may lie anywhere.
  const words =
    length - at < 4 ? new Int32Array(0) : new Int32Array(bytes.buffer, byteOffset + at, (length - at) >>> 2);
  const pairs = words.length & ~1;
  for (let word = 0; word < pairs; word += 2) {
    const one = words[word]! ^ crc;
    const other = words[word + 1]!;
    crc =
      t[1792 + (one & 255)]! ^
      t[1536 + ((one >>> 8) & 255)]! ^
      t[1280 + ((one >>> 16) & 255)]! ^
      t[1024 + (one >>> 24)]! ^
      t[768 + (other & 255)]! ^
      t[512 + ((other >>> 8) & 255)]! ^
      t[256 + ((other >>> 16) & 255)]! ^
      t[other >>> 24]!;
  }
  for (at += 4 * pairs; at < length; at += 1) crc = (crc >>> 8) ^ t[(crc ^ bytes[at]!) & 255]!;
  return ~crc >>> 0;
}
