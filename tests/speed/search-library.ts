// The interface of a measured search library: the same operations over the same documents.
import type { DocumentFacet, PlainDocument } from '#tests/synthetic/documents.ts';
import type { WorkloadQuery } from '#tests/synthetic/workload.ts';

/**
 * text      the words of a title, filtered by gender and two colours: best 24, all ten facets counted
 * words     the same without filters
 * listing   a second-level category with those two filters: cheapest 24, all counts within the category
 * browse    everything of one category and gender, both as filters: cheapest 24, all counts
 * prefix    incomplete words: best 8 (ours also counts facets)
 * suggest   ours only: 8 suggested queries and listings
 * A facet is counted without its own filter.
 */
export const OPERATIONS = ['text', 'words', 'listing', 'browse', 'prefix', 'suggest'] as const;
export type Operation = (typeof OPERATIONS)[number];
export const PAGE_SIZE = 24;
export const PREFIX_PAGE_SIZE = 8;

/** Returns the number of hits: products for ours, documents (variants) for the others. */
export type RunQuery = (query: WorkloadQuery) => number | Promise<number>;

export interface SearchLibrary {
  readonly operations: Readonly<Partial<Record<Operation, RunQuery>>>;
  /** The serialised index; undefined if the library does not support it. */
  save(): SavedIndex | undefined;
}
export interface SavedIndex {
  readonly bytes: number;
  /** Opens the saved index as a fresh process would; ours skips the integrity check. */
  open(): void;
  /** Ours only: opens the saved index with the integrity check. */
  openUnverified?(): void;
}

type Filters = Readonly<Partial<Record<DocumentFacet, readonly string[]>>>;
export const textFilters = ({ gender, colors }: WorkloadQuery): Filters => ({
  gender: [gender],
  color: colors,
});
export const browseFilters = ({ gender, category }: WorkloadQuery): Filters => ({
  category: [category],
  gender: [gender],
});

/** Whether a document passes all filters, optionally except one facet's. */
export function matchesFilters(document: PlainDocument, filters: Filters, without?: string): boolean {
  for (const [field, values] of Object.entries(filters)) {
    if (field !== without && !matchesAnyValue(document[field as DocumentFacet], values)) return false;
  }
  return true;
}

export function matchesAnyValue(value: string | readonly string[], values: readonly string[]): boolean {
  return typeof value === 'string' ? values.includes(value) : value.some((each) => values.includes(each));
}
