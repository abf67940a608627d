// The changes of one transaction on the catalogue: their number, the parts they touch, and a digest.
import { createHash } from 'node:crypto';

export interface ChangeCounts {
  added: number;
  changed: number;
  unchanged: number;
  withdrawn: number;
}
/**
 * What a change makes nodes rebuild or reread: `texts` the text bases, `articles` prices, stock and what is sold, `columns` the
 * rest of the market columns, `facts` menu, pages and stores, `settings` the settings document.
 */
export type ChangePart = 'texts' | 'articles' | 'columns' | 'facts' | 'settings';

/** Collects changes; the epoch is computed from its digest, so that equal histories have equal epochs. */
export interface ChangeSet {
  /** The sequence number that the change will have. */
  readonly seq: number;
  record(kind: string, id: string, hash: string, parts: readonly ChangePart[]): void;
  markPart(part: ChangePart): void;
  /** Records a withdrawn product, whose texts stay in the text base. */
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
  const record: ChangeSet['record'] = (kind, id, content, parts) => {
    hash.update(`${kind} ${id} ${content}\n`);
    for (const part of parts) touched.add(part);
    count += 1;
  };
  return {
    seq,
    record,
    withdraw(productId) {
      record('product', productId, 'withdrawn', ['articles']);
      hasWithdrawn = true;
    },
    hasWithdrawn: () => hasWithdrawn,
    markPart: (part) => void touched.add(part),
    parts: () => touched,
    digest: () => hash.copy().digest('hex'),
    size: () => count,
  };
}
