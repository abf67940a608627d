// Numbers of a few bits each, one behind the other without a gap.

/** Bits that every number below `bound` fits in; at least one, at most 24. */
export function bitsFor(bound: number): number {
  return Math.max(1, Math.ceil(Math.log2(bound)));
}

export function packNumbers(numbers: readonly number[], bits: number): Uint8Array {
  const bytes = new Uint8Array(Math.ceil((numbers.length * bits) / 8));
  for (const [at, number] of numbers.entries()) {
    for (let bit = 0; bit < bits; bit += 1) {
      const to = at * bits + bit;
      if ((number & (1 << bit)) !== 0) bytes[to >> 3]! |= 1 << (to & 7);
    }
  }
  return bytes;
}

/** Number `at` of them; nonsense, but no error, behind the last. `bits` is at most 24. */
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
