// Finds the known name that a mistyped one probably means.

/** The closest by edit distance; undefined where even that has little in common with what was typed. */
export function nearestName(typed: string, known: readonly string[]): string | undefined {
  const [nearest] = known
    .map((name) => ({ name, distance: editDistance(typed, name) }))
    .sort((a, b) => a.distance - b.distance);
  return nearest !== undefined && nearest.distance <= Math.max(2, typed.length / 3)
    ? nearest.name
    : undefined;
}

/** Insertions, deletions, substitutions and swaps of neighbours that make one text the other. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
