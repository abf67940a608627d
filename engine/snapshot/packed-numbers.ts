// Bit-packed arrays of small numbers.

/** Bits needed for numbers below `bound`; at least 1, at most 24. */
export function bitsFor(bound: number): number {
  return Math.max(1, 32 - Math.clz32(bound - 1));
}

export function packNumbers(numbers: readonly number[], bits: number): Uint8Array {
  const bytes = new Uint8Array(Math.ceil((numbers.length * bits) / 8));
  for (const [at, number] of numbers.entries()) {
    for (let bit = 0; bit < bits; bit += 1) {
      const target = at * bits + bit;
      if ((number & (1 << bit)) !== 0) bytes[target >> 3]! |= 1 << (target & 7);
    }
  }
  return bytes;
}

/** The number at an index; undefined content, but no error, beyond the end. `bits` is at most 24. */
export function packedAt(bytes: Uint8Array, bits: number, at: number): number {
  const first = at * bits;
  const byte = Math.floor(first / 8);
  const four =
    (bytes[byte] ?? 0) |
    ((bytes[byte + 1] ?? 0) << 8) |
    ((bytes[byte + 2] ?? 0) << 16) |
    ((bytes[byte + 3] ?? 0) << 24);
  return (four >>> (first % 8)) & ((1 << bits) - 1);
}
