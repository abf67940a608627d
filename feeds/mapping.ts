// The mapping file: what the columns of a merchant's own CSV contain, as JSON that a person edits.
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { type FormIssue, formIssues } from '#contract/form-issues.ts';
import { CURRENCIES } from '#contract/market.ts';
import { RecordKey } from '#contract/parameters.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { STRICT } from '#contract/setting-types.ts';

const Column = Type.String({ minLength: 1, maxLength: 300 });

/** What a column can be mapped to; `id`, `title` and one of the prices are required. */
export const MAPPED_FIELDS = [
  'id',
  'group',
  'title',
  'brand',
  'description',
  'price',
  'salePrice',
  'priceBefore',
  'currency',
  'stock',
  'availability',
  'color',
  'size',
  'gender',
  'ageGroup',
  'category',
  'images',
  'sku',
  'gtin',
  'condition',
  'taxCategory',
  'tags',
  'publishedAt',
] as const;
export type MappedField = (typeof MAPPED_FIELDS)[number];

const CurrencyCode = Type.String({ pattern: '^[A-Z]{3}$', expected: 'three capital letters, such as EUR' });
const Columns = Type.Optional(Type.Union([Column, Type.Array(Column, { minItems: 1, maxItems: 30 })]));
const MappingSchema = Type.Object(
  {
    /** Detected from the header where absent. */
    delimiter: Type.Optional(Type.String({ minLength: 1, maxLength: 1 })),
    /** Field to column header. Several: all pictures, the levels of a category, else the first that is not empty. */
    columns: Type.Object(
      Object.fromEntries(MAPPED_FIELDS.map((field) => [field, Columns])) as Record<
        MappedField,
        typeof Columns
      >,
      STRICT,
    ),
    /** Currency of prices that name none; the market's where absent. */
    currency: Type.Optional(CurrencyCode),
    /** Further currencies, each with columns of its own. */
    prices: Type.Optional(
      Type.Record(
        CurrencyCode,
        Type.Object(
          { price: Column, salePrice: Type.Optional(Column), priceBefore: Type.Optional(Column) },
          STRICT,
        ),
        STRICT,
      ),
    ),
    /** Amounts in a currency that no market sells in: one of it is `rate` of `to`. For every format. */
    exchange: Type.Optional(
      Type.Record(
        CurrencyCode,
        Type.Object(
          {
            to: Type.Enum([...CURRENCIES]),
            rate: Type.Number({ exclusiveMinimum: 0, maximum: 1e6 }),
          },
          STRICT,
        ),
        STRICT,
      ),
    ),
    imageSeparator: Type.Optional(Type.String({ minLength: 1, maxLength: 5 })),
    categorySeparator: Type.Optional(Type.String({ minLength: 1, maxLength: 5 })),
    /** Title of an attribute to its column; several values in a cell are separated by ; or |. */
    attributes: Type.Optional(Type.Record(RecordKey, Column, STRICT)),
    /** Used where the column is empty or absent. */
    fixed: Type.Optional(
      Type.Object(
        {
          brand: Type.Optional(Type.String({ maxLength: 80 })),
          gender: Type.Optional(Type.String({ maxLength: 20 })),
          category: Type.Optional(Type.String({ maxLength: 200 })),
          availability: Type.Optional(Type.String({ maxLength: 40 })),
        },
        STRICT,
      ),
    ),
    /** The feed's own words for availability, an empty cell too, to `in stock` or `out of stock`. */
    availability: Type.Optional(
      Type.Record(
        Type.String({ pattern: '^[\\s\\S]{0,60}$' }),
        Type.Enum(['in stock', 'out of stock']),
        STRICT,
      ),
    ),
  },
  STRICT,
);
export type Mapping = Static<typeof MappingSchema>;

/** Of a file's JSON. Also accepts a whole report of `--dry-run --json`, of which it reads `mapping`. */
export function parseMapping(json: unknown): Result<Mapping, FormIssue[]> {
  const inner = isRecord(json) && isRecord(json['mapping']) ? json['mapping'] : json;
  const whole = isRecord(inner) && inner['columns'] === undefined ? { ...inner, columns: {} } : inner;
  const compiled = Compile(MappingSchema);
  return compiled.Check(whole) ? ok(whole) : fail(formIssues(MappingSchema, compiled, whole));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The columns mapped to a field, in order; none where it is not mapped. */
export function columnsOf(mapping: Mapping, field: MappedField): readonly string[] {
  const columns = mapping.columns[field];
  return columns === undefined ? [] : typeof columns === 'string' ? [columns] : columns;
}

/** Required fields that this mapping lacks. */
export function missingFields(mapping: Mapping): string[] {
  const hasPrice =
    mapping.columns.price !== undefined ||
    mapping.columns.salePrice !== undefined ||
    Object.keys(mapping.prices ?? {}).length > 0;
  return [
    ...(mapping.columns.id === undefined ? ['id'] : []),
    ...(mapping.columns.title === undefined ? ['title'] : []),
    ...(hasPrice ? [] : ['price']),
  ];
}

/** Every column that the mapping names. */
export function namedColumns(mapping: Mapping): string[] {
  return [
    ...MAPPED_FIELDS.flatMap((field) => columnsOf(mapping, field)),
    ...Object.values(mapping.attributes ?? {}),
    ...Object.values(mapping.prices ?? {}).flatMap(({ price, salePrice, priceBefore }) =>
      [price, salePrice, priceBefore].filter((column) => column !== undefined),
    ),
  ];
}
