// What a run over the catalogue changed: how many of each, which parts of what nodes hold, and a digest of all of it.
import { createHash } from 'node:crypto';

export interface ChangeCounts {
  added: number;
  changed: number;
  unchanged: number;
  withdrawn: number;
}
/**
 * What of a node's holdings a change makes old: `texts` the text bases, `articles` prices, stock and what is sold, `columns`
 * what else stands in market columns, `facts` menu, pages and stores, `settings` the shop's settings document.
 */
export type ChangePart = 'texts' | 'articles' | 'columns' | 'facts' | 'settings';

/** Collects what changed: its digest makes the epoch, so that equal histories have equal epochs. */
export interface ChangeSet {
  /** The sequence number that the change will have. */
  readonly seq: number;
  record(kind: string, id: string, hash: string, parts: readonly ChangePart[]): void;
  markPart(part: ChangePart): void;
  /** A product is withdrawn: its texts stay as they are. */
  withdraw(productId: string): void;
  readonly hasWithdrawn: () => boolean;
  readonly parts: () => ReadonlySet<ChangePart>;
  readonly digest: () => string;
  readonly size: () => number;
}

export function createChangeSet(seq: number): ChangeSet {
  const hash = createHash('sha256');
  const touched = new Set<ChangePart>();
  let count = 0;
  let hasWithdrawn = false;
  const note: ChangeSet['record'] = (kind, id, content, parts) => {
    hash.update(`${kind} ${id} ${content}\n`);
    for (const part of parts) touched.add(part);
    count += 1;
  };
  return {
    seq,
    record: note,
    withdraw(productId) {
      note('product', productId, 'withdrawn', ['articles']);
      hasWithdrawn = true;
    },
    hasWithdrawn: () => hasWithdrawn,
    markPart: (part) => void touched.add(part),
    parts: () => touched,
    digest: () => hash.copy().digest('hex'),
    size: () => count,
  };
}
