// CRC-32 (the polynomial of zip and PNG), eight bytes per step.

/** Table `n` starts at n * 256: the remainder of a byte followed by n zero bytes. */
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

/** `seed` is the CRC of the preceding bytes, 0 at the start. */
export function crc32(bytes: Uint8Array, seed = 0): number {
  const t = TABLES;
  const { length, byteOffset } = bytes;
  let crc = ~seed;
  let at = 0;
  for (const aligned = Math.min(length, -byteOffset & 3); at < aligned; at += 1)
    crc = (crc >>> 8) ^ t[(crc ^ bytes[at]!) & 255]!;
  // Read as little-endian 32-bit words, as are all snapshot columns; fewer than four bytes may be unaligned.
  const words =
    length - at < 4 ? new Int32Array(0) : new Int32Array(bytes.buffer, byteOffset + at, (length - at) >>> 2);
  const pairs = words.length & ~1;
  for (let word = 0; word < pairs; word += 2) {
    const low = words[word]! ^ crc;
    const high = words[word + 1]!;
    crc =
      t[1792 + (low & 255)]! ^
      t[1536 + ((low >>> 8) & 255)]! ^
      t[1280 + ((low >>> 16) & 255)]! ^
      t[1024 + (low >>> 24)]! ^
      t[768 + (high & 255)]! ^
      t[512 + ((high >>> 8) & 255)]! ^
      t[256 + ((high >>> 16) & 255)]! ^
      t[high >>> 24]!;
  }
  for (at += 4 * pairs; at < length; at += 1) crc = (crc >>> 8) ^ t[(crc ^ bytes[at]!) & 255]!;
  return ~crc >>> 0;
}
