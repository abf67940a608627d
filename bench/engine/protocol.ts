// What the bench and the processes it measures in tell each other.
import type { SnapshotSection } from '#engine/engine.ts';
import type { TimingLimits, Timings } from '#tests/speed/measure.ts';
import type { Operation } from '#tests/speed/search-library.ts';

/** Always measured in this order. */
export const LIBRARIES = ['ours', 'minisearch', 'itemsjs', 'orama'] as const;
export type Library = (typeof LIBRARIES)[number];

export type Command =
  | {
      readonly kind: 'build';
      readonly library: Library;
      readonly variants: number;
      readonly queries: number;
    }
  | { readonly kind: 'operation'; readonly operation: Operation; readonly effort: TimingLimits }
  | { readonly kind: 'weigh' }
  | { readonly kind: 'save' };

export interface BuildReport {
  readonly products: number;
  /** Variants, or documents of those that are sold. */
  readonly documents: number;
  readonly buildMs: number;
  readonly buildCpuMs: number;
  readonly sections: readonly SnapshotSection[];
}
/** Heap and array buffers after collection, without the documents, in MB of 2^20 bytes. */
export interface MemoryReport {
  readonly memoryMb: number;
  /** ms of a fixed loop, to tell a busy machine. */
  readonly spinMs: number;
}
export interface OpenReport {
  readonly bytes: number;
  /** The first opening, and the median of all. */
  readonly firstMs: number;
  readonly openMs: number;
  /** Median of opening with a search for damage; null where a library has none. */
  readonly checkMs: number | null;
}
/** By the order's kind; `undefined` where the library cannot do it. */
export interface Reports {
  readonly build: BuildReport;
  readonly operation: Timings | undefined;
  readonly weigh: MemoryReport;
  readonly save: OpenReport | undefined;
}
