// The judgment tables are consistent with the demo catalogue: every rule and query matches a product that is sold.
import { describe, expect, test } from 'vitest';
import { demoCatalogue } from '#demo/catalogue/catalogue.ts';
import { ALL_FAMILIES } from '#demo/catalogue/families/all-families.ts';
import {
  isSoldIn,
  bestGradeOf,
  judgedProduct,
  matchesRule,
} from '#tests/relevance/judged/judged-products.ts';
import { JUDGED_LANGUAGES, judgedIn } from '#tests/relevance/judged/tables.ts';

/** Minimum number of queries per language. */
const MIN_QUERIES = 64;
const products = Array.from(demoCatalogue().products, judgedProduct);

test('every product is in listings of its family', () => {
  const ranges = new Map(
    ALL_FAMILIES.map(({ id, ranges }) => [id, new Set(ranges.flatMap(({ listings }) => listings))]),
  );
  const misplaced = products.filter(
    ({ family, product }) => !product.listingIds.every((id) => ranges.get(family)?.has(id)),
  );
  expect(misplaced.map(({ product }) => product.slug)).toEqual([]);
  expect(new Set(products.map(({ family }) => family))).toEqual(new Set(ALL_FAMILIES.map(({ id }) => id)));
});

test('English, Swedish, German and Korean are judged', () => {
  expect(JUDGED_LANGUAGES).toEqual(expect.arrayContaining(['en', 'sv', 'de', 'ko']));
});

describe.each(JUDGED_LANGUAGES)('judgments in %s', (language) => {
  const { market, judgements } = judgedIn(language);
  const sold = products.filter((product) => isSoldIn(market, product));

  test('there are enough queries, without duplicates', () => {
    expect(judgements.length).toBeGreaterThanOrEqual(MIN_QUERIES);
    expect(new Set(judgements.map(({ query }) => query)).size).toBe(judgements.length);
  });

  test('every rule matches a product sold in the market', () => {
    const empty = judgements.flatMap(({ query, grades }) =>
      grades
        .filter(
          ({ where }) =>
            !sold.some((product) => [...product.colors].some((color) => matchesRule(where, product, color))),
        )
        .map(({ where }) => `${query}: ${JSON.stringify(where)}`),
    );
    expect(empty).toEqual([]);
  });

  test('no rule is fully covered by earlier rules', () => {
    const unreached = judgements.flatMap(({ query, grades }) =>
      grades
        .filter(
          (graded) =>
            !sold.some((product) =>
              [...product.colors].some(
                (color) => grades.find(({ where }) => matchesRule(where, product, color)) === graded,
              ),
            ),
        )
        .map(({ where }) => `${query}: ${JSON.stringify(where)}`),
    );
    expect(unreached).toEqual([]);
  });

  test('every query has a product of grade 3 in the market', () => {
    const unmatched = judgements.filter(
      ({ grades }) => !sold.some((product) => bestGradeOf(grades, product) === 3),
    );
    expect(unmatched.map(({ query }) => query)).toEqual([]);
  });
});
