// The lists of the claims about URLs and locales are those of the code: one that no claim names fails here.
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { FILTER_OPERATORS } from '#contract/facets.ts';
import { claimedNames } from '#tests/requirements/claimed-names.ts';

const TEXTS = resolve(import.meta.dirname, '../../src/discovery/texts');

test('the operators of filters in a URL', () => {
  expect(claimedNames('UR-02', 'The operator')).toEqual(FILTER_OPERATORS.toSorted());
});

test('the locales of discovery', () => {
  const codes = readdirSync(TEXTS).flatMap((file) => /^([a-z]{2})\.ts$/.exec(file)?.[1] ?? []);
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const named = claimedNames('LO-01', "The widget's texts", 'any');
  // A market's language that the requirement does not name, as Korean, has no claim.
  const claimed = codes.map((code) => names.of(code) ?? code).filter((name) => named.includes(name));
  expect(claimed.toSorted()).toEqual(claimedNames('LO-01', "The widget's texts"));
});
