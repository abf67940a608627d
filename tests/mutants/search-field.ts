// Mutants of the search field's suggestions: their layout, pictures, and where Enter leads.
import type { Mutant } from '#tests/mutants/mutant.ts';

const LAYOUT = ['src/discovery/suggest/layout.browser.test.tsx'];

export const SEARCH_FIELD_MUTANTS: readonly Mutant[] = [
  {
    name: 'the layout of the suggestions is narrow under 768',
    file: 'src/discovery/suggest/suggestions.module.css',
    find: '@media (min-width: 650px) {\n  .back {',
    replace: '@media (min-width: 768px) {\n  .back {',
    tests: LAYOUT,
    claim: 'SM-01f',
  },
  {
    name: 'suggested listings have no picture',
    file: 'src/discovery/suggest/option.tsx',
    find: 'item.listing.image === null ?',
    replace: 'item.listing.image !== undefined ?',
    tests: LAYOUT,
    claim: 'SM-02f',
  },
  {
    name: 'nothing is typed, and all results can be viewed',
    file: 'src/discovery/suggest/option.tsx',
    find: "item.query === '' ?",
    replace: "item.query === ' ' ?",
    tests: LAYOUT,
    claim: 'SM-02i',
  },
  {
    name: 'a wide list suggests as many listings as a narrow one',
    file: 'src/discovery/suggest/items.ts',
    find: 'const MAX_LISTINGS_WHEN_WIDE = 6;',
    replace: 'const MAX_LISTINGS_WHEN_WIDE = 3;',
    tests: LAYOUT,
    claim: 'SM-03e',
  },
  {
    name: 'Enter submits whatever stands in its place',
    file: 'src/discovery/suggest/search-field.tsx',
    find: 'if (override !== null) {',
    replace: 'if (override === undefined) {',
    tests: LAYOUT,
    claim: 'SM-07b',
  },
  {
    name: 'Enter opens the first of two pages',
    file: 'src/discovery/suggest/items.ts',
    find: 'contentLinks.length > 1',
    replace: 'contentLinks.length > 2',
    tests: LAYOUT,
    claim: 'SM-07c',
  },
  {
    name: 'Enter opens a page though products were found',
    file: 'src/discovery/suggest/items.ts',
    find: 'total > 0 || queries',
    replace: 'queries',
    tests: LAYOUT,
  },
  {
    name: 'Enter opens the page of an earlier text',
    file: 'src/discovery/suggest/state.ts',
    find: 'state.loadedQuery === state.typed ? overrideOf',
    replace: 'state.loadedQuery !== undefined ? overrideOf',
    tests: LAYOUT,
  },
  {
    name: 'suggested listings with pictures are reported as categories',
    file: 'src/discovery/suggest/suggestions.tsx',
    find: "'Visual listing suggestions'",
    replace: "'Category suggestions'",
    tests: ['src/discovery/boundaries.browser.test.tsx'],
    claim: 'ER-01g',
  },
];
