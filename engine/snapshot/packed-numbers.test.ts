import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitsFor, packedAt, packNumbers } from '#engine/snapshot/packed-numbers.ts';

test('packed numbers are read back, and take as many bits as the largest needs', () => {
  const numbers = fc
    .integer({ min: 1, max: 2 ** 24 })
    .chain((bound) =>
      fc.tuple(fc.constant(bound), fc.array(fc.integer({ min: 0, max: bound - 1 }), { maxLength: 40 })),
    );
  fc.assert(
    fc.property(numbers, ([bound, list]) => {
      const bits = bitsFor(bound);
      const bytes = packNumbers(list, bits);
      expect(bytes.length).toBe(Math.ceil((list.length * bits) / 8));
      expect(list.map((_, at) => packedAt(bytes, bits, at))).toEqual(list);
    }),
  );
  expect([1, 2, 3, 4096, 4097].map(bitsFor)).toEqual([1, 1, 2, 12, 13]);
});
