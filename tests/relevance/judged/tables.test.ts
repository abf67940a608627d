// The judged tables name what exists: no rule is empty, no query asks for what the shop does not sell.
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/market.ts';
import { demoCatalogue } from '#demo/catalogue/catalogue.ts';
import { ALL_FAMILIES } from '#demo/catalogue/families/all-families.ts';
import {
  isSoldIn,
  bestGradeOf,
  judgedProduct,
  matchesRule,
} from '#tests/relevance/judged/judged-products.ts';
import { JUDGED } from '#tests/relevance/judged/tables.ts';

/** So many queries a language, at least. */
const LEAST_QUERIES = 64;
const products = Array.from(demoCatalogue().products, judgedProduct);

test('every product is of the family that its shelf says', () => {
  const ranges = new Map(
    ALL_FAMILIES.map(({ id, ranges }) => [id, new Set(ranges.flatMap(({ listings }) => listings))]),
  );
  const strays = products.filter(
    ({ family, product }) => !product.listingIds.every((id) => ranges.get(family)?.has(id)),
  );
  expect(strays.map(({ product }) => product.slug)).toEqual([]);
  expect(new Set(products.map(({ family }) => family))).toEqual(new Set(ALL_FAMILIES.map(({ id }) => id)));
});

describe.each(LANGUAGES)('what shoppers mean in %s', (language) => {
  const { market, judgements } = JUDGED[language];
  const sold = products.filter((product) => isSoldIn(market, product));

  test('there are enough queries, and none stands twice', () => {
    expect(judgements.length).toBeGreaterThanOrEqual(LEAST_QUERIES);
    expect(new Set(judgements.map(({ query }) => query)).size).toBe(judgements.length);
  });

  test('every rule is about something that the market sells', () => {
    const empty = judgements.flatMap(({ query, grades }) =>
      grades
        .filter(
          ({ where }) =>
            !sold.some((product) => [...product.colors].some((shown) => matchesRule(where, product, shown))),
        )
        .map(({ where }) => `${query}: ${JSON.stringify(where)}`),
    );
    expect(empty).toEqual([]);
  });

  test('no rule stands wholly behind those before it', () => {
    const unreached = judgements.flatMap(({ query, grades }) =>
      grades
        .filter(
          (graded) =>
            !sold.some((product) =>
              [...product.colors].some(
                (shown) => grades.find(({ where }) => matchesRule(where, product, shown)) === graded,
              ),
            ),
        )
        .map(({ where }) => `${query}: ${JSON.stringify(where)}`),
    );
    expect(unreached).toEqual([]);
  });

  test('every query asks for something that the market sells', () => {
    const vain = judgements.filter(
      ({ grades }) => !sold.some((product) => bestGradeOf(grades, product) === 3),
    );
    expect(vain.map(({ query }) => query)).toEqual([]);
  });
});
