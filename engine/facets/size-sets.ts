// Sizes as sets: whether one of a set's sizes passes is asked once a set and not once an article.
import type { CompiledFilters } from '#engine/facets/compiled-filters.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';

/** By set: 1 where the size filter lets one of its sizes pass; without such a filter, where there is one. */
export function passingSets({ m, workspace }: SnapshotPair, { bits, fails }: CompiledFilters): Uint8Array {
  const { setStart, setValues } = m;
  const sets = setStart.length - 1;
  const admitted = workspace.u8('passingSets', sets);
  if (bits.has('size')) {
    for (let set = 0; set < sets; set += 1) {
      const end = setStart[set + 1]!;
      let at = setStart[set]!;
      while (at < end && fails[setValues[at]!] !== 0) at += 1;
      admitted[set] = at < end ? 1 : 0;
    }
  } else admitted.fill(1).fill(0, 0, 1);
  return admitted;
}

/** A count of sets to one of their members. */
export function countSets({ m }: SnapshotPair, setCounts: Int32Array, values: Int32Array): void {
  const { setStart, setValues } = m;
  for (let set = 0; set < setCounts.length; set += 1) {
    const times = setCounts[set]!;
    if (times === 0) continue;
    const end = setStart[set + 1]!;
    for (let at = setStart[set]!; at < end; at += 1) values[setValues[at]!]! += times;
  }
}
