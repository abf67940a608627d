import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MarketCode } from '#contract/market.ts';
import { type CellReader, COLUMNS, fileOfRows, tableOfFile } from '#server/merchandising/csv.ts';
import { validateFile, type MerchandisingFile } from '#server/merchandising/file-schema.ts';

const phrase = fc.stringMatching(/^[a-zäö",;]{1,6}( [a-zäö]{1,5})?$/).filter((text) => /[a-zäö]/.test(text));
const phrases = fc.array(phrase, { minLength: 2, maxLength: 3 });
const target = fc.oneof(
  fc.record({ product: phrase }),
  fc.record({ field: fc.constantFrom('brand', 'label'), value: phrase }),
);
const stepTarget = fc.tuple(target, fc.integer({ min: 1, max: 3 })).map(([of, steps]) => ({ ...of, steps }));
const actions = fc.record(
  {
    pin: fc.array(fc.record({ product: phrase, position: fc.integer({ min: 1, max: 500 }) }), {
      minLength: 1,
    }),
    boost: fc.array(stepTarget, { minLength: 1 }),
    bury: fc.array(stepTarget, { minLength: 1 }),
    hide: fc.array(target, { minLength: 1 }),
    redirect: fc.constantFrom({ listing: 'l' }, { page: '/search' }),
    markets: fc.constant<MarketCode[]>(['sv-se', 'en-eu']),
    from: fc.constant('2027-01-01T00:00:00.000Z'),
    until: fc.constant('2027-02-01T00:00:00.000Z'),
  },
  { requiredKeys: ['pin'] },
);
const rules = fc
  .array(fc.tuple(actions, phrase, fc.constantFrom('exact' as const, 'begins' as const)))
  .map((list) =>
    list.map(([ruleActions, query, match], at) => ({ id: `r${at}`, query, match, ...ruleActions })),
  );
const synonyms = fc.array(
  fc.record({
    language: fc.constantFrom('en' as const, 'ko' as const),
    kind: fc.constantFrom('one_way' as const, 'equal' as const, 'correction' as const),
    from: phrases,
    to: phrases,
  }),
);

test('a file written as a table is parsed back unchanged', () => {
  fc.assert(
    fc.property(fc.record({ synonyms, rules }), (file: MerchandisingFile) => {
      expect(validateFile(file, () => '')).toEqual([]);
      const records = parse<Record<string, string>>(tableOfFile(file), { columns: true });
      const rows = records.map((record, at) => ({
        line: at + 2,
        get: ((column) => record[column] ?? '') satisfies CellReader,
      }));
      const parsed = fileOfRows(rows);
      expect(parsed.issues).toEqual([]);
      expect(parsed.file).toEqual(file);
    }),
  );
  expect(tableOfFile({}).trim()).toBe(COLUMNS.join(','));
});
