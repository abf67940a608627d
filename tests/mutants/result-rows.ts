// Mutants of the rows below results: recommendations and content results, and what the history keeps of them.
import type { Mutant } from '#tests/mutants/mutant.ts';

const ROWS = ['src/discovery/results/rows.browser.test.tsx'];
const HISTORY = ['tests/e2e/rows.spec.ts'];

export const RESULT_ROW_MUTANTS: readonly Mutant[] = [
  {
    name: 'recommendations begin with a row',
    file: 'src/discovery/state/rows.ts',
    find: 'FIRST_RECOMMENDATION_ROWS = 2;',
    replace: 'FIRST_RECOMMENDATION_ROWS = 1;',
    tests: ROWS,
    claim: 'SP-04a',
  },
  {
    name: 'content results begin with two rows',
    file: 'src/discovery/state/rows.ts',
    find: 'FIRST_CONTENT_ROWS = 1;',
    replace: 'FIRST_CONTENT_ROWS = 2;',
    tests: ROWS,
    claim: 'SP-04b',
  },
  {
    name: 'view less does nothing',
    file: 'src/discovery/state/recommendations.ts',
    find: 'instance.contentRows = FIRST_CONTENT_ROWS;',
    replace: '',
    tests: ROWS,
    claim: 'SP-04c',
  },
  {
    name: 'rows grow beyond their maximum',
    file: 'src/discovery/state/rows.ts',
    find: 'Math.min(rows + ROW_STEP, max)',
    replace: 'rows + ROW_STEP + 1',
    tests: ROWS,
    claim: 'SP-04d',
  },
  {
    name: 'what is among the results is recommended below them',
    file: 'src/discovery/state/recommendations.ts',
    find: '!shown.has(productId)',
    replace: 'shown.size > 0 || productId',
    tests: ROWS,
    claim: 'SP-03i',
  },
  {
    name: 'recommendations stand below a list that goes on',
    file: 'src/discovery/results/recommendation-part.tsx',
    find: 'cursor !== null || cards.length === 0',
    replace: 'cards.length === 0',
    tests: ROWS,
    claim: 'LI-05e',
  },
  {
    name: 'recommendations that come late push what is below them',
    file: 'src/discovery/results/recommendations.tsx',
    find: 'return <RecommendationSpace key={products.requestId} place={near} />;',
    replace: 'return <div ref={near} />;',
    tests: ROWS,
  },
  {
    name: 'the rows of recommendations do not come back',
    file: 'src/discovery/state/restoration.ts',
    find: 'instance.recommendationRows = state.showing_recommendation_rows;',
    replace: '',
    tests: HISTORY,
    claim: 'UR-05g',
  },
  {
    name: 'the rows of content results do not come back',
    file: 'src/discovery/state/restoration.ts',
    find: 'instance.contentRows = state.content_results_rows;',
    replace: '',
    tests: HISTORY,
    claim: 'UR-05h',
  },
  {
    name: 'a search begins with the rows of the one before',
    file: 'src/discovery/search-screen.tsx',
    find: 'key={query}',
    replace: '',
    tests: HISTORY,
    claim: 'SM-08b',
  },
  {
    name: 'recommendations that a host breaks off are awaited for ever',
    file: 'src/discovery/state/recommendations.ts',
    find: "await askClient('recommendations', () => client.recommend(market, given, limit));",
    replace: 'await client.recommend(market, given, limit);',
    tests: ROWS,
    grep: 'breaks off',
  },
];
