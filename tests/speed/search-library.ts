// What every measured search library is asked: the same operations over the same documents.
import type { DocumentFacet, PlainDocument } from '#tests/synthetic/documents.ts';
import type { WorkloadQuery } from '#tests/synthetic/workload.ts';

/**
 * text      the words of a title, filtered by gender and two colours: best 24, all ten facets counted
 * words     the same without filters
 * listing   a second-level category with those two filters: cheapest 24, all counts within the category
 * browse    everything of one category and gender, both as filters: cheapest 24, all counts
 * prefix    the words as far as they are typed: best 8 (ours counts facets all the same)
 * suggest   ours only: 8 queries and listings for what is typed
 * Counts of a facet leave out that facet's own filter.
 */
export const OPERATIONS = ['text', 'words', 'listing', 'browse', 'prefix', 'suggest'] as const;
export type Operation = (typeof OPERATIONS)[number];
export const PAGE_SIZE = 24;
export const PREFIX_PAGE_SIZE = 8;

/** Answers how many there are: products for ours, documents (colours) for the others. */
export type RunQuery = (question: WorkloadQuery) => number | Promise<number>;

export interface SearchLibrary {
  readonly operations: Readonly<Partial<Record<Operation, RunQuery>>>;
  /** The built index as bytes or text to be kept; undefined where the library has no such thing. */
  save(): SavedIndex | undefined;
}
export interface SavedIndex {
  readonly bytes: number;
  /** Opens the saved index as a fresh process would; ours trusts the bytes, as after the first time. */
  open(): void;
  /** Ours only: opens bytes that were never opened before, and looks for damage in all of them. */
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

/** Documents that meet all filters, or all but one facet's. */
export function matchesFilters(document: PlainDocument, filters: Filters, without?: string): boolean {
  for (const [field, wanted] of Object.entries(filters)) {
    if (field !== without && !matchesAnyValue(document[field as DocumentFacet], wanted)) return false;
  }
  return true;
}

export function matchesAnyValue(value: string | readonly string[], wanted: readonly string[]): boolean {
  return typeof value === 'string' ? wanted.includes(value) : value.some((each) => wanted.includes(each));
}
