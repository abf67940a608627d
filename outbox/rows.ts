// The rows of the outbox's tables in IndexedDB.
import type { DeadLetter, OutboxEntry } from '#outbox/entry.ts';

export interface EntryRow {
  readonly seq: number;
  readonly id: string;
  readonly kind: OutboxEntry['kind'];
  readonly rank: number;
  readonly entry: OutboxEntry;
}
export interface DeadLetterRow extends DeadLetter {
  readonly id: string;
  readonly kind: OutboxEntry['kind'];
}
export interface StoredCount {
  readonly generation: string;
  readonly maxSeq: number;
  readonly size: number;
  readonly shed: number;
}
/** Single values: the counters (`ledger`), the cached cart, the device's cart key and the lease. */
export interface MetaRow {
  readonly key: 'ledger' | 'cart' | 'cart-key' | 'lease';
  readonly value: unknown;
}
