// Size filters and counts by set: sizes are tested and counted once per distinct set rather than once per article.
import type { CompiledFilters } from '#engine/facets/compiled-filters.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';

/** By set: 1 if any of its sizes passes the size filter; without a size filter, if the set is not empty. */
export function passingSets({ m, workspace }: SnapshotPair, { bits, fails }: CompiledFilters): Uint8Array {
  const { setStart, setValues } = m;
  const sets = setStart.length - 1;
  const passing = workspace.u8('passingSets', sets);
  if (bits.has('size')) {
    for (let set = 0; set < sets; set += 1) {
      const end = setStart[set + 1]!;
      let at = setStart[set]!;
      while (at < end && fails[setValues[at]!] !== 0) at += 1;
      passing[set] = at < end ? 1 : 0;
    }
  } else passing.fill(1).fill(0, 0, 1);
  return passing;
}

/** Adds each set's count to its members. */
export function countSets({ m }: SnapshotPair, setCounts: Int32Array, values: Int32Array): void {
  const { setStart, setValues } = m;
  for (let set = 0; set < setCounts.length; set += 1) {
    const count = setCounts[set]!;
    if (count === 0) continue;
    const end = setStart[set + 1]!;
    for (let at = setStart[set]!; at < end; at += 1) values[setValues[at]!]! += count;
  }
}
