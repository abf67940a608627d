// Schemas of the small values that many calls share: market, ids, limits, cursors.
import { Type } from 'typebox';
import { MAX_ID_LENGTH, MAX_LIMIT, MAX_QUERY_LENGTH } from '#contract/limits.ts';
import { MARKET_CODE_PATTERN } from '#contract/market.ts';

/** Checks the form alone: whether the shop has the market, its registry says (`unknown_market`). */
export const MarketParameter = Type.String({
  pattern: MARKET_CODE_PATTERN,
  maxLength: 11,
  title: 'MarketCode',
  description: 'market code, language-country in lower case',
});
export const MarketQuery = Type.Object({ market: MarketParameter });
export const Id = Type.String({
  minLength: 1,
  maxLength: MAX_ID_LENGTH,
  pattern: '^[A-Za-z0-9][A-Za-z0-9._:~-]*$',
});
export const SessionIdParameter = Type.String({ maxLength: 120 });
export const QueryText = Type.String({ maxLength: MAX_QUERY_LENGTH });
export const Cursor = Type.String({ minLength: 1, maxLength: 500 });
export const Limit = Type.Integer({ minimum: 1, maximum: MAX_LIMIT });
/** Of a record without `additionalProperties`: JSON Schema limits the keys of one by a pattern alone. */
export const RecordKey = Type.String({ pattern: '^[\\s\\S]{1,60}$' });
export const Metadata = Type.Record(RecordKey, Type.String({ maxLength: 500 }), {
  maxProperties: 40,
  additionalProperties: false,
});
export const Decimal = Type.Number({ description: 'decimal currency units including VAT' });
export const Nullable = <S extends Parameters<typeof Type.Union>[0][number]>(schema: S) =>
  Type.Union([schema, Type.Null()]);

/** RFC 9457; `error` repeats code, detail and field for devices with an earlier version of the shop. */
export const ErrorBody = Type.Object(
  {
    title: Type.String({ description: 'the same for each code' }),
    status: Type.Integer(),
    detail: Type.String(),
    code: Type.String(),
    field: Type.Optional(Type.String({ description: 'the input at fault, by its path' })),
    error: Type.Object({
      code: Type.String(),
      message: Type.String(),
      field: Type.Optional(Type.String()),
    }),
  },
  { title: 'Problem' },
);
