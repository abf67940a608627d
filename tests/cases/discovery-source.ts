// All cases that every discovery source must pass: the engine itself, in a worker, and behind HTTP.
import type { DiscoveryCase } from '#tests/cases/discovery-case.ts';
import { LISTING_CASES } from '#tests/cases/listing-cases.ts';
import { SEARCH_CASES } from '#tests/cases/search-cases.ts';

export const DISCOVERY_CASES: readonly DiscoveryCase[] = [...SEARCH_CASES, ...LISTING_CASES];
