// What a run over the catalogue changed: how many of each, and a digest of all of it.
import { createHash } from 'node:crypto';

export interface ChangeCounts {
  added: number;
  changed: number;
  unchanged: number;
  withdrawn: number;
}
/** Collects what changed: its digest makes the epoch, so that equal histories have equal epochs. */
export interface Trail {
  note(kind: string, id: string, hash: string): void;
  readonly digest: () => string;
  readonly size: () => number;
}

export function createTrail(): Trail {
  const hash = createHash('sha256');
  let count = 0;
  return {
    note(kind, id, content) {
      hash.update(`${kind} ${id} ${content}\n`);
      count += 1;
    },
    digest: () => hash.copy().digest('hex'),
    size: () => count,
  };
}
