// Names a pair of files that results come from.

/** The epoch of a pair of files: results depend on both. */
export function mergeEpoch(textEpoch: string, marketEpoch: string): string {
  return `${textEpoch}+${marketEpoch}`;
}
