import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FACETS, type FacetType, FILTER_OPERATORS } from '#contract/facets.ts';
import type { FilterDataValue, SelectedFilter } from '#contract/filters.ts';
import { MAX_QUERY_LENGTH } from '#contract/limits.ts';
import { decodeState, encodeState } from '#contract/url-state/state.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 60 });
const spoiled = fc.oneof(
  anyText,
  fc.string({
    unit: fc.constantFrom('\u201A', '\u2023', '0\uFE0F\u20E3', '\uD800', 'a', '', '=', '&', '%', '+'),
  }),
);
const anyNumber = fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => (n === 0 ? 0 : n));
const anyData: fc.Arbitrary<FilterDataValue> = fc.oneof(
  spoiled,
  anyNumber,
  fc.boolean(),
  fc.array(spoiled, { maxLength: 8 }),
  fc.array(fc.array(spoiled, { maxLength: 5 }), { maxLength: 5 }),
  fc.array(fc.oneof(spoiled, anyNumber, fc.array(spoiled, { maxLength: 4 })), { maxLength: 6 }),
);
const anyField = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }),
    fc.constantFrom('color', 'a≡', 'b∈', 'c🔢'),
  )
  .filter((field) => field.length <= 80 && field.isWellFormed());
const anyFilter: fc.Arbitrary<SelectedFilter> = fc.oneof(
  fc.record({
    field: anyField,
    op: fc.constantFrom(...FILTER_OPERATORS.filter((op) => op !== 'inrange')),
    data: anyData,
  }),
  fc.record({ field: anyField, op: fc.constant('inrange' as const), data: fc.tuple(anyNumber, anyNumber) }),
);
const anyKey = fc.constantFrom('', '2', 'side');

const only = (search: string, key?: string) => decodeState(search, key).filters[0]?.data;
const written = (data: FilterDataValue, op: SelectedFilter['op'] = 'in') =>
  decodeURIComponent(encodeState('', { filters: [{ field: 'x', op, data }], sort: null }));

/** A selection of each type of facet. */
const SELECTIONS: Readonly<Record<FacetType, FilterDataValue>> = {
  checkbox: ['wool', 'down'],
  radio: 'women',
  'checkbox-grid': ['M'],
  'checkbox-color': ['blue'],
  'checkbox-hierarchical': [['clothing', 'jackets'], ['tents']],
  range: [100, 249.5],
};

describe('exact encodings', () => {
  test.each(Object.entries(SELECTIONS))('UR-03e a selection of a %s facet survives the URL', (type, data) => {
    const filter: SelectedFilter = { field: 'x', op: FACETS[type as FacetType].op, data };
    const search = encodeState('', { filters: [filter], sort: null });
    expect(decodeState(search).filters).toEqual([filter]);
  });

  test('UR-02a UR-02c a filter is `f`, the key and an underscore before its field; no operator means `in`', () => {
    expect(written(['a'])).toBe('?f_x=a‚');
    const selection = { filters: [{ field: 'x', op: 'in' as const, data: ['a'] }], sort: null };
    expect(decodeURIComponent(encodeState('', selection, '2'))).toBe('?f2_x=a‚');
    expect(decodeState('?f2_x=a‚', '2').filters).toEqual(selection.filters);
    expect(decodeState('?f_x=a‚').filters).toEqual(selection.filters);
    expect(decodeState('?f2_x=a‚').filters).toEqual([]);
  });

  test('UR-02b the prefix `filter_` is read as well', () => {
    expect(decodeState('?filter_x=a‚b').filters).toEqual([{ field: 'x', op: 'in', data: ['a', 'b'] }]);
  });

  test.each([
    ['UR-02d', 'eq', '≡'],
    ['UR-02e', 'neq', '≠'],
    ['UR-02g', 'nin', '∉'],
    ['UR-02h', 'leq', '≤'],
    ['UR-02i', 'geq', '≥'],
    ['UR-02j', 'inrange', '🔢'],
  ] as const)('%s the operator %s stands behind the field as %s', (_, op, suffix) => {
    const data = op === 'inrange' ? [1, 2] : ['a'];
    expect(written(data, op)).toBe(`?f_x${suffix}=${op === 'inrange' ? '1-2' : 'a‚'}`);
    expect(decodeState(written(data, op)).filters).toEqual([{ field: 'x', op, data }]);
  });

  test('UR-02f the operator `in` is read with its suffix', () => {
    expect(decodeState('?f_x∈=a‚').filters).toEqual([{ field: 'x', op: 'in', data: ['a'] }]);
  });

  test('UR-03a UR-03b UR-03c UR-03d booleans are 1 and 0, lists have low quotes, paths a bullet, the rest base64 of JSON', () => {
    expect(written(true)).toBe('?f_x=1');
    expect(written(false)).toBe('?f_x=0');
    expect(written(['red'])).toBe('?f_x=red‚');
    expect(written(['red', ''])).toBe('?f_x=red‚0️⃣');
    expect(written([['a', 'b c'], ['d']])).toBe('?f_x=a‚b c‣d‣');
    expect(written(42)).toBe(`?f_x=${btoa('42')}`);
    expect(written('red')).toBe(`?f_x=${btoa('"red"')}`);
    expect(written(['a‚b'])).not.toContain('‚');
  });

  test('UR-03c paths of ids are short, in signs that a URL leaves as they are', () => {
    const paths = [
      ['women', 'women-jackets', 'women-parkas'],
      ['women', 'women-jackets', 'women-vests'],
      ['women', 'women-tops'],
      ['tents'],
    ];
    const search = encodeState('', { filters: [{ field: 'x', op: 'in', data: paths }], sort: null });
    expect(search).toBe('?f_x=~women.-jackets.-parkas~~~-vests~~-tops~tents');
    expect(only(search)).toEqual(paths);
    expect(only('?f_x=women‚women-tops‣tents‣')).toEqual(paths.slice(2));
    for (const [text] of [['~'], ['~~a'], ['~a~~~b'], ['~a..b'], ['~-a'], ['~a.b c']])
      expect(decodeState(`?f_x=${text}`).ignored).toEqual([{ parameter: 'f_x', reason: 'unreadable' }]);
  });

  test('UR-03e any paths of ids round-trip', () => {
    const id = fc.string({ unit: fc.constantFrom('a', 'B', '-', '_', '.', '~', '0'), maxLength: 4 });
    const paths = fc.array(fc.array(id, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(paths, (data) => {
        expect(only(encodeState('', { filters: [{ field: 'x', op: 'in', data }], sort: null }))).toEqual(
          data,
        );
      }),
    );
  });

  test('UR-02a of a parameter that is repeated the lists are joined, and of other values the first stays', () => {
    const color = { field: 'color', op: 'in' as const };
    expect(decodeState('?f_color=blue‚&f_color=red‚&f_color=blue‚green&f_color∉=pink‚')).toMatchObject({
      filters: [
        { ...color, data: ['blue', 'red', 'green'] },
        { field: 'color', op: 'nin', data: ['pink'] },
      ],
      ignored: [],
    });
    expect(only('?f_x=~women.-parkas&filter_x=~tents~women.-parkas')).toEqual([
      ['women', 'women-parkas'],
      ['tents'],
    ]);
    for (const [first, second] of [
      ['f_x🔢=1-2', 'f_x🔢=3-4'],
      ['f_x=1', 'f_x=0'],
      ['f_x=a‚', 'f_x=1'],
      ['f_x≡=a‚', 'f_x≡=b‚'],
    ] as const) {
      const { filters, ignored } = decodeState(`?${first}&${second}`);
      expect(filters).toEqual(decodeState(first).filters);
      expect(ignored).toEqual([{ parameter: second.split('=')[0], reason: 'repeated' }]);
    }
    const many = (name: string) => Array.from({ length: 150 }, (_, at) => `${name}${at}`).join('‚');
    expect(decodeState(`?f_x=${many('a')}&f_x=${many('b')}`).ignored).toEqual([
      { parameter: 'f_x', reason: 'repeated' },
    ]);
  });

  test('UR-02k a range is min-max, also below zero; numbers stay numbers', () => {
    expect(written([10, 99.5], 'inrange')).toBe('?f_x🔢=10-99.5');
    expect(written([-5, 10], 'inrange')).toBe('?f_x🔢=-5-10');
    expect(only('?f_x🔢=-5-10')).toEqual([-5, 10]);
    expect(only('?f_x🔢=-5--2')).toEqual([-5, -2]);
    expect(only(`?f_x=${btoa('42')}`)).toBe(42);
    expect(decodeState('?f_x🔢=cheap-dear').ignored).toEqual([{ parameter: 'f_x🔢', reason: 'unreadable' }]);
  });

  test('UR-01a UR-01b UR-01c the sorting needs its suffix; another value is ignored with a reason', () => {
    expect(decodeState('?sorting=price📈').sort).toEqual({ field: 'price', order: 'asc' });
    const sortedBy = (order: 'asc' | 'desc') =>
      decodeURIComponent(encodeState('', { filters: [], sort: { field: 'price', order } }, '2'));
    expect([sortedBy('asc'), sortedBy('desc')]).toEqual(['?sorting2=price📈', '?sorting2=price📉']);
    expect(decodeState('?sorting2=price📉', '2').sort).toEqual({ field: 'price', order: 'desc' });
    expect(decodeState('?sorting=price')).toMatchObject({
      sort: null,
      ignored: [{ parameter: 'sorting', reason: 'unreadable' }],
    });
  });
});

describe('the host keeps what is its own', () => {
  const selection = { query: 'rain coat', filters: [], sort: { field: 'price', order: 'asc' as const } };

  test("other parameters stay letter by letter, also ones that look like a filter but can't be", () => {
    expect(encodeState('?utm=a%20b+c&flag&f_tab=red&f_color=1&query=old&sorting=x', selection)).toBe(
      `?utm=a%20b+c&flag&f_tab=red&sorting=x&query=rain%20coat&sorting=${encodeURIComponent('price📈')}`,
    );
  });

  test('another instance is not touched, and a query that is not given stays', () => {
    const kept = encodeState('?f2_color=a%E2%80%9A&query=x', { filters: [], sort: null });
    expect(kept).toBe('?f2_color=a%E2%80%9A&query=x');
    expect(encodeState('?query=x', { query: '', filters: [], sort: null })).toBe('');
  });
});

describe('limits', () => {
  test('a long query is cut with a reason, at the length that the calls accept', () => {
    const long = `${'a'.repeat(MAX_QUERY_LENGTH - 1)}😀`;
    const state = decodeState(`?query=${long}`);
    expect(state.query).toBe('a'.repeat(MAX_QUERY_LENGTH - 1));
    expect(state.ignored).toEqual([{ parameter: 'query', reason: 'too-long' }]);
  });

  test('too many filters and too long values are left out with a reason', () => {
    const many = Array.from({ length: 61 }, (_, i) => `f_x${i}=1`).join('&');
    expect(decodeState(many).filters).toHaveLength(60);
    expect(decodeState(many).ignored).toEqual([{ parameter: 'f_x60', reason: 'too-many' }]);
    expect(decodeState(`?f_x=${'a'.repeat(201)}‚`).ignored[0]?.reason).toBe('unreadable');
  });
});

describe('properties', () => {
  test('UR-03e any selection comes back as it was written, beside any other parameters', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 100 }).filter((q) => q.isWellFormed()),
        fc.uniqueArray(anyFilter, { maxLength: 6, selector: ({ field, op }) => `${op} ${field}` }),
        fc.option(fc.record({ field: anyField, order: fc.constantFrom('asc' as const, 'desc' as const) })),
        anyKey,
        (query, filters, sort, key) => {
          const search = encodeState('?a=1&b=%20', { query, filters, sort }, key);
          expect(search.startsWith('?a=1&b=%20')).toBe(true);
          expect(decodeState(search, key)).toEqual({ query, filters, sort, ignored: [] });
          expect(encodeState(search, { query, filters, sort }, key)).toBe(search);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('no string makes the decoder throw, and what it reads can be written again', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        'f_',
        'filter_',
        'sorting',
        'query',
        '=',
        '&',
        '%',
        '%F0',
        '‚',
        '‣',
        '🔢',
        '≡',
        '1-',
        'W10=',
      ),
      fc.base64String(),
      fc.json().map((json) => btoa(unescape(encodeURIComponent(json.toWellFormed())))),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), anyKey, (parts, key) => {
        const state = decodeState(parts.join(''), key);
        const again = decodeState(encodeState('', state, key), key);
        expect(again).toEqual({ ...state, query: state.query, ignored: [] });
      }),
      { numRuns: 3_000 },
    );
  });
});
