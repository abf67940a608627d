// The file of size guides that a merchant gives with a feed: its form, and what it says of the feed's categories.
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { counted } from '#contract/counted.ts';
import type { CatalogueListing, CatalogueSizeGuide } from '#catalogue/catalogue.ts';
import { type FormIssue, formIssues } from '#contract/form-issues.ts';
import { type Language, LANGUAGES } from '#contract/market.ts';
import { RecordKey } from '#contract/parameters.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { STRICT, text } from '#contract/setting-types.ts';
import { FeedError } from '#feeds/feed-log.ts';
import { valueIdOf } from '#feeds/ids.ts';
import { readSize } from '#feeds/size.ts';

const optionalText = (maxLength: number) => Type.Optional(text(maxLength));
const localized = (maxLength: number) =>
  Type.Object(
    Object.fromEntries(LANGUAGES.map((language) => [language, optionalText(maxLength)])) as Record<
      Language,
      ReturnType<typeof optionalText>
    >,
    { ...STRICT, minProperties: 1, expected: 'a text in one language at least' },
  );
const centimetres = Type.Number({ minimum: 0, maximum: 1_000 });

const GuidesSchema = Type.Array(
  Type.Object(
    {
      id: text(60, { pattern: '^[a-z0-9][a-z0-9-]*$', expected: 'lower-case letters, digits and hyphens' }),
      title: localized(100),
      /** As in the categories' addresses; absent: all of the feed. */
      categories: Type.Optional(Type.Array(text(200), { minItems: 1, maxItems: 200 })),
      /** The columns. */
      measures: Type.Array(
        Type.Object({ title: localized(60), how: Type.Optional(localized(400)) }, STRICT),
        { minItems: 1, maxItems: 12 },
      ),
      rows: Type.Array(
        Type.Object(
          {
            size: text(60),
            /** A value a measure: cm, from and to in cm, or a text as it is. */
            values: Type.Array(
              Type.Union([
                centimetres,
                Type.Tuple([centimetres, centimetres]),
                Type.String({ maxLength: 40 }),
              ]),
            ),
          },
          STRICT,
        ),
        { minItems: 1, maxItems: 100 },
      ),
      /** By value of the attribute `fit`. */
      fits: Type.Optional(Type.Record(RecordKey, localized(200), STRICT)),
    },
    STRICT,
  ),
  { maxItems: 200 },
);

/** One entry of the file. */
export type GivenSizeGuide = Static<typeof GuidesSchema>[number];

/** Of a file's JSON. */
export function parseSizeGuides(json: unknown): Result<readonly GivenSizeGuide[], FormIssue[]> {
  const compiled = Compile(GuidesSchema);
  if (!compiled.Check(json)) return fail(formIssues(GuidesSchema, compiled, json));
  const issues = json.flatMap(guideIssues);
  return issues.length > 0 ? fail(issues) : ok(json);
}

function guideIssues(
  { id, measures, rows }: GivenSizeGuide,
  at: number,
  all: readonly GivenSizeGuide[],
): FormIssue[] {
  const first = all.findIndex((other) => other.id === id);
  const sizes = rows.map(({ size }) => readSize(size));
  return [
    ...(first < at ? [{ field: `[${at}].id`, reason: `"${id}" is that of [${first}]` }] : []),
    ...rows.flatMap(({ size, values }, index) => {
      const place = `[${at}].rows[${index}]`;
      const before = sizes.indexOf(sizes[index] ?? '');
      const [has, needs] = [counted(values.length, 'value'), counted(measures.length, 'measure')];
      return [
        ...(before < index
          ? [{ field: `${place}.size`, reason: `"${size}" is that of rows[${before}]` }]
          : []),
        ...(values.length === measures.length
          ? []
          : [{ field: `${place}.values`, reason: `has ${has} for ${needs}` }]),
        ...values.flatMap((value, column) =>
          Array.isArray(value) && value[1] < value[0]
            ? [{ field: `${place}.values[${column}]`, reason: 'ends before it begins' }]
            : [],
        ),
      ];
    }),
  ];
}

/** The guides of a feed with these listings; throws FeedError for a category that it does not have. */
export function sizeGuidesOf(
  given: readonly GivenSizeGuide[],
  source: string,
  listings: readonly CatalogueListing[],
): CatalogueSizeGuide[] {
  const idOf = new Map(listings.map(({ slug, listingId }) => [slug, listingId]));
  return given.map(({ id, title, categories = [...idOf.keys()], measures, rows, fits = {} }, at) => ({
    guideId: `${source}-${id}`,
    source,
    title,
    listingIds: categories.map((slug, index) => {
      const listingId = idOf.get(slug);
      if (listingId !== undefined) return listingId;
      const field = `[${at}].categories[${index}]`;
      throw new FeedError(
        `size guides: ${field}: "${slug}" is no category of the feed: it has ${[...idOf.keys()].join(', ')}`,
        null,
      );
    }),
    measures: measures.map(({ title: name, how = null }) => ({ title: name, how })),
    rows: rows.map(({ size, values }) => ({
      size: readSize(size),
      values: values.map((value) => (typeof value === 'number' ? ([value, value] as const) : value)),
    })),
    fits: Object.entries(fits).map(([value, text]) => ({ valueId: valueIdOf(value), text })),
  }));
}
