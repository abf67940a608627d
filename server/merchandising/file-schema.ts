// The schema of a merchandising file, and its validation entry by entry.
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { formIssues } from '#contract/form-issues.ts';
import { LANGUAGES, MARKET_CODE_PATTERN } from '#contract/market.ts';
import { timeSpanIssues } from '#server/time-spans.ts';

const MAX_SYNONYMS = 20_000;
const MAX_RULES = 10_000;
const MAX_PHRASES = 50;
const MAX_TARGETS = 500;
const MAX_POSITION = 500;
const MAX_STEPS = 3;
/** Separates several words, meanings or markets in a cell of a table. */
export const LIST_SEPARATOR = '|';

const Text = Type.String({ minLength: 1, maxLength: 200 });
const Time = Type.String({
  format: 'date-time',
  expected: 'a time with its zone, such as 2027-06-01T00:00:00Z',
});
const MarketCode = Type.String({ pattern: MARKET_CODE_PATTERN, expected: 'a market code such as sv-se' });
const strictObject = { additionalProperties: false };
const Phrases = Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: MAX_PHRASES });

const SynonymSchema = Type.Object(
  {
    language: Type.Enum([...LANGUAGES]),
    kind: Type.Enum(['one_way', 'equal', 'correction']),
    from: Phrases,
    to: Type.Optional(Phrases),
  },
  strictObject,
);

/** A product by id or slug, or all products with a value in a field. */
const target = {
  product: Type.Optional(Text),
  field: Type.Optional(Text),
  value: Type.Optional(Text),
};
const PinsSchema = Type.Array(
  Type.Object({ product: Text, position: Type.Integer({ minimum: 1, maximum: MAX_POSITION }) }, strictObject),
  { maxItems: MAX_TARGETS },
);
const BoostsSchema = Type.Array(
  Type.Object(
    { ...target, steps: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_STEPS })) },
    strictObject,
  ),
  { maxItems: MAX_TARGETS },
);
const RuleSchema = Type.Object(
  {
    id: Type.String({
      pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$',
      expected: '1 to 64 of the letters a to z, digits, and . _ - after the first',
    }),
    query: Type.Optional(Text),
    match: Type.Optional(Type.Enum(['exact', 'begins', 'contains'])),
    /** By id, external id or slug. */
    listing: Type.Optional(Text),
    markets: Type.Optional(Type.Array(MarketCode, { minItems: 1 })),
    from: Type.Optional(Time),
    until: Type.Optional(Time),
    pin: Type.Optional(PinsSchema),
    boost: Type.Optional(BoostsSchema),
    bury: Type.Optional(BoostsSchema),
    hide: Type.Optional(Type.Array(Type.Object(target, strictObject), { maxItems: MAX_TARGETS })),
    redirect: Type.Optional(
      Type.Object({ listing: Type.Optional(Text), page: Type.Optional(Text) }, strictObject),
    ),
  },
  strictObject,
);
const FileSchema = Type.Object(
  {
    synonyms: Type.Optional(Type.Array(SynonymSchema, { maxItems: MAX_SYNONYMS })),
    rules: Type.Optional(Type.Array(RuleSchema, { maxItems: MAX_RULES })),
  },
  strictObject,
);

export type FileSynonym = Static<typeof SynonymSchema>;
export type FileRule = Static<typeof RuleSchema>;
export type MerchandisingFile = Static<typeof FileSchema>;

/** An issue and its location: the entry as named in the file, the field in it, and the reason. */
export interface ValidationIssue {
  readonly entry: string;
  readonly field: string;
  readonly reason: string;
}

const compiled = Compile(FileSchema);
const PATH_SEPARATORS = /[.[\]]+/;
/** What stands before the path within an entry: `rules[0].`. */
const ENTRY_PLACE = /^(synonyms|rules)\[\d+\]\.?/;

/** Empty for a valid file; its references are checked later. */
export function validateFile(value: unknown, nameOf: (path: readonly string[]) => string): ValidationIssue[] {
  if (!compiled.Check(value))
    return formIssues(FileSchema, compiled, value).map(({ field, reason }) => ({
      entry: nameOf(field.split(PATH_SEPARATORS)),
      field: field.replace(ENTRY_PLACE, ''),
      reason,
    }));
  const file: MerchandisingFile = value;
  return [
    ...(file.synonyms ?? []).flatMap((synonym, at) =>
      synonymIssues(synonym).map((issue) => ({ entry: nameOf(['synonyms', `${at}`]), ...issue })),
    ),
    ...(file.rules ?? []).flatMap((rule, at) =>
      ruleIssues(rule).map((issue) => ({ entry: nameOf(rulePath(at, issue.field)), ...issue })),
    ),
    ...repeatedIds(file.rules ?? []).map((at) => ({
      entry: nameOf(['rules', `${at}`]),
      field: 'id',
      reason: `"${file.rules?.[at]?.id}" is the id of an earlier rule`,
    })),
  ];
}

/** The path to a field of the rule: of `pin[0].product` it is rules, the index, pin, 0, product. */
export function rulePath(at: number, field: string): string[] {
  return ['rules', `${at}`, ...field.split(PATH_SEPARATORS)];
}

type IssueDetail = Omit<ValidationIssue, 'entry'>;
const HAS_WORD = /[\p{L}\p{N}]/u;

function synonymIssues({ kind, from, to = [] }: FileSynonym): IssueDetail[] {
  const issues: IssueDetail[] = [];
  const isEqual = kind === 'equal';
  for (const [field, phrases] of [
    ['from', from],
    ['to', to],
  ] as const)
    for (const [at, phrase] of phrases.entries())
      if (!HAS_WORD.test(phrase))
        issues.push({ field: `${field}[${at}]`, reason: `"${phrase}" holds no word` });
      else if (phrase.includes(LIST_SEPARATOR))
        issues.push({
          field: `${field}[${at}]`,
          reason: `"${phrase}" holds "${LIST_SEPARATOR}", which separates phrases: each is an entry of the list`,
        });
  if (isEqual && from.length + to.length < 2)
    issues.push({ field: 'from', reason: 'needs at least two phrases that mean the same' });
  if (!isEqual && from.length === 0) issues.push({ field: 'from', reason: 'needs at least one phrase' });
  if (!isEqual && to.length === 0) issues.push({ field: 'to', reason: 'needs at least one phrase' });
  return issues;
}

function ruleIssues(rule: FileRule): IssueDetail[] {
  const issues: IssueDetail[] = [];
  const report = (field: string, reason: string) => issues.push({ field, reason });
  if ((rule.query === undefined) === (rule.listing === undefined))
    report('query', 'a rule is for a query or for a listing, and needs one of them');
  if (rule.query !== undefined && !HAS_WORD.test(rule.query))
    report('query', `"${rule.query}" holds no word`);
  if (rule.listing !== undefined && rule.match !== undefined) report('match', 'is for queries only');
  if (rule.listing !== undefined && rule.redirect !== undefined) report('redirect', 'is for queries only');
  issues.push(...timeSpanIssues(rule));
  for (const field of ['boost', 'bury', 'hide'] as const)
    for (const [at, target] of (rule[field] ?? []).entries()) {
      const isProduct =
        target.product !== undefined && target.field === undefined && target.value === undefined;
      const isValue =
        target.product === undefined && target.field !== undefined && target.value !== undefined;
      if (!isProduct && !isValue) report(`${field}[${at}]`, 'needs a product, or a field and a value');
    }
  if (
    rule.redirect !== undefined &&
    (rule.redirect.listing === undefined) === (rule.redirect.page === undefined)
  )
    report('redirect', 'needs a listing or a page');
  if (rule.redirect?.page !== undefined && !/^\/(?!\/)\S*$/.test(rule.redirect.page))
    report('redirect.page', 'must be a path of the shop, such as /e/size-guide');
  const hasAction = [rule.pin, rule.boost, rule.bury, rule.hide].some((list) => (list?.length ?? 0) > 0);
  if (!hasAction && rule.redirect === undefined)
    report('pin', 'the rule decides nothing: it needs pin, boost, bury, hide or redirect');
  return issues;
}

function repeatedIds(rules: readonly FileRule[]): number[] {
  const seen = new Set<string>();
  return [...rules.entries()].flatMap(([at, { id }]) => {
    if (seen.has(id)) return [at];
    seen.add(id);
    return [];
  });
}
