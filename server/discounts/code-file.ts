// A file of discount codes as an operator writes it: its form, and what its fields say of one another.
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { discountCodeOf } from '#contract/discount-code.ts';
import { CURRENCIES, type Currency, currencyFormat, MARKET_CODE_PATTERN } from '#contract/market.ts';
import { type FormIssue, formIssues } from '#server/form-issues.ts';

const MAX_CODES = 10_000;
/** In major units, as for prices: more is a mistake. */
const MAX_AMOUNT = 100_000_000;
const strictObject = { additionalProperties: false };
const Name = Type.String({ minLength: 1, maxLength: 200 });
const Names = Type.Array(Name, { minItems: 1, maxItems: 500 });
const Time = Type.String({ format: 'date-time' });
const Count = Type.Integer({ minimum: 1, maximum: 1_000_000_000 });
/** By currency, in major units: `{ "SEK": 100, "EUR": 9.5 }`. */
const Amounts = Type.Object(
  Object.fromEntries(
    CURRENCIES.map((currency) => [
      currency,
      Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: MAX_AMOUNT })),
    ]),
  ),
  { ...strictObject, minProperties: 1 },
);

const CodeSchema = Type.Object(
  {
    code: Name,
    /** One of these three says what it does. */
    percent: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 100 })),
    amount: Type.Optional(Amounts),
    freeShipping: Type.Optional(Type.Literal(true)),
    /** By id, external id or slug, with all below it. */
    categories: Type.Optional(Names),
    /** By id or slug. */
    products: Type.Optional(Names),
    excludesReduced: Type.Optional(Type.Boolean()),
    markets: Type.Optional(Type.Array(Type.String({ pattern: MARKET_CODE_PATTERN }), { minItems: 1 })),
    from: Type.Optional(Time),
    until: Type.Optional(Time),
    minimum: Type.Optional(Amounts),
    uses: Type.Optional(Count),
    usesPerCustomer: Type.Optional(Count),
    stackable: Type.Optional(Type.Boolean()),
    /** Written by `list`, so that its output can be stored again; never read. */
    used: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  strictObject,
);
const FileSchema = Type.Object({ codes: Type.Array(CodeSchema, { maxItems: MAX_CODES }) }, strictObject);
const compiled = Compile(FileSchema);

export type CodeFileAmounts = Partial<Record<Currency, number>>;
export type CodeFileEntry = Omit<Static<typeof CodeSchema>, 'amount' | 'minimum'> & {
  readonly amount?: CodeFileAmounts;
  readonly minimum?: CodeFileAmounts;
};
export interface CodeFile {
  readonly codes: readonly CodeFileEntry[];
}

/** Empty for a valid file; what it names in the catalogue is looked up later. */
export function codeFileIssues(value: unknown): FormIssue[] {
  if (!compiled.Check(value)) return formIssues(FileSchema, compiled, value);
  const { codes } = value as CodeFile;
  const seen = new Map<string, number>();
  return codes.flatMap((entry, at) => {
    const issues = entryIssues(entry);
    const code = discountCodeOf(entry.code);
    const before = code === null ? undefined : seen.get(code);
    if (code !== null && before === undefined) seen.set(code, at);
    if (before !== undefined)
      issues.push({ field: 'code', reason: `"${entry.code}" is the code of codes[${before}]` });
    return issues.map(({ field, reason }) => ({ field: `codes[${at}].${field}`, reason }));
  });
}

function entryIssues(entry: CodeFileEntry): FormIssue[] {
  const issues: FormIssue[] = [];
  const report = (field: string, reason: string) => issues.push({ field, reason });
  if (discountCodeOf(entry.code) === null)
    report('code', `"${entry.code}" must be 1 to 40 letters and digits, or - _ . % after the first`);
  const effects = (['percent', 'amount', 'freeShipping'] as const).filter(
    (name) => entry[name] !== undefined,
  );
  if (effects.length !== 1)
    report(effects[1] ?? 'percent', 'a code has one of percent, amount and freeShipping, and only one');
  const { percent, from, until } = entry;
  if (percent !== undefined && Number(percent.toFixed(2)) !== percent)
    report('percent', `${percent} has more than 2 decimals`);
  for (const field of ['amount', 'minimum'] as const)
    for (const [currency, amount] of Object.entries(entry[field] ?? {})) {
      const { minorDigits } = currencyFormat(currency as Currency);
      if (Number(amount.toFixed(minorDigits)) !== amount)
        report(`${field}.${currency}`, `${amount} has more than the ${minorDigits} decimals of ${currency}`);
    }
  if (from !== undefined && until !== undefined && Date.parse(from) >= Date.parse(until))
    report('until', 'must be later than from');
  return issues;
}
