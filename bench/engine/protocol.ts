// Messages between the benchmark and its library processes.
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
  | { readonly kind: 'operation'; readonly operation: Operation; readonly limits: TimingLimits }
  | { readonly kind: 'memory' }
  | { readonly kind: 'save' };

export interface BuildReport {
  readonly products: number;
  /** Variants, or for other libraries documents (variants that are sold). */
  readonly documents: number;
  readonly buildMs: number;
  readonly buildCpuMs: number;
  readonly sections: readonly SnapshotSection[];
}
/** Heap and array buffers after garbage collection, without the documents, in MB of 2^20 bytes. */
export interface MemoryReport {
  readonly memoryMb: number;
  /** Duration of a fixed loop in ms, to recognise a busy machine. */
  readonly spinMs: number;
}
export interface OpenReport {
  readonly bytes: number;
  /** Duration of the first opening, and the median of all. */
  readonly firstMs: number;
  readonly openMs: number;
  /** Median duration of opening with an integrity check; null if the library has none. */
  readonly checkMs: number | null;
}
/** By kind of command; `undefined` if the library does not support it. */
export interface Reports {
  readonly build: BuildReport;
  readonly operation: Timings | undefined;
  readonly memory: MemoryReport;
  readonly save: OpenReport | undefined;
}
