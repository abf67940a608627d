// The lists of the claims about URLs and locales are those of the code: one that no claim names fails here.
import { expect, test } from 'vitest';
import { FILTER_OPERATORS } from '#contract/facets.ts';
import { claimedNames } from '#tests/requirements/claimed-names.ts';

test('the operators of filters in a URL', () => {
  expect(claimedNames('UR-02', 'The operator')).toEqual(FILTER_OPERATORS.toSorted());
});
