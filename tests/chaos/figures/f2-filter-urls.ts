// F2: filters written into a URL and read back, and any text read as one.
import * as fc from 'fast-check';
import { FACETS, type FacetType } from '#contract/facets.ts';
import type { FilterDataValue, SelectedFilter } from '#contract/filters.ts';
import { decodeState, encodeState } from '#contract/url-state/state.ts';
import type { Figure } from '../figure.ts';

const text = fc
  .string({
    unit: fc.oneof(
      fc.constantFrom('=', '&', '%', '+', '‚', '‣', '∈', '≡', '🔢', '~', '.', '-', ' '),
      grapheme(),
    ),
  })
  .filter((one) => one !== '' && one.length <= 60);
const price = fc.double({ min: -1e9, max: 1e9, noNaN: true }).map((one) => (one === 0 ? 0 : one));
const texts = fc.array(text, { minLength: 1, maxLength: 6 });

/** What a shopper can select of each type of facet. */
const DATA: Readonly<Record<FacetType, fc.Arbitrary<FilterDataValue>>> = {
  checkbox: texts,
  radio: text,
  'checkbox-grid': texts,
  'checkbox-color': texts,
  'checkbox-hierarchical': fc.array(texts, { minLength: 1, maxLength: 4 }),
  range: fc.tuple(price, price),
};
const field = fc
  .string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
  .filter((name) => name.length <= 80);
const filter: fc.Arbitrary<SelectedFilter> = fc
  .constantFrom(...(Object.keys(DATA) as FacetType[]))
  .chain((type) => fc.record({ field, op: fc.constant(FACETS[type].op), data: DATA[type] }));
const filters = fc.uniqueArray(filter, { maxLength: 6, selector: ({ field: name }) => name });

export const F2: Figure = {
  id: 'F2',
  invariant:
    'filters read back from a URL are those that were written, and reading any text as a URL never throws',
  trials: { ci: 20_000, nightly: 100_000, of: 'filter sets and texts' },
  measure(lab, trials) {
    const seed = lab.random.whole(0, 2 ** 31);
    const changed = fc.check(
      fc.property(filters, (selected) => {
        const { filters: read } = decodeState(encodeState('', { filters: selected, sort: null }));
        return JSON.stringify(read) === JSON.stringify(selected);
      }),
      { numRuns: Math.ceil(trials / 2), seed },
    );
    const thrown = fc.check(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (search) => {
        decodeState(search);
      }),
      { numRuns: Math.ceil(trials / 2), seed },
    );
    const failures = [changed, thrown].filter(({ failed }) => failed);
    return Promise.resolve({
      n: changed.numRuns + thrown.numRuns,
      counts: { changed: changed.failed ? 1 : 0, thrown: thrown.failed ? 1 : 0 },
      violations: failures.map(({ counterexample }) => `fails for ${JSON.stringify(counterexample)}`),
    });
  },
};

function grapheme() {
  return fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 });
}
