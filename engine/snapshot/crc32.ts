// CRC-32 (the polynomial of zip and png), eight bytes a step.

/** Table `n` at n × 256: the remainder of a byte followed by n zero bytes. */
const TABLES = makeTables();

function makeTables(): Uint32Array {
  const tables = new Uint32Array(8 * 256);
  for (let byte = 0; byte < 256; byte += 1) {
    let crc = byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
    tables[byte] = crc >>> 0;
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
  const { length } = bytes;
  let crc = ~seed;
  let at = 0;
  for (const whole = length - (length % 8); at < whole; at += 8) {
    crc ^= bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24);
    crc =
      t[1792 + (crc & 255)]! ^
      t[1536 + ((crc >>> 8) & 255)]! ^
      t[1280 + ((crc >>> 16) & 255)]! ^
      t[1024 + (crc >>> 24)]! ^
      t[768 + bytes[at + 4]!]! ^
      t[512 + bytes[at + 5]!]! ^
      t[256 + bytes[at + 6]!]! ^
      t[bytes[at + 7]!]!;
  }
  for (; at < length; at += 1) crc = (crc >>> 8) ^ t[(crc ^ bytes[at]!) & 255]!;
  return ~crc >>> 0;
}
